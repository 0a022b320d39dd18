import {games} from '../games/index.js';
import type {Text} from '../ui/text/text.js';
import {wrapped} from '../ui/text/wrap.js';

const gap = 2;
const leastRoom = 28;
const indent = ' '.repeat(6);

/**
 * The games, a line each: id, behind some words if there are any, name, what it means. Where columns are given
 * and don't take that, what stands after the id goes on below.
 */
export const gamesList = (text: Text, columns = Number.POSITIVE_INFINITY, before = ''): string => {
	const width = before.length + Math.max(...games.map(({id}) => id.length)) + gap;
	const room = columns - width;
	const lines = games.flatMap(({id, name, gloss}) => {
		const head = before + id;
		const said = text.table.gameName(name, gloss).replace(' · ', ' ·\u{A0}');
		return room < leastRoom
			? [head, ...wrapped(said, columns - indent.length).map(line => indent + line)]
			: wrapped(said, room).map((line, index) => (index === 0 ? head : '').padEnd(width) + line);
	});
	return `${lines.join('\n')}\n`;
};
