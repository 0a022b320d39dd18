import type {Card} from '../cards.js';
import {cardAt, foundationRefusal} from './card-refusal.js';
import type {Game} from './game.js';
import type {Action} from './move.js';
import {
	dealOf,
	hasReserve,
	isReserveTurned,
	type Position,
	pulledIndex,
	tuckOf,
} from './position.js';
import type {Refusal} from './refusal.js';
import {isCorner} from './table.js';

/** Rules, 2.9. */
const redealRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (position.stock.length > 0) {
		return 'stock-not-empty';
	}
	if (position.reserve.length > 0) {
		return 'reserve-not-used';
	}
	return position.deal < game.deals.length ? undefined : 'last-deal';
};

/** Rules, 2.13, 3.1. */
const flipRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (!dealOf(game, position).flip) {
		return game.deals.some(({flip}) => flip) ? 'no-flip-yet' : 'no-flip';
	}
	return position.tableau.some(({length}) => length >= 2) ? undefined : 'nothing-to-flip';
};

/** Rules, 3.3. */
const turnRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (!hasReserve(game)) {
		return 'no-reserve';
	}
	if (position.stock.length > 0) {
		return 'stock-not-empty';
	}
	if (position.reserve.length === 0) {
		return 'reserve-empty';
	}
	return isReserveTurned(position) ? 'already-turned' : undefined;
};

/** A turned card that fits a foundation has to go there (Rules, 3.3). */
const turnedTuckRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (position.stock.length > 0) {
		return 'stock-not-empty';
	}
	if (position.reserve.length === 0) {
		return 'reserve-empty';
	}
	if (!isReserveTurned(position)) {
		return 'nothing-turned';
	}
	const source = {at: 'reserve'} as const;
	const card = cardAt(position, source) as Card;
	const fits = game.foundations.some(
		(_, index) => foundationRefusal(game, position, card, source, index) === undefined,
	);
	return fits ? 'turned-fits' : undefined;
};

/** Whether some side pile has more cards than that. */
const hasSidePileOver = (game: Game, position: Position, count: number): boolean =>
	position.tableau.some((pile, index) => pile.length > count && !isCorner(game, index));

/** Rules, 3.13. */
const sideTuckRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (position.stock.length > 0) {
		return 'stock-not-empty';
	}
	switch (position.sideRights) {
		case 'tucked':
			return 'tuck-used';
		case 'pulled':
			return 'pull-used';
		case 'built':
			return 'right-ended-by-building';
		case 'untouched':
			return hasSidePileOver(game, position, 1) ? undefined : 'nothing-to-tuck';
	}
};

/** Rules, 3.13. */
const sidePullRefusal = (game: Game, position: Position): Refusal | undefined => {
	if (!game.sideRights) {
		return 'no-pull';
	}
	if (position.stock.length > 0) {
		return 'stock-not-empty';
	}
	switch (position.sideRights) {
		case 'pulled':
			return 'pull-used';
		case 'built':
			return 'right-ended-by-building';
		case 'untouched':
		case 'tucked':
			return hasSidePileOver(game, position, pulledIndex(position) + 1)
				? undefined
				: 'nothing-to-pull';
	}
};

const tuckRefusal = (game: Game, position: Position): Refusal | undefined => {
	switch (tuckOf(game)) {
		case 'sides':
			return sideTuckRefusal(game, position);
		case 'chain':
			return turnedTuckRefusal(game, position);
		case undefined:
			return 'no-tuck';
	}
};

/** For each action why it may not be done now. */
export const actionRefusals: Record<
	Action,
	(game: Game, position: Position) => Refusal | undefined
> = {
	deal: (_, {stock}) => (stock.length > 0 ? undefined : 'stock-empty'),
	redeal: redealRefusal,
	flip: flipRefusal,
	turn: turnRefusal,
	tuck: tuckRefusal,
	pull: sidePullRefusal,
};
