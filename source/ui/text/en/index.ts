import type {RefusalFacts} from '../../../rules/describe.js';
import {refusals} from './refusals.js';

/** The program's words in English. */
export const en = {
	refusal: (facts: RefusalFacts): string => refusals[facts.refusal](facts),
	unreadableMove: (typed: string): string =>
		`“${typed}” is not a move. Moves are spelt like t3-f2, p7-f2, t3-t5, deal or redeal, in small letters without blanks.`,
};
