import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Result} from '../../source/play/result.js';
import {emptyStatistics, fold, type Statistics} from '../../source/play/statistics.js';
import {textOf} from '../../source/ui/draw/span.js';
import {statisticsPage} from '../../source/ui/pages/statistics-page.js';
import {percent} from '../../source/ui/text/percent.js';
import {languages, texts} from '../../source/ui/text/text.js';

const resultOf = (game: string, index: number, change: Partial<Result> = {}): Result => ({
	format: 1,
	id: `20260102t120000-${game}-${index}`,
	game,
	dealNumber: 4_294_967_295,
	outcome: 'won',
	replay: false,
	home: 104,
	of: 104,
	moves: 12_345,
	seconds: 98_765,
	undos: 0,
	hints: 0,
	startedAt: '2026-01-02T12:00:00.000Z',
	endedAt: '2026-01-02T13:00:00.000Z',
	...change,
});

/** Numbers as long as they get. */
const everything: Statistics = fold(
	emptyStatistics,
	games.flatMap(({id}) => [
		resultOf(id, 0),
		resultOf(id, 1, {outcome: 'lost', home: 1}),
		resultOf(id, 2, {outcome: 'given-up', home: 7}),
		resultOf(id, 3, {replay: true, dealNumber: 7}),
	]),
);

describe.each(languages)('Statistics in the language %s', language => {
	const text = texts[language];
	const {screens} = text;
	const pageOf = (columns: number, index?: number, statistics = everything) =>
		statisticsPage(statistics, index === undefined ? undefined : games[index], columns, text).map(
			textOf,
		);

	test.each([58, 62, 70, 77, 78, 118])('the overview has every column in %d columns', columns => {
		const [head = '', ...lines] = pageOf(columns);
		const rows = lines.slice(0, games.length);
		for (const word of screens.overview) {
			expect(head).toContain(` ${word}`.slice(word === screens.overview[0] ? 1 : 0));
		}
		for (const [index, row] of rows.entries()) {
			expect(row.length).toBe(head.length);
			expect(row.slice(0, 14).trimEnd()).toBe(games[index]?.name.slice(0, 14).trimEnd());
			expect(row).toMatch(/ 3 +1 +33 +104\/104 +37[.,]3$/);
		}
		expect(head.length).toBeLessThanOrEqual(columns);
		expect(new Set(rows).size).toBe(games.length);
	});

	test.each(games.map(({id}, index) => [id, index] as const))(
		'of %s fit 58 columns',
		(_, index) => {
			for (const line of pageOf(58, index)) {
				expect(line.length, line).toBeLessThanOrEqual(58);
			}
		},
	);

	test('mark a deal played again, and no other', () => {
		const lines = pageOf(78, 0);
		const last = lines.slice(lines.indexOf(screens.lastResults) + 1);
		const isMarked = (line: string) => /, (?:again|powtórka)$/u.test(line);
		expect(last).toHaveLength(4);
		expect(last.filter(isMarked)).toHaveLength(1);
		expect(last.find(isMarked)).toMatch(/ (?:no\.|nr) 7,/u);
	});

	test('say nothing of hints, which the program doesn’t give', () => {
		expect(pageOf(78, 0).join('\n')).not.toMatch(/hint|podpowied/iu);
	});

	test('have one way of writing percent', () => {
		expect(pageOf(78, 0).join('\n')).toContain('1 (33%)');
		expect(pageOf(78, 0).join('\n')).not.toMatch(/\d %|\d\.\d%/u);
	});

	test('of a deal played again alone tell no share', () => {
		const replayed = fold(emptyStatistics, [resultOf(games[0]!.id, 0, {replay: true})]);
		expect(pageOf(78, 0, replayed).join('\n')).not.toMatch(/NaN|%/u);
	});
});

test.each([
	[0, '0'],
	[0.04, '0.0'],
	[0.6, '0.6'],
	[9.96, '10.0'],
	[33.3, '33'],
	[98.9, '99'],
	[99.95, '99.9'],
	[100, '100'],
])('%d percent is written %s', (value, written) => {
	expect(percent(value)).toBe(written);
});
