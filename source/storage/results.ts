import {join} from 'node:path';
import {isGameId} from '../play/checks.js';
import {decodeResult, type Result} from '../play/result.js';
import {decodeSealed, sealedText} from '../play/sealed.js';
import type {Files} from './files.js';
import type {Problem} from './problem.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

const maximumBytes = 16_384;

/** Results that wait, and what kept others from being read. */
export type Outbox = {
	readonly results: readonly Result[];
	readonly unread: Problem | undefined;
};

/** The results that wait to be added to the statistics: one file each, written once, named by the game's id. */
export const createResults = (directory: string, files: Files, problems: Problems) => {
	const folder = join(directory, 'results');
	const pathOf = (id: string): string => join(folder, `${id}.json`);

	const told = (problem: Problem): Problem => {
		problems.happen(problem);
		return problem;
	};

	const ids = (): readonly string[] =>
		files
			.list(folder)
			.filter(name => name.endsWith('.json'))
			.map(name => name.slice(0, -'.json'.length))
			.filter(isGameId);

	/** One that can't be read is told, as nothing of it may be counted. */
	const read = (id: string): Result | Problem | undefined => {
		const path = pathOf(id);
		const file = files.read(path, maximumBytes);
		if (file.kind === 'missing') {
			return undefined;
		}

		if (file.kind === 'unreadable') {
			return told({key: 'not-readable', path, code: file.code});
		}

		const decoded =
			file.kind === 'text' ? decodeSealed(file.text, 'result', decodeResult) : undefined;
		if (decoded?.ok === true && decoded.value.id === id) {
			return decoded.value;
		}

		if (decoded?.ok === false && decoded.reason === 'newer-format') {
			return told({key: 'newer-format', path});
		}

		// Whoever sees it may rename it: a result is complete from the moment it has its name.
		setAsideAndTell(files, problems, path);
		return undefined;
	};

	/** Those of some games, and what kept one from being read. */
	const some = (wanted: readonly string[]): Outbox => {
		const found = wanted.flatMap(id => read(id) ?? []);
		return {
			results: found.filter((one): one is Result => !('key' in one)),
			unread: found.find((one): one is Problem => 'key' in one),
		};
	};

	return {
		folder,
		pathOf,
		ids,
		some,
		all: (): Outbox => {
			const all = ids();
			const code = all.length === 0 ? files.unlistable(folder) : undefined;
			// A file of that name holds no results; it is renamed when the next one is written.
			return code === undefined || code === 'ENOTDIR'
				? some(all)
				: {results: [], unread: told({key: 'not-readable', path: folder, code})};
		},
		/** Throws if the disk doesn't take it. */
		write: (result: Result): void => {
			const path = pathOf(result.id);
			files.makeDirectory(directory);
			files.makeOwnDirectory(folder);
			if (files.disk.look(path) === undefined) {
				files.write(path, sealedText('result', result), {flush: 'now'});
			} else {
				// It may be here because the flush of its name, the last step, has failed.
				files.flushDirectoryOf(path);
			}
		},
		remove: (id: string): void => {
			files.removeQuietly(pathOf(id));
		},
	};
};
