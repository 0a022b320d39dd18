import {type Cells, noCells, parseLine} from './cells.js';
import {paintRow} from './paint-row.js';
import {Pen} from './pen.js';
import {plain, type Style} from './style.js';

type Row = {readonly source: string; readonly start: Style; readonly cells: Cells};

const blankRow: Row = {source: '', start: plain, cells: noCells};

/** What the terminal is known to show, and the shortest way from there to the next frame. */
export class Picture {
	readonly #hasColours: boolean;
	readonly #pen = new Pen(0);
	#size = {columns: 0, rows: 0};
	#rows: Row[] | undefined;

	constructor(hasColours: boolean) {
		this.#hasColours = hasColours;
	}

	/** Forgets all: the next frame is painted whole, on an erased screen. */
	forget(columns: number, rows: number): void {
		this.#size = {columns, rows};
		this.#pen.columns = columns;
		this.#rows = undefined;
	}

	/** What to send so that the frame is shown. Rows and columns that have no place are cut off. */
	changeTo(frame: string): string {
		const {columns, rows} = this.#size;
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
			const before = known[index] ?? blankRow;
			if (before.source !== source || before.start !== start) {
				const cells = parseLine(source, start, columns, this.#hasColours);
				paintRow(this.#pen, index, before.cells, cells);
				known[index] = {source, start, cells};
			}

			start = known[index]?.cells.end ?? plain;
		}

		return this.#pen.take();
	}
}
