import {ace, king, type Rank, suits} from '../cards.js';
import type {Foundation, Table} from '../rules/game.js';

/** Four foundations ♠ ♥ ♦ ♣ in suit, opened by the base cards that come. */
export const inSuit = (base: Rank, step: 1 | -1, length: number): readonly Foundation[] =>
	suits.map(suit => ({
		base,
		step,
		length,
		suit,
		follows: 'in suit',
		laidOut: false,
	}));

/** Four aces up to the king, four kings down to the ace. */
export const acesUpKingsDown: readonly Foundation[] = [
	...inSuit(ace, 1, 13),
	...inSuit(king, -1, 13),
];

/** The table of all games without rows: the first four foundations on the left, the others on the right. */
export const inFans: Table = {
	drawn: 'fans',
	foundations: [
		[0, 1, 2, 3],
		[4, 5, 6, 7],
	],
};
