import type {Game} from '../../rules/game.js';
import type {Position} from '../../rules/position.js';
import {columnLayout} from './column.js';
import type {Layout, Size} from './geometry.js';
import {rowsLayout} from './rows.js';

/** Places for everything on the table. Games with rows of foundations have their piles in two columns. */
export const tableLayout = (game: Game, position: Position, size: Size): Layout =>
	game.rows.length > 0 ? columnLayout(game, size) : rowsLayout(game, position, size);
