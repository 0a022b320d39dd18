import {isCount, isGameId, isGameName, isRecord} from './checks.js';
import {furtherFields} from './further.js';
import {decodePlace} from './journal-place.js';
import {decodeResult, isOutcome, knownResult, type Outcome} from './result.js';
import {type Decoded, decodeSealed} from './sealed.js';
import {type Games, maximumLast, newestFormat, type Statistics, totalsOf} from './statistics.js';
import {decodeTotals, knownTotals, summary} from './totals.js';

/**
What `pasjans stats [game] --json` writes: `{format, games: {<game>: {…totals, …summary}}, last: […results]}`.

The fields are those of the rows, kept ones before those that follow from them, and of `Result`; a field without a value is missing. With a game given, only that one and its results are in it, even if it was never played.
*/
export const statisticsJson = (statistics: Statistics, game?: string) => {
	const games = game === undefined ? Object.keys(statistics.games).toSorted() : [game];
	return {
		format: 1,
		games: Object.fromEntries(
			games.map(name => {
				const totals = totalsOf(statistics, name);
				return [name, {...knownTotals(totals), ...summary(totals)}];
			}),
		),
		last: statistics.last
			.filter(result => game === undefined || result.game === game)
			.map(knownResult),
	};
};

const maximumGames = 1000;
const maximumCounted = 40_000;

const isCounted = (value: unknown): value is Readonly<Record<string, Outcome>> => {
	const entries = isRecord(value) ? Object.entries(value) : undefined;
	return (
		entries !== undefined &&
		entries.length <= maximumCounted &&
		entries.every(([id, outcome]) => isGameId(id) && isOutcome(outcome))
	);
};

/** What all values become; `undefined` if one can't be read. */
const every = <From, To>(
	values: readonly From[],
	decode: (value: From) => To | undefined,
): readonly To[] | undefined => {
	const decoded = values.map(decode);
	return decoded.some(value => value === undefined) ? undefined : (decoded as To[]);
};

/** Reads the totals of all patiences from parsed JSON; `undefined` if anything about them is not as it must be. */
export const decodeGames = (value: unknown): Games | undefined => {
	const entries = isRecord(value) ? Object.entries(value) : undefined;
	const games =
		entries === undefined || entries.length > maximumGames
			? undefined
			: every(entries, ([name, game]) => {
					const totals = isGameName(name) ? decodeTotals(game) : undefined;
					return totals && ([name, totals] as const);
				});
	return games && Object.fromEntries(games);
};

type Content = Readonly<Record<string, unknown>>;

/** What of each older format makes the next. */
const migrations: Readonly<Record<number, (content: Content) => Content>> = {
	// There was no journal, so no place in it means anything.
	1: ({journal: _, ...content}) => ({...content, format: 2}),
};

const migrated = (content: Content): Content => {
	const {format} = content;
	const migrate = isCount(format) && format < newestFormat ? migrations[format] : undefined;
	return migrate === undefined ? content : migrated(migrate(content));
};

/** Reads statistics of any format so far from parsed JSON; `undefined` if anything about them is not as it must be. Fields of a newer version are kept. Never throws. */
export const decodeStatistics = (value: unknown): Statistics | undefined => {
	if (!isRecord(value)) {
		return undefined;
	}

	const {format, games: given, last, counted, journal, ...rest} = migrated(value);
	const games = decodeGames(given);
	const place = journal === undefined ? undefined : decodePlace(journal);
	const results =
		Array.isArray(last) && last.length <= maximumLast ? every(last, decodeResult) : undefined;
	if (
		format !== newestFormat ||
		games === undefined ||
		results === undefined ||
		!isCounted(counted) ||
		(journal !== undefined && place === undefined)
	) {
		return undefined;
	}

	return {
		...{format, games, last: results, counted},
		...(place === undefined ? {} : {journal: place}),
		...furtherFields(rest),
	};
};

/** Reads the text of a file of statistics. Never throws. */
export const decodeStatisticsText = (text: string): Decoded<Statistics> =>
	decodeSealed(text, 'statistics', decodeStatistics, newestFormat);
