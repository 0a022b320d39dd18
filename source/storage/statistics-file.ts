import {join} from 'node:path';
import {isRecord} from '../play/checks.js';
import {parseJson} from '../play/json.js';
import {sealed} from '../play/sealed.js';
import {emptyStatistics, type Statistics} from '../play/statistics.js';
import {decodeStatisticsText} from '../play/statistics-json.js';
import {type SetInConf, setSafely} from './conf-file.js';
import type {Files, Read} from './files.js';
import type {Problem} from './problem.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

const maximumBytes = 4 * 1024 * 1024;

type Version = {
	readonly read: Read;
	readonly statistics: Statistics | undefined;
	readonly newer: boolean;
};

export type Loaded = {
	/** Empty where they could not be read. */
	readonly statistics: Statistics;
	/** Whether they could be read. */
	readonly isThere: boolean;
	/** Why they could not be read, which is not the same as that there are none. */
	readonly unread: Problem | undefined;
	/** Nothing may be written in its place. */
	readonly untouchable: boolean;
	/** A file that can't be what it must be was passed over. */
	readonly isDamaged: boolean;
};

/** The totals: conf's file `stats.json`, and a copy of the last good one. Written only under the lock. */
export const createStatisticsFile = (
	directory: string,
	files: Files,
	problems: Problems,
	set: SetInConf,
) => {
	const path = join(directory, 'stats.json');
	const previous = `${path}.prev`;
	/** What became of a file of which there was no whole copy, until there are statistics again. */
	let lost: Problem | undefined;

	const untouchable = (problem: Problem, isDamaged: boolean): Loaded => {
		problems.happen(problem);
		return {
			statistics: emptyStatistics,
			isThere: false,
			unread: problem,
			untouchable: true,
			isDamaged,
		};
	};

	const version = (file: string): Version => {
		const read = files.read(file, maximumBytes);
		if (read.kind !== 'text') {
			return {read, statistics: undefined, newer: false};
		}

		const decoded = decodeStatisticsText(read.text);
		return decoded.ok
			? {read, statistics: decoded.value, newer: false}
			: {read, statistics: undefined, newer: decoded.reason === 'newer-format'};
	};

	/** @param repair Whether broken files may be renamed: under the lock only, as conf's file can be half written for a moment. */
	const load = (repair: boolean): Loaded => {
		let isDamaged = false;
		for (const file of [path, previous]) {
			const {read, statistics, newer} = version(file);
			if (statistics !== undefined) {
				return {statistics, isThere: true, unread: undefined, untouchable: false, isDamaged};
			}

			if (newer) {
				return untouchable({key: 'newer-format', path: file}, isDamaged);
			}

			if (read.kind === 'unreadable') {
				return untouchable({key: 'not-readable', path: file, code: read.code}, isDamaged);
			}

			if (read.kind !== 'missing') {
				isDamaged = true;
				lost = repair ? setAsideAndTell(files, problems, file) : {key: 'broken-file', path: file};
			}
		}

		return {
			statistics: emptyStatistics,
			isThere: false,
			unread: lost,
			untouchable: lost?.key === 'broken-file',
			isDamaged,
		};
	};

	const textOf = (file: string): string | undefined => {
		const {read, statistics} = version(file);
		return statistics !== undefined && read.kind === 'text' ? read.text : undefined;
	};

	const copyToPrevious = (): void => {
		const text = textOf(path);
		if (text !== undefined && text !== textOf(previous)) {
			files.write(previous, text, {flush: 'now'});
		}
	};

	const holds = (checksum: string): boolean => {
		const {read, statistics} = version(path);
		const file =
			statistics !== undefined && read.kind === 'text' ? parseJson(read.text) : undefined;
		return isRecord(file) && file.checksum === checksum;
	};

	const restore = (): void => {
		const text = textOf(previous);
		if (text === undefined) {
			files.removeQuietly(path);
		} else {
			files.write(path, text, {flush: 'now'});
		}
	};

	return {
		path,
		previous,
		load,
		/** Changes whenever the file does. */
		mark: (): string | undefined => files.mark(path),
		/**
		Under the lock, after `load`. On return the new state is safe in both files, or `false` says that the lock was lost meanwhile; what fails throws, and the old state is still in one of them.
		*/
		write: async (statistics: Statistics, isHeld: () => boolean): Promise<boolean> => {
			const values = sealed('statistics', statistics);
			copyToPrevious();
			if (!isHeld()) {
				return false;
			}

			await setSafely(files, set, directory, 'stats', values, values);
			const isWritten = holds(values.checksum);
			if (!isHeld()) {
				// Who has the lock now may have written before us. What it writes after us is its own.
				if (isWritten) {
					restore();
				}

				return false;
			}

			if (!isWritten) {
				restore();
				throw Object.assign(new Error('the statistics read back differ'), {code: 'ENOSPC'});
			}

			files.flushDirectoryOf(path);
			copyToPrevious();
			lost = undefined;
			return true;
		},
		/** Under the lock, after `load`. Keeps a copy beside the file, and answers its path; `undefined` if there is nothing to keep. What fails throws. */
		keep: (): string | undefined => {
			const text = textOf(path) ?? textOf(previous);
			return text === undefined ? undefined : files.keep(path, text);
		},
	};
};
