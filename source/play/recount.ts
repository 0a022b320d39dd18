import type {Line} from './journal-line.js';
import type {Totals} from './statistic-rows.js';
import {
	type Entry,
	emptyStatistics,
	type Games,
	type Statistics,
	totalsOf,
	withEntries,
} from './statistics.js';
import {knownTotals} from './totals.js';

/** What the journal says was counted. */
export type Recounted = Pick<Statistics, 'games' | 'last' | 'counted'> & {
	/** Whether no line is missing or damaged of those that count. */
	readonly isWhole: boolean;
};

/** Counts all results of the journal; of a game that is in it twice the first. `undefined` if a newer version has written it. */
export const recounted = (lines: Iterable<Line>): Recounted | undefined => {
	const ids = new Set<string>();
	let statistics = emptyStatistics;
	let entries: Entry[] = [];
	let isWhole = true;
	for (const line of lines) {
		if (line.kind === 'newer') {
			return undefined;
		}

		if (line.kind === 'damaged') {
			isWhole = false;
		} else if (line.kind === 'entry') {
			if (!ids.has(line.entry.result.id)) {
				ids.add(line.entry.result.id);
				entries.push(line.entry);
			}
		} else if (line.heading.before !== undefined) {
			const games = line.heading.before;
			const isAnew = Object.keys(games).length === 0;
			statistics = withEntries(statistics, entries);
			statistics = {...statistics, games, last: isAnew ? [] : statistics.last};
			entries = [];
			isWhole = true;
		}
	}

	const {games, last, counted} = withEntries(statistics, entries);
	return {games, last, counted, isWhole};
};

/** How many games a patience counts, replays included. */
const gamesIn = ({played, replaysPlayed}: Totals): number => played + replaysPlayed;

/** How many games are counted in all, replays included. */
export const gamesCounted = ({games}: Pick<Statistics, 'games'>): number =>
	Object.values(games).reduce((sum, totals) => sum + gamesIn(totals), 0);

/** Statistics with the totals as they were counted anew; what only a newer version knows of a patience stays. */
export const corrected = (
	statistics: Statistics,
	{games, last, counted}: Recounted,
	isReferred: (id: string) => boolean,
): Statistics => ({
	...statistics,
	games: Object.fromEntries(
		Object.entries(games).map(([name, totals]) => [
			name,
			{...totalsOf(statistics, name), ...totals},
		]),
	),
	last,
	counted: Object.fromEntries([
		...Object.entries(counted).filter(([id]) => isReferred(id)),
		...Object.entries(statistics.counted),
	]),
});

const namesIn = (one: Games, other: Games): readonly string[] =>
	[...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();

/** Whether there is a patience of which fewer games are counted than before. */
export const isFewer = (games: Games, before: Games): boolean =>
	Object.keys(before).some(
		name => gamesIn(totalsOf({games}, name)) < gamesIn(totalsOf({games: before}, name)),
	);

/** A value of the totals that isn't what it was. */
export type Difference = {
	readonly game: string;
	/** As in the JSON of the statistics; `homeCounts.40` for a number of cards home. */
	readonly key: string;
	readonly was: string;
	readonly is: string;
};

const valuesOf = (totals: Totals): ReadonlyMap<string, string> =>
	new Map(
		Object.entries(knownTotals(totals)).flatMap(([key, value]) =>
			typeof value === 'object'
				? Object.entries(value).map(([part, count]) => [`${key}.${part}`, `${count}`] as const)
				: [[key, `${value}`] as const],
		),
	);

/** All that is different in the totals of two states, by patience. */
export const differences = (before: Games, after: Games): readonly Difference[] =>
	namesIn(before, after).flatMap(game => {
		const [old, fresh] = [before, after].map(games => valuesOf(totalsOf({games}, game)));
		return [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])].flatMap(key => {
			const [was, is] = [old?.get(key) ?? '0', fresh?.get(key) ?? '0'];
			return was === is ? [] : [{game, key, was, is}];
		});
	});
