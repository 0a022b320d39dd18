import type {Outcome, Result} from './result.js';

/** Running totals of one patience. Sums, so that averages can be told at any time; seconds are active time. */
export type Totals = {
	/** Won, lost and given up; replays are not among them. */
	readonly played: number;
	readonly won: number;
	readonly lost: number;
	readonly givenUp: number;
	/** Of the two current streaks one is 0. Giving up counts as a loss. */
	readonly winStreak: number;
	readonly lossStreak: number;
	readonly longestWinStreak: number;
	readonly longestLossStreak: number;
	/** Cards home: the most, the sum over all games, and how many games ended with each number. */
	readonly homeBest: number;
	readonly homeSum: number;
	readonly homeCounts: Readonly<Record<number, number>>;
	/** Cards needed to win. */
	readonly of: number;
	/** Of wins only; the fewest and fastest are 0 as long as nothing was won. */
	readonly wonMovesSum: number;
	readonly wonMovesFewest: number;
	readonly wonSecondsSum: number;
	readonly wonSecondsFastest: number;
	readonly wonWithoutUndo: number;
	readonly wonWithoutHint: number;
	/** All games and replays together. */
	readonly seconds: number;
	/** When the first game, and the last, ended, as far as the clock can be believed; empty as long as none did. */
	readonly firstAt: string;
	readonly lastAt: string;
	readonly replaysPlayed: number;
	readonly replaysWon: number;
};

export type Statistics = {
	readonly format: 1;
	/** By the name of the patience; those never played are missing. Ask `totalsOf`. */
	readonly games: Readonly<Record<string, Totals>>;
	/** The last results of all patiences, those added last first, at most `maximumLast`. */
	readonly last: readonly Result[];
	/** Outcomes of the games already counted that could still turn up again, by id. */
	readonly counted: Readonly<Record<string, Outcome>>;
};

export const maximumLast = 100;

export const emptyStatistics: Statistics = {format: 1, games: {}, last: [], counted: {}};

export const emptyTotals: Totals = {
	played: 0,
	won: 0,
	lost: 0,
	givenUp: 0,
	winStreak: 0,
	lossStreak: 0,
	longestWinStreak: 0,
	longestLossStreak: 0,
	homeBest: 0,
	homeSum: 0,
	homeCounts: {},
	of: 0,
	wonMovesSum: 0,
	wonMovesFewest: 0,
	wonSecondsSum: 0,
	wonSecondsFastest: 0,
	wonWithoutUndo: 0,
	wonWithoutHint: 0,
	seconds: 0,
	firstAt: '',
	lastAt: '',
	replaysPlayed: 0,
	replaysWon: 0,
};

export const totalsOf = (statistics: Statistics, game: string): Totals =>
	(Object.hasOwn(statistics.games, game) ? statistics.games[game] : undefined) ?? emptyTotals;

export const isAnythingCounted = ({games}: Statistics): boolean => Object.keys(games).length > 0;

const byTime = (one: Result, other: Result): number =>
	Date.parse(one.endedAt) - Date.parse(other.endedAt) || compare(one.id, other.id);

/** How a game ended, if it has been counted and is still remembered. */
export const countedOutcome = (statistics: Statistics, id: string): Outcome | undefined =>
	Object.hasOwn(statistics.counted, id) ? statistics.counted[id] : undefined;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Before the program was written nobody has played it: a clock that says so is wrong. */
const firstCredible = Date.UTC(2025, 0);
/** Clocks of several machines differ by a little. */
const tolerance = 86_400_000;

/** The one of two moments that is to be kept: as `isBetter` says if both are credible, else the credible one, else the one that was kept. */
const kept = (
	old: string,
	fresh: string,
	now: number,
	isBetter: (fresh: number, old: number) => boolean,
): string => {
	const [before, after] = [Date.parse(old), Date.parse(fresh)];
	const isCredible = (time: number) => time >= firstCredible && time <= now + tolerance;
	const isFresh = isCredible(after) && (!isCredible(before) || isBetter(after, before));
	return old === '' || isFresh ? fresh : old;
};

/** A result as it counts: two windows may have begun the same deal, neither knowing of the other. Then the one that ended first is the deal's own, and the other one a replay. */
const judged = (result: Result, last: readonly Result[]): Result => {
	const isCounted = last.some(
		({game, dealNumber, replay}) =>
			game === result.game && dealNumber === result.dealNumber && !replay,
	);
	return isCounted ? {...result, replay: true} : result;
};

/**
Adds results, in the order in which they ended, behind those that were added before. Those already counted, and repetitions, change nothing; of the same deal under another id only the first among the last results is no replay.

@param now The present, in milliseconds since 1970: what ended more than a day later had a wrong clock.
@param referred Ids that a file still speaks of; of those counted earlier only these are remembered, so that the list stays short.
*/
export const fold = (
	statistics: Statistics,
	results: readonly Result[],
	now: number,
	referred: (id: string) => boolean = () => true,
): Statistics => {
	const counted = new Map(Object.entries(statistics.counted));
	const games = new Map(Object.entries(statistics.games));
	const fresh = new Set<string>();
	let {last} = statistics;
	for (const result of results.toSorted(byTime)) {
		if (counted.has(result.id)) {
			continue;
		}

		const added = judged(result, last);
		counted.set(result.id, result.outcome);
		fresh.add(result.id);
		last = [added, ...last].slice(0, maximumLast);
		games.set(result.game, addResult(games.get(result.game) ?? emptyTotals, added, now));
	}

	return {
		format: 1,
		games: Object.fromEntries(games),
		last,
		counted: Object.fromEntries([...counted].filter(([id]) => fresh.has(id) || referred(id))),
	};
};

const addResult = (totals: Totals, result: Result, now: number): Totals => {
	const won = result.outcome === 'won';
	const common: Totals = {
		...totals,
		of: result.of,
		seconds: totals.seconds + result.seconds,
		firstAt: kept(totals.firstAt, result.endedAt, now, (fresh, old) => fresh < old),
		lastAt: kept(totals.lastAt, result.endedAt, now, (fresh, old) => fresh > old),
	};
	if (result.replay) {
		return {
			...common,
			replaysPlayed: totals.replaysPlayed + 1,
			replaysWon: totals.replaysWon + Number(won),
		};
	}

	const winStreak = won ? totals.winStreak + 1 : 0;
	const lossStreak = won ? 0 : totals.lossStreak + 1;
	const played: Totals = {
		...common,
		played: totals.played + 1,
		lost: totals.lost + Number(result.outcome === 'lost'),
		givenUp: totals.givenUp + Number(result.outcome === 'given-up'),
		winStreak,
		lossStreak,
		longestWinStreak: Math.max(totals.longestWinStreak, winStreak),
		longestLossStreak: Math.max(totals.longestLossStreak, lossStreak),
		homeBest: Math.max(totals.homeBest, result.home),
		homeSum: totals.homeSum + result.home,
		homeCounts: {
			...totals.homeCounts,
			[result.home]: (totals.homeCounts[result.home] ?? 0) + 1,
		},
	};
	return won ? addWin(played, result) : played;
};

const addWin = (totals: Totals, result: Result): Totals => {
	const first = totals.won === 0;
	return {
		...totals,
		won: totals.won + 1,
		wonMovesSum: totals.wonMovesSum + result.moves,
		wonMovesFewest: first ? result.moves : Math.min(totals.wonMovesFewest, result.moves),
		wonSecondsSum: totals.wonSecondsSum + result.seconds,
		wonSecondsFastest: first ? result.seconds : Math.min(totals.wonSecondsFastest, result.seconds),
		wonWithoutUndo: totals.wonWithoutUndo + Number(result.undos === 0),
		wonWithoutHint: totals.wonWithoutHint + Number(result.hints === 0),
	};
};
