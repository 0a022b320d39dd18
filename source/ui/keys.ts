import {canRedo, canUndo, legalIn, type Session} from '../play/session.js';
import type {Game} from '../rules/game.js';
import type {Action} from '../rules/move.js';
import {hasPacket, hasReserve, tuckOf} from '../rules/position.js';
import type {KeyName} from './keyboard.js';

/** The screens by what keys mean on them: pages that are read share theirs; `small` is a table too small to be drawn. */
const screens = ['table', 'result', 'menu', 'taking', 'page', 'options', 'small'] as const;

export type KeyScreen = (typeof screens)[number];

export type KeyRow<Command extends string = string, Screen extends KeyScreen = KeyScreen> = {
	readonly command: Command;
	/** The screens on which these keys give the command. */
	readonly on: readonly Screen[];
	/** Every key that gives the command; for piles in the order of the piles. */
	readonly keys: readonly KeyName[];
	/** How the keys of the table are written for the player. */
	readonly shown: string;
	/** Whether the game knows it at all. */
	readonly isIn: (game: Game) => boolean;
	/** Whether it can do something at the table now. */
	readonly isPossible: (session: Session) => boolean;
	/** Its place on the key bar of the table, from 1; 0 if it isn't there. */
	readonly bar: number;
};

const always = () => true;

const isLegal =
	(...actions: readonly Action[]) =>
	(session: Session): boolean =>
		legalIn(session).some(move => move.kind === 'action' && actions.includes(move.action));

const isSource =
	(at: 'packet' | 'reserve') =>
	(session: Session): boolean =>
		legalIn(session).some(move => move.kind === 'card' && move.source.at === at);

/** Whether cards may be played at all. It doesn't go by the card: a bar that changed with each would cost hundreds of bytes. */
const isRunning = (session: Session): boolean => legalIn(session).length > 0;

const row = <const Command extends string, const Screen extends KeyScreen>(
	command: Command,
	on: readonly Screen[],
	keys: readonly KeyName[],
	shown = '',
	bar = 0,
	isIn: KeyRow['isIn'] = always,
	isPossible: KeyRow['isPossible'] = always,
): KeyRow<Command, Screen> => ({command, on, keys, shown, bar, isIn, isPossible});

/** The keys of piles 1 to 12. */
export const pileKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** The other keys for piles 11 and 12, where `-` and `=` are far to reach. */
const otherPileKeys: Readonly<Record<KeyName, number>> = {z: 10, x: 11};

/** Index of the pile that a key means. */
export const pileOfKey = (key: KeyName): number | undefined => {
	const index = (pileKeys as readonly string[]).indexOf(key);
	return index >= 0 ? index : otherPileKeys[key];
};

const piles = [...pileKeys, ...Object.keys(otherPileKeys)];

const hasSeveralDeals = ({deals}: Game) => deals.length > 1;
const hasFlip = ({deals}: Game) => deals.some(({flip}) => flip);
const hasTuck = (game: Game) => tuckOf(game) !== undefined;
const hasPull = ({sideRights}: Game) => sideRights;

/**
 * All keys of all screens. What a key does, the key bar, the hints, the page of keys and the README come from it.
 * Two names stand for what is typed by those who can't be told apart here: `letter` is any that looks for a game,
 * `yes` the one that says yes in the language of the player.
 */
export const keyRows = [
	row('pile', ['table'], piles, '1 … 9 0 - =', 1, always, isRunning),
	row('packet', ['table'], ['e'], 'e', 2, hasPacket, isSource('packet')),
	row('turned', ['table'], ['w'], 'w', 3, hasReserve, isSource('reserve')),
	row('foundation', ['table'], ['f'], 'f', 4, always, isRunning),
	row('given-foundation', ['table'], ['F'], 'F 1 … 8'),
	row('find', ['table'], ['/'], '/', 15),
	row('pick', ['table'], ['space', 'enter'], 'Space Enter'),
	row('up', ['table', 'page', 'options'], ['up', 'k'], 'Up k'),
	row('down', ['table', 'page', 'options'], ['down', 'j'], 'Down j'),
	row('left', ['table', 'options'], ['left', 'h'], 'Left h'),
	row('right', ['table', 'options'], ['right', 'l'], 'Right l'),
	row('next-kind', ['table'], ['tab'], 'Tab'),
	row('previous-kind', ['table'], ['shift-tab'], 'Shift-Tab'),
	row('first', ['table', 'page', 'menu'], ['home'], 'Home'),
	row('last', ['table', 'page', 'menu'], ['end'], 'End'),
	row('deal', ['table'], ['d'], 'd', 5, always, isLegal('deal')),
	row('deal-on', ['table'], ['D'], 'D', 12, always, isLegal('deal')),
	row('redeal', ['table'], ['R'], 'R', 6, hasSeveralDeals, isLegal('redeal')),
	row('flip', ['table'], ['v'], 'v', 7, hasFlip, isLegal('flip')),
	row('turn', ['table'], ['t'], 't', 8, hasReserve, isLegal('turn')),
	row('tuck', ['table'], ['t'], 't', 8, hasTuck, isLegal('tuck')),
	row('pull', ['table'], ['p'], 'p', 9, hasPull, isLegal('pull')),
	row(
		'undo',
		['table', 'result'],
		['u', 'backspace', 'delete'],
		'u Backspace',
		10,
		always,
		canUndo,
	),
	row('redo', ['table'], ['r', 'U', 'ctrl-r'], 'r U Ctrl-R', 13, always, canRedo),
	row('view', ['table'], ['V'], 'V'),
	row('new', ['table', 'result', 'taking'], ['n'], 'n', 16),
	row('again', ['table', 'result'], ['N'], 'N'),
	row('number', ['table', 'result'], ['g'], 'g'),
	row('give-up', ['table'], [':'], ':'),
	row('rules', ['table', 'result', 'page'], ['i', 'f1'], 'i F1', 14),
	row('keys', ['table', 'result', 'menu', 'page', 'small'], ['?'], '?', 11),
	row('statistics', ['table', 'result', 'page'], ['s'], 's', 18),
	row('games', ['table', 'result', 'taking'], ['m'], 'm', 17),
	row('options', ['table', 'result', 'page'], ['o'], 'o'),
	row(
		'leave',
		['table', 'result', 'menu', 'taking', 'small'],
		['q', 'ctrl-c', 'ctrl-d'],
		'q Ctrl-C Ctrl-D',
		19,
	),
	row('back', ['table', 'menu', 'page', 'options'], ['escape'], 'Esc'),
	row('redraw', screens, ['ctrl-l'], 'Ctrl-L'),
	row('suspend', screens, ['ctrl-z'], 'Ctrl-Z'),
	row('leave', ['page', 'options'], ['ctrl-c', 'ctrl-d']),
	row('back', ['result'], ['escape', 'enter', 'space']),
	row('take', ['taking'], ['yes']),
	row('games', ['taking'], ['escape']),
	row('page-up', ['page'], ['page-up', 'b']),
	row('page-down', ['page'], ['page-down', 'space']),
	row('last', ['page'], ['G']),
	row('down', ['options'], ['tab']),
	row('right', ['options'], ['space', 'enter']),
	row('up', ['menu'], ['up', 'shift-tab']),
	row('down', ['menu'], ['down', 'tab']),
	row('first', ['menu'], ['page-up']),
	row('last', ['menu'], ['page-down']),
	row('play', ['menu'], ['enter']),
	row('search', ['menu'], ['letter']),
	row('erase', ['menu'], ['backspace', 'delete']),
];

type CommandOf<Row, Screen> =
	Row extends KeyRow<infer Command, infer On> ? (Screen extends On ? Command : never) : never;

/** What a key can ask for on a screen. */
export type CommandOn<Screen extends KeyScreen> = CommandOf<(typeof keyRows)[number], Screen>;

/** What a key can ask for at the table. Every command has words in every language. */
export type Command = CommandOn<'table'>;

export const rowsOn = <Screen extends KeyScreen>(
	screen: Screen,
): readonly KeyRow<CommandOn<Screen>>[] =>
	(keyRows as readonly KeyRow[]).filter((row): row is KeyRow<CommandOn<Screen>> =>
		row.on.includes(screen),
	);

/** The keys of the table. */
export const keyTable = rowsOn('table');

/** What a key asks for on a screen other than the table. */
export const commandOn = <Screen extends Exclude<KeyScreen, 'table'>>(
	screen: Screen,
	key: KeyName,
): CommandOn<Screen> | undefined => rowsOn(screen).find(({keys}) => keys.includes(key))?.command;

/** Whether a key asks something of the program itself, whatever screen is open: to leave, to draw anew. */
export const isProgramKey = (key: KeyName): boolean =>
	key.startsWith('ctrl-') &&
	screens.every(screen => rowsOn(screen).some(({keys}) => keys.includes(key)));

/** Whether a key leaves, whatever screen is open. */
export const isLeavingKey = (key: KeyName): boolean =>
	isProgramKey(key) && commandOn('page', key) === 'leave';

/** The row of the table that a key means now; of several the one that is possible. */
export const rowOfKey = (session: Session, key: KeyName): KeyRow<Command> | undefined => {
	const rows = keyTable.filter(({keys, isIn}) => keys.includes(key) && isIn(session.game));
	return rows.length < 2
		? rows[0]
		: (rows.find(({isPossible}) => isPossible(session)) ?? rows.at(-1));
};

/** What belongs on the key bar now, the most useful first. */
export const barRows = (session: Session): readonly KeyRow<Command>[] =>
	keyTable
		.filter(({bar, isIn, isPossible}) => bar > 0 && isIn(session.game) && isPossible(session))
		.toSorted((one, other) => one.bar - other.bar);

type Hints = {readonly [Screen in KeyScreen]?: readonly (readonly CommandOn<Screen>[])[]};

/** What the hint of a screen tells of its keys, in its order; commands that belong together share the words of the first. */
export const hints = {
	result: [['new'], ['again'], ['undo'], ['statistics'], ['games'], ['leave']],
	taking: [['take'], ['new'], ['games'], ['leave']],
	page: [['back'], ['up', 'down']],
	options: [['up', 'down'], ['left', 'right'], ['back']],
	menu: [['up', 'down'], ['play'], ['back'], ['leave'], ['search']],
} as const satisfies Hints;

/** The hint of a menu that has nothing behind it. */
export const firstMenuHint = [
	['up', 'down'],
	['play'],
	['search'],
	['leave'],
] as const satisfies Hints['menu'];

export type HintScreen = keyof typeof hints;

/** The words of the hints. */
export type HintWords = {
	readonly [Screen in HintScreen]: Readonly<Record<(typeof hints)[Screen][number][0], string>>;
};
