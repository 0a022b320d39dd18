import {isCount, isGameId, isGameName, isInstant, isRecord} from './checks.js';
import {decodeResult, isOutcome, type Outcome, type Result} from './result.js';
import {emptyTotals, maximumLast, type Statistics, type Totals, totalsOf} from './statistics.js';

/** What follows from totals. Percentages and averages are unrounded; `undefined` where there is nothing to divide by. */
export type Summary = {
	readonly winPercent: number | undefined;
	readonly averageHome: number | undefined;
	/** Of wins. */
	readonly averageMoves: number | undefined;
	readonly averageSeconds: number | undefined;
};

export const summary = (totals: Totals): Summary => ({
	winPercent: quotient(100 * totals.won, totals.played),
	averageHome: quotient(totals.homeSum, totals.played),
	averageMoves: quotient(totals.wonMovesSum, totals.won),
	averageSeconds: quotient(totals.wonSecondsSum, totals.won),
});

const quotient = (dividend: number, divisor: number): number | undefined =>
	divisor === 0 ? undefined : dividend / divisor;

/**
What `pasjans stats [game] --json` writes: `{format, games: {<game>: {…totals, …summary}}, last: […results]}`.

The fields are those of `Totals`, `Summary` and `Result`; a field without a value is missing. With a game given, only that one and its results are in it, even if it was never played.
*/
export const statisticsJson = (statistics: Statistics, game?: string) => {
	const games = game === undefined ? Object.keys(statistics.games).toSorted() : [game];
	return {
		format: 1,
		games: Object.fromEntries(
			games.map(name => {
				const totals = totalsOf(statistics, name);
				return [name, {...totals, ...summary(totals)}];
			}),
		),
		last: statistics.last.filter(result => game === undefined || result.game === game),
	};
};

const maximumGames = 1000;
const maximumCounted = 40_000;

const decodeTotals = (value: unknown): Totals | undefined => {
	if (!isRecord(value) || !isRecord(value.homeCounts)) {
		return undefined;
	}

	const homeCounts = Object.entries(value.homeCounts);
	const {firstAt, lastAt} = value;
	if (
		!(firstAt === '' || isInstant(firstAt)) ||
		!(lastAt === '' || isInstant(lastAt)) ||
		!homeCounts.every(
			([home, games]) => /^\d{1,3}$/.test(home) && isCount(Number(home), 104) && isCount(games),
		)
	) {
		return undefined;
	}

	const counts: Record<string, unknown> = {};
	for (const [name, empty] of Object.entries(emptyTotals)) {
		if (typeof empty === 'number') {
			if (!isCount(value[name])) {
				return undefined;
			}

			counts[name] = value[name];
		}
	}

	return {
		...emptyTotals,
		...counts,
		homeCounts: Object.fromEntries(homeCounts) as Record<number, number>,
		firstAt,
		lastAt,
	};
};

const isCounted = (value: unknown): value is Readonly<Record<string, Outcome>> => {
	const entries = isRecord(value) ? Object.entries(value) : undefined;
	return (
		entries !== undefined &&
		entries.length <= maximumCounted &&
		entries.every(([id, outcome]) => isGameId(id) && isOutcome(outcome))
	);
};

/** Reads statistics from parsed JSON; `undefined` if anything about them is not as it must be. Never throws. */
export const decodeStatistics = (value: unknown): Statistics | undefined => {
	if (!isRecord(value) || value.format !== 1 || !isRecord(value.games)) {
		return undefined;
	}

	const {last, counted} = value;
	const entries = Object.entries(value.games);
	if (
		!Array.isArray(last) ||
		last.length > maximumLast ||
		!isCounted(counted) ||
		entries.length > maximumGames
	) {
		return undefined;
	}

	const games = new Map<string, Totals>();
	for (const [name, game] of entries) {
		const totals = decodeTotals(game);
		if (!isGameName(name) || totals === undefined) {
			return undefined;
		}

		games.set(name, totals);
	}

	const results: Result[] = [];
	for (const item of last) {
		const result = decodeResult(item);
		if (result === undefined) {
			return undefined;
		}

		results.push(result);
	}

	return {format: 1, games: Object.fromEntries(games), last: results, counted};
};
