import {knownMoves} from '../play/known-moves.js';
import {canRedo, canUndo, positionOf, type Session} from '../play/session.js';
import type {Game} from '../rules/game.js';
import type {Action} from '../rules/move.js';
import {hasPacket, hasReserve, tuckOf} from '../rules/position.js';
import type {KeyName} from './keyboard.js';

/** What a key can ask for at the table. Every command has words in every language. */
export type Command =
	| 'pile'
	| 'packet'
	| 'turned'
	| 'foundation'
	| 'given-foundation'
	| 'find'
	| 'pick'
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'next-kind'
	| 'previous-kind'
	| 'first'
	| 'last'
	| 'deal'
	| 'deal-on'
	| 'redeal'
	| 'flip'
	| 'turn'
	| 'tuck'
	| 'pull'
	| 'undo'
	| 'redo'
	| 'view'
	| 'new'
	| 'again'
	| 'number'
	| 'give-up'
	| 'rules'
	| 'keys'
	| 'statistics'
	| 'games'
	| 'options'
	| 'leave'
	| 'back'
	| 'redraw'
	| 'suspend';

export type KeyRow = {
	readonly command: Command;
	/** Every key that gives the command; for piles in the order of the piles. */
	readonly keys: readonly KeyName[];
	/** How the keys are written for the player. */
	readonly shown: string;
	/** Whether the game knows it at all. */
	readonly isIn: (game: Game) => boolean;
	/** Whether it can do something now. */
	readonly isPossible: (session: Session) => boolean;
	/** Its place on the key bar, from 1; 0 if it isn't there. */
	readonly bar: number;
};

const always = () => true;

const isLegal =
	(...actions: readonly Action[]) =>
	(session: Session): boolean =>
		knownMoves(session.game, positionOf(session)).some(
			move => move.kind === 'action' && actions.includes(move.action),
		);

const isSource =
	(at: 'packet' | 'reserve') =>
	(session: Session): boolean =>
		knownMoves(session.game, positionOf(session)).some(
			move => move.kind === 'card' && move.source.at === at,
		);

/** Whether cards may be played at all. It doesn't go by the card: a bar that changed with each would cost hundreds of bytes. */
const isRunning = (session: Session): boolean =>
	knownMoves(session.game, positionOf(session)).length > 0;

const row = (
	command: Command,
	keys: readonly KeyName[],
	shown: string,
	bar: number,
	isIn: KeyRow['isIn'] = always,
	isPossible: KeyRow['isPossible'] = always,
): KeyRow => ({command, keys, shown, bar, isIn, isPossible});

/** The keys of piles 1 to 12. */
export const pileKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** The other keys for piles 11 and 12, where `-` and `=` are far to reach. */
const otherPileKeys: Readonly<Record<KeyName, number>> = {z: 10, x: 11};

/** Index of the pile that a key means. */
export const pileOfKey = (key: KeyName): number | undefined => {
	const index = (pileKeys as readonly string[]).indexOf(key);
	return index >= 0 ? index : otherPileKeys[key];
};

/**
 * All keys of the table. What a key does, the key bar, the page of keys and the README come from it.
 */
export const keyTable: readonly KeyRow[] = [
	row('pile', [...pileKeys, ...Object.keys(otherPileKeys)], '1 … 9 0 - =', 1, always, isRunning),
	row('packet', ['e'], 'e', 2, hasPacket, isSource('packet')),
	row('turned', ['w'], 'w', 3, hasReserve, isSource('reserve')),
	row('foundation', ['f'], 'f', 4, always, isRunning),
	row('given-foundation', ['F'], 'F 1 … 8', 0),
	row('find', ['/'], '/', 15),
	row('pick', ['space', 'enter'], 'Space Enter', 0),
	row('up', ['up', 'k'], 'Up k', 0),
	row('down', ['down', 'j'], 'Down j', 0),
	row('left', ['left', 'h'], 'Left h', 0),
	row('right', ['right', 'l'], 'Right l', 0),
	row('next-kind', ['tab'], 'Tab', 0),
	row('previous-kind', ['shift-tab'], 'Shift-Tab', 0),
	row('first', ['home'], 'Home', 0),
	row('last', ['end'], 'End', 0),
	row('deal', ['d'], 'd', 5, always, isLegal('deal')),
	row('deal-on', ['D'], 'D', 12, always, isLegal('deal')),
	row('redeal', ['R'], 'R', 6, ({deals}) => deals.length > 1, isLegal('redeal')),
	row('flip', ['v'], 'v', 7, ({deals}) => deals.some(({flip}) => flip), isLegal('flip')),
	row('turn', ['t'], 't', 8, hasReserve, isLegal('turn')),
	row('tuck', ['t'], 't', 8, game => tuckOf(game) !== undefined, isLegal('tuck')),
	row('pull', ['p'], 'p', 9, ({sideRights}) => sideRights, isLegal('pull')),
	row('undo', ['u', 'backspace', 'delete'], 'u Backspace', 10, always, canUndo),
	row('redo', ['r', 'U', 'ctrl-r'], 'r U Ctrl-R', 13, always, canRedo),
	row('view', ['V'], 'V', 0),
	row('new', ['n'], 'n', 16),
	row('again', ['N'], 'N', 0),
	row('number', ['g'], 'g', 0),
	row('give-up', [':'], ':', 0),
	row('rules', ['i', 'f1'], 'i F1', 14),
	row('keys', ['?'], '?', 11),
	row('statistics', ['s'], 's', 18),
	row('games', ['m'], 'm', 17),
	row('options', ['o'], 'o', 0),
	row('leave', ['q', 'ctrl-c', 'ctrl-d'], 'q Ctrl-C Ctrl-D', 19),
	row('back', ['escape'], 'Esc', 0),
	row('redraw', ['ctrl-l'], 'Ctrl-L', 0),
	row('suspend', ['ctrl-z'], 'Ctrl-Z', 0),
];

/** The row of the table that a key means now; of several the one that is possible. */
export const rowOfKey = (session: Session, key: KeyName): KeyRow | undefined => {
	const rows = keyTable.filter(({keys, isIn}) => keys.includes(key) && isIn(session.game));
	return rows.length < 2
		? rows[0]
		: (rows.find(({isPossible}) => isPossible(session)) ?? rows.at(-1));
};

/** What belongs on the key bar now, the most useful first. */
export const barRows = (session: Session): readonly KeyRow[] =>
	keyTable
		.filter(({bar, isIn, isPossible}) => bar > 0 && isIn(session.game) && isPossible(session))
		.toSorted((one, other) => one.bar - other.bar);
