import {erasesToPlain, plain, type Style} from './style.js';
import {transition} from './write-sgr.js';

// Written without arrays and closures: a first frame asks for some hundred moves of code that isn't warm.
const shorter = (first: string, second: string): string =>
	second.length < first.length ? second : first;

const counted = (count: number, final: string): string =>
	count === 1 ? `\u{1B}[${final}` : `\u{1B}[${count}${final}`;

const absolute = (column: number, row: number): string => {
	const line = row === 0 ? '' : String(row + 1);
	return column === 0 ? `\u{1B}[${line}H` : `\u{1B}[${line};${column + 1}H`;
};

const toColumn = (column: number): string => (column === 0 ? '\r' : `\u{1B}[${column + 1}G`);

const sideways = (from: number, to: number): string => {
	if (from === to) {
		return '';
	}

	if (from < to) {
		return counted(to - from, 'C');
	}

	const back = from - to;
	if (to === 0) {
		return '\r';
	}

	return back <= 4 ? '\b'.repeat(back) : shorter(counted(back, 'D'), toColumn(to));
};

/**
Collects what goes to the terminal, and knows where the terminal's cursor stands and in which style it writes.
Columns and rows count from 0.
*/
export class Pen {
	columns: number;
	output = '';
	#column = 0;
	#row = -1;
	#isColumnSure = false;
	#style: Style | undefined;

	constructor(columns: number) {
		this.columns = columns;
	}

	get style(): Style | undefined {
		return this.#style;
	}

	get isColumnSure(): boolean {
		return this.#isColumnSure;
	}

	/** Where the next character falls if it belongs to this row, else undefined. */
	columnIn(row: number): number | undefined {
		return this.#row === row && this.#column < this.columns ? this.#column : undefined;
	}

	/** Forgets where the cursor stands and how it writes. */
	forget(): void {
		this.#row = -1;
		this.#isColumnSure = false;
		this.#style = undefined;
	}

	/** The shortest sequence that brings the cursor there. */
	path(column: number, row: number): string {
		if (this.#row < 0) {
			return absolute(column, row);
		}

		const across = this.#isColumnSure ? sideways(this.#column, column) : toColumn(column);
		const down = row - this.#row;
		if (down === 0) {
			return across;
		}

		if (down === 1 && column === 0) {
			// The terminal's driver may turn a line feed into a return and a line feed, so the return is always sent.
			return '\r\n';
		}

		const stepwise = counted(Math.abs(down), down > 0 ? 'B' : 'A') + across;
		return shorter(stepwise, absolute(column, row));
	}

	moveTo(column: number, row: number): void {
		this.output += this.path(column, row);
		this.#column = column;
		this.#row = row;
		this.#isColumnSure = true;
	}

	use(style: Style): void {
		this.output += transition(this.#style, style);
		this.#style = style;
	}

	/** Writes text that is `width` cells wide; `isSure` tells whether terminals agree on that. */
	type(text: string, width: number, style: Style, isSure: boolean): void {
		this.use(style);
		this.output += text;
		this.#column += width;
		// At the right edge terminals differ in where the cursor stays.
		this.#isColumnSure &&= this.#column < this.columns && isSure;
	}

	/** Erases from the cursor to the end of its row. */
	eraseRest(): void {
		if (this.#style === undefined || !erasesToPlain(this.#style)) {
			this.use(plain);
		}

		this.output += '\u{1B}[K';
	}

	/** Erases the whole screen and goes to its first cell. */
	eraseAll(): void {
		this.forget();
		this.use(plain);
		this.output += '\u{1B}[H\u{1B}[J';
		this.#column = 0;
		this.#row = 0;
		this.#isColumnSure = true;
	}

	/** What was collected since the last call. */
	take(): string {
		const {output} = this;
		this.output = '';
		return output;
	}
}
