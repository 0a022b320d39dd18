import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {emptyStatistics, fold, type Statistics} from '../../source/play/statistics.js';
import {textOf} from '../../source/ui/draw/span.js';
import {statisticsPage} from '../../source/ui/pages/statistics-page.js';
import {percent} from '../../source/ui/text/percent.js';
import {languages, texts} from '../../source/ui/text/text.js';
import {resultOf} from './results.js';

/** Numbers as long as they get. */
const everything: Statistics = fold(
	emptyStatistics,
	games.flatMap(({id}) => [
		resultOf(id, 0),
		resultOf(id, 1, {outcome: 'lost', home: 1}),
		resultOf(id, 2, {outcome: 'given-up', home: 7}),
		resultOf(id, 3, {replay: true, dealNumber: 7}),
	]),
	Date.UTC(2026, 0, 3),
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
		for (const word of Object.values(screens.overview)) {
			expect(head).toContain(` ${word}`.slice(word === screens.overview.game ? 1 : 0));
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

	test('the overview marks a name that is cut', () => {
		const name = 'Zwarta kolumna z uzupełnianiem';
		const [row = ''] = pageOf(58).filter(line => line.startsWith('Zwarta kolumna z'));
		const shown = /^(.*?)(?: {2,}| \d)/u.exec(row)?.[1] ?? '';
		expect(shown === name || (shown.endsWith('…') && name.startsWith(shown.slice(0, -1)))).toBe(
			true,
		);
	});

	test('tell of all cards home as of one number, not of a range', () => {
		const of96 = fold(
			emptyStatistics,
			[resultOf(games[0]!.id, 0, {home: 96, of: 96})],
			Date.UTC(2026, 0, 3),
		);
		for (const [statistics, home] of [
			[everything, 104],
			[of96, 96],
		] as const) {
			expect(pageOf(78, 0, statistics).join('\n')).toMatch(new RegExp(`^ +${home} +█`, 'mu'));
		}
	});

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
		const replayed = fold(
			emptyStatistics,
			[resultOf(games[0]!.id, 0, {replay: true})],
			Date.UTC(2026, 0, 3),
		);
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
