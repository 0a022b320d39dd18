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

/** How often F1 is in what the terminal has sent. */
export const functionKeysIn = (sent: string): readonly KeyName[] =>
	[...sent.matchAll(functionKey1)].map(() => 'f1');

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

/**
 * Reads Ink's reports of keys: each gives its keys in order, as on a slow line several arrive as one.
 * Where a slow line has cut an arrow key in two, after Escape or after the bracket, the rest (`[C`, `C`)
 * is read as that arrow. Escape and a key right after it, which Ink takes for the key with Alt, are the
 * two keys that they are.
 */
export const createKeyReader = (): ((input: string, key: Key) => readonly KeyName[]) => {
	let isCut = false;
	return (input, key) => {
		const names = withoutAlt(input, key, isCut);
		isCut = input === '[';
		if (isCut) {
			return [];
		}
		return key.meta && !key.escape && names.length > 0 ? ['escape', ...names] : names;
	};
};
