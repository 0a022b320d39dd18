import type {Game, TableLine} from './game.js';
import type {Position} from './position.js';

/** The lines of a table that is drawn in columns, from top to bottom; none of one that is drawn in fans. */
export const linesOf = ({table}: Game): readonly TableLine[] =>
	table.drawn === 'columns' ? table.lines : [];

/** The foundations between two piles, by index. */
export const foundationsBetween = ({between}: TableLine): readonly number[] =>
	typeof between === 'string' ? [] : between;

/** The lines that have foundations: the rows of the table, 0 = a. */
export const rowsOf = (game: Game): readonly TableLine[] =>
	linesOf(game).filter(line => foundationsBetween(line).length > 0);

const rowWhere = (game: Game, test: (line: TableLine) => boolean): number | undefined => {
	const row = rowsOf(game).findIndex(test);
	return row < 0 ? undefined : row;
};

/** The row of a foundation, 0 = a; `undefined` on a table without rows. */
export const rowOfFoundation = (game: Game, index: number): number | undefined =>
	rowWhere(game, line => foundationsBetween(line).includes(index));

/** The row of a pile, 0 = a; `undefined` where it is in none. */
export const rowOfPile = (game: Game, index: number): number | undefined =>
	rowWhere(game, ({left, right}) => left === index || right === index);

export const isCorner = ({corners}: Game, index: number): boolean => corners.includes(index);

/** Whether the row rule, where the game has one, holds now (Rules, 3.8). */
export const rowRuleHolds = ({rowRule}: Game, {stock, deal}: Position): boolean => {
	switch (rowRule?.holds) {
		case undefined:
			return false;
		case 'while the stock lasts':
			return stock.length > 0;
		case 'in the first deal':
			return deal === 1;
	}
};

/** Whether the row rule lets the cards of a place go to the foundation. */
export const reaches = ({rowRule}: Game, place: number, foundation: number): boolean => {
	const reach = rowRule?.reach[place];
	return reach === undefined || reach === 'every' || reach.includes(foundation);
};

/** Whether the place is one from which every foundation can be reached while others are bound. */
export const isFree = ({rowRule}: Game, place: number): boolean =>
	rowRule?.reach[place] === 'every';

/** Whether the row rule goes by the rows of the table: corners reach every foundation, other piles those of their row. */
export const goesByRows = (game: Game): boolean =>
	rowsOf(game).length > 0 &&
	linesOf(game).every(({left, between, right}) =>
		[left, right].every(pile =>
			isCorner(game, pile)
				? isFree(game, pile)
				: String(game.rowRule?.reach[pile]) === String(between),
		),
	);
