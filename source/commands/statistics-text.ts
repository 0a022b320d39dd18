import {isAnythingCounted, type Statistics} from '../play/statistics.js';
import {statisticsJson} from '../play/statistics-json.js';
import type {Game} from '../rules/game.js';
import type {Tally} from '../storage/statistics.js';
import type {Store} from '../storage/store.js';
import {textOf} from '../ui/draw/span.js';
import {statisticsPage} from '../ui/pages/statistics-page.js';
import type {Text} from '../ui/text/text.js';
import {complaintsIn} from './problem-text.js';
import type {Report} from './report.js';

const widest = 80;

/** Statistics as a page of text, or as JSON. */
const statisticsText = (
	statistics: Statistics,
	game: Game | undefined,
	isJson: boolean,
	text: Text,
	columns: number,
): string => {
	if (isJson) {
		return `${JSON.stringify(statisticsJson(statistics, game?.id))}\n`;
	}
	const title = text.screens.statisticsTitle(game?.name);
	const lines = statisticsPage(statistics, game, columns, text).map(line => textOf(line).trimEnd());
	return `${[title, '', ...lines].join('\n')}\n`;
};

/** Whether it can be told what was won and lost: where it can't be read that isn't nothing. */
export const isTold = (tally: Tally): boolean =>
	tally.unread === undefined || isAnythingCounted(tally);

/** The statistics, if they are known, and what is to be told of their files. */
export const statisticsReport = (
	{game, isJson}: {readonly game: Game | undefined; readonly isJson: boolean},
	store: Store,
	text: Text,
	columns = widest,
): Report => {
	const tally = store.statistics();
	const complaints = complaintsIn(store, text);
	return isTold(tally)
		? {
				words: statisticsText(tally, game, isJson, text, Math.min(widest, columns)),
				complaints,
				isDone: true,
			}
		: {words: complaints, isDone: false};
};
