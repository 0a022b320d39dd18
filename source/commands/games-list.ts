import {games} from '../games/index.js';
import type {Text} from '../ui/text/text.js';

/** The games, a line each: id, name, what it means. */
export const gamesList = (text: Text): string => {
	const width = Math.max(...games.map(({id}) => id.length)) + 2;
	const lines = games.map(
		({id, name, gloss}) => id.padEnd(width) + text.table.gameName(name, gloss),
	);
	return `${lines.join('\n')}\n`;
};
