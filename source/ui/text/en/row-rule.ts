import type {RowRule} from '../../../rules/game.js';
import {runs} from '../runs.js';

export const holds: Record<RowRule['holds'], string> = {
	'while the stock lasts': 'while the stock lasts',
	'in the first deal': 'in the first deal',
};

/** `1 to 4, 7`. */
export const numbered = (numbers: readonly number[]): string =>
	runs(numbers, (first, last) => `${first} to ${last}`);

/** `pile 3`, `piles 1 to 4`. */
export const pilesNumbered = (numbers: readonly number[]): string =>
	`${numbers.length === 1 ? 'pile' : 'piles'} ${numbered(numbers)}`;
