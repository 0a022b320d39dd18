import {ace, type Card, faceUp, king, rankOf, type Suit, suitOf} from '../cards.js';
import type {Game} from './game.js';
import type {CardMove, Source, Target} from './move.js';
import {hasPacket, hasReserve, isReserveTurned, type Position} from './position.js';
import type {Refusal} from './refusal.js';
import {isCorner, reaches, rowRuleHolds} from './table.js';

/** The rank that a foundation waits for, its base if it is empty; `undefined` when it is complete. */
export const nextRank = (game: Game, position: Position, index: number): number | undefined => {
	const plan = game.foundations[index];
	const pile = position.foundations[index];
	if (plan === undefined || pile === undefined || pile.length === plan.length) {
		return undefined;
	}
	if (pile.length === 0) {
		return plan.base;
	}
	const next = rankOf(pile[pile.length - 1] as Card) + plan.step;
	return next > king ? ace : next < ace ? king : next;
};

/** Whether a base card of that suit already lies on another foundation with the same base (Rules, 3.11). */
const isSuitOpen = (game: Game, position: Position, index: number, card: Card): boolean =>
	position.foundations.some(
		(pile, other) =>
			pile[0] !== undefined &&
			game.foundations[other]?.base === game.foundations[index]?.base &&
			suitOf(pile[0]) === suitOf(card),
	);

/** Why the card may not go to the foundation. The row rule goes by the place it comes from, and never binds a base card (Rules, 3.8, 3.11). */
export const foundationRefusal = (
	game: Game,
	position: Position,
	card: Card,
	source: Source,
	index: number,
): Refusal | undefined => {
	const plan = game.foundations[index];
	const pile = position.foundations[index];
	const next = nextRank(game, position, index);
	if (plan === undefined || pile === undefined || next === undefined) {
		return 'foundation-complete';
	}
	const isNext = rankOf(card) === next;
	if (pile.length === 0) {
		if (!isNext || (plan.suit !== 'chosen' && plan.suit !== suitOf(card))) {
			return 'foundation-opens-with';
		}
		return plan.suit === 'chosen' && isSuitOpen(game, position, index, card)
			? 'suit-already-open'
			: undefined;
	}
	if (!isNext || (plan.follows === 'in suit' && suitOf(pile[0] as Card) !== suitOf(card))) {
		return 'not-next';
	}
	return source.at === 'tableau' &&
		rowRuleHolds(game, position) &&
		!reaches(game, source.index, index)
		? 'row-rule'
		: undefined;
};

/** Why no card at all may be laid on the pile now: building (Rules, 3.5, 3.8), filling (Rules, 3.9), replacing (Rules, 3.12). */
const pileRefusal = (game: Game, position: Position, index: number): Refusal | undefined => {
	const pile = position.tableau[index];
	if (position.replacement !== undefined) {
		return position.replacement === index ? undefined : 'replacement-due';
	}
	if (pile === undefined) {
		return 'no-such-pile';
	}
	if (pile.length === 0 && game.filling) {
		return undefined;
	}
	if (game.building === undefined) {
		return 'no-building';
	}
	if (pile.length === 0) {
		return 'no-filling';
	}
	return game.building.during === 'play after the stock' && position.stock.length > 0
		? 'building-after-stock'
		: undefined;
};

/** The only suit that the pile takes, as building is in suit; `undefined` for an empty place or one that is to be replaced, which take any. */
export const builtSuit = (position: Position, index: number): Suit | undefined => {
	const pile = position.tableau[index];
	return pile === undefined || pile.length === 0 || position.replacement !== undefined
		? undefined
		: suitOf(pile[pile.length - 1] as Card);
};

/** Why the card may not be laid on the pile, given that some card may: on another card it must be next in suit. */
const buildingRefusal = (
	game: Game,
	position: Position,
	card: Card,
	index: number,
): Refusal | undefined => {
	const suit = builtSuit(position, index);
	if (suit === undefined) {
		return undefined;
	}
	if (suitOf(card) !== suit) {
		return 'other-suit';
	}
	const step = rankOf(card) - rankOf(position.tableau[index]?.at(-1) as Card);
	return step === game.building?.steps[0] || step === game.building?.steps[1]
		? undefined
		: 'wrong-rank';
};

/** Why the card at the source is not in play, whatever its target. */
export const sourceRefusal = (
	game: Game,
	position: Position,
	source: Source,
): Refusal | undefined => {
	switch (source.at) {
		case 'tableau': {
			const pile = position.tableau[source.index];
			if (pile === undefined) {
				return 'no-such-pile';
			}
			if (pile.length === 0) {
				return 'empty-pile';
			}
			return position.replacement === undefined || isCorner(game, source.index)
				? undefined
				: 'replacement-due';
		}
		case 'packet': {
			if (!hasPacket(game)) {
				return 'no-packet';
			}
			if (position.packet[source.index] === undefined) {
				return 'no-such-packet-card';
			}
			if (position.stock.length === 0 && position.reserve.length === 0) {
				return undefined;
			}
			if (game.packet === 'closed') {
				return 'packet-closed';
			}
			return source.index === position.packet.length - 1 ? undefined : 'packet-top-only';
		}
		case 'reserve':
			if (!hasReserve(game)) {
				return 'no-reserve';
			}
			return isReserveTurned(position) ? undefined : 'nothing-turned';
	}
};

/** The card at a source, whether it is in play or not. */
export const cardAt = (position: Position, source: Source): Card | undefined => {
	const lying =
		source.at === 'tableau'
			? position.tableau[source.index]?.at(-1)
			: source.at === 'packet'
				? position.packet[source.index]
				: position.reserve.at(-1);
	return lying === undefined ? undefined : faceUp(lying);
};

/** Why no card at all may go to the target now. */
export const closedRefusal = (
	game: Game,
	position: Position,
	target: Target,
): Refusal | undefined => {
	if (target.at === 'tableau') {
		return pileRefusal(game, position, target.index);
	}
	if (position.replacement !== undefined) {
		return 'replacement-due';
	}
	if (target.at === 'aside') {
		return game.aside === undefined ? 'no-row-aside' : undefined;
	}
	return nextRank(game, position, target.index) === undefined ? 'foundation-complete' : undefined;
};

/** Why the card may not go to the target, given that it is in play and that some card may go there. */
export const targetRefusal = (
	game: Game,
	position: Position,
	source: Source,
	card: Card,
	target: Target,
): Refusal | undefined => {
	switch (target.at) {
		case 'foundation':
			return foundationRefusal(game, position, card, source, target.index);
		case 'aside':
			return rankOf(card) === game.aside ? undefined : 'not-for-aside';
		case 'tableau':
			return buildingRefusal(game, position, card, target.index);
	}
};

/** Why the card may not be moved so. */
export const cardRefusal = (game: Game, position: Position, {source, target}: CardMove) =>
	sourceRefusal(game, position, source) ??
	closedRefusal(game, position, target) ??
	targetRefusal(game, position, source, cardAt(position, source) as Card, target);
