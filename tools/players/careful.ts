import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {type Action, actionMove, type CardMove, type Move} from '../../source/rules/move.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Position} from '../../source/rules/position.js';

/** How many positions the careful player thinks through, at most, for a chain of building moves. */
export const ordinaryPatience = 200;

const isBuilding = (move: Move): move is CardMove =>
	move.kind === 'card' && move.target.at === 'tableau';

/** A move to a foundation or to the row aside: the card never comes back from there. */
export const isHomeward = (move: Move): move is CardMove =>
	move.kind === 'card' && move.target.at !== 'tableau';

/** How many cards lie where the card would go. */
const targetHeight = ({foundations, aside}: Position, {target}: CardMove): number =>
	target.at === 'foundation' ? (foundations[target.index]?.length ?? 0) : aside.length;

/** How many cards lie where the card comes from, itself included. */
const sourceHeight = ({tableau}: Position, {source}: CardMove): number =>
	source.at === 'tableau' ? (tableau[source.index]?.length ?? 0) : 1;

/** The homeward move to the lowest foundation; of equals the one from the highest pile. */
const homewardMove = (position: Position, moves: readonly Move[]): CardMove | undefined =>
	moves
		.filter(isHomeward)
		.toSorted(
			(one, other) =>
				targetHeight(position, one) - targetHeight(position, other) ||
				sourceHeight(position, other) - sourceHeight(position, one),
		)[0];

/**
 * The shortest chain of building, filling or replacing moves after which a card can go home, or none.
 * Every card that it looks at lies open: games with such moves lay no card of the tableau face down.
 */
const openingChain = (game: Game, position: Position, patience: number): readonly Move[] => {
	const seen = new Set([JSON.stringify(position.tableau)]);
	const queue: {readonly position: Position; readonly chain: readonly Move[]}[] = [
		{position, chain: []},
	];
	for (const {position: current, chain} of queue) {
		const moves = legalMoves(game, current);
		if (moves.some(isHomeward)) {
			return chain;
		}
		for (const move of moves.filter(isBuilding)) {
			const next = applied(game, current, move);
			const key = JSON.stringify(next.tableau);
			if (!seen.has(key) && queue.length < patience) {
				seen.add(key);
				queue.push({position: next, chain: [...chain, move]});
			}
		}
	}
	return [];
};

const firstOf = (
	moves: readonly Move[],
	actions: readonly Action[],
): readonly Move[] | undefined => {
	const move = actions.map(actionMove).find(action => moves.includes(action));
	return move && [move];
};

/**
 * What a simple careful player does next, from open cards alone: a card goes home whenever one can;
 * else he turns up the reserve, tucks, pulls; else he builds if that brings a card home; else he turns
 * the piles over, deals, redeals. Empty when he sees nothing more to do.
 */
export const carefulMoves = (
	game: Game,
	position: Position,
	patience = ordinaryPatience,
): readonly Move[] => {
	const moves = legalMoves(game, position);
	const homeward = homewardMove(position, moves);
	if (homeward !== undefined) {
		return [homeward];
	}
	const prepared = firstOf(moves, ['turn', 'tuck', 'pull']);
	if (prepared !== undefined) {
		return prepared;
	}
	const chain = moves.some(isBuilding) ? openingChain(game, position, patience) : [];
	if (chain.length > 0) {
		return chain;
	}
	return position.replacement === undefined
		? (firstOf(moves, ['flip', 'deal', 'redeal']) ?? [])
		: moves.slice(0, 1);
};

/** The position in which the careful player's game ends, and his moves to it. */
export const carefulGame = (
	game: Game,
	start: Position,
	patience = ordinaryPatience,
): {readonly position: Position; readonly moves: readonly Move[]} => {
	const made: Move[] = [];
	let position = start;
	for (;;) {
		const moves = carefulMoves(game, position, patience);
		if (moves.length === 0) {
			return {position, moves: made};
		}
		for (const move of moves) {
			position = applied(game, position, move);
			made.push(move);
		}
	}
};
