import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decodeResult, type Outcome, type Result} from '../../source/play/result.js';
import {
	emptyStatistics,
	fold,
	maximumLast,
	type Statistics,
	totalsOf,
} from '../../source/play/statistics.js';
import {decodeStatistics, statisticsJson} from '../../source/play/statistics-json.js';
import {emptyTotals, summary} from '../../source/play/totals.js';

const begin = Date.UTC(2026, 0, 1);
const now = Date.UTC(2026, 0, 15);
const minute = (number: number): string => new Date(begin + number * 60_000).toISOString();

let made = 0;

const result = (outcome: Outcome, change: Partial<Result> = {}): Result => {
	made++;
	return {
		format: 1,
		id: `n${made}`,
		game: 'tajemnica',
		dealNumber: made,
		outcome,
		replay: false,
		home: outcome === 'won' ? 104 : 30,
		of: 104,
		moves: 200,
		seconds: 600,
		undos: 1,
		hints: 1,
		startedAt: minute(made),
		endedAt: minute(made),
		...change,
	};
};

const totalled = (...results: readonly Result[]): Statistics => fold(emptyStatistics, results, now);
const tajemnica = (...results: readonly Result[]) => totalsOf(totalled(...results), 'tajemnica');

describe('totals', () => {
	test('of a patience never played are empty, whatever its name', () => {
		expect(totalsOf(emptyStatistics, 'tajemnica')).toEqual(emptyTotals);
		expect(totalsOf(emptyStatistics, 'constructor')).toEqual(emptyTotals);
	});

	test('count games won, lost and given up', () => {
		const totals = tajemnica(result('won'), result('lost'), result('given-up'), result('lost'));
		expect(totals).toMatchObject({played: 4, won: 1, lost: 2, givenUp: 1});
	});

	test('are kept for each patience', () => {
		const statistics = totalled(result('won'), result('lost', {game: 'damy'}));
		expect(totalsOf(statistics, 'tajemnica')).toMatchObject({played: 1, won: 1});
		expect(totalsOf(statistics, 'damy')).toMatchObject({played: 1, won: 0});
	});

	test('know the current and the longest streaks, in which giving up is a loss', () => {
		const outcomes: readonly Outcome[] = ['won', 'won', 'lost', 'given-up', 'lost', 'won'];
		expect(tajemnica(...outcomes.map(outcome => result(outcome)))).toMatchObject({
			winStreak: 1,
			lossStreak: 0,
			longestWinStreak: 2,
			longestLossStreak: 3,
		});
	});

	test('know the cards home: best, sum, and how often each number', () => {
		const totals = tajemnica(
			result('lost', {home: 10}),
			result('lost', {home: 50}),
			result('lost', {home: 10}),
		);
		expect(totals).toMatchObject({homeBest: 50, homeSum: 70, homeCounts: {10: 2, 50: 1}, of: 104});
	});

	test('know moves and time of wins only, and time of all', () => {
		const totals = tajemnica(
			result('won', {moves: 300, seconds: 900}),
			result('won', {moves: 250, seconds: 1000}),
			result('lost', {moves: 5, seconds: 10}),
		);
		expect(totals).toMatchObject({
			wonMovesSum: 550,
			wonMovesFewest: 250,
			wonSecondsSum: 1900,
			wonSecondsFastest: 900,
			seconds: 1910,
		});
	});

	test('know wins without undo and without hint', () => {
		const totals = tajemnica(
			result('won', {undos: 0}),
			result('won', {hints: 0}),
			result('won', {undos: 0, hints: 0}),
			result('lost', {undos: 0, hints: 0}),
		);
		expect(totals).toMatchObject({wonWithoutUndo: 2, wonWithoutHint: 2});
	});

	test('know when the first and the last game ended', () => {
		const totals = tajemnica(
			result('lost', {endedAt: minute(7)}),
			result('lost', {endedAt: minute(3)}),
			result('lost', {endedAt: minute(5)}),
		);
		expect(totals).toMatchObject({firstAt: minute(3), lastAt: minute(7)});
	});

	test('count a replay apart; it extends and ends no streak', () => {
		const totals = tajemnica(
			result('won'),
			result('lost', {replay: true}),
			result('won', {replay: true, home: 104}),
			result('won'),
		);
		expect(totals).toMatchObject({
			played: 2,
			replaysPlayed: 2,
			replaysWon: 1,
			winStreak: 2,
			homeCounts: {104: 2},
			seconds: 2400,
		});
	});
});

describe('adding results', () => {
	test('goes by the time at which they ended, then by id', () => {
		const won = result('won', {endedAt: minute(1)});
		const lost = result('lost', {endedAt: minute(2)});
		expect(totalled(lost, won)).toEqual(totalled(won, lost));
		expect(tajemnica(lost, won)).toMatchObject({winStreak: 0, lossStreak: 1});
		const [a, b] = [result('won', {id: 'a'}), result('lost', {id: 'b'})].map(one => ({
			...one,
			endedAt: minute(1),
		}));
		expect(totalled(b as Result, a as Result)).toEqual(totalled(a as Result, b as Result));
	});

	test('twice counts once', () => {
		const results = [result('won'), result('lost')];
		const once = totalled(...results);
		expect(fold(once, results, now)).toEqual(once);
		expect(totalled(...results, ...results)).toEqual(once);
	});

	test('of the same deal under another id counts as a replay, unless that one was a replay', () => {
		const [one, other] = [result('won', {dealNumber: 1}), result('won', {dealNumber: 1})];
		const again = result('lost', {dealNumber: 2, replay: true});
		const first = result('lost', {dealNumber: 2});
		const elsewhere = result('won', {dealNumber: 1, game: 'damy'});
		const both = {played: 2, won: 1, lost: 1, replaysPlayed: 2, replaysWon: 1};
		expect(tajemnica(one, other, again, first, elsewhere)).toMatchObject(both);
		const parts = fold(totalled(one, again), [other, first], now);
		expect(totalsOf(parts, 'tajemnica')).toMatchObject(both);
		expect(parts.last.map(({replay}) => replay)).toEqual([false, true, true, false]);
	});

	test('in parts, in order of time, is the same as at once', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.record({
						outcome: fc.constantFrom<Outcome>('won', 'lost', 'given-up'),
						dealNumber: fc.integer({min: 1, max: 9}),
						replay: fc.boolean(),
					}),
					{maxLength: 30},
				),
				fc.nat(30),
				(deals, cut) => {
					const results = deals.map(({outcome, ...deal}) => result(outcome, deal));
					const parts = fold(totalled(...results.slice(0, cut)), results.slice(cut), now);
					expect(parts).toEqual(totalled(...results));
				},
			),
			{seed: 3},
		);
	});

	test('forgets ids that no file speaks of any more', () => {
		const [old, kept, fresh] = [result('won'), result('lost'), result('won')];
		const statistics = fold(totalled(old, kept), [fresh], now, id => id === kept.id);
		expect(statistics.counted).toEqual({[kept.id]: 'lost', [fresh.id]: 'won'});
	});

	test('keeps the last hundred results, the newest first', () => {
		const results = Array.from({length: 120}, () => result('lost'));
		const {last} = totalled(...results);
		expect(last).toHaveLength(maximumLast);
		expect(last[0]).toEqual(results.at(-1));
		expect(last.at(-1)).toEqual(results[20]);
	});
});

describe('what follows from totals', () => {
	test('is percentages and averages', () => {
		const totals = tajemnica(
			result('won', {moves: 300, seconds: 900, home: 104}),
			result('won', {moves: 200, seconds: 100, home: 104}),
			result('lost', {home: 8}),
		);
		expect(summary(totals)).toEqual({
			winPercent: 200 / 3,
			averageHome: 72,
			averageMoves: 250,
			averageSeconds: 500,
		});
	});

	test('is nothing where there is nothing to divide by', () => {
		expect(Object.values(summary(emptyTotals))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});

	test('goes with them into one shape of JSON', () => {
		const first = result('won', {game: 'tajemnica'});
		const second = result('lost', {game: 'damy'});
		const statistics = totalled(first, second);
		const json = JSON.parse(JSON.stringify(statisticsJson(statistics)));
		expect(Object.keys(json.games)).toEqual(['damy', 'tajemnica']);
		expect(json.games.tajemnica).toMatchObject({played: 1, winPercent: 100, averageHome: 104});
		expect(json.games.damy).not.toHaveProperty('averageMoves');
		expect(json.last).toEqual([second, first]);
		const one = JSON.parse(JSON.stringify(statisticsJson(statistics, 'damy')));
		expect(Object.keys(one.games)).toEqual(['damy']);
		expect(one.last).toEqual([second]);
		expect(statisticsJson(statistics, 'fajerwerk').games).toEqual({
			fajerwerk: expect.objectContaining({played: 0}),
		});
	});
});

describe('reading', () => {
	const statistics = totalled(result('won'), result('given-up', {game: 'damy', replay: true}));

	test('gives what was written', () => {
		expect(decodeStatistics(JSON.parse(JSON.stringify(statistics)))).toEqual(statistics);
		expect(decodeStatistics(emptyStatistics)).toEqual(emptyStatistics);
		const one = result('lost');
		expect(decodeResult(JSON.parse(JSON.stringify(one)))).toEqual(one);
	});

	const games = (change: object) => ({games: {damy: {...emptyTotals, ...change}}});

	test.each<[string, object]>([
		['another format', {format: 3}],
		['no format', {format: undefined}],
		['no games', {games: []}],
		['a name that is none', {games: {'a b': emptyTotals}}],
		[
			'too many patiences',
			{games: Object.fromEntries(Array.from({length: 1001}, (_, n) => [`g${n}`, emptyTotals]))},
		],
		['a negative count', games({won: -1})],
		['a count with a fraction', games({won: 0.5})],
		['a count in words', games({won: '1'})],
		['a count that is nothing', games({won: null})],
		['105 cards home', games({homeCounts: {105: 1}})],
		['cards home in words', games({homeCounts: {many: 1}})],
		['a time in words', games({lastAt: 'now'})],
		['last results that are none', {last: [{}]}],
		['101 last results', {last: Array.from({length: 101}, () => result('won'))}],
		['ids that are none', {counted: {'../a': 'won'}}],
		['an unknown outcome', {counted: {a: 'drawn'}}],
		['a list of ids', {counted: ['a']}],
		[
			'a place in the journal that is none',
			{journal: {year: 2026, bytes: -1, seal: '0'.repeat(16)}},
		],
	])('refuses %s', (_, change) => {
		expect(decodeStatistics({...statistics, ...change})).toBeUndefined();
	});

	test('takes a number that is missing for nothing', () => {
		const of = (change: object) => decodeStatistics({...statistics, ...change});
		expect(of({games: {damy: {}}})?.games.damy).toEqual(emptyTotals);
		for (const key of Object.keys(emptyTotals) as readonly (keyof typeof emptyTotals)[]) {
			const {[key]: _, ...others} = totalsOf(statistics, 'tajemnica');
			expect(of({games: {tajemnica: others}})?.games.tajemnica).toEqual({
				...others,
				[key]: emptyTotals[key],
			});
		}
		const {hints: _, ...older} = result('won');
		expect(of({last: [older]})?.last).toEqual([{...older, hints: 0}]);
		expect(decodeResult(older)?.hints).toBe(0);
	});

	test('and writing keep what only a newer version knows, at every level', () => {
		const further = {undoneBest: 3, byDay: {'2026-01-02': [1, 2]}};
		const one = {...result('won'), ...further};
		const newer = {
			...statistics,
			games: {tajemnica: {...totalsOf(statistics, 'tajemnica'), ...further}},
			last: [one],
			...further,
		};
		const read = decodeStatistics(JSON.parse(JSON.stringify(newer)));
		expect(read).toEqual(newer);
		const other = decodeResult({...result('lost'), ...further}) as Result;
		const next = fold(read as Statistics, [other], now);
		const again = decodeStatistics(JSON.parse(JSON.stringify(next)));
		expect(again).toMatchObject({...further, last: [further, further]});
		expect(again?.games.tajemnica).toMatchObject({...further, played: 2});
		expect(JSON.stringify(statisticsJson(next))).not.toMatch(/undoneBest|byDay/);
	});

	test('brings format 1 to the newest', () => {
		const old = {...statistics, format: 1};
		expect(decodeStatistics(old)).toEqual(statistics);
		expect(decodeStatistics({...old, journal: 'of something else', further: 1})).toEqual({
			...statistics,
			further: 1,
		});
	});

	test.each<[string, object]>([
		['more cards home than needed', {home: 100, of: 96}],
		['more than 104 cards', {home: 0, of: 105}],
		['an unknown outcome', {outcome: 'drawn'}],
		['an id that leads elsewhere', {id: '../a'}],
		['a deal number 0', {dealNumber: 0}],
	])('refuses a result with %s', (_, change) => {
		expect(decodeResult({...result('lost'), ...change})).toBeUndefined();
	});

	test('gives nothing from an object’s ancestors', () => {
		const text = JSON.stringify(statistics).replace('"games":{', '"games":{"__proto__":{"won":1},');
		expect(decodeStatistics(JSON.parse(text))).toBeUndefined();
		const foreign = JSON.stringify(statistics).replace('{', '{"__proto__":{"won":1},');
		expect(decodeStatistics(JSON.parse(foreign))).toEqual(statistics);
	});
});
