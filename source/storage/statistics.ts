import {join} from 'node:path';
import type {Outcome, Result} from '../play/result.js';
import {countedOutcome, emptyStatistics, fold, type Statistics} from '../play/statistics.js';
import type {SetInConf} from './conf-file.js';
import type {Files} from './files.js';
import {createFolding, type Recount} from './folding.js';
import {createJournal} from './journal.js';
import {type Lock, sweepRights, takeLock} from './lock.js';
import type {Problem} from './problem.js';
import type {Problems} from './problems.js';
import {createResults, type Outbox} from './results.js';
import {createStatisticsFile, type Loaded} from './statistics-file.js';

/** Nobody writes the statistics for a minute. */
const taking = {inDoubt: 60_000};

/** The statistics as far as they can be read. Where the totals can't be, no game is in them but those whose results are in memory alone. */
export type Tally = Statistics & {
	/** Why something is missing that was counted once; `undefined` if nothing is. */
	readonly unread: Problem | undefined;
};

/** What came of starting the statistics anew. */
export type Reset =
	/** `path` is where the old ones are. */
	| {readonly kind: 'kept'; readonly path: string}
	/** There are none. */
	| {readonly kind: 'nothing'}
	/** Another process is writing them. */
	| {readonly kind: 'busy'}
	/** The problems of the store say why. */
	| {readonly kind: 'failed'};

/** Results and their totals. No function throws. */
export const createStatistics = (
	directory: string,
	files: Files,
	problems: Problems,
	set: SetInConf,
	idsInSlots: () => readonly (string | undefined)[],
) => {
	const results = createResults(directory, files, problems);
	const file = createStatisticsFile(directory, files, problems, set);
	const journal = createJournal(directory, files, problems);
	const folding = createFolding({files, problems, file, journal, results, idsInSlots});
	const lockPath = join(directory, 'stats.lock');
	const now = () => files.now().getTime();
	/** Results that could not be written yet. */
	const waiting = new Map<string, Result>();
	const finished = new Set<string>();

	const withLock = async <Value>(
		act: (lock: Lock) => Promise<Value>,
	): Promise<Value | 'busy' | 'failed'> => {
		let lock: Lock | undefined;
		try {
			files.makeDirectory(directory);
			lock = takeLock(files, lockPath, taking);
			return lock === undefined ? 'busy' : await act(lock);
		} catch (error) {
			problems.fail('statistics', error, file.path);
			return 'failed';
		} finally {
			lock?.release();
		}
	};

	const repair = (): void => {
		try {
			const lock = takeLock(files, lockPath, taking);
			if (lock !== undefined) {
				file.load(true);
				lock.release();
			}
		} catch {
			problems.happen({key: 'broken-file', path: file.path});
		}
	};

	/** The totals without what is still in the outbox, and the outbox, as they were at one moment. */
	const snapshot = (): {readonly totals: Loaded; readonly outbox: Outbox} => {
		for (let attempt = 0; ; attempt++) {
			const mark = file.mark();
			const totals = file.load(false);
			if (totals.isDamaged && attempt === 0) {
				repair();
				continue;
			}

			const outbox = results.all();
			if (mark === file.mark() || attempt === 5) {
				return {totals, outbox};
			}
		}
	};

	const writeWaiting = (): Problem | undefined => {
		for (const [id, result] of waiting) {
			try {
				results.write(result);
				waiting.delete(id);
			} catch (error) {
				return problems.fail('result', error, results.pathOf(id));
			}
		}

		problems.succeed('result');
		return undefined;
	};

	const sweep = (): void => {
		files.sweep(directory);
		files.sweep(results.folder);
		files.sweep(journal.folder);
		// Those of the statistics are written under the lock, which is ours here.
		files.sweepBeside(file.path, 0);
		files.sweepBeside(file.previous, 0);
		files.sweepBeside(join(directory, 'settings.json'), 60_000);
		const names = files.listGiven(directory).map(name => join(directory, name));
		sweepRights(files, lockPath, names);
	};

	const all = (): Tally => {
		const {totals, outbox} = snapshot();
		const inMemory = [...waiting.values()];
		const {journal: _, ...rest} = totals.statistics;
		const counted = fold(rest, [...outbox.results, ...inMemory], now());
		return {
			...counted,
			games: (totals.untouchable ? fold(emptyStatistics, inMemory, now()) : counted).games,
			unread: totals.unread ?? outbox.unread,
		};
	};

	return {
		folder: results.folder,
		waitingResults: (): number => results.ids().length + waiting.size,
		isWritten: () => waiting.size === 0,
		/** The results that are in memory alone, by the ids of their games. */
		waiting: waiting as ReadonlyMap<string, Result>,
		writeWaiting,
		finish: (result: Result): Problem | undefined => {
			if (!finished.has(result.id)) {
				finished.add(result.id);
				waiting.set(result.id, result);
			}

			return writeWaiting();
		},
		all,
		/** How a game ended, if its result is recorded. */
		outcomes: (): ((id: string) => Outcome | undefined) => {
			const tally = all();
			return id => countedOutcome(tally, id);
		},
		fold: async (): Promise<boolean> => {
			const done = await withLock(async lock => {
				writeWaiting();
				// What one that was taken for dead has not put in its place yet it never will.
				sweep();
				const isFolded = await folding.fold(lock);
				sweep();
				return isFolded;
			});
			return done === true;
		},
		/** Counts all results anew. */
		recount: async (): Promise<Recount> => {
			if (!files.look(directory)) {
				return {kind: 'nothing'};
			}

			const done = await withLock(lock => {
				writeWaiting();
				return folding.recount(lock);
			});
			return typeof done === 'string' ? {kind: done} : done;
		},
		reset: async (): Promise<Reset> => {
			if (Object.keys(all().games).length === 0) {
				return {kind: file.load(false).untouchable ? 'failed' : 'nothing'};
			}

			let kept: string | undefined;
			const done = await withLock(async lock => {
				writeWaiting();
				const isDone = await folding.reset(lock, () => {
					kept = file.keep();
					return kept !== undefined;
				});
				return isDone ? 'kept' : 'failed';
			});
			if (kept === undefined) {
				return {kind: done === 'busy' ? 'busy' : 'failed'};
			}

			// The disk may have failed only after the new ones were written.
			if (done === 'kept' || Object.keys(file.load(false).statistics.games).length === 0) {
				return {kind: 'kept', path: kept};
			}

			files.removeQuietly(kept);
			return {kind: 'failed'};
		},
	};
};
