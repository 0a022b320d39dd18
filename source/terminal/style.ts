/**
How one cell looks. Styles are interned: equal looks are the same object, so `===` compares them.

A colour is a number: 0 is the terminal's own, 1–16 the sixteen, 256 + n the palette of 256, `trueColour` + 0xRRGGBB a true colour.
*/
export type Style = {
	readonly foreground: number;
	readonly background: number;
	readonly attributes: number;
	readonly transitions: Map<Style, string>;
	readonly successors: Map<string, Style>;
};

/** Where the numbers of the palette of 256 and of the true colours begin. */
export const palette = 256;
export const trueColour = 0x1_00_00_00;

export type Attribute = {readonly bit: number; readonly on: number; readonly off: number};

/** What SGR switches beside colours. */
export const attributes: readonly Attribute[] = [
	{bit: 1, on: 1, off: 22},
	{bit: 2, on: 2, off: 22},
	{bit: 4, on: 3, off: 23},
	{bit: 8, on: 4, off: 24},
	{bit: 16, on: 5, off: 25},
	{bit: 32, on: 7, off: 27},
	{bit: 64, on: 8, off: 28},
	{bit: 128, on: 9, off: 29},
	{bit: 256, on: 53, off: 55},
];
const leavesBlanksBlank = 1 | 2 | 4;

const interned = new Map<string, Style>();

/** The one object for this look. */
export const intern = (foreground: number, background: number, attributeBits: number): Style => {
	const key = `${foreground},${background},${attributeBits}`;
	let style = interned.get(key);
	if (style === undefined) {
		style = {
			foreground,
			background,
			attributes: attributeBits,
			transitions: new Map(),
			successors: new Map(),
		};
		interned.set(key, style);
	}

	return style;
};

/** The terminal's own colours, no attribute. */
export const plain: Style = intern(0, 0, 0);

/** Whether erasing under this style leaves plain blanks, also where the terminal erases with the background colour. */
export const erasesToPlain = (style: Style): boolean =>
	style.background === 0 && (style.attributes & ~leavesBlanksBlank) === 0;

/** The same style without its colours. */
export const withoutColours = (style: Style): Style => intern(0, 0, style.attributes);
