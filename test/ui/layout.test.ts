import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Game} from '../../source/rules/game.js';
import type {Position} from '../../source/rules/position.js';
import {foundationsBetween, rowsOf} from '../../source/rules/table.js';
import {
	type Box,
	cardColumns,
	framingRows,
	isTooSmall,
	type Layout,
	labelColumns,
	type Size,
} from '../../source/ui/layout/geometry.js';
import {tableLayout} from '../../source/ui/layout/layout.js';
import {phases, sizes} from './samples.js';

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

const faults = (game: Game, position: Position, size: Size): readonly string[] => {
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

describe('On the table of every game, in every phase and at every size', () => {
	test.each(games.map(game => [game.id, game] as const))(
		'%s: nothing overlaps, nothing lies outside the screen',
		(_, game) => {
			const found = phases(game).flatMap(position =>
				sizes.flatMap(size => faults(game, position, size)),
			);

			expect([...new Set(found)]).toEqual([]);
		},
	);

	test.each(games.map(game => [game.id, game] as const))(
		'%s: every pile, foundation and packet card that can be played has its place',
		(_, game) => {
			for (const position of phases(game)) {
				const {boxes} = tableLayout(game, position, {columns: 80, rows: 24});
				const spots = [...boxes.keys()];

				expect(spots.filter(spot => spot.startsWith('t'))).toHaveLength(position.tableau.length);
				expect(spots.filter(spot => spot.startsWith('f'))).toHaveLength(8);
				expect(spots).toContain('stock');
				if (!position.packet.some(lying => lying >= 128)) {
					expect(spots.filter(spot => spot.startsWith('p'))).toHaveLength(position.packet.length);
				}
			}
		},
	);

	test('a larger screen never makes cards smaller, and the largest has frames', () => {
		for (const game of games) {
			const [position] = phases(game);
			const rows = (size: Size) => tableLayout(game, position!, size).cardRows;

			expect(rows({columns: 80, rows: 24})).toBe(1);
			expect(rows({columns: 120, rows: 40})).toBe(3);
			expect(rows({columns: 200, rows: 80})).toBe(3);
		}
	});

	test('does not jump when a packet opens', () => {
		const game = games.find(({id}) => id === 'tajemnica')!;
		const all = phases(game).filter(({deal}) => deal === 1);
		const places = all.map(position => {
			const {boxes} = tableLayout(game, position, {columns: 80, rows: 24});
			return JSON.stringify([...boxes].filter(([spot]) => !spot.startsWith('p')));
		});

		expect(new Set(places).size).toBe(1);
	});
});

describe('The rows of a column', () => {
	const column = games.filter(({table}) => table.drawn === 'columns');

	test.each(column.map(game => [game.id, game] as const))(
		'%s: the foundations of a row stand on the line of its two piles, tied to them',
		(_, game) => {
			const [position] = phases(game);
			for (const size of sizes) {
				const {boxes, ties, cardRows} = tableLayout(game, position!, size);
				const middle = (box: Box | undefined) => box!.y + (cardRows - 1) / 2;
				expect(rowsOf(game)).toHaveLength(4);
				for (const [row, line] of rowsOf(game).entries()) {
					const [left, right] = [line.left, line.right].map(index => boxes.get(`t${index + 1}`));
					const foundations = foundationsBetween(line).map(index => boxes.get(`f${index + 1}`));
					// A framed card has its face a row lower.
					const faceOf = ({y, height}: Box) => y + (height > 2 ? 1 : 0);
					const y = faceOf(foundations[0]!);
					expect(foundations).toHaveLength(2);
					expect(faceOf(foundations[1]!)).toBe(y);
					expect(middle(left)).toBe(y);
					expect(middle(right)).toBe(y);
					expect(left!.x).toBeLessThan(foundations[0]!.x);
					expect(right!.x).toBeGreaterThan(foundations[1]!.x);
					expect(ties.filter(tie => tie.row === row).every(({box}) => box.y === y)).toBe(true);
				}
			}
		},
	);

	test('games without rows have no ties', () => {
		for (const game of games.filter(({table}) => table.drawn === 'fans')) {
			expect(tableLayout(game, phases(game)[0]!, {columns: 80, rows: 24}).ties).toEqual([]);
		}
	});
});

describe('A screen too small for the table', () => {
	test.each([
		[60, 20, false],
		[59, 20, true],
		[60, 19, true],
		[200, 10, true],
		[20, 200, true],
		[1, 1, true],
	])('%d columns, %d rows: %s', (columns, rows, expected) => {
		expect(isTooSmall({columns, rows})).toBe(expected);
	});

	test('is smaller than any for which the table is laid out', () => {
		expect(sizes.some(isTooSmall)).toBe(false);
		expect(framingRows).toBeLessThan(20);
	});
});
