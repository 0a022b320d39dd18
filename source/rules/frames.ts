import {faceDown} from '../cards.js';
import {startsChain, tuckChain} from './chain.js';
import type {Game} from './game.js';
import type {Move} from './move.js';
import type {Position} from './position.js';

const mostFrames = 5;

/** The last of the items, evenly picked where there are too many. */
const thinned = <Item>(items: readonly Item[]): readonly Item[] => {
	const step = Math.ceil(items.length / mostFrames);
	return items.filter((_, index) => (items.length - 1 - index) % step === 0);
};

/**
 * What a move looks like on its way, before the position it leads to: the steps of a chain, the backs of
 * piles being turned over. Five at the most; none for moves that are over at once.
 */
export const framesOf = (game: Game, position: Position, move: Move): readonly Position[] => {
	if (move.text === 'flip') {
		const tableau = position.tableau.map(pile => pile.toReversed().map(faceDown));
		return [{...position, tableau}];
	}
	if (startsChain(game, move)) {
		const steps = tuckChain(position);
		const reserve = position.reserve.slice(0, -1);
		return thinned(steps.slice(0, -1).map(({tableau}) => ({...position, reserve, tableau})));
	}
	return [];
};
