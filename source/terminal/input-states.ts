import {characterName, controlSequenceKey, singleShiftKey} from './input-keys.js';

/** What the player does at the terminal. */
export type InputEvent =
	/** A printable character for itself, else `up`, `enter`, `ctrl-c` and so on. */
	| {readonly kind: 'key'; readonly key: string}
	/** A button of the mouse is pressed over a cell; both counted from 1, as the terminal does. */
	| {
			readonly kind: 'click';
			readonly button: 'left' | 'middle' | 'right';
			readonly column: number;
			readonly row: number;
	  }
	/** Text is being pasted. What it is, is nobody's business here. */
	| {readonly kind: 'paste'};

/** What has begun and hasn't ended. */
export type Pending =
	| {readonly kind: 'nothing'}
	| {readonly kind: 'escape'}
	/** After `CSI`: what came since. */
	| {readonly kind: 'control'; readonly text: string}
	/** After `CSI [`, as the Linux console begins its function keys. */
	| {readonly kind: 'console'}
	/** After `SS3`. */
	| {readonly kind: 'single'}
	/** A report of the mouse in its oldest form, that gives its numbers as characters. */
	| {readonly kind: 'report'; readonly left: number}
	/** A terminal's answer in words. */
	| {readonly kind: 'string'; readonly length: number; readonly isEscaped: boolean}
	/** Pasted text: as much of its end as may belong to the mark after it. */
	| {readonly kind: 'paste'; readonly tail: string};

export const nothing = {kind: 'nothing'} as Pending;
export const esc = '\u{1B}';
const pasteEnds = [`${esc}[201~`, '\u{9B}201~'];
const longestPasteEnd = 6;
/** A control sequence that is longer is none that could be a key. */
const longestControl = 64;

/** What begins with these after Escape, or with those of the upper half by themselves. */
export const begins: Readonly<Record<string, Pending>> = {
	'[': {kind: 'control', text: ''},
	'\u{9B}': {kind: 'control', text: ''},
	O: {kind: 'single'},
	'\u{8F}': {kind: 'single'},
	...Object.fromEntries(
		[...']PX^_', '\u{9D}', '\u{90}', '\u{98}', '\u{9E}', '\u{9F}'].map(character => [
			character,
			{kind: 'string', length: 0, isEscaped: false} satisfies Pending,
		]),
	),
};

const isControl = (character: string): boolean => character < ' ' || character === '\u{7F}';
const isUpperControl = (character: string): boolean =>
	character >= '\u{80}' && character <= '\u{9F}';

/** Keys that end the program count whatever they come in. */
const isLeaving = (character: string): boolean => character === '\u{3}' || character === '\u{4}';

export const isStringEnd = (character: string): boolean =>
	character === '\u{7}' || character === '\u{9C}';

const buttons = ['left', 'middle', 'right'] as const;

/** A report of the mouse in the form that the program asks for: only a button going down counts. */
const clickIn = (parameters: string, final: string): InputEvent | undefined => {
	const [code = Number.NaN, column = 0, row = 0] = parameters.split(';').map(Number);
	const button = buttons[code & ~(4 | 8 | 16)];
	return final === 'M' && button !== undefined && column > 0 && row > 0
		? {kind: 'click', button, column, row}
		: undefined;
};

type Hear = (event: InputEvent) => void;

const key = (hear: Hear, name: string | undefined): void => {
	if (name !== undefined) {
		hear({kind: 'key', key: name});
	}
};

/** The character where nothing is pending. */
const plain = (character: string, hear: Hear): Pending => {
	if (character === esc) {
		return {kind: 'escape'};
	}

	if (isUpperControl(character)) {
		return begins[character] ?? nothing;
	}

	key(hear, characterName(character));
	return nothing;
};

const afterEscape = (character: string, hear: Hear): Pending => {
	switch (character) {
		case esc:
			key(hear, 'escape');
			return {kind: 'escape'};
		case '\t':
			// So says the Linux console.
			key(hear, 'shift-tab');
			return nothing;
		case '\\':
			// The end of an answer whose beginning was lost.
			return nothing;
		default:
			if (begins[character] !== undefined && !isUpperControl(character)) {
				return begins[character];
			}

			key(hear, 'escape');
			return plain(character, hear);
	}
};

const ended = (text: string, final: string, hear: Hear): Pending => {
	if (text.startsWith('<') && (final === 'M' || final === 'm')) {
		const click = clickIn(text.slice(1), final);
		if (click !== undefined) {
			hear(click);
		}
	} else if (final === 'M') {
		return text === '' ? {kind: 'report', left: 3} : nothing;
	} else if (text === '200' && final === '~') {
		hear({kind: 'paste'});
		return {kind: 'paste', tail: ''};
	} else if (text.length < longestControl && /^[\d:;]*$/.test(text)) {
		key(hear, controlSequenceKey(text, final));
	}

	return nothing;
};

const afterControl = (text: string, character: string, hear: Hear): Pending => {
	const isFinal = character >= '@' && character <= '~';
	// Shift in rxvt; elsewhere an intermediate character.
	const isShifted = character === '$' && /^[2-8]$/.test(text);
	if (text === '' && character === '[') {
		return {kind: 'console'};
	}

	if (isFinal || isShifted) {
		return ended(text, character, hear);
	}

	if (isControl(character) || character > '~') {
		return plain(character, hear);
	}

	return {kind: 'control', text: text.length < longestControl ? text + character : text};
};

const afterSingle = (character: string, hear: Hear): Pending => {
	if (isControl(character)) {
		return plain(character, hear);
	}

	if (/[\d;]/.test(character)) {
		return {kind: 'single'};
	}

	key(hear, singleShiftKey(character));
	return nothing;
};

const inString = (
	{length, isEscaped}: Extract<Pending, {kind: 'string'}>,
	character: string,
	hear: Hear,
): Pending => {
	if (isStringEnd(character) || (isEscaped && character === '\\')) {
		return nothing;
	}

	// No answer holds a key: its end is lost.
	return isEscaped && (character === '[' || character === 'O')
		? afterEscape(character, hear)
		: {kind: 'string', length: length + 1, isEscaped: character === esc};
};

const afterPaste = (tail: string, character: string): Pending => {
	const next = (tail + character).slice(-longestPasteEnd);
	return pasteEnds.some(end => next.endsWith(end)) ? nothing : {kind: 'paste', tail: next};
};

/** What is pending after one more character. Tells what it is the end of. */
export const next = (pending: Pending, character: string, hear: Hear): Pending => {
	if (isLeaving(character)) {
		return plain(character, hear);
	}

	switch (pending.kind) {
		case 'nothing':
			return plain(character, hear);
		case 'escape':
			return afterEscape(character, hear);
		case 'control':
			return afterControl(pending.text, character, hear);
		case 'console':
			key(hear, character === 'A' ? 'f1' : undefined);
			return nothing;
		case 'single':
			return afterSingle(character, hear);
		case 'report':
			return pending.left > 1 ? {kind: 'report', left: pending.left - 1} : nothing;
		case 'string':
			return inString(pending, character, hear);
		case 'paste':
			return afterPaste(pending.tail, character);
	}
};
