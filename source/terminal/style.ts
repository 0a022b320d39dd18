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

const palette = 256;
const trueColour = 0x1_00_00_00;

type Attribute = {readonly bit: number; readonly on: number; readonly off: number};

const attributes: readonly Attribute[] = [
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
const boldOrDim = 3;
const leavesBlanksBlank = 1 | 2 | 4;

const interned = new Map<string, Style>();

const intern = (foreground: number, background: number, attributeBits: number): Style => {
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

type Draft = {foreground: number; background: number; attributes: number};

const extendedColour = (values: readonly number[]): number | undefined => {
	const [kind, ...rest] = values;
	if (kind === 5) {
		return palette + ((rest[0] ?? 0) & 255);
	}

	if (kind !== 2) {
		return undefined;
	}

	const [red = 0, green = 0, blue = 0] = rest.slice(-3);
	return trueColour + ((red & 255) << 16) + ((green & 255) << 8) + (blue & 255);
};

const applyCode = (draft: Draft, code: number): void => {
	if (code === 0) {
		draft.foreground = 0;
		draft.background = 0;
		draft.attributes = 0;
	} else if (code >= 30 && code <= 37) {
		draft.foreground = code - 29;
	} else if (code >= 90 && code <= 97) {
		draft.foreground = code - 81;
	} else if (code >= 40 && code <= 47) {
		draft.background = code - 39;
	} else if (code >= 100 && code <= 107) {
		draft.background = code - 91;
	} else if (code === 39) {
		draft.foreground = 0;
	} else if (code === 49) {
		draft.background = 0;
	} else {
		for (const {bit, on, off} of attributes) {
			if (code === on) {
				draft.attributes |= bit;
			} else if (code === off) {
				draft.attributes &= ~bit;
			}
		}
	}
};

const setExtended = (draft: Draft, target: number, values: readonly number[]): void => {
	const colour = extendedColour(values);
	if (colour === undefined) {
		return;
	}

	if (target === 38) {
		draft.foreground = colour;
	} else if (target === 48) {
		draft.background = colour;
	}
};

const isExtended = (code: number): boolean => code === 38 || code === 48 || code === 58;

const applyParameters = (draft: Draft, parameters: string): void => {
	const parts = parameters.split(';');
	for (let index = 0; index < parts.length; index++) {
		const [code = 0, ...sub] = (parts[index] ?? '').split(':').map(Number);
		if (sub.length > 0) {
			if (isExtended(code)) {
				setExtended(draft, code, sub);
			} else {
				applyCode(draft, code === 4 && sub[0] === 0 ? 24 : code);
			}
		} else if (isExtended(code)) {
			const length = Number(parts[index + 1]) === 2 ? 4 : 2;
			setExtended(draft, code, parts.slice(index + 1, index + 1 + length).map(Number));
			index += length;
		} else {
			applyCode(draft, code);
		}
	}
};

/** The style after `ESC [ parameters m`. Parameters it doesn't know change nothing. */
export const afterSgr = (style: Style, parameters: string): Style => {
	let next = style.successors.get(parameters);
	if (next === undefined) {
		const draft = {
			foreground: style.foreground,
			background: style.background,
			attributes: style.attributes,
		};
		applyParameters(draft, parameters);
		next = intern(draft.foreground, draft.background, draft.attributes);
		style.successors.set(parameters, next);
	}

	return next;
};

/** The same style without its colours. */
export const withoutColours = (style: Style): Style => intern(0, 0, style.attributes);

const colourCode = (colour: number, base: 30 | 40): string => {
	if (colour === 0) {
		return String(base + 9);
	}

	if (colour <= 8) {
		return String(base + colour - 1);
	}

	if (colour <= 16) {
		return String(base + 60 + colour - 9);
	}

	if (colour < trueColour) {
		return `${base + 8};5;${colour - palette}`;
	}

	const rgb = colour - trueColour;
	return `${base + 8};2;${rgb >> 16};${(rgb >> 8) & 255};${rgb & 255}`;
};

const changes = (from: Style, to: Style): string[] => {
	const codes: string[] = [];
	let present = from.attributes;
	for (const {bit, off} of attributes) {
		if ((present & bit) !== 0 && (to.attributes & bit) === 0) {
			codes.push(String(off));
			present &= off === 22 ? ~boldOrDim : ~bit;
		}
	}

	for (const {bit, on} of attributes) {
		if ((to.attributes & bit) !== 0 && (present & bit) === 0) {
			codes.push(String(on));
		}
	}

	if (from.foreground !== to.foreground) {
		codes.push(colourCode(to.foreground, 30));
	}

	if (from.background !== to.background) {
		codes.push(colourCode(to.background, 40));
	}

	return codes;
};

/** The shortest sequence that turns one style into the other; `from` is undefined where the terminal's style isn't known. */
export const transition = (from: Style | undefined, to: Style): string => {
	if (from === to) {
		return '';
	}

	const known = from?.transitions.get(to);
	if (known !== undefined) {
		return known;
	}

	const fromReset = changes(plain, to);
	const afterReset = fromReset.length === 0 ? '\u{1B}[m' : `\u{1B}[0;${fromReset.join(';')}m`;
	if (from === undefined) {
		return afterReset;
	}

	const direct = `\u{1B}[${changes(from, to).join(';')}m`;
	const shortest = direct.length < afterReset.length ? direct : afterReset;
	from.transitions.set(to, shortest);
	return shortest;
};
