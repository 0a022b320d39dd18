import type {Key} from 'ink';

/** The name of a key: a printable character for itself, else `up`, `enter`, `ctrl-c` and so on. */
export type KeyName = string;

const escapeTails: Readonly<Record<string, KeyName>> = {
	A: 'up',
	B: 'down',
	C: 'right',
	D: 'left',
	H: 'home',
	F: 'end',
	Z: 'shift-tab',
};

const special = (key: Key): KeyName | undefined => {
	const names: readonly (readonly [boolean, KeyName])[] = [
		[key.upArrow, 'up'],
		[key.downArrow, 'down'],
		[key.leftArrow, 'left'],
		[key.rightArrow, 'right'],
		[key.pageUp, 'page-up'],
		[key.pageDown, 'page-down'],
		[key.home, 'home'],
		[key.end, 'end'],
		[key.return, 'enter'],
		[key.escape, 'escape'],
		[key.tab, key.shift ? 'shift-tab' : 'tab'],
		[key.backspace, 'backspace'],
		[key.delete, 'delete'],
	];
	return names.find(([isPressed]) => isPressed)?.[1];
};

const named: Readonly<Record<string, KeyName>> = {
	' ': 'space',
	'\r': 'enter',
	'\n': 'enter',
	'\t': 'tab',
	'\b': 'backspace',
	'\u{7F}': 'backspace',
};

const characterName = (character: string): KeyName => {
	const code = character.codePointAt(0) ?? 0;
	return named[character] ?? (code < 32 ? `ctrl-${String.fromCharCode(code + 96)}` : character);
};

/** How terminals send F1, which Ink passes on without a name. */
const functionKey1 = /\u{1B}(?:OP|\[11~|\[\[A)/gu;

/** What is left of a key's sequence after Escape, and after Escape and the bracket. */
const tails = {afterEscape: /^\[[\d;]*([A-Za-z~])$/u, afterBracket: /^[\d;]*([A-Z~])$/u};

const withoutAlt = (input: string, key: Key, isCut: boolean): readonly KeyName[] => {
	const name = special(key);
	if (name !== undefined) {
		return [name];
	}
	const tail = (tails.afterEscape.exec(input) ??
		(isCut ? tails.afterBracket.exec(input) : null))?.[1];
	if (tail !== undefined) {
		const arrow = escapeTails[tail];
		return arrow === undefined ? [] : [arrow];
	}
	if (key.ctrl && input.length === 1) {
		return [`ctrl-${input}`];
	}
	return [...input].map(characterName);
};

/** What is left of a sequence that has been cut after its bracket. */
const cut = '\u{1B}[';

export type KeyReader = {
	/** Hears what the terminal sends, before Ink reports what keys are in it. */
	readonly sent: (chunk: string) => void;
	/** The keys of one of Ink's reports. */
	readonly read: (input: string, key: Key) => readonly KeyName[];
};

/**
 * Reads Ink's reports of keys: each gives its keys in order, as on a slow line several arrive as one.
 * Where a slow line has cut an arrow key in two, after Escape or after the bracket, the rest (`[C`, `C`)
 * is read as that arrow. Escape and a key right after it, which Ink takes for the key with Alt, are the
 * two keys that they are. Of F1 Ink reports no more than that there was a key.
 */
export const createKeyReader = (): KeyReader => {
	let end = '';
	let functionKeys = 0;
	let isCut = false;
	return {
		sent: chunk => {
			end = (end + chunk).slice(-cut.length);
			functionKeys = [...chunk.matchAll(functionKey1)].length;
		},
		read: (input, key) => {
			if (input === '' && special(key) === undefined && functionKeys > 0) {
				functionKeys--;
				return ['f1'];
			}
			const names = withoutAlt(input, key, isCut);
			isCut = input === '[' && end === cut;
			if (isCut) {
				return [];
			}
			return key.meta && !key.escape && names.length > 0 ? ['escape', ...names] : names;
		},
	};
};
