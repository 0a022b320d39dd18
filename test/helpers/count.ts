import {applied} from '../../source/rules/apply.js';
import {legalMoves} from '../../source/rules/moves.js';
import {positionText} from '../../source/rules/notation.js';
import type {Table} from './position.js';

/** All that two positions must share to be one: what is shown, the rights used and the replacement due. */
const key = ({game, position}: Table): string =>
	`${positionText(game, position)} ${position.sideRights} ${position.replacement}`;

/**
 * For depth 1, 2, …: how many sequences of so many legal moves there are, and how many different
 * positions they lead to (positions in which only twins have changed places are one).
 */
export const counted = (start: Table, depth: number): string => {
	let layer = new Map([[key(start), {table: start, ways: 1}]]);
	const counts: string[] = [];
	for (let level = 1; level <= depth; level++) {
		const next: typeof layer = new Map();
		for (const {table, ways} of layer.values()) {
			for (const move of legalMoves(table.game, table.position)) {
				const position = applied(table.game, table.position, move);
				const after = {game: table.game, position};
				const known = next.get(key(after));
				next.set(key(after), {table: after, ways: ways + (known?.ways ?? 0)});
			}
		}
		layer = next;
		const ways = [...layer.values()].reduce((sum, entry) => sum + entry.ways, 0);
		counts.push(`${ways}/${layer.size}`);
	}
	return counts.join(' ');
};
