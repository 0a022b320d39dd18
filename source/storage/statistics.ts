import {join} from 'node:path';
import type {Outcome, Result} from '../play/result.js';
import {countedOutcome, emptyStatistics, fold, type Statistics} from '../play/statistics.js';
import type {SetInConf} from './conf-file.js';
import type {Files} from './files.js';
import {type Lock, type Patience, sweepRights, takeLock} from './lock.js';
import type {Problem} from './problem.js';
import type {Problems} from './problems.js';
import {createResults} from './results.js';
import {createStatisticsFile} from './statistics-file.js';

/** How many results are added at once, so that the file stays within its limit. */
const batch = 2000;
const patience: Patience = {milliseconds: 60_000};

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
	const lockPath = join(directory, 'stats.lock');
	/** Results that could not be written yet. */
	const waiting = new Map<string, Result>();
	const finished = new Set<string>();

	const withLock = async (act: (lock: Lock) => Promise<boolean>): Promise<boolean> => {
		let lock: Lock | undefined;
		try {
			files.makeDirectory(directory);
			lock = takeLock(files, lockPath, patience);
			return lock === undefined ? false : await act(lock);
		} catch (error) {
			problems.fail('statistics', error, file.path);
			return false;
		} finally {
			lock?.release();
		}
	};

	const repair = (): void => {
		try {
			const lock = takeLock(files, lockPath, patience);
			if (lock !== undefined) {
				file.load(true);
				lock.release();
			}
		} catch {
			problems.happen({key: 'broken-file', path: file.path});
		}
	};

	/** The totals without what is still in the outbox, and the outbox, as they were at one moment. */
	const snapshot = (): {readonly totals: Statistics; readonly outbox: readonly Result[]} => {
		for (let attempt = 0; ; attempt++) {
			const mark = file.mark();
			const {statistics, isDamaged} = file.load(false);
			if (isDamaged && attempt === 0) {
				repair();
				continue;
			}

			const outbox = results.all();
			if (mark === file.mark() || attempt === 5) {
				return {totals: statistics, outbox};
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

	const foldBatch = async (lock: Lock): Promise<boolean> => {
		const {statistics, untouchable} = file.load(true);
		if (untouchable) {
			return false;
		}

		const ids = results.ids();
		const here = ids.slice(0, batch).flatMap(id => results.read(id) ?? []);
		if (here.length > 0) {
			const referred = new Set([...ids, ...idsInSlots()]);
			const next = fold(statistics, here, id => referred.has(id));
			if (!lock.isHeld()) {
				return false;
			}

			await file.write(next);
			for (const result of here) {
				results.remove(result.id);
			}
		}

		problems.succeed('statistics');
		return ids.length <= batch || foldBatch(lock);
	};

	const sweep = (): void => {
		files.sweep(directory);
		files.sweep(results.folder);
		const names = files.list(directory).map(name => join(directory, name));
		sweepRights(files, lockPath, names, patience);
		for (const name of names) {
			// conf's own: those of the statistics are written under the lock, which is ours here.
			const isOld = () => files.now().getTime() - (files.look(name)?.modified ?? 0) > 60_000;
			if (
				/stats\.json\.tmp-[\da-f]+$/.test(name) ||
				(/settings\.json\.tmp-[\da-f]+$/.test(name) && isOld())
			) {
				files.removeQuietly(name);
			}
		}
	};

	return {
		folder: results.folder,
		waitingResults: (): number => results.ids().length + waiting.size,
		isWritten: () => waiting.size === 0,
		writeWaiting,
		finish: (result: Result): Problem | undefined => {
			if (!finished.has(result.id)) {
				finished.add(result.id);
				waiting.set(result.id, result);
			}

			return writeWaiting();
		},
		all: (): Statistics => {
			try {
				const {totals, outbox} = snapshot();
				return fold(totals, [...outbox, ...waiting.values()]);
			} catch {
				return fold(emptyStatistics, [...waiting.values()]);
			}
		},
		/** How a game ended, if its result is recorded. */
		outcomes: (): ((id: string) => Outcome | undefined) => {
			const {totals, outbox} = snapshot();
			const all = fold(totals, [...outbox, ...waiting.values()]);
			return id => countedOutcome(all, id);
		},
		fold: (): Promise<boolean> =>
			withLock(async lock => {
				writeWaiting();
				const done = await foldBatch(lock);
				sweep();
				return done;
			}),
		reset: async (): Promise<string | undefined> => {
			let kept: string | undefined;
			await withLock(async lock => {
				writeWaiting();
				if (!(await foldBatch(lock)) || results.ids().length > 0) {
					return false;
				}

				const {statistics} = file.load(true);
				kept = files.setAside(file.path, 'kept');
				if (kept === undefined) {
					return false;
				}

				file.remove();
				await file.write({...emptyStatistics, counted: statistics.counted});
				return true;
			});
			return kept;
		},
	};
};
