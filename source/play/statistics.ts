import type {Place} from './journal-place.js';
import type {Outcome, Result} from './result.js';
import type {Totals} from './statistic-rows.js';
import {emptyTotals, withResult} from './totals.js';

export type Statistics = {
	readonly format: typeof newestFormat;
	/** By the name of the patience; those never played are missing. Ask `totalsOf`. */
	readonly games: Games;
	/** The last results of all patiences, those added last first, at most `maximumLast`. */
	readonly last: readonly Result[];
	/** Outcomes of the games already counted that could still turn up again, by id. */
	readonly counted: Readonly<Record<string, Outcome>>;
	/** How far the results in the journal are among them; unknown of those that were counted before there was one. */
	readonly journal?: Place;
};

export type Games = Readonly<Record<string, Totals>>;

/** A result as it counts, and when it was counted, in milliseconds since 1970. */
export type Entry = {readonly result: Result; readonly countedAt: number};

export const newestFormat = 2;

export const maximumLast = 100;

export const emptyStatistics: Statistics = {format: newestFormat, games: {}, last: [], counted: {}};

export const totalsOf = ({games}: Pick<Statistics, 'games'>, game: string): Totals =>
	(Object.hasOwn(games, game) ? games[game] : undefined) ?? emptyTotals;

export const isAnythingCounted = ({games}: Statistics): boolean => Object.keys(games).length > 0;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byTime = (one: Result, other: Result): number =>
	Date.parse(one.endedAt) - Date.parse(other.endedAt) || compare(one.id, other.id);

/** How a game ended, if it has been counted and is still remembered. */
export const countedOutcome = (
	{counted}: Pick<Statistics, 'counted'>,
	id: string,
): Outcome | undefined => (Object.hasOwn(counted, id) ? counted[id] : undefined);

/** A result as it counts: two windows may have begun the same deal, neither knowing of the other. Then the one that ended first is the deal's own, and the other one a replay. */
const judged = (result: Result, last: readonly Result[]): Result => {
	const isCounted = last.some(
		({game, dealNumber, replay}) =>
			game === result.game && dealNumber === result.dealNumber && !replay,
	);
	return isCounted ? {...result, replay: true} : result;
};

const withLast = (last: readonly Result[], result: Result): readonly Result[] =>
	[result, ...last].slice(0, maximumLast);

/**
The results that aren't counted yet, in the order in which they ended, as they are to be counted now; of the same deal under another id only the first among the last results is no replay.

@param now The present, in milliseconds since 1970: what ended more than a day later had a wrong clock.
*/
export const entriesOf = (
	statistics: Statistics,
	results: readonly Result[],
	now: number,
): readonly Entry[] => {
	const ids = new Set(Object.keys(statistics.counted));
	const entries: Entry[] = [];
	let {last} = statistics;
	for (const result of results.toSorted(byTime)) {
		if (!ids.has(result.id)) {
			const entry = {result: judged(result, last), countedAt: now};
			ids.add(result.id);
			last = withLast(last, entry.result);
			entries.push(entry);
		}
	}

	return entries;
};

/**
Adds results as they count behind those that were added before.

@param referred Ids that a file still speaks of; of those counted earlier only these are remembered, so that the list stays short.
*/
export const withEntries = (
	statistics: Statistics,
	entries: readonly Entry[],
	referred: (id: string) => boolean = () => true,
): Statistics => {
	const old = Object.entries(statistics.counted).filter(([id]) => referred(id));
	const games = new Map(Object.entries(statistics.games));
	const outcomes: (readonly [string, Outcome])[] = [];
	let {last} = statistics;
	for (const {result, countedAt} of entries) {
		outcomes.push([result.id, result.outcome]);
		last = withLast(last, result);
		games.set(result.game, withResult(games.get(result.game) ?? emptyTotals, result, countedAt));
	}

	return {
		...statistics,
		games: Object.fromEntries(games),
		last,
		counted: Object.fromEntries([...old, ...outcomes]),
	};
};

/** Adds results: those already counted, and repetitions, change nothing. */
export const fold = (
	statistics: Statistics,
	results: readonly Result[],
	now: number,
	referred?: (id: string) => boolean,
): Statistics => withEntries(statistics, entriesOf(statistics, results, now), referred);
