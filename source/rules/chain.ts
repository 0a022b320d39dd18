import {type Card, rankOf} from '../cards.js';
import type {Position} from './position.js';

/** A card put under the pile with that index, or, without one, laid on the packet. */
export type ChainStep = {readonly card: Card; readonly under: number | undefined};

/**
 * What happens when the turned card of the reserve is tucked, step by step, and the piles after it.
 * Each card pushes off the top of the pile of its own number. The chain ends at an empty place, with a
 * card that has no number, or before a card that has already moved in it (else it could run for ever).
 */
export const tuckChain = (
	position: Position,
): {readonly steps: readonly ChainStep[]; readonly tableau: readonly (readonly Card[])[]} => {
	const tableau = position.tableau.map(pile => [...pile]);
	const moved = new Set<Card>();
	const steps: ChainStep[] = [];
	let card = position.reserve.at(-1);
	while (card !== undefined) {
		const under = rankOf(card) - 1;
		const pile = tableau[under];
		if (pile === undefined) {
			steps.push({card, under: undefined});
			break;
		}
		steps.push({card, under});
		const wasEmpty = pile.length === 0;
		pile.unshift(card);
		moved.add(card);
		const top = pile.at(-1) as Card;
		card = wasEmpty || moved.has(top) ? undefined : pile.pop();
	}
	return {steps, tableau};
};
