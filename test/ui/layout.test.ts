import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Game, TableLine} from '../../source/rules/game.js';
import {foundationsBetween, linesOf, rowsOf} from '../../source/rules/table.js';
import {type Box, framingRows, isTooSmall, type Size} from '../../source/ui/layout/geometry.js';
import {tableLayout} from '../../source/ui/layout/layout.js';
import {layoutFaults, tableFaults} from '../helpers/layout-faults.js';
import {named} from '../helpers/position.js';
import {phases, sizes} from './samples.js';

describe('On the table of every game, in every phase and at every size', () => {
	test.each(games.map(game => [game.id, game] as const))(
		'%s: nothing overlaps, nothing lies outside the screen',
		(_, game) => {
			const found = phases(game).flatMap(position =>
				sizes.flatMap(size => layoutFaults(game, position, size)),
			);

			expect([...new Set(found)]).toEqual([]);
		},
	);

	test.each(games.map(game => [game.id, game] as const))(
		'%s: the game says of everything where it lies, once',
		(_, game) => {
			expect(tableFaults(game)).toEqual([]);
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

describe('A game that can’t be drawn is refused:', () => {
	const kolumna = named('zwarta-kolumna');
	const lines = linesOf(kolumna);
	const inColumns = (changed: readonly TableLine[]): Game => ({
		...kolumna,
		table: {drawn: 'columns', lines: changed},
	});
	const [top, rowA, rowB] = lines as readonly [TableLine, TableLine, TableLine];

	test.each<[string, Game, string]>([
		[
			'a foundation in two rows',
			inColumns(lines.with(1, {...rowA, between: rowB.between})),
			'foundation 2 stands 2 times',
		],
		[
			'a foundation in no row',
			inColumns(lines.with(1, {...rowA, between: 'nothing'})),
			'foundation 5 stands 0 times',
		],
		[
			'a foundation that is not there',
			inColumns(lines.with(1, {...rowA, between: [0, 9]})),
			'foundation 10 stands 1 times',
		],
		['a pile on two lines', inColumns(lines.with(1, {...rowA, left: 0})), 'pile 1 stands 2 times'],
		['a pile on no line', inColumns(lines.slice(1)), 'pile 7 stands 0 times'],
		[
			'more lines than piles',
			inColumns([...lines, {left: 12, between: 'nothing', right: 13}]),
			'pile 13 stands 1 times',
		],
		['no stock', inColumns(lines.with(5, {...top, left: 5, right: 11})), '0 stocks'],
		['two stocks', inColumns(lines.with(0, {...top, between: 'stock'})), '2 stocks'],
		[
			'a packet between columns',
			{...named('tajemnica'), table: kolumna.table},
			'no packet, reserve or row aside has its place between columns',
		],
		[
			'a foundation twice above fans',
			{
				...named('kaprysnice'),
				table: {
					drawn: 'fans',
					foundations: [
						[0, 1, 2, 3],
						[4, 5, 6, 6],
					],
				},
			},
			'foundation 8 stands 0 times',
		],
		[
			'a row rule that leaves out a place',
			{...kolumna, rowRule: {holds: 'in the first deal', reach: ['every']}},
			'some place without an entry in the row rule',
		],
		[
			'a row rule about no foundation',
			{...kolumna, rowRule: {holds: 'in the first deal', reach: Array(12).fill([8])}},
			'the row rule speaks of foundations that are not there',
		],
		['corners beyond the piles', {...kolumna, corners: [12]}, 'corners that are no piles'],
		[
			'replacement without corners',
			{...kolumna, replacement: true, corners: []},
			'nothing to replace a base card from',
		],
		[
			'a thirteenth pile',
			{...kolumna, deals: [{...kolumna.deals[0]!, places: 13}]},
			'more than twelve piles',
		],
		[
			'three piles for the suits',
			{...named('kaprysnice'), deals: [{places: 3, laying: {kind: 'sorted'}, flip: false}]},
			'fewer than four piles for the suits',
		],
		[
			'a ninth foundation',
			{...kolumna, foundations: [...kolumna.foundations, kolumna.foundations[0]!]},
			'not eight foundations',
		],
	])('%s', (_, game, fault) => {
		expect(tableFaults(game)).toContain(fault);
	});

	test('more lines than the screen has room for', () => {
		const high = inColumns([
			...lines,
			...Array.from(
				{length: 4},
				(_, index) => ({left: 12 + index, between: 'nothing', right: 16 + index}) as const,
			),
		]);
		const [position] = phases(kolumna);

		expect(layoutFaults(high, position!, {columns: 60, rows: 20}).join('\n')).toContain('overlap');
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
