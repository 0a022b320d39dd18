import type {Table} from '../../rules/game.js';
import type {Spot} from '../spots.js';
import {type Box, framing, framingRows, type Layout, type Size} from './geometry.js';

const foundationColumns = 9;
/** Room for the letter of a row between its foundations. */
const letterColumns = 2;
const boxedFrom = 110;
const widest = 140;

type Numbered = readonly [index: number, box: Box];

const inOrder = (boxes: readonly Numbered[]): readonly Numbered[] =>
	boxes.toSorted(([one], [other]) => one - other);

/** Two columns of piles with the rows of foundations between, as the rules draw it. */
export const columnsLayout = (
	{lines}: Extract<Table, {readonly drawn: 'columns'}>,
	size: Size,
): Layout => {
	const {columns, rows} = size;
	const free = rows - framingRows;
	const width = Math.min(columns, widest);
	const left = Math.floor((columns - width) / 2);
	const cardRows = columns >= boxedFrom && free >= lines.length * 3 ? 3 : 1;
	const pitch = Math.min(Math.floor(free / lines.length), cardRows + 2);
	const isFramed = cardRows === 3 && pitch > cardRows;
	const top = 1 + Math.floor((free - pitch * lines.length + (pitch - cardRows)) / 2);
	// At 80 columns a pile of eight fits beside the foundations.
	const tieColumns = columns > 80 ? 2 : 1;
	const middleWidth = 2 * (foundationColumns + tieColumns) + letterColumns;
	const sideWidth = Math.floor((width - middleWidth) / 2);
	const middleX = left + sideWidth;
	const firstX = middleX + tieColumns;
	const letterX = firstX + foundationColumns;
	const secondX = letterX + letterColumns;
	const rightX = middleX + middleWidth;

	const lineY = (line: number) => top + line * pitch;
	/** Beside the middle of the piles. */
	const middleY = (line: number) => lineY(line) + (cardRows === 3 ? 1 : 0);
	const pileBox = (line: number, x: number): Box => ({
		x,
		y: lineY(line),
		width: sideWidth,
		height: cardRows,
	});
	const foundationBox = (line: number, x: number): Box => ({
		x,
		y: middleY(line) - (isFramed ? 1 : 0),
		width: foundationColumns,
		// Below the card stands what it waits for.
		height: isFramed ? 4 : 2,
	});
	const gap = (line: number, x: number, width: number): Box => ({
		x,
		y: middleY(line),
		width,
		height: 1,
	});

	const stock = gap(
		lines.findIndex(({between}) => between === 'stock'),
		middleX + 1,
		middleWidth - 2,
	);
	const piles: Numbered[] = lines.flatMap(({left: one, right: other}, line) => [
		[one, pileBox(line, left)],
		[other, pileBox(line, rightX)],
	]);
	const foundations: Numbered[] = [];
	const ties: Layout['ties'][number][] = [];
	let row = 0;
	for (const [line, {left: one, between, right: other}] of lines.entries()) {
		if (typeof between === 'string') {
			continue;
		}
		const [first, second] = between;
		foundations.push([first, foundationBox(line, firstX)], [second, foundationBox(line, secondX)]);
		ties.push(
			{row, ends: [one, first], box: gap(line, middleX, tieColumns)},
			{row, ends: undefined, box: gap(line, letterX, letterColumns)},
			{row, ends: [other, second], box: gap(line, rightX - tieColumns, tieColumns)},
		);
		row++;
	}
	return {
		cardRows,
		strip: cardRows === 3 ? 4 : 3,
		boxes: new Map<Spot, Box>([
			...inOrder(piles).map(([index, box]) => [`t${index + 1}`, box] as const),
			...inOrder(foundations).map(([index, box]) => [`f${index + 1}`, box] as const),
			['stock', stock],
		]),
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
