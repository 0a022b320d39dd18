import type {Cells} from './cells.js';
import type {Pen} from './pen.js';
import {plain, type Style} from './style.js';
import {byteLength, isWidthAgreed} from './width.js';
import {transition} from './write-sgr.js';

const eraseLength = 3;

const textAt = (cells: Cells, column: number): string => cells.texts[column] ?? ' ';
const styleAt = (cells: Cells, column: number): Style => cells.styles[column] ?? plain;
const isSame = (before: Cells, after: Cells, column: number): boolean =>
	textAt(before, column) === textAt(after, column) &&
	styleAt(before, column) === styleAt(after, column);
const widthAt = (cells: Cells, column: number): number => (cells.texts[column + 1] === '' ? 2 : 1);

/** Where to erase the rest of the row, or undefined where typing blanks is as short. */
const eraseFrom = (before: Cells, after: Cells): number | undefined => {
	let first: number | undefined;
	let count = 0;
	for (let column = after.texts.length; column < before.texts.length; column++) {
		if (!isSame(before, after, column)) {
			first ??= column;
			count++;
		}
	}

	return count > eraseLength ? first : undefined;
};

/** Whether typing the unchanged cells up to `column` again takes fewer bytes than moving over them. */
const isTypingShorter = (
	pen: Pen,
	cells: Cells,
	from: number,
	column: number,
	row: number,
): boolean => {
	const target = styleAt(cells, column);
	const budget = pen.path(column, row).length + transition(pen.style, target).length;
	let style = pen.style;
	let cost = 0;
	for (let index = from; index < column && cost <= budget; index++) {
		const next = styleAt(cells, index);
		cost += transition(style, next).length + byteLength(textAt(cells, index));
		style = next;
	}

	return cost + transition(style, target).length <= budget;
};

const typeCells = (pen: Pen, cells: Cells, from: number, to: number): number => {
	let column = from;
	while (column < to) {
		const width = widthAt(cells, column);
		const text = textAt(cells, column);
		pen.type(text, width, styleAt(cells, column), isWidthAgreed(text));
		column += width;
	}

	return column;
};

const reach = (pen: Pen, cells: Cells, column: number, row: number): void => {
	const from = pen.columnIn(row);
	if (from !== undefined && from < column && isTypingShorter(pen, cells, from, column, row)) {
		typeCells(pen, cells, from, column);
	} else if (from !== column || !pen.isColumnSure) {
		pen.moveTo(column, row);
	}
};

/** Writes what turns the row `before` into `after`, in as few bytes as it can. */
export const paintRow = (pen: Pen, row: number, before: Cells, after: Cells): void => {
	const erase = eraseFrom(before, after);
	const end =
		erase === undefined ? Math.max(before.texts.length, after.texts.length) : after.texts.length;
	let column = 0;
	while (column < end) {
		if (isSame(before, after, column)) {
			column++;
			continue;
		}

		let first = column;
		while (first > 0 && textAt(after, first) === '') {
			first--;
		}

		reach(pen, after, first, row);
		let last = first + 1;
		while (last < end && !isSame(before, after, last)) {
			last++;
		}

		column = typeCells(pen, after, first, last);
	}

	if (erase !== undefined) {
		reach(pen, after, erase, row);
		pen.eraseRest();
	}
};
