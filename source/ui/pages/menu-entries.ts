import {games} from '../../games/index.js';
import {plainLetters} from '../../games/plain-letters.js';
import {positionOf} from '../../play/session.js';
import {totalsOf} from '../../play/statistics.js';
import type {Game} from '../../rules/game.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {Request, Screen} from '../state/app-state.js';
import {shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';

export type Menu = Extract<Screen, {kind: 'menu'}>;

/** What the menu offers and what it leads to. */
export type MenuEntry = {
	readonly key: string;
	/** For a game its name only: see `menuLabel`. */
	readonly label: string;
	readonly request: Request;
	readonly game?: Game;
};

type MenuLine = MenuEntry | {readonly key: string; readonly heading: string};

const gap: MenuLine = {key: 'gap', heading: ' '};
const nameColumns = 31;
const specialColumns = 38;
const glossColumns = 28;
const playedColumns = 7;
/** How many of the games that wait stand before all others. */
const mostBefore = 3;

const isFound = (game: Game, typed: string): boolean =>
	plainLetters(`${game.name} ${game.gloss} ${game.id}`).includes(plainLetters(typed));

const waitingEntries = ({waiting}: Menu, text: Text): readonly MenuEntry[] =>
	waiting.map(({slot, session}) => {
		const position = positionOf(session);
		const {game, dealNumber} = session;
		const facts = [
			text.table.dealNumber(dealNumber),
			text.table.deal(position.deal, game.deals.length),
			text.table.home(cardsHome(position), cardsNeeded(game)),
		].join(', ');
		return {
			key: `waiting ${slot}`,
			label: `${text.screens.continue} ${shortName(game)}: ${facts}`,
			request: {kind: 'resume', slot},
		};
	});

/** What choosing a game leads to: the one of it that was left last, else a new deal. */
const opening = (game: Game, {waiting}: Menu): Request => {
	const left = waiting.find(({session}) => session.game === game);
	return left === undefined
		? {kind: 'deal', game, dealNumber: undefined, replay: false}
		: {kind: 'resume', slot: left.slot};
};

const gameEntries = (menu: Menu): readonly MenuEntry[] =>
	games
		.filter(game => isFound(game, menu.typed))
		.map(game => ({key: game.id, label: game.name, request: opening(game, menu), game}));

/**
 * What the menu offers: games left unfinished, all games, more games left unfinished if there are many, the
 * rest; or the games that were looked for.
 */
export const menuEntries = (menu: Menu, text: Text): readonly MenuEntry[] => {
	const waiting = waitingEntries(menu, text);
	return menu.typed === ''
		? [
				...waiting.slice(0, mostBefore),
				...gameEntries(menu),
				...waiting.slice(mostBefore),
				{
					key: 'statistics',
					label: text.screens.statistics,
					request: {kind: 'statistics', game: undefined},
				},
				{key: 'quit', label: text.screens.quit, request: {kind: 'leave'}},
			]
		: gameEntries(menu);
};

/**
 * The line of an entry: of a game also what is special about it and how often it was won, as far as the
 * width takes them, and what its Polish name means where there is room for that too.
 */
export const menuLabel = (
	{label, game, request}: MenuEntry,
	{statistics}: Menu,
	text: Text,
	width: number,
): string => {
	if (game === undefined) {
		return label.length <= width ? label : label.slice(0, label.lastIndexOf(', ', width));
	}
	const {played, won} = totalsOf(statistics, game.id);
	const special =
		request.kind === 'resume'
			? text.screens.waits
			: (text.specials[game.id as keyof typeof text.specials] ?? '');
	const full = nameColumns + specialColumns + playedColumns;
	const name = game.name.slice(0, nameColumns - 1).padEnd(nameColumns);
	const gloss = game.gloss.padEnd(glossColumns);
	const middle = width < full ? '' : width < full + glossColumns ? special : gloss + special;
	const count = played > 0 ? text.screens.played(won, played) : '';
	const room = Math.min(width, full + glossColumns) - count.length;
	return (name + middle).slice(0, room).padEnd(room) + count;
};

/**
 * The entries with the name of a family before its games, and, where there are enough rows, a gap after
 * the games. Names and gap lead nowhere.
 */
export const withFamilies = (
	entries: readonly MenuEntry[],
	text: Text,
	rows: number,
): readonly MenuLine[] => {
	const lines = entries.flatMap((entry, index): readonly MenuLine[] => {
		const family = entry.game?.family;
		return family === undefined || family === entries[index - 1]?.game?.family
			? [entry]
			: [{key: `family ${family}`, heading: `─ ${text.families[family]}`}, entry];
	});
	const games = lines.findLastIndex(line => 'game' in line);
	const end = lines.some(({key}) => key === 'statistics') ? games + 1 : -1;
	return end < 0 || lines.length >= rows ? lines : lines.toSpliced(end, 0, gap);
};
