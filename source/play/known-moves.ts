import type {Game} from '../rules/game.js';
import type {Move} from '../rules/move.js';
import {legalMoves} from '../rules/moves.js';
import type {Position} from '../rules/position.js';

/**
 * The legal moves of the position that was asked about last, listed once for all who ask one after another. A
 * session hands it on from step to step.
 */
export class KnownMoves {
	#position: Position | undefined;
	#moves: readonly Move[] = [];

	of(game: Game, position: Position): readonly Move[] {
		if (position !== this.#position) {
			this.#position = position;
			this.#moves = legalMoves(game, position);
		}
		return this.#moves;
	}
}
