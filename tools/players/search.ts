import {type Generator, generator} from '../../source/random.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {actionMove, type Move} from '../../source/rules/move.js';
import {legalMoves, statusOf} from '../../source/rules/moves.js';
import {cardsHome, cardsNeeded, type Position} from '../../source/rules/position.js';
import {carefulGame, carefulMoves, isHomeward} from './careful.js';

export type Effort = {
	/** Positions kept after each round. */
	readonly width: number;
	/** Ways tried of playing on from each of them to the next round. */
	readonly tries: number;
	/** Positions looked at in the play after the last round. */
	readonly endPositions: number;
	/** Positions in which the careful player may look for a chain of building moves. */
	readonly patience: number;
};

export const ordinaryEffort: Effort = {width: 6, tries: 6, endPositions: 3000, patience: 20};

/** A position reached, and the way to it as a list from its last move back. */
type Reached = {readonly position: Position; readonly way: Way | undefined};
type Way = {readonly move: Move; readonly before: Way | undefined};

const isRound = (move: Move): boolean =>
	move === actionMove('deal') || move === actionMove('redeal');

const wayMoves = (way: Way | undefined): readonly Move[] => {
	const moves: Move[] = [];
	for (let step = way; step !== undefined; step = step.before) {
		moves.push(step.move);
	}
	return moves.reverse();
};

const after = (game: Game, reached: Reached, moves: readonly Move[]): Reached =>
	moves.reduce<Reached>(
		({position, way}, move) => ({
			position: applied(game, position, move),
			way: {move, before: way},
		}),
		reached,
	);

/** Equal for positions that play on alike. */
const keyOf = ({foundations, stock, tableau, packet, reserve, ...rest}: Position): string =>
	JSON.stringify([
		foundations.map(pile => [pile[0], pile.length]),
		stock.length,
		tableau,
		packet,
		reserve,
		rest.sideRights,
		rest.replacement,
	]);

/** Plays on from whatever position has most cards home, until one is won or enough were looked at. */
const searchEnd = (game: Game, start: Reached, positions: number): Reached | undefined => {
	const seen = new Set<string>();
	const byHome: Reached[][] = Array.from({length: cardsNeeded(game) + 1}, () => []);
	const add = (reached: Reached) => {
		const key = keyOf(reached.position);
		if (!seen.has(key)) {
			seen.add(key);
			byHome[cardsHome(reached.position)]?.push(reached);
		}
	};
	add(start);
	for (let left = positions; left > 0; left--) {
		const reached = byHome.findLast(({length}) => length > 0)?.pop();
		if (reached === undefined || statusOf(game, reached.position) === 'won') {
			return reached;
		}
		for (const move of legalMoves(game, reached.position)) {
			add(after(game, reached, [move]));
		}
	}
	return undefined;
};

/** Plays on at random, mostly homeward, until the next round is laid; `undefined` if that doesn't come. */
const wander = (game: Game, start: Reached, draw: Generator): Reached | undefined => {
	const haste = draw() % 4;
	let reached = start;
	for (let steps = 0; steps < 60; steps++) {
		const moves = legalMoves(game, reached.position);
		const round = moves.find(isRound);
		const homeward = moves.filter(isHomeward);
		const others = moves.filter(move => !isRound(move) && !isHomeward(move));
		const isHome = homeward.length > 0 && (others.length === 0 || draw() % 10 > 0);
		const wanted = isHome ? homeward : others;
		const stay = isHome ? 5 + 10 * haste : 2 + haste;
		if (round !== undefined && (wanted.length === 0 || draw() % stay === 0)) {
			return after(game, reached, [round]);
		}
		const move = wanted[draw() % (wanted.length || 1)];
		if (move === undefined) {
			return undefined;
		}
		reached = after(game, reached, [move]);
	}
	return undefined;
};

/** Plays on as the careful player until the next round is laid; `undefined` if he gives up before. */
const proceed = (game: Game, start: Reached, patience: number): Reached | undefined => {
	let reached = start;
	for (;;) {
		const moves = carefulMoves(game, reached.position, patience);
		if (moves.length === 0) {
			return undefined;
		}
		reached = after(game, reached, moves);
		if (moves.some(isRound)) {
			return reached;
		}
	}
};

/**
 * The moves of a won game, found with open cards, or `undefined`: a beam over the rounds, in which a
 * position is worth what the careful player would bring home from it. The same start and effort
 * always give the same answer.
 */
export const searchWin = (
	game: Game,
	start: Position,
	{width, tries, endPositions, patience}: Effort,
): readonly Move[] | undefined => {
	const draw = generator(start.dealNumber, 0);
	let beam: readonly Reached[] = [{position: start, way: undefined}];
	while (beam.length > 0) {
		const found = new Map<string, {readonly reached: Reached; readonly worth: number}>();
		for (const reached of beam) {
			const {stock, deal} = reached.position;
			const won =
				stock.length === 0 && deal === game.deals.length
					? searchEnd(game, reached, endPositions)
					: undefined;
			if (won !== undefined) {
				return wayMoves(won.way);
			}
			for (let count = 0; count < tries; count++) {
				const next = count === 0 ? proceed(game, reached, patience) : wander(game, reached, draw);
				const key = next && keyOf(next.position);
				if (next === undefined || key === undefined || found.has(key)) {
					continue;
				}
				const rest = carefulGame(game, next.position, patience);
				if (statusOf(game, rest.position) === 'won') {
					return [...wayMoves(next.way), ...rest.moves];
				}
				found.set(key, {reached: next, worth: cardsHome(rest.position)});
			}
		}
		beam = [...found.values()]
			.toSorted((one, other) => other.worth - one.worth)
			.slice(0, width)
			.map(({reached}) => reached);
	}
	return undefined;
};
