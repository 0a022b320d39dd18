/** What a key of the terminal is called; `undefined` for what is none. A printable character is called by itself. */
type Name = string | undefined;

/** Control characters that have a name of their own. The others are Ctrl with a letter. */
const controls: Readonly<Record<string, string>> = {
	'\r': 'enter',
	'\n': 'enter',
	'\t': 'tab',
	'\b': 'backspace',
	'\u{1B}': 'escape',
	'\u{7F}': 'backspace',
	' ': 'space',
};

/** What ends `CSI` (the cursor keys) or follows `SS3` (the same in their other mode). */
const finals: Readonly<Record<string, string>> = {
	A: 'up',
	B: 'down',
	C: 'right',
	D: 'left',
	F: 'end',
	H: 'home',
	P: 'f1',
	// As rxvt has them with Shift or Ctrl.
	a: 'up',
	b: 'down',
	c: 'right',
	d: 'left',
};

/** The numbers before `CSI … ~`; also, with `$`, `^` or `@` for it, rxvt's with Shift or Ctrl. */
const numbered: Readonly<Record<number, string>> = {
	1: 'home',
	3: 'delete',
	4: 'end',
	5: 'page-up',
	6: 'page-down',
	7: 'home',
	8: 'end',
	11: 'f1',
};

/** What follows `SS3` from the numeric keypad in application mode. */
const keypad: Readonly<Record<string, string>> = {
	...Object.fromEntries([...'0123456789'].map((digit, index) => ['pqrstuvwxy'[index], digit])),
	M: 'enter',
	I: 'tab',
	X: '=',
	j: '*',
	k: '+',
	l: ',',
	m: '-',
	n: '.',
	o: '/',
	' ': 'space',
};

/** Keys of kitty's protocol that are no characters: from 57399 on the keypad's. */
const kittyKeypad = [
	...'0123456789./*-+',
	'enter',
	'=',
	',',
	'left',
	'right',
	'up',
	'down',
	'page-up',
	'page-down',
	'home',
	'end',
	undefined,
	'delete',
] as const;
const firstOfKeypad = 57_399;
/** Where kitty's protocol puts keys that have no character. */
const privateUse = {first: 57_344, last: 63_743};

const shift = 1;
const control = 4;
const capsLock = 64;
/** Alt, Super, Hyper and Meta: what these make of a key is none of the program's. */
const foreign = 2 | 8 | 16 | 32;
const released = 3;

/** The name of a character as a terminal sends it, control characters included. */
export const characterName = (character: string): string => {
	const code = character.codePointAt(0) ?? 0;
	return controls[character] ?? (code < 32 ? `ctrl-${String.fromCharCode(code + 96)}` : character);
};

/** Fields of a control sequence: between semicolons, each with what stands between its colons. */
type Fields = readonly (readonly (number | undefined)[])[];

const fieldsOf = (parameters: string): Fields =>
	parameters
		.split(';')
		.map(field =>
			field.split(':').map(part => (/^\d{1,9}$/.test(part) ? Number(part) : undefined)),
		);

/** The bits of the modifiers; they are sent with one added. */
const modifiersIn = (fields: Fields): number => Math.max(0, (fields[1]?.[0] ?? 1) - 1);

const isReleased = (fields: Fields): boolean => fields[1]?.[1] === released;

const character = (code: number | undefined): string | undefined =>
	code === undefined || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff)
		? undefined
		: String.fromCodePoint(code);

/** The character that a key gives with the modifiers. */
const withModifiers = (typed: string, shifted: string | undefined, modifiers: number): string => {
	const isShifted = (modifiers & shift) !== 0;
	const isLetter = typed.toLowerCase() !== typed.toUpperCase();
	if (isLetter) {
		const isUpper = isShifted !== ((modifiers & capsLock) !== 0);
		return isUpper ? (shifted ?? typed.toUpperCase()) : typed.toLowerCase();
	}

	return isShifted ? (shifted ?? typed) : typed;
};

/**
A key told by the number of its character, as kitty's protocol and modifyOtherKeys do.

@param key The character's number, then perhaps that with Shift and that of the same key of a Latin keyboard.
@param text The number of the character that it types, if the terminal says so.
*/
const codedKey = (
	[code, shifted, latin]: readonly (number | undefined)[],
	modifiers: number,
	text: number | undefined,
): Name => {
	const typed = character(code);
	if (typed === undefined || code === undefined || (modifiers & foreign) !== 0) {
		return undefined;
	}

	if (code >= firstOfKeypad && code < firstOfKeypad + kittyKeypad.length) {
		return kittyKeypad[code - firstOfKeypad];
	}

	if (code >= privateUse.first && code <= privateUse.last) {
		return undefined;
	}

	if (typed === '\t' && (modifiers & shift) !== 0) {
		return 'shift-tab';
	}

	if ((modifiers & control) !== 0) {
		const key = code > 127 ? (character(latin) ?? typed) : typed;
		return /^[@-_a-z]$/.test(key)
			? characterName(String.fromCharCode(key.charCodeAt(0) & 31))
			: controls[key];
	}

	return characterName(character(text) ?? withModifiers(typed, character(shifted), modifiers));
};

/** The key of a control sequence without the mark of a private one. `undefined` where it is none, or is let go. */
export const controlSequenceKey = (parameters: string, final: string): Name => {
	const fields = fieldsOf(parameters);
	if (isReleased(fields)) {
		return undefined;
	}

	const [number] = fields[0] ?? [];
	switch (final) {
		case 'u':
			return codedKey(fields[0] ?? [], modifiersIn(fields), fields[2]?.[0]);
		case 'Z':
			return 'shift-tab';
		case '~':
			return number === 27
				? codedKey(fields[2] ?? [], modifiersIn(fields), undefined)
				: fields.length < 3
					? numbered[number ?? 0]
					: undefined;
		case '$':
		case '^':
		case '@':
			return numbered[number ?? 0];
		default:
			// The parameters are the modifiers alone; elsewhere the letter ends a report.
			return fields.length < 3 && (number ?? 1) === 1 ? finals[final] : undefined;
	}
};

/** The key of what follows `SS3`. */
export const singleShiftKey = (final: string): Name => keypad[final] ?? finals[final];
