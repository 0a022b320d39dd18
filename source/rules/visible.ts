import {type Card, isFaceDown} from '../cards.js';
import type {Game} from './game.js';
import {dealOf, type Pile, type Position} from './position.js';

/** Cards as the player sees them, from the lowest to the top one; `undefined` where one is hidden. */
export type Seen = readonly (Card | undefined)[];

/** What the player sees of cards that lie in the packet, the reserve, aside or on a foundation. */
export const seen = (cards: Pile): Seen => cards.map(card => (isFaceDown(card) ? undefined : card));

/** What the player sees of a pile of the tableau: where piles are turned over, its top only (Rules, 2.14). */
export const seenInPile = (game: Game, position: Position, index: number): Seen => {
	const pile = position.tableau[index] ?? [];
	return dealOf(game, position).flip
		? seen(pile).map((card, place) => (place === pile.length - 1 ? card : undefined))
		: seen(pile);
};
