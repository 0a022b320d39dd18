import {createCharacterReader} from './characters.js';
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
type Pending =
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

const nothing = {kind: 'nothing'} as Pending;
const esc = '\u{1B}';
const pasteEnds = [`${esc}[201~`, '\u{9B}201~'];
const longestPasteEnd = 6;
/** A control sequence that is longer is none that could be a key. */
const longestControl = 64;
/** An answer that is longer may have lost its end. */
const longestString = 4096;
/** How long Escape waits for what may follow it. */
const escapePatience = 50;
/** How long the rest of a key may take to come. */
const keyPatience = 500;
/** For how long what came too late may still belong to Escape. */
const lateness = 1000;

/** Milliseconds without a byte after which a key that comes by itself is one again. */
const patienceFor = (pending: Pending): number => {
	switch (pending.kind) {
		case 'paste':
			return 2000;
		case 'string':
			return pending.length > longestString ? 100 : 1000;
		default:
			return keyPatience;
	}
};

/** What begins with these after Escape, and with the same by themselves. */
const begins: Readonly<Record<string, Pending>> = {
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

const isStringEnd = (character: string): boolean => character === '\u{7}' || character === '\u{9C}';

/** Whether a read holds one key and nothing else, as when somebody types. What a line has cut seldom looks so. */
const isOneKey = (characters: readonly string[]): boolean =>
	characters.length === 1 ||
	(characters[0] === esc && characters.length < 9 && characters.lastIndexOf(esc) === 0);

/** Whether a read goes on with what Escape began, although Escape has been taken for a key meanwhile. */
const continuesEscape = ([first = '', second]: readonly string[]): boolean =>
	first === '[' || (second !== undefined && first < '\u{7F}' && begins[first] !== undefined);

const buttons = ['left', 'middle', 'right'] as const;

/** A report of the mouse in the form that the program asks for: only a button going down counts. */
const clickIn = (parameters: string, final: string): InputEvent | undefined => {
	const [code = Number.NaN, column = 0, row = 0] = parameters.split(';').map(Number);
	const button = buttons[code & ~(4 | 8 | 16)];
	return final === 'M' && button !== undefined && column > 0 && row > 0
		? {kind: 'click', button, column, row}
		: undefined;
};

export type InputDecoder = {
	/** What a read brings, in its order. `at`: milliseconds, of any clock that goes on. */
	readonly push: (bytes: Uint8Array, at: number) => readonly InputEvent[];
	/** After how many milliseconds without a byte `expire` is to be called; `undefined` if it needn't be. */
	readonly patience: () => number | undefined;
	/** What has waited long enough: Escape is a key when nothing follows it. */
	readonly expire: () => readonly InputEvent[];
};

/**
Reads what terminals send: keys in every form that is in use, clicks, pastes. Whatever else they send is swallowed whole, however many reads it takes: answers in words, reports of modes that another program has left on, what is cut. What has lost its end goes on for a while only: as soon as a key comes by itself after a pause, it is a key.

ECMA-48 for the forms; ctlseqs of xterm, kitty's keyboard protocol, console_codes(4) and rxvt for the keys.
*/
export const createInputDecoder = (): InputDecoder => {
	const reader = createCharacterReader();
	let pending = nothing;
	let lastAt = Number.NEGATIVE_INFINITY;
	/** When Escape was taken for a key because nothing had come after it. */
	let escapedAt = Number.NEGATIVE_INFINITY;
	let events: InputEvent[] = [];

	const key = (name: string | undefined) => {
		if (name !== undefined) {
			events.push({kind: 'key', key: name});
		}
	};

	/** The character where nothing is pending. */
	const plain = (character: string): Pending => {
		if (character === esc) {
			return {kind: 'escape'};
		}

		if (isUpperControl(character)) {
			return begins[character] ?? nothing;
		}

		key(characterName(character));
		return nothing;
	};

	const afterEscape = (character: string): Pending => {
		switch (character) {
			case esc:
				key('escape');
				return {kind: 'escape'};
			case '\t':
				// So says the Linux console.
				key('shift-tab');
				return nothing;
			case '\\':
				// The end of an answer whose beginning was lost.
				return nothing;
			default:
				if (begins[character] !== undefined && !isUpperControl(character)) {
					return begins[character];
				}

				key('escape');
				return plain(character);
		}
	};

	const ended = (text: string, final: string): Pending => {
		if (text.startsWith('<') && (final === 'M' || final === 'm')) {
			const click = clickIn(text.slice(1), final);
			events.push(...(click === undefined ? [] : [click]));
		} else if (final === 'M') {
			return text === '' ? {kind: 'report', left: 3} : nothing;
		} else if (text === '200' && final === '~') {
			events.push({kind: 'paste'});
			return {kind: 'paste', tail: ''};
		} else if (text.length < longestControl && /^[\d:;]*$/.test(text)) {
			key(controlSequenceKey(text, final));
		}

		return nothing;
	};

	const afterControl = (text: string, character: string): Pending => {
		const isFinal = character >= '@' && character <= '~';
		// Shift in rxvt; elsewhere an intermediate character.
		const isShifted = character === '$' && /^[2-8]$/.test(text);
		if (text === '' && character === '[') {
			return {kind: 'console'};
		}

		if (isFinal || isShifted) {
			return ended(text, character);
		}

		if (isControl(character) || character > '~') {
			return plain(character);
		}

		return {kind: 'control', text: text.length < longestControl ? text + character : text};
	};

	const afterSingle = (character: string): Pending => {
		if (isControl(character)) {
			return plain(character);
		}

		if (/[\d;]/.test(character)) {
			return pending;
		}

		key(singleShiftKey(character));
		return nothing;
	};

	const inString = (
		{length, isEscaped}: Extract<Pending, {kind: 'string'}>,
		character: string,
	): Pending => {
		if (isStringEnd(character) || (isEscaped && character === '\\')) {
			return nothing;
		}

		// No answer holds a key: its end is lost.
		return isEscaped && (character === '[' || character === 'O')
			? afterEscape(character)
			: {kind: 'string', length: length + 1, isEscaped: character === esc};
	};

	const afterPaste = (tail: string, character: string): Pending => {
		const next = (tail + character).slice(-longestPasteEnd);
		return pasteEnds.some(end => next.endsWith(end)) ? nothing : {kind: 'paste', tail: next};
	};

	const next = (character: string): Pending => {
		if (isLeaving(character)) {
			return plain(character);
		}

		switch (pending.kind) {
			case 'nothing':
				return plain(character);
			case 'escape':
				return afterEscape(character);
			case 'control':
				return afterControl(pending.text, character);
			case 'console':
				key(character === 'A' ? 'f1' : undefined);
				return nothing;
			case 'single':
				return afterSingle(character);
			case 'report':
				return pending.left > 1 ? {kind: 'report', left: pending.left - 1} : nothing;
			case 'string':
				return inString(pending, character);
			case 'paste':
				return afterPaste(pending.tail, character);
		}
	};

	/** Whether what is pending has lost its end, and this read is a key. */
	const isGivenUp = (characters: readonly string[], pause: number): boolean => {
		if (pending.kind === 'nothing' || pause <= patienceFor(pending) || !isOneKey(characters)) {
			return false;
		}

		const [first = ''] = characters;
		const isEnd =
			pending.kind === 'string' && (isStringEnd(first) || (pending.isEscaped && first === '\\'));
		return !isEnd;
	};

	const taken = (): readonly InputEvent[] => {
		const taking = events;
		events = [];
		return taking;
	};

	return {
		push: (bytes, at) => {
			const pause = at - lastAt;
			if (pause > keyPatience) {
				reader.forget();
			}

			const characters = reader.read(bytes);
			if (isGivenUp(characters, pause)) {
				pending = nothing;
			}

			if (pending === nothing && at - escapedAt < lateness && continuesEscape(characters)) {
				pending = {kind: 'escape'};
			}

			for (const character of characters) {
				pending = next(character);
			}

			lastAt = at;
			escapedAt = Number.NEGATIVE_INFINITY;
			return taken();
		},
		patience: () => (pending.kind === 'escape' ? escapePatience : undefined),
		expire: () => {
			if (pending.kind === 'escape') {
				pending = nothing;
				escapedAt = lastAt;
				key('escape');
			}

			return taken();
		},
	};
};
