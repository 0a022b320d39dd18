import type {Game} from '../../rules/game.js';
import type {Spot} from '../spots.js';
import {type Box, framing, framingRows, type Layout, type Size} from './geometry.js';

const placesInColumn = 6;
const foundationColumns = 9;
/** Room for the letter of a row between its foundations. */
const letterColumns = 2;
const boxedFrom = 110;
const widest = 140;

/** Two columns of six places with the rows of foundations between (Rules, 3.8). */
export const columnLayout = (game: Game, size: Size): Layout => {
	const {columns, rows} = size;
	const free = rows - framingRows;
	const width = Math.min(columns, widest);
	const left = Math.floor((columns - width) / 2);
	const cardRows = columns >= boxedFrom && free >= placesInColumn * 3 ? 3 : 1;
	const pitch = Math.min(Math.floor(free / placesInColumn), cardRows + 2);
	const isFramed = cardRows === 3 && pitch > cardRows;
	const top = 1 + Math.floor((free - pitch * placesInColumn + (pitch - cardRows)) / 2);
	// At 80 columns a pile of eight fits beside the foundations.
	const tieColumns = columns > 80 ? 2 : 1;
	const middleWidth = 2 * (foundationColumns + tieColumns) + letterColumns;
	const sideWidth = Math.floor((width - middleWidth) / 2);
	const middleX = left + sideWidth;
	const boxes = new Map<Spot, Box>();
	const ties: Layout['ties'][number][] = [];

	for (const index of game.rows.keys()) {
		const isRight = index >= placesInColumn;
		boxes.set(`t${index + 1}`, {
			x: isRight ? middleX + middleWidth : left,
			y: top + (index % placesInColumn) * pitch,
			width: sideWidth,
			height: cardRows,
		});
	}
	/** Beside the middle of the piles of that row. */
	const rowY = (row: number) => top + (row + 1) * pitch + (cardRows === 3 ? 1 : 0);
	for (const [index, {row = 0}] of game.foundations.entries()) {
		const isFirst = index < 4;
		boxes.set(`f${index + 1}`, {
			x: middleX + tieColumns + (isFirst ? 0 : foundationColumns + letterColumns),
			y: rowY(row) - (isFramed ? 1 : 0),
			width: foundationColumns,
			// Below the card stands what it waits for.
			height: isFramed ? 4 : 2,
		});
	}
	for (let row = 0; row < 4; row++) {
		const tie = (x: number, width: number, isMiddle: boolean) => {
			ties.push({row, isMiddle, box: {x, y: rowY(row), width, height: 1}});
		};
		tie(middleX, tieColumns, false);
		tie(middleX + tieColumns + foundationColumns, letterColumns, true);
		tie(middleX + middleWidth - tieColumns, tieColumns, false);
	}
	const stock = {
		x: middleX + 1,
		y: rowY(placesInColumn - 2),
		width: middleWidth - 2,
		height: 1,
	};
	boxes.set('stock', stock);
	return {
		cardRows,
		strip: cardRows === 3 ? 4 : 3,
		boxes,
		stock,
		aside: undefined,
		reserve: undefined,
		packet: undefined,
		packetColumns: 0,
		packetLabels: 'under',
		ties,
		...framing(size),
	};
};
