import {type GameId, games} from '../../games/index.js';
import {plainLetters} from '../../games/plain-letters.js';
import {positionOf} from '../../play/session.js';
import {totalsOf} from '../../play/statistics.js';
import type {Game} from '../../rules/game.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {DealRequest, Request, Screen, Waiting} from '../state/app-state.js';
import {shortGloss, shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';

export type Menu = Extract<Screen, {kind: 'menu'}>;

/** What the menu offers and what it leads to. */
export type MenuEntry = {
	readonly key: string;
	/** For a game its name only: see `menuLabel`. */
	readonly label: string;
	readonly request: Request;
	readonly game?: Game<GameId>;
};

export type MenuLine = MenuEntry | {readonly key: string; readonly heading: string};

const gap: MenuLine = {key: 'gap', heading: ' '};
const playedColumns = 7;
/** Between a name and what follows it. */
const space = '  ';
/** How many of the games that wait stand before all others. */
const mostBefore = 3;

const holds = (words: string, typed: string): boolean =>
	plainLetters(words).includes(plainLetters(typed));

const isFound = ({name, gloss, id}: Game, typed: string): boolean =>
	holds(`${name} ${gloss} ${id}`, typed);

const withGloss = (name: string, gloss: string): string => `${name} · ${gloss}`;

/** Whether only what its name means led to a game. */
const isFoundByGloss = ({name, id}: Game, typed: string): boolean => !holds(`${name} ${id}`, typed);

const freshDeal = (game: Game): DealRequest => ({
	kind: 'deal',
	game,
	dealNumber: undefined,
	replay: false,
});

/** What taking up a game that waits leads to. */
const takingUp = (waiting: Waiting): Request =>
	waiting.doubt === undefined
		? {kind: 'resume', slot: waiting.slot}
		: {kind: 'ask', waiting, instead: freshDeal(waiting.session.game)};

const waitingEntries = ({waiting}: Menu, text: Text): readonly MenuEntry[] =>
	waiting.map(left => {
		const {slot, session, doubt} = left;
		const position = positionOf(session);
		const {game, dealNumber} = session;
		const facts = [
			...(doubt === undefined ? [] : [text.screens.perhapsOpen]),
			text.table.dealNumber(dealNumber),
			text.table.deal(position.deal, game.deals.length),
			text.table.home(cardsHome(position), cardsNeeded(game)),
		].join(', ');
		return {
			key: `waiting ${slot}`,
			label: `${text.screens.continue} ${shortName(game)}, ${facts}`,
			request: takingUp(left),
		};
	});

/** What choosing a game leads to: the one of it that was left last, else a new deal. */
const opening = (game: Game, {waiting}: Menu): Request => {
	const left = waiting.filter(({session}) => session.game === game);
	const first = left.find(({doubt}) => doubt === undefined) ?? left[0];
	return first === undefined ? freshDeal(game) : takingUp(first);
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

/** Names too long for what is special about their games to stand under the others. */
const mostLongNames = 3;

/** Where what is special about the games begins, if there is room for that; the longest names reach beyond. */
const specialColumn = (text: Text, room: number): number | undefined => {
	const names = games.map(game => text.table.gameName(shortName(game), shortGloss(game)).length);
	const specials = Object.values(text.specials).map(({length}) => length);
	const widest = room - space.length - Math.max(...specials);
	const fitting = names.filter(length => length <= widest);
	return fitting.length < names.length - mostLongNames
		? undefined
		: space.length + Math.max(...fitting);
};

/**
 * The line of an entry: of a game what its Polish name means, if the language says that or it was looked for,
 * what is special about it and how often it was won, as far as the width takes them. A game that waits says so
 * in any case.
 */
export const menuLabel = (
	{label, game, request}: MenuEntry,
	{statistics, typed}: Menu,
	text: Text,
	width: number,
): string => {
	if (game === undefined) {
		return label.length <= width ? label : label.slice(0, label.lastIndexOf(', ', width));
	}
	const {name, gloss, id} = game;
	const {played, won} = totalsOf(statistics, id);
	const {gameName} = text.table;
	const {waits: free, perhapsOpen} = text.screens;
	const waits = request.kind === 'resume' ? free : request.kind === 'ask' ? perhapsOpen : '';
	const count = played > 0 ? text.screens.played(won, played) : '';
	const room = width - playedColumns;
	const column = specialColumn(text, room);
	const special = waits || column === undefined ? waits : text.specials[id];
	const named = isFoundByGloss(game, typed) ? withGloss : gameName;
	const full = named(name, gloss);
	const short = named(shortName(game), shortGloss(game));
	const ways = [
		[full, special],
		[short, special],
		[full, waits],
		[short, waits],
		[name, waits],
	].map(([shown = '', more = '']) =>
		more === '' ? shown : shown.padEnd((column ?? 0) - space.length) + space + more,
	);
	const line = ways.find(({length}) => length <= room) ?? name.slice(0, room);
	return line.padEnd(width - count.length) + count;
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

/** What of the list is to be seen in so many rows around the line that is chosen, and how much lies beyond. */
export const menuWindow = (
	lines: readonly MenuLine[],
	chosen: number,
	rows: number,
	{screens}: Text,
): readonly MenuLine[] => {
	if (lines.length <= rows) {
		return lines;
	}
	const entries = (some: readonly MenuLine[]) => some.filter(line => !('heading' in line)).length;
	const inside = Math.max(1, rows - 2);
	const first = chosen - Math.floor(inside / 2);
	const last = lines.length - inside - 1;
	const from = first < 2 ? 0 : Math.min(first, last);
	// At either end there is only one row with words.
	const to = from + inside + (from === 0 || from === last ? 1 : 0);
	const above = entries(lines.slice(0, from));
	const below = entries(lines.slice(to));
	return [
		...(from > 0 ? [{key: 'above', heading: screens.moreAbove(above)}] : []),
		...lines.slice(from, to),
		...(to < lines.length ? [{key: 'below', heading: screens.moreBelow(below)}] : []),
	];
};
