import {basename} from 'node:path';
import type {Statistics} from '../play/statistics.js';
import {statisticsJson} from '../play/statistics-json.js';
import type {Game} from '../rules/game.js';
import type {Problem} from '../storage/problem.js';
import type {Store} from '../storage/store.js';
import {textOf} from '../ui/draw/span.js';
import {statisticsPage} from '../ui/pages/statistics-page.js';
import type {Text} from '../ui/text/text.js';
import {problemText} from './problem-text.js';
import type {Report} from './report.js';

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
 * The statistics and what is to be told of their files. Where they can't be read there are none, which is not
 * the same as nothing played.
 */
export const statisticsReport = (
	{game, isJson}: {readonly game: Game | undefined; readonly isJson: boolean},
	store: Store,
	text: Text,
): Report => {
	const words = statisticsText(store.statistics(), game, isJson, text);
	const problems = store.problems();
	const isDone = !problems.some(hidesTotals);
	const complaints = problems.map(problem => `${problemText(problem, text)}\n`).join('');
	return isDone ? {words, complaints, isDone} : {words: complaints, isDone};
};
