import type {Problem} from '../storage/problem.js';
import {printableLine} from '../terminal/fault.js';
import type {Text} from '../ui/text/text.js';

/** One line for the player. */
export const problemText = (problem: Problem, text: Text): string =>
	text.problems[problem.key](printableLine(problem.path), 'code' in problem ? problem.code : '');
