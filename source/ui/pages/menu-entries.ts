import {games} from '../../games/index.js';
import {positionOf} from '../../play/session.js';
import {totalsOf} from '../../play/statistics.js';
import type {Game} from '../../rules/game.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {Request, Screen} from '../state/app-state.js';
import {shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';

export type Menu = Extract<Screen, {kind: 'menu'}>;

/** A line of the menu and what it leads to. */
export type MenuEntry = {readonly key: string; readonly label: string; readonly request: Request};

const nameColumns = 32;
const glossColumns = 28;
const mostWaiting = 3;

/** Letters without their marks: what is typed without Polish letters finds Polish names. */
const plainLetters = (text: string): string =>
	text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

const isFound = (game: Game, typed: string): boolean =>
	plainLetters(`${game.name} ${game.gloss} ${game.id}`).includes(plainLetters(typed));

const waitingEntries = ({waiting}: Menu, text: Text): readonly MenuEntry[] =>
	waiting.slice(0, mostWaiting).map(({slot, session}) => {
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

const gameEntries = ({typed, statistics}: Menu, text: Text): readonly MenuEntry[] =>
	games
		.filter(game => isFound(game, typed))
		.map(game => {
			const {played, won} = totalsOf(statistics, game.id);
			const name = game.name.padEnd(nameColumns);
			const gloss = game.gloss.padEnd(glossColumns);
			return {
				key: game.id,
				label: name + gloss + (played > 0 ? text.screens.played(won, played) : ''),
				request: {kind: 'deal', game, dealNumber: undefined, replay: false},
			};
		});

/** What the menu offers: games left unfinished, all games, the rest; or the games that were looked for. */
export const menuEntries = (menu: Menu, text: Text): readonly MenuEntry[] =>
	menu.typed === ''
		? [
				...waitingEntries(menu, text),
				...gameEntries(menu, text),
				{
					key: 'statistics',
					label: text.screens.statistics,
					request: {kind: 'statistics', game: undefined},
				},
				{key: 'quit', label: text.screens.quit, request: {kind: 'leave'}},
			]
		: gameEntries(menu, text);
