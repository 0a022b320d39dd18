import {games} from '../games/index.js';
import type {Statistics} from '../play/statistics.js';
import {statisticsJson} from '../play/statistics-text.js';
import type {Game} from '../rules/game.js';
import {textOf} from '../ui/draw/span.js';
import {statisticsPage} from '../ui/pages/statistics-page.js';
import type {Text} from '../ui/text/text.js';

/** The games, a line each: id, name, what it means. */
export const gamesList = (text: Text): string => {
	const width = Math.max(...games.map(({id}) => id.length)) + 2;
	const lines = games.map(
		({id, name, gloss}) => id.padEnd(width) + text.table.gameName(name, gloss),
	);
	return `${lines.join('\n')}\n`;
};

/** Statistics as a page of text, or as JSON. */
export const statisticsText = (
	statistics: Statistics,
	game: Game | undefined,
	isJson: boolean,
	text: Text,
): string => {
	if (isJson) {
		return `${JSON.stringify(statisticsJson(statistics, game?.id))}\n`;
	}
	const title = text.screens.statisticsTitle(game?.name);
	const lines = statisticsPage(statistics, game, text).map(line => textOf(line).trimEnd());
	return `${[title, '', ...lines].join('\n')}\n`;
};
