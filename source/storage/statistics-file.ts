import {join} from 'node:path';
import {decodeSealed, sealed} from '../play/sealed.js';
import {emptyStatistics, type Statistics} from '../play/statistics.js';
import {decodeStatistics} from '../play/statistics-json.js';
import {type SetInConf, setSafely} from './conf-file.js';
import type {Files, Read} from './files.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

const maximumBytes = 4 * 1024 * 1024;

type Version = {
	readonly read: Read;
	readonly statistics: Statistics | undefined;
	readonly newer: boolean;
};

export type Loaded = {
	readonly statistics: Statistics;
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

	const version = (file: string): Version => {
		const read = files.read(file, maximumBytes);
		if (read.kind !== 'text') {
			return {read, statistics: undefined, newer: false};
		}

		const decoded = decodeSealed(read.text, 'statistics', decodeStatistics);
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
				return {statistics, untouchable: false, isDamaged};
			}

			if (newer) {
				problems.happen({key: 'newer-format', path: file});
				return {statistics: emptyStatistics, untouchable: true, isDamaged};
			}

			if (read.kind === 'unreadable') {
				problems.happen({key: 'not-readable', path: file, code: read.code});
				return {statistics: emptyStatistics, untouchable: true, isDamaged};
			}

			if (read.kind !== 'missing') {
				isDamaged = true;
				if (repair) {
					setAsideAndTell(files, problems, file);
				}
			}
		}

		return {statistics: emptyStatistics, untouchable: false, isDamaged};
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

	return {
		path,
		previous,
		load,
		/** Changes whenever the file does. */
		mark: (): string => {
			const look = files.look(path);
			return `${look?.number} ${look?.modified} ${look?.bytes}`;
		},
		/** Under the lock, after `load`. On return the new state is safe in both files; what fails throws, and the old state is still in one of them. */
		write: async (statistics: Statistics): Promise<void> => {
			const values = sealed('statistics', statistics);
			copyToPrevious();
			await setSafely(files, set, directory, 'stats', values, values);
			const written = version(path);
			const same =
				written.statistics !== undefined &&
				JSON.stringify(sealed('statistics', written.statistics)) === JSON.stringify(values);
			if (!same) {
				const text = textOf(previous);
				if (text === undefined) {
					files.removeQuietly(path);
				} else {
					files.write(path, text, {flush: 'now'});
				}

				throw Object.assign(new Error('the statistics read back differ'), {code: 'ENOSPC'});
			}

			files.flushDirectoryOf(path);
			copyToPrevious();
		},
		/** Under the lock, after `load`. Keeps a copy beside the file, and answers its path; `undefined` if there is nothing to keep. What fails throws. */
		keep: (): string | undefined => {
			const text = textOf(path) ?? textOf(previous);
			return text === undefined ? undefined : files.keep(path, text);
		},
	};
};
