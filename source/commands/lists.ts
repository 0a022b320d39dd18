import {basename} from 'node:path';
import {games} from '../games/index.js';
import type {Statistics} from '../play/statistics.js';
import {statisticsJson} from '../play/statistics-text.js';
import type {Game} from '../rules/game.js';
import type {Problem} from '../storage/problem.js';
import type {Store} from '../storage/store.js';
import {textOf} from '../ui/draw/span.js';
import {statisticsPage} from '../ui/pages/statistics-page.js';
import type {Text} from '../ui/text/text.js';
import {problemText} from './keeper.js';

/** The games, a line each: id, name, what it means. */
export const gamesList = (text: Text): string => {
	const width = Math.max(...games.map(({id}) => id.length)) + 2;
	const lines = games.map(
		({id, name, gloss}) => id.padEnd(width) + text.table.gameName(name, gloss),
	);
	return `${lines.join('\n')}\n`;
};

const printedColumns = 80;

/** Statistics as a page of text, or as JSON. */
const statisticsText = (
	statistics: Statistics,
	game: Game | undefined,
	isJson: boolean,
	text: Text,
): string => {
	if (isJson) {
		return `${JSON.stringify(statisticsJson(statistics, game?.id))}\n`;
	}
	const title = text.screens.statisticsTitle(game?.name);
	const lines = statisticsPage(statistics, game, printedColumns, text).map(line =>
		textOf(line).trimEnd(),
	);
	return `${[title, '', ...lines].join('\n')}\n`;
};

/** Whether it keeps the totals from being known. */
const hidesTotals = ({key, path}: Problem): boolean =>
	(key === 'not-readable' || key === 'newer-format') && basename(path).startsWith('stats.');

/**
 * Prints the statistics and what is to be told of their files. Where they can't be read it prints none, which
 * is not the same as nothing played, and answers `false`.
 */
export const printStatistics = (
	{game, isJson}: {readonly game: Game | undefined; readonly isJson: boolean},
	store: Store,
	text: Text,
	{
		print,
		complain,
	}: {readonly print: (words: string) => void; readonly complain: (words: string) => void},
): boolean => {
	const words = statisticsText(store.statistics(), game, isJson, text);
	const problems = store.problems();
	const isKnown = !problems.some(hidesTotals);
	if (isKnown) {
		print(words);
	}
	for (const problem of problems) {
		complain(`${problemText(problem, text)}\n`);
	}
	return isKnown;
};
