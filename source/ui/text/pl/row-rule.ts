import type {RowRule} from '../../../rules/game.js';
import {runs} from '../runs.js';

export const holds: Record<RowRule['holds'], string> = {
	'while the stock lasts': 'dopóki w talii są karty',
	'in the first deal': 'w pierwszym rozłożeniu',
};

/** `od 1 do 4, 7`. */
export const numbered = (numbers: readonly number[]): string =>
	runs(numbers, (first, last) => `od ${first} do ${last}`);

/** `kupki 3`, `kupek od 1 do 4`: after `z`. */
export const ofPiles = (numbers: readonly number[]): string =>
	`${numbers.length === 1 ? 'kupki' : 'kupek'} ${numbered(numbers)}`;
