import {type Card, type Rank, rankOf, type Suit, suitOf} from '../cards.js';
import {actionRefusals} from './action-refusal.js';
import {applied} from './apply.js';
import {
	builtSuit,
	cardAt,
	cardRefusal,
	closedRefusal,
	nextRank,
	sourceRefusal,
	targetRefusal,
} from './card-refusal.js';
import type {Game} from './game.js';
import {
	actionMove,
	actions,
	aside,
	foundations,
	type Move,
	moveBetween,
	packetPlaces,
	places,
	reserve,
	type Source,
	type Target,
} from './move.js';
import type {Position} from './position.js';
import type {Refusal} from './refusal.js';

export type Status = 'playing' | 'won' | 'lost';

const actionMoves = actions.map(actionMove);
const flip = actionMove('flip');

/** Every source of the position whose card is in play. */
const sourcesInPlay = (game: Game, position: Position): readonly Source[] => {
	const sources: Source[] = [];
	const add = (source: Source) => {
		if (sourceRefusal(game, position, source) === undefined) {
			sources.push(source);
		}
	};
	for (let index = 0; index < position.tableau.length; index++) {
		add(places[index] as Source);
	}
	for (let index = 0; index < position.packet.length; index++) {
		add(packetPlaces[index] as Source);
	}
	add(reserve);
	return sources;
};

/** A target to which some card may go, with the only rank and the only suit that it takes, if there is but one. */
type OpenTarget = {
	readonly target: Target;
	readonly rank: Rank | undefined;
	readonly suit: Suit | undefined;
};

const openTargets = (game: Game, position: Position): readonly OpenTarget[] => {
	const open: OpenTarget[] = [];
	const add = (target: Target, rank: Rank | undefined, suit: Suit | undefined) => {
		if (closedRefusal(game, position, target) === undefined) {
			open.push({target, rank, suit});
		}
	};
	for (const target of foundations) {
		add(target, nextRank(game, position, target.index), undefined);
	}
	add(aside, game.aside, undefined);
	for (let index = 0; index < position.tableau.length; index++) {
		add(places[index] as Target, undefined, builtSuit(position, index));
	}
	return open;
};

/** All moves that the rules allow in the position, even if the game is over. */
const allowedMoves = (game: Game, position: Position): readonly Move[] => {
	const moves: Move[] = [];
	const targets = openTargets(game, position);
	for (const source of sourcesInPlay(game, position)) {
		const card = cardAt(position, source) as Card;
		const cardRank = rankOf(card);
		const cardSuit = suitOf(card);
		for (const {target, rank, suit} of targets) {
			// Most cards are of the wrong rank or suit: to ask about them all would be most of the work.
			const move =
				(rank === undefined || rank === cardRank) &&
				(suit === undefined || suit === cardSuit) &&
				targetRefusal(game, position, source, card, target) === undefined &&
				moveBetween(source, target);
			if (move) {
				moves.push(move);
			}
		}
	}
	for (const move of actionMoves) {
		if (ruleRefusal(game, position, move) === undefined) {
			moves.push(move);
		}
	}
	return moves;
};

/**
 * Why the move may not be made in the position, leaving out that the game may be over; `undefined` if
 * it may. This is the one statement of what is allowed: legal moves, saved games and messages go through it.
 */
const ruleRefusal = (game: Game, position: Position, move: Move): Refusal | undefined => {
	if (move.kind === 'card') {
		return cardRefusal(game, position, move);
	}
	return position.replacement === undefined
		? actionRefusals[move.action](game, position)
		: 'replacement-due';
};

/** The last card that the game needs is home (Rules, 2.11). */
const isWon = (game: Game, position: Position): boolean =>
	game.foundations.every(({length}, index) => position.foundations[index]?.length === length);

/** Whether turning all piles over is all that is left, and would open nothing. */
const isFlippingInVain = (game: Game, position: Position, moves: readonly Move[]): boolean =>
	moves.length === 1 &&
	moves[0] === flip &&
	allowedMoves(game, applied(game, position, flip)).every(move => move === flip);

/** All legal moves; none when the game is won or lost. */
export const legalMoves = (game: Game, position: Position): readonly Move[] => {
	if (isWon(game, position)) {
		return [];
	}
	const moves = allowedMoves(game, position);
	return isFlippingInVain(game, position, moves) ? [] : moves;
};

/** A game is lost when nothing legal is left, or nothing but flips in vain (Rules, 2.12). */
export const statusOf = (game: Game, position: Position): Status => {
	if (isWon(game, position)) {
		return 'won';
	}
	return legalMoves(game, position).length === 0 ? 'lost' : 'playing';
};

/** Why the move is refused, the end of the game included; `undefined` if it is legal. */
export const refusal = (game: Game, position: Position, move: Move): Refusal | undefined => {
	const status = statusOf(game, position);
	return status === 'playing' ? ruleRefusal(game, position, move) : status;
};
