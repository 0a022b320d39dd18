import {gameOf, games} from '../../games/index.js';
import type {Totals, Writers} from '../../play/statistic-rows.js';
import {isAnythingCounted, type Statistics, totalsOf} from '../../play/statistics.js';
import {statisticCells, statisticLines} from '../../play/totals.js';
import type {Game} from '../../rules/game.js';
import {type Line, span} from '../draw/span.js';
import type {Figures} from '../state/app-state.js';
import {localDay} from '../text/day.js';
import {type Text, texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Page} from './page.js';

/** The widest that the overview is. */
const overviewColumns = 77;
const countColumns = 9;
const labelColumns = 38;
const barColumns = 30;

/** How a language writes the values. */
const writersOf = ({screens}: Text): Writers => ({...screens, day: localDay});

const cellsOf = (statistics: Statistics, game: Game, text: Text): readonly string[] => {
	const totals = totalsOf(statistics, game.id);
	return [game.name, ...statisticCells.map(([, cell]) => cell(totals, writersOf(text)))];
};

/** One line for each game, also those never played. Where there is little room the numbers move together. */
const overview = (statistics: Statistics, columns: number, text: Text): readonly Line[] => {
	const {screens} = text;
	const head = [screens.overview.game, ...statisticCells.map(([key]) => screens.overview[key])];
	const all = [head, ...games.map(game => cellsOf(statistics, game, text))];
	const room = Math.min(columns, overviewColumns);
	const widths = head.map((_, index) =>
		room < overviewColumns
			? 1 + Math.max(...all.map(cells => cells[index]?.length ?? 0))
			: countColumns,
	);
	const nameColumns = room - widths.slice(1).reduce((sum, width) => sum + width, 0);
	const row = ([name = '', ...numbers]: readonly string[]): string => {
		const shown = name.length < nameColumns ? name : (name.split(',')[0] ?? name);
		return [
			(shown.length < nameColumns ? shown : `${shown.slice(0, nameColumns - 2)}…`).padEnd(
				nameColumns,
			),
			...numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? countColumns)),
		].join('');
	};
	return [
		[span(row(head), 'quiet')],
		...games.map((game, index): Line => {
			const isPlayed = totalsOf(statistics, game.id).played > 0;
			return [span(row(all[index + 1] ?? []), isPlayed ? 'plain' : 'quiet')];
		}),
		[],
		[span(screens.overviewNote, 'quiet')],
	];
};

const counts = (totals: Totals, text: Text): readonly (readonly [string, string])[] =>
	statisticLines.map(([key, line]) => [text.screens.counts[key], line(totals, writersOf(text))]);

const step = 8;

/** How often games ended with 0–7, 8–15 … cards home, as bars. */
const histogram = (totals: Totals, {screens}: Text): readonly Line[] => {
	const groups = new Map<number, number>();
	for (const [home, count] of Object.entries(totals.homeCounts)) {
		const group = Math.floor(Number(home) / step);
		groups.set(group, (groups.get(group) ?? 0) + count);
	}
	const most = Math.max(1, ...groups.values());
	const rows = [...groups]
		.toSorted(([one], [other]) => one - other)
		.map(([group, count]): Line => {
			const from = group * step;
			const to = Math.min(totals.of, from + step - 1);
			const range = from === to ? String(from) : `${from}–${to}`;
			const bar = '█'.repeat(Math.max(1, Math.round((count / most) * barColumns)));
			return [span(`  ${range.padEnd(8)}`, 'quiet'), span(bar, 'key'), span(` ${count}`)];
		});
	return rows.length === 0 ? [] : [[], [span(screens.histogram)], ...rows];
};

const lastResults = (statistics: Statistics, game: Game, {screens}: Text): readonly Line[] => {
	const results = statistics.last.filter(result => result.game === game.id).slice(0, 20);
	return results.length === 0
		? []
		: [
				[],
				[span(screens.lastResults)],
				...results.map((result): Line => {
					return [span(`  ${screens.result(result, localDay(result.endedAt))}`)];
				}),
			];
};

const ofGame = (statistics: Statistics, game: Game, text: Text): readonly Line[] => {
	const totals = totalsOf(statistics, game.id);
	if (totals.played + totals.replaysPlayed === 0) {
		return [[span(text.screens.nothingPlayed)]];
	}
	return [
		...counts(totals, text).map(
			([label, value]): Line => [span(label.padEnd(labelColumns), 'quiet'), span(value)],
		),
		...histogram(totals, text),
		...lastResults(statistics, game, text),
	];
};

/** Statistics of one game, or one line for each, in lines of at most that many columns; what is missing is told first. */
export const statisticsPage = (
	statistics: Figures,
	game: Game | undefined,
	columns: number,
	text: Text,
): readonly Line[] => {
	const one = game && gameOf(game.id);
	const {unread} = statistics;
	const told = unread === undefined ? [] : wrapped(text.screens.unread(unread), columns);
	const isKnown =
		one === undefined ? isAnythingCounted(statistics) : Object.hasOwn(statistics.games, one.id);
	if (unread !== undefined && !isKnown) {
		return told.map(line => [span(line)]);
	}
	return [
		...told.map((line): Line => [span(line)]),
		...(unread === undefined ? [] : [[]]),
		...(one === undefined ? overview(statistics, columns, text) : ofGame(statistics, one, text)),
	];
};

export const statisticsEntry: Page<'statistics'> = {
	hint: 'page',
	open: ({play}) => play && {request: {kind: 'statistics', game: play.session.game}},
	title: ({options}, {game}) => texts[options.language].screens.statisticsTitle(game?.name),
	lines: ({size, options}, {statistics, game}) =>
		statisticsPage(statistics, game, size.columns - 2, texts[options.language]),
};
