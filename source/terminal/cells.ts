import {afterSgr} from './read-sgr.js';
import {plain, type Style, withoutColours} from './style.js';
import {cellWidth} from './width.js';

/**
One row of the screen. `texts[n]` is the character of column n with its combining marks, '' under the right half of a wide one.
Columns from `texts.length` on are blank and plain. `end` is the style in force after the row.
*/
export type Cells = {
	readonly texts: readonly string[];
	readonly styles: readonly Style[];
	readonly end: Style;
};

/** A row of plain blanks. */
export const noCells: Cells = {texts: [], styles: [], end: plain};

const longestCell = 16;
const joiner = 0x20_0d;
const emojiVariation = 0xfe_0f;
const isRegional = (code: number): boolean => code >= 0x1_f1_e6 && code <= 0x1_f1_ff;
const isSkinTone = (code: number): boolean => code >= 0x1_f3_fb && code <= 0x1_f3_ff;
const isDirectional = (code: number): boolean =>
	code === 0x6_1c ||
	code === 0x20_0e ||
	code === 0x20_0f ||
	(code >= 0x20_28 && code <= 0x20_2e) ||
	(code >= 0x20_66 && code <= 0x20_69);
const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

class Row {
	readonly texts: string[] = [];
	readonly styles: Style[] = [];
	readonly #columns: number;
	#head = -1;
	#isCut = false;

	constructor(columns: number) {
		this.#columns = columns;
	}

	add(text: string, width: number, style: Style): void {
		if (this.#isCut) {
			return;
		}

		const column = this.texts.length;
		if (column + width > this.#columns) {
			this.#isCut = true;
			return;
		}

		this.#head = column;
		this.texts.push(text);
		this.styles.push(style);
		if (width === 2) {
			this.texts.push('');
			this.styles.push(style);
		}
	}

	/** Adds a mark to the last character; marks beyond what a letter can need are dropped. */
	join(text: string): void {
		const head = this.texts[this.#head];
		if (head !== undefined && !this.#isCut && head.length + text.length <= longestCell) {
			this.texts[this.#head] = head + text;
		}
	}

	/** Gives the last character, if it is narrow, a second cell. */
	widen(style: Style): void {
		if (
			!this.#isCut &&
			this.#head === this.texts.length - 1 &&
			this.#head >= 0 &&
			this.texts.length < this.#columns
		) {
			this.texts.push('');
			this.styles.push(style);
		}
	}

	joins(code: number): boolean {
		const head = this.texts[this.#head];
		if (head === undefined) {
			return false;
		}

		return (
			head.charCodeAt(head.length - 1) === joiner ||
			(isSkinTone(code) && this.#head < this.texts.length - 1) ||
			(isRegional(code) && head.length === 2 && isRegional(head.codePointAt(0) ?? 0))
		);
	}

	trim(): void {
		while (this.texts.at(-1) === ' ' && this.styles.at(-1) === plain) {
			this.texts.pop();
			this.styles.pop();
		}
	}
}

const addCodePoint = (row: Row, code: number, style: Style): void => {
	if (isDirectional(code)) {
		return;
	}

	const text = isSurrogate(code) ? '\u{FFFD}' : String.fromCodePoint(code);
	const width = isSurrogate(code) ? 1 : cellWidth(code);
	if (width === 0) {
		row.join(text);
		if (code === emojiVariation) {
			row.widen(style);
		}
	} else if (row.joins(code)) {
		row.join(text);
		if (isRegional(code)) {
			row.widen(style);
		}
	} else {
		row.add(text, width, style);
	}
};

const sgr = /\u{1B}\[([\d;:]*)m/uy;
// In this order: CSI, a string up to its end (or the line's), any other escape.
const otherEscape =
	/\u{1B}(?:\[[\u{30}-\u{3F}]*[\u{20}-\u{2F}]*[\u{40}-\u{7E}]?|[\]PX^_][^\u{7}\u{1B}]*(?:\u{7}|\u{1B}\\)?|[\u{20}-\u{2F}]*[\u{30}-\u{7E}]?)/uy;

/**
Reads one line of a frame into cells, at most `columns` of them.
Of escapes only SGR has an effect; others, control characters and direction marks are dropped, so nothing but text reaches the terminal.
*/
export const parseLine = (
	line: string,
	start: Style,
	columns: number,
	hasColours = true,
): Cells => {
	const row = new Row(columns);
	let style = start;
	let index = 0;
	while (index < line.length) {
		const unit = line.charCodeAt(index);
		if (unit >= 0x20 && unit < 0x7f) {
			row.add(line[index] ?? '', 1, style);
			index++;
		} else if (unit === 0x1b) {
			sgr.lastIndex = index;
			const parameters = sgr.exec(line)?.[1];
			if (parameters === undefined) {
				otherEscape.lastIndex = index;
				otherEscape.exec(line);
				index = otherEscape.lastIndex;
			} else {
				style = afterSgr(style, parameters);
				style = hasColours ? style : withoutColours(style);
				index = sgr.lastIndex;
			}
		} else if (unit < 0xa0) {
			index++;
		} else {
			const code = line.codePointAt(index) ?? unit;
			addCodePoint(row, code, style);
			index += code > 0xff_ff ? 2 : 1;
		}
	}

	row.trim();
	return {texts: row.texts, styles: row.styles, end: style};
};
