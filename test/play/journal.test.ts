import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decodeLine, entryLine, headingLine, type Line} from '../../source/play/journal-line.js';
import {corrected, differences, isFewer, recounted} from '../../source/play/recount.js';
import type {Outcome, Result} from '../../source/play/result.js';
import {
	type Entry,
	emptyStatistics,
	entriesOf,
	fold,
	type Statistics,
	totalsOf,
	withEntries,
} from '../../source/play/statistics.js';
import {emptyTotals} from '../../source/play/totals.js';

const begin = Date.UTC(2026, 0, 1);

const result = (number: number, change: Partial<Result> = {}): Result => ({
	format: 1,
	id: `20260102t030405-${String(number).padStart(16, 'a')}`,
	game: 'tajemnica',
	dealNumber: 4_294_967_295 - number,
	outcome: 'lost',
	replay: false,
	home: 40,
	of: 104,
	moves: 230,
	seconds: 845,
	undos: 3,
	hints: 0,
	startedAt: new Date(begin + number * 60_000).toISOString(),
	endedAt: new Date(begin + number * 60_000 + 845_000).toISOString(),
	...change,
});

const entry = (number: number, change: Partial<Result> = {}, lag = 300): Entry => {
	const one = result(number, change);
	return {result: one, countedAt: Date.parse(one.endedAt) + lag};
};

const read = (lines: readonly string[]): readonly Line[] =>
	lines.map(line => decodeLine(line.slice(0, -1)));

describe('a line of the journal', () => {
	test('gives the result that was written, with what only a newer version knows', () => {
		const further = {peeks: 2, wünsche: ['ą', '\u{1f0a1}', '"\n']} as object;
		for (const one of [entry(1), entry(2, {replay: true}, -9_000_000_000), entry(3, further)]) {
			const line = entryLine(one);
			expect(line).toMatch(/^[ -~]+\n$/);
			const {wünsche: _, ...known} = one.result as Result & {wünsche?: unknown};
			expect(read([line])).toEqual([{kind: 'entry', entry: {...one, result: known}}]);
		}
		const kept = {...entry(4), result: {...result(4), wishes: ['ą', '"\n']} as Result};
		expect(read([entryLine(kept)])).toEqual([{kind: 'entry', entry: kept}]);
	});

	test('takes about 150 bytes', () => {
		const lengths = [entry(1), entry(2, {game: 'pasjans-z-wakansami', outcome: 'given-up'})].map(
			one => entryLine(one).length,
		);
		expect(lengths).toEqual([151, 165]);
	});

	test('with a bit that has changed is damaged, whichever', () => {
		const line = Buffer.from(entryLine(entry(1)).slice(0, -1));
		const wrong: string[] = [];
		for (let bit = 0; bit < line.length * 8; bit++) {
			const copy = Buffer.from(line);
			copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
			const text = copy.toString('latin1');
			if (decodeLine(text).kind !== 'damaged') {
				wrong.push(text);
			}
		}
		expect(wrong).toEqual([]);
	});

	test('that ends too early is damaged, and so is what was never one', () => {
		const line = entryLine(entry(1));
		for (let length = 0; length < line.length - 1; length++) {
			expect(decodeLine(line.slice(0, length)).kind).toBe('damaged');
		}
		for (const text of ['', '[]', '{}', 'null', '["0000000000000000",1]', '\0'.repeat(100)]) {
			expect(decodeLine(text).kind).toBe('damaged');
		}
	});

	test('can be a heading, of which one of a newer format is told apart', () => {
		const heading = {
			after: {year: 2025, bytes: 12, seal: '0123456789abcdef'},
			before: {tajemnica: {...emptyTotals, played: 3}},
		};
		expect(read([headingLine(heading), headingLine({})])).toEqual([
			{kind: 'heading', heading},
			{kind: 'heading', heading: {}},
		]);
		const newer = {format: 2, before: 'as it likes'} as object;
		expect(read([headingLine(newer)])).toEqual([{kind: 'newer'}]);
		expect(read([headingLine({before: {'a b': emptyTotals}})])).toEqual([{kind: 'damaged'}]);
	});
});

describe('counting the journal', () => {
	const deals = fc.array(
		fc.record({
			outcome: fc.constantFrom<Outcome>('won', 'lost', 'given-up'),
			game: fc.constantFrom('tajemnica', 'damy'),
			dealNumber: fc.integer({min: 1, max: 9}),
			replay: fc.boolean(),
			home: fc.nat(104),
			seconds: fc.nat(2000),
			// Clocks that are wrong, too.
			endedAt: fc
				.integer({min: Date.UTC(2024, 0), max: Date.UTC(2028, 0)})
				.map(time => new Date(time).toISOString()),
		}),
		{maxLength: 40},
	);

	test('gives what was counted, however it came in and whenever', () => {
		fc.assert(
			fc.property(deals, fc.array(fc.nat(40), {maxLength: 4}), (all, cuts) => {
				const results = all.map((deal, number) => result(number, deal));
				const lines: string[] = [headingLine({})];
				let statistics: Statistics = emptyStatistics;
				let from = 0;
				for (const to of [...cuts.toSorted((a, b) => a - b), results.length]) {
					const now = Date.UTC(2026, 0) + from * 20 * 86_400_000;
					const entries = entriesOf(statistics, results.slice(from, to), now);
					statistics = withEntries(statistics, entries);
					lines.push(...entries.map(entryLine));
					from = Math.max(from, to);
				}
				expect(recounted(read(lines))).toEqual({
					games: statistics.games,
					last: statistics.last,
					counted: statistics.counted,
					isWhole: true,
				});
			}),
			{seed: 5},
		);
	});

	test('counts a game that is in it twice once', () => {
		const lines = [entryLine(entry(1)), entryLine(entry(2)), entryLine(entry(1))];
		expect(recounted(read(lines))?.games.tajemnica).toMatchObject({played: 2});
	});

	test('begins with what was counted before, and keeps the last results', () => {
		const before = {tajemnica: {...emptyTotals, played: 500, won: 100, winStreak: 4}};
		const lines = [
			headingLine({}),
			entryLine(entry(1)),
			headingLine({before}),
			entryLine(entry(2, {outcome: 'won', home: 104})),
		];
		const counted = recounted(read(lines));
		expect(counted?.games.tajemnica).toMatchObject({played: 501, won: 101, winStreak: 5});
		expect(counted?.last.map(({id}) => id)).toEqual([result(2).id, result(1).id]);
	});

	test('begins with nothing after a reset', () => {
		const lines = [entryLine(entry(1)), headingLine({before: {}}), entryLine(entry(2))];
		const counted = recounted(read(lines));
		expect(counted?.games.tajemnica?.played).toBe(1);
		expect(counted?.last.map(({id}) => id)).toEqual([result(2).id]);
	});

	test('says when a line that counts is damaged, and is refused for a newer version’s', () => {
		const [one, other] = [entryLine(entry(1)), entryLine(entry(2))];
		expect(recounted(read([one, 'x\n', other]))).toMatchObject({isWhole: false});
		expect(recounted(read([one, 'x\n', headingLine({before: {}})]))).toMatchObject({isWhole: true});
		expect(recounted(read([headingLine({format: 2} as object), one]))).toBeUndefined();
	});
});

describe('what differs', () => {
	const old = fold(emptyStatistics, [result(1), result(2, {game: 'damy'})], begin);
	const fresh = fold(emptyStatistics, [result(1), result(3, {home: 41})], begin);

	test('is told by patience and key, numbers of cards home singly', () => {
		expect(differences(old.games, old.games)).toEqual([]);
		const told = differences(old.games, fresh.games).map(
			({game, key, was, is}) => `${game} ${key} ${was} ${is}`,
		);
		expect(told).toContain('damy played 1 0');
		expect(told).toContain('tajemnica played 1 2');
		expect(told).toContain('tajemnica homeCounts.41 0 1');
		expect(told.filter(line => line.startsWith('tajemnica won'))).toEqual([]);
	});

	test('tells whether a patience would lose games', () => {
		expect(isFewer(fresh.games, old.games)).toBe(true);
		expect(isFewer(old.games, old.games)).toBe(false);
		expect(isFewer(old.games, {tajemnica: emptyTotals})).toBe(false);
	});

	test('is put right, and what only a newer version knows stays', () => {
		const newer = {
			...old,
			games: {...old.games, tajemnica: {...totalsOf(old, 'tajemnica'), peeks: 7}},
			peeks: 8,
		};
		const {games, last, counted} = fresh;
		const right = corrected(newer, {games, last, counted, isWhole: true}, () => true);
		expect(right).toMatchObject({peeks: 8, games: {tajemnica: {played: 2, peeks: 7}}, last});
		expect(Object.keys(right.games)).toEqual(['tajemnica']);
		expect(Object.keys(right.counted).toSorted()).toEqual([1, 2, 3].map(n => result(n).id));
	});
});
