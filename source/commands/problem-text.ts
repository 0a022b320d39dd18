import type {Problem} from '../storage/problem.js';
import type {Store} from '../storage/store.js';
import {printablePath} from '../terminal/printable.js';
import type {Text} from '../ui/text/text.js';

/** One line for the player. */
export const problemText = (problem: Problem, text: Text): string =>
	text.problems[problem.key](printablePath(problem.path), 'code' in problem ? problem.code : '');

/** All that the store has to tell of its files, a line each. */
export const complaintsIn = (store: Store, text: Text): string =>
	store
		.problems()
		.map(problem => `${problemText(problem, text)}\n`)
		.join('');
