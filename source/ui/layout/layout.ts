import type {Game} from '../../rules/game.js';
import type {Position} from '../../rules/position.js';
import {columnsLayout} from './columns.js';
import {fansLayout} from './fans.js';
import type {Layout, Size} from './geometry.js';

/** Places for everything on the table, as the game says that it is drawn. */
export const tableLayout = (game: Game, position: Position, size: Size): Layout =>
	game.table.drawn === 'columns'
		? columnsLayout(game.table, size)
		: fansLayout(game, game.table, position, size);
