import {
	corrected,
	type Difference,
	differences,
	gamesCounted,
	isFewer,
	recounted,
} from '../play/recount.js';
import type {Result} from '../play/result.js';
import {emptyStatistics, entriesOf, withEntries} from '../play/statistics.js';
import type {Files} from './files.js';
import type {createJournal} from './journal.js';
import type {Lock} from './lock.js';
import type {Problems} from './problems.js';
import type {createResults} from './results.js';
import type {createStatisticsFile, Loaded} from './statistics-file.js';

/** How many results are added at once, so that the file stays within its limit. */
const batch = 2000;

/** What came of counting all results anew. */
export type Recount =
	/** The totals are what the journal says; `games` is how many they count. */
	| {
			readonly kind: 'counted';
			readonly games: number;
			readonly differences: readonly Difference[];
	  }
	/** The journal isn't whole, and less would be counted by it. */
	| {readonly kind: 'incomplete'; readonly path: string}
	| {readonly kind: 'nothing'}
	/** Another process is writing the statistics. */
	| {readonly kind: 'busy'}
	/** The problems of the store say why. */
	| {readonly kind: 'failed'};

type Parts = {
	readonly files: Files;
	readonly problems: Problems;
	readonly file: ReturnType<typeof createStatisticsFile>;
	readonly journal: ReturnType<typeof createJournal>;
	readonly results: ReturnType<typeof createResults>;
	readonly idsInSlots: () => readonly (string | undefined)[];
};

/**
Getting results from where they wait into the journal and the totals, all of it under the lock.

The journal comes first, then the totals with the place up to which they count it, and only then a result goes from where it waits. So whatever was killed in between, what the journal has beyond that place is counted first, and nothing twice, as all that waits has an id.
*/
export const createFolding = ({files, problems, file, journal, results, idsInSlots}: Parts) => {
	/** What is done in the journal; `undefined` if it fails, which is told. */
	const inJournal = <Value>(act: () => Value): Value | undefined => {
		try {
			return act();
		} catch (error) {
			problems.fail('statistics', error, journal.folder);
			return undefined;
		}
	};

	/** Adds to the journal and then to the totals; `false` if it can't be done or the lock was lost meanwhile. */
	const commit = async (
		{statistics, isThere}: Loaded,
		waiting: readonly Result[],
		lock: Lock,
		isReferred: (id: string) => boolean,
	): Promise<boolean> => {
		const tail = inJournal(() => journal.since(statistics.journal));
		if (tail === undefined) {
			return false;
		}

		const known = new Set(statistics.last.map(({id}) => id));
		const missed = tail.entries.filter(
			({result: {id}}) => !known.has(id) && !Object.hasOwn(statistics.counted, id),
		);
		const caught = withEntries(statistics, missed);
		const entries = entriesOf(caught, waiting, files.now().getTime());
		// Totals that were lost are counted from the whole journal, if the player asks for it.
		const isToldApart = isThere && !tail.isKnown;
		const earlier = caught.last.map(result => ({result, countedAt: Date.parse(result.endedAt)}));
		if (!lock.isHeld()) {
			return false;
		}

		const place = inJournal(() =>
			journal.add(tail.end, {
				earlier: isToldApart && tail.end === undefined ? earlier.toReversed() : [],
				before: isToldApart ? caught.games : undefined,
				entries,
			}),
		);
		const next = withEntries(caught, entries, isReferred);
		return place !== undefined && file.write({...next, journal: place}, lock.isHeld);
	};

	/** @param isThorough Whether to see to the journal also where nothing waits. */
	const fold = async (lock: Lock, isThorough = false): Promise<boolean> => {
		const loaded = file.load(true);
		if (loaded.untouchable) {
			return false;
		}

		const ids = results.ids();
		const {results: here} = results.some(ids.slice(0, batch));
		if (here.length > 0 || (isThorough && loaded.isThere)) {
			const referred = new Set([...ids, ...idsInSlots()]);
			if (!(await commit(loaded, here, lock, id => referred.has(id)))) {
				return false;
			}

			// Who held the lock before may yet write what it has in memory, in which these are not: they wait for the next time.
			if (lock.isDoubtful) {
				problems.succeed('statistics');
				return true;
			}

			for (const result of here) {
				results.remove(result.id);
			}
		}

		problems.succeed('statistics');
		return ids.length <= batch || fold(lock);
	};

	const isAllFolded = async (lock: Lock): Promise<boolean> =>
		(await fold(lock, true)) && results.ids().length === 0;

	return {
		fold,

		/** Begins the totals anew; `false` if something is in the way. The journal keeps what it has, and says that it doesn't count. */
		reset: async (lock: Lock, keep: () => boolean): Promise<boolean> => {
			if (!(await isAllFolded(lock))) {
				return false;
			}

			const {statistics} = file.load(true);
			if (!keep()) {
				return false;
			}

			const place = inJournal(() =>
				journal.add(journal.since(statistics.journal).end, {before: {}, entries: []}),
			);
			const {counted} = statistics;
			return (
				place !== undefined &&
				file.write({...emptyStatistics, counted, journal: place}, lock.isHeld)
			);
		},

		/** Counts the whole journal, and puts the totals right by it. */
		recount: async (lock: Lock): Promise<Recount> => {
			if (!(await isAllFolded(lock))) {
				return {kind: 'failed'};
			}

			const {statistics} = file.load(true);
			const found = inJournal(() => ({
				counted: recounted(journal.lines()),
				end: journal.since(undefined).end,
			}));
			if (found?.counted === undefined) {
				if (found !== undefined) {
					problems.happen({key: 'newer-format', path: journal.folder});
				}

				return {kind: 'failed'};
			}

			const {counted, end} = found;
			if (!counted.isWhole && isFewer(counted.games, statistics.games)) {
				return {kind: 'incomplete', path: journal.folder};
			}

			const different = differences(statistics.games, counted.games);
			if (different.length > 0) {
				const ids = new Set([...idsInSlots(), ...Object.keys(statistics.counted)]);
				const next = corrected(statistics, counted, id => ids.has(id));
				// What was lost with the totals stands before the end, too.
				const values = end === undefined ? next : {...next, journal: end};
				if (!(await file.write(values, lock.isHeld))) {
					return {kind: 'failed'};
				}
			}

			const games = gamesCounted(counted);
			return games === 0 && different.length === 0
				? {kind: 'nothing'}
				: {kind: 'counted', games, differences: different};
		},
	};
};
