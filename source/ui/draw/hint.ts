import {
	type CommandOn,
	firstMenuHint,
	type HintScreen,
	hints,
	type KeyRow,
	type KeyScreen,
	rowsOn,
} from '../keys.js';
import type {Text} from '../text/text.js';

/** A key, or several that belong together, and what they do. */
export type Hint = {readonly key: string; readonly words: string};

const gap = '   ';

const signs: Readonly<Record<string, string>> = {
	up: '↑',
	down: '↓',
	left: '←',
	right: '→',
	enter: 'Enter',
	escape: 'Esc',
	backspace: 'Backspace',
};

const signOf = (screen: KeyScreen, command: string, {letters, notes}: Text): string => {
	const rows: readonly KeyRow[] = rowsOn(screen);
	const keys = rows.find(row => row.command === command)?.keys ?? [];
	// Enter has a name in every language, the space bar has none that is as short.
	const key = keys.find(name => name === 'enter') ?? keys[0] ?? '';
	return key === 'yes' ? notes.yes : key === 'letter' ? letters : (signs[key] ?? key);
};

/** How the key of a command is written in a sentence. */
export const keySign = <Screen extends KeyScreen>(
	screen: Screen,
	command: CommandOn<Screen>,
	text: Text,
): string => signOf(screen, command, text);

const hintsFrom = (
	screen: HintScreen,
	order: readonly (readonly string[])[],
	text: Text,
): readonly Hint[] => {
	const words: Readonly<Record<string, string>> = text.hints[screen];
	return order.map(commands => ({
		key: commands.map(command => signOf(screen, command, text)).join(' '),
		words: words[commands[0] ?? ''] ?? '',
	}));
};

const lineOf = (parts: readonly Hint[]): string =>
	parts.map(({key, words}) => `${key} ${words}`).join(gap);

/** What the keys of a screen do. */
export const hintsOn = (screen: HintScreen, text: Text): readonly Hint[] =>
	hintsFrom(screen, hints[screen], text);

/** The same in a line. */
export const hintLine = (screen: HintScreen, text: Text): string => lineOf(hintsOn(screen, text));

/** What the keys of the menu do, as far as there is room for it. */
export const menuHint = (isGameBehind: boolean, text: Text, width: number): string => {
	const hint = lineOf(hintsFrom('menu', isGameBehind ? hints.menu : firstMenuHint, text));
	return hint.length <= width ? hint : hint.slice(0, hint.lastIndexOf(gap, width));
};
