import type {Cells} from './cells.js';
import type {Pen} from './pen.js';
import {plain} from './style.js';

/** One character of ASCII, of one cell on every terminal. */
const isAscii = (text: string | undefined): boolean => text?.length === 1 && text <= '~';

/** Where the piece begins that ends before `end`: ASCII as far as it goes, of anything else one character. */
const pieceBefore = ({texts}: Cells, end: number): number => {
	let first = end - 1;
	if (isAscii(texts[first])) {
		while (first > 0 && isAscii(texts[first - 1])) {
			first--;
		}
	} else {
		while (first > 0 && texts[first] === '') {
			first--;
		}
	}

	return first;
};

const typePiece = (pen: Pen, {texts, styles}: Cells, first: number, end: number): void => {
	for (let column = first; column < end; column++) {
		const text = texts[column] ?? ' ';
		if (text !== '') {
			const width = texts[column + 1] === '' ? 2 : 1;
			pen.type(text, width, styles[column] ?? plain, isAscii(text));
		}
	}
};

/**
Erases a row and writes it from right to left, each piece at its place: for terminals that may draw any character beyond ASCII over two cells.
Such a character then hides what stands right of it, mostly a blank, and how the row looks doesn't depend on what was there before.
*/
export const retypeRow = (pen: Pen, row: number, cells: Cells): void => {
	pen.moveTo(0, row);
	pen.eraseRest();
	for (let end = cells.texts.length; end > 0; ) {
		const first = pieceBefore(cells, end);
		pen.moveTo(first, row);
		typePiece(pen, cells, first, end);
		end = first;
	}
};
