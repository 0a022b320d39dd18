import {type Card, rankOf} from '../cards.js';
import type {Game} from './game.js';
import type {Move} from './move.js';
import {type Position, tuckOf} from './position.js';

/** Whether the move is a tuck that runs a chain. */
export const startsChain = (game: Game, move: Move): boolean =>
	move.text === 'tuck' && tuckOf(game) === 'chain';

/** A card put under the pile with that index, or, without one, laid on the packet; and the piles after it. */
export type ChainStep = {
	readonly card: Card;
	readonly under: number | undefined;
	readonly tableau: readonly (readonly Card[])[];
};

/**
 * What happens when the turned card of the reserve is tucked, step by step. Each card pushes off the top
 * of the pile of its own number. The chain ends at an empty place, with a card that has no number, or
 * before a card that has already moved in it, else it could run for ever (Rules, 3.3).
 */
export const tuckChain = (position: Position): readonly ChainStep[] => {
	let tableau: readonly (readonly Card[])[] = position.tableau;
	const moved = new Set<Card>();
	const steps: ChainStep[] = [];
	let card = position.reserve.at(-1);
	while (card !== undefined) {
		const under = rankOf(card) - 1;
		const pile = tableau[under];
		if (pile === undefined) {
			steps.push({card, under: undefined, tableau});
			break;
		}
		moved.add(card);
		const top = pile.at(-1);
		const pushed = top === undefined || moved.has(top) ? undefined : top;
		const left = pushed === undefined ? pile : pile.slice(0, -1);
		tableau = tableau.with(under, [card, ...left]);
		steps.push({card, under, tableau});
		card = pushed;
	}
	return steps;
};
