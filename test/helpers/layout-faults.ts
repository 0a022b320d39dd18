import type {Game} from '../../source/rules/game.js';
import {hasPacket, hasReserve, type Position} from '../../source/rules/position.js';
import {foundationsBetween, linesOf} from '../../source/rules/table.js';
import {
	type Box,
	cardColumns,
	type Layout,
	labelColumns,
	type Size,
} from '../../source/ui/layout/geometry.js';
import {tableLayout} from '../../source/ui/layout/layout.js';

/** Everything of a layout that is drawn, each place once. */
const drawn = ({boxes, stock, aside, reserve, ties, packet, message, keys}: Layout) => {
	const all = new Map<string, Box>();
	for (const [spot, box] of boxes) {
		if (!/^[pra]|^stock$/.test(spot)) {
			all.set(spot, box);
		}
	}
	for (const [index, {box}] of ties.entries()) {
		all.set(`tie ${index + 1}`, box);
	}
	for (const [name, box] of Object.entries({stock, aside, reserve, packet, message, keys})) {
		if (box !== undefined) {
			all.set(name, box);
		}
	}
	return all;
};

const isWithin = (box: Box, {columns, rows}: Size): boolean =>
	box.x >= 0 &&
	box.y >= 1 &&
	box.width > 0 &&
	box.height > 0 &&
	box.x + box.width <= columns &&
	box.y + box.height <= rows;

const overlap = (one: Box, other: Box): boolean =>
	one.x < other.x + other.width &&
	other.x < one.x + one.width &&
	one.y < other.y + other.height &&
	other.y < one.y + one.height;

/** Whatever overlaps, lies outside the screen or has no room when the position is laid out at that size. */
export const layoutFaults = (game: Game, position: Position, size: Size): readonly string[] => {
	const layout = tableLayout(game, position, size);
	const parts = [...drawn(layout)];
	const where = `${size.columns}x${size.rows}`;
	const cards = [...layout.boxes].filter(([spot]) => spot.startsWith('p'));
	return [
		...parts
			.filter(([, box]) => !isWithin(box, size))
			.map(([name, box]) => `${where}: ${name} is outside: ${JSON.stringify(box)}`),
		...parts.flatMap(([name, box], index) =>
			parts
				.slice(index + 1)
				.filter(([, other]) => overlap(box, other))
				.map(([other]) => `${where}: ${name} and ${other} overlap`),
		),
		...cards.flatMap(([name, box], index) => [
			...(isWithin(box, size) && layout.packet !== undefined && overlap(box, layout.packet)
				? []
				: [`${where}: ${name} is outside`]),
			...cards
				.slice(index + 1)
				.filter(([, other]) => overlap(box, other))
				.map(([other]) => `${where}: ${name} and ${other} overlap`),
		]),
		...position.tableau.flatMap((_, index) => {
			const box = layout.boxes.get(`t${index + 1}`);
			return box !== undefined && box.width >= labelColumns + cardColumns + 4
				? []
				: [`${where}: pile ${index + 1} has no room`];
		}),
	];
};

/** What stands more or less than once among the numbers from 0 on, so many of them. */
const notOnce = (what: string, found: readonly number[], count: number): readonly string[] =>
	[...new Set([...found, ...Array(count).keys()])].flatMap(index => {
		const times = found.filter(other => other === index).length;
		const wanted = index < count ? 1 : 0;
		return times === wanted ? [] : [`${what} ${index + 1} stands ${times} times`];
	});

/** Whatever in the data of a game can't be drawn or doesn't fit together, whichever position is on the table. */
export const tableFaults = (game: Game): readonly string[] => {
	const {table, foundations, deals, rowRule, corners, replacement, aside} = game;
	const most = Math.max(...deals.map(({places}) => places));
	const lines = linesOf(game);
	const placed =
		table.drawn === 'fans' ? table.foundations.flat() : lines.flatMap(foundationsBetween);
	const stocks = lines.filter(({between}) => between === 'stock').length;
	const faults: readonly (readonly [string, boolean])[] = [
		['not eight foundations', foundations.length !== 8],
		['more than twelve piles', most > 12],
		[
			'no packet, reserve or row aside has its place between columns',
			table.drawn === 'columns' && (hasPacket(game) || hasReserve(game) || aside !== undefined),
		],
		[`${stocks} stocks`, table.drawn === 'columns' && stocks !== 1],
		[
			'some place without an entry in the row rule',
			rowRule !== undefined && rowRule.reach.length !== most,
		],
		[
			'the row rule speaks of foundations that are not there',
			rowRule?.reach.some(reach => reach !== 'every' && reach.some(index => !foundations[index])) ??
				false,
		],
		['corners that are no piles', corners.some(index => index >= most)],
		['nothing to replace a base card from', replacement && corners.length === 0],
		[
			'fewer than four piles for the suits',
			deals.some(({laying, places}) => laying.kind === 'sorted' && places < 4),
		],
	];
	return [
		...faults.flatMap(([fault, isSo]) => (isSo ? [fault] : [])),
		...notOnce('foundation', placed, foundations.length),
		...(table.drawn === 'fans'
			? []
			: deals.flatMap(({places}) =>
					notOnce(
						'pile',
						lines.flatMap(({left, right}) => [left, right]),
						places,
					),
				)),
	];
};
