import type {Game} from '../rules/game.js';
import type {Move} from '../rules/move.js';
import {legalMoves} from '../rules/moves.js';
import type {Position} from '../rules/position.js';

let position: Position | undefined;
let moves: readonly Move[] = [];

/** The legal moves; listed once for all who ask about the same position one after another. */
export const knownMoves = (game: Game, asked: Position): readonly Move[] => {
	if (asked !== position) {
		position = asked;
		moves = legalMoves(game, asked);
	}
	return moves;
};
