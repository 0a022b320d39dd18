import {generator} from '../../source/random.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import type {Move} from '../../source/rules/move.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Position} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import {frozen} from './position.js';

/** A game as it was played: one more position than moves. All positions are frozen. */
export type Played = {readonly moves: readonly Move[]; readonly positions: readonly Position[]};

const mostMoves = 300;

/**
 * Plays a game to its end, or for 300 moves, with moves drawn from a seed: some players take every
 * card home that they can, some hardly any, so that all phases are met.
 */
export const played = (game: Game, dealNumber: number, seed: number): Played => {
	const draw = generator(seed, 4711);
	const greed = [0.3, 0.7, 0.95, 1][seed % 4]!;
	const positions = [frozen(startPosition(game, dealNumber))];
	const moves: Move[] = [];
	while (moves.length < mostMoves) {
		const position = positions.at(-1)!;
		const legal = legalMoves(game, position);
		if (legal.length === 0) {
			break;
		}
		const home = legal.filter(move => move.kind === 'card' && move.target.at !== 'tableau');
		const choice = home.length > 0 && draw() / 2 ** 32 < greed ? home : legal;
		const move = choice[draw() % choice.length]!;
		moves.push(move);
		positions.push(frozen(applied(game, position, move)));
	}
	return {moves, positions};
};
