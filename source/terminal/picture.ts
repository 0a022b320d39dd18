import {type Cells, noCells, parseLine} from './cells.js';
import {paintRow} from './paint-row.js';
import {Pen} from './pen.js';
import {retypeRow} from './retype-row.js';
import {plain, type Style} from './style.js';
import {typeRow} from './type-row.js';

type Row = {
	readonly source: string;
	readonly start: Style;
	readonly end: Style;
	/** Undefined until the row changes: then its source is read. */
	readonly cells: Cells | undefined;
};

const blankRow: Row = {source: '', start: plain, end: plain, cells: noCells};

/** What the terminal is known to show, and the shortest way from there to the next frame. */
export class Picture {
	readonly #hasColours: boolean;
	readonly #mayWiden: boolean;
	readonly #pen = new Pen(0);
	#size = {columns: 0, rows: 0};
	#rows: Row[] | undefined;

	/** @param mayWiden Whether the terminal may draw characters over two cells that are counted as one. */
	constructor(hasColours: boolean, mayWiden: boolean) {
		this.#hasColours = hasColours;
		this.#mayWiden = mayWiden;
	}

	/** Forgets all: the next frame is painted whole, on an erased screen. */
	forget(columns: number, rows: number): void {
		this.#size = {columns, rows};
		this.#pen.columns = columns;
		this.#rows = undefined;
	}

	/** What to send so that the frame is shown. Rows and columns that have no place are cut off. */
	changeTo(frame: string): string {
		const {rows} = this.#size;
		let known = this.#rows;
		if (known === undefined) {
			known = [];
			this.#rows = known;
			this.#pen.eraseAll();
		}

		const lines = frame.split('\n', rows);
		let start = plain;
		for (let index = 0; index < rows; index++) {
			const source = lines[index] ?? '';
			let row = known[index] ?? blankRow;
			if (row.source !== source || row.start !== start) {
				row = this.#changeRow(index, row, source, start);
				known[index] = row;
			}

			start = row.end;
		}

		return this.#pen.take();
	}

	#changeRow(index: number, before: Row, source: string, start: Style): Row {
		if (this.#mayWiden) {
			const cells = this.#read(source, start);
			retypeRow(this.#pen, index, cells);
			return {source, start, end: cells.end, cells};
		}

		if (before.source === '') {
			const end = typeRow(this.#pen, index, source, start, this.#hasColours);
			if (end !== undefined) {
				return {source, start, end, cells: undefined};
			}
		}

		const cells = this.#read(source, start);
		paintRow(this.#pen, index, before.cells ?? this.#read(before.source, before.start), cells);
		return {source, start, end: cells.end, cells};
	}

	#read(source: string, start: Style): Cells {
		return parseLine(source, start, this.#size.columns, this.#hasColours);
	}
}
