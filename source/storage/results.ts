import {join} from 'node:path';
import {isGameId} from '../play/checks.js';
import {decodeResult, type Result} from '../play/result.js';
import {decodeSealed, sealedText} from '../play/sealed.js';
import type {Files} from './files.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

const maximumBytes = 16_384;

/** The results that wait to be added to the statistics: one file each, written once, named by the game's id. */
export const createResults = (directory: string, files: Files, problems: Problems) => {
	const folder = join(directory, 'results');
	const pathOf = (id: string): string => join(folder, `${id}.json`);

	const ids = (): readonly string[] =>
		files
			.list(folder)
			.filter(name => name.endsWith('.json'))
			.map(name => name.slice(0, -'.json'.length))
			.filter(isGameId);

	const read = (id: string): Result | undefined => {
		const path = pathOf(id);
		const file = files.read(path, maximumBytes);
		if (file.kind === 'missing') {
			return undefined;
		}

		if (file.kind === 'unreadable') {
			problems.happen({key: 'not-readable', path, code: file.code});
			return undefined;
		}

		const decoded =
			file.kind === 'text' ? decodeSealed(file.text, 'result', decodeResult) : undefined;
		if (decoded?.ok === true && decoded.value.id === id) {
			return decoded.value;
		}

		if (decoded?.ok === false && decoded.reason === 'newer-format') {
			problems.happen({key: 'newer-format', path});
			return undefined;
		}

		// Whoever sees it may rename it: a result is complete from the moment it has its name.
		setAsideAndTell(files, problems, path);
		return undefined;
	};

	return {
		folder,
		pathOf,
		ids,
		read,
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
		all: (): readonly Result[] => ids().flatMap(id => read(id) ?? []),
		remove: (id: string): void => {
			files.removeQuietly(pathOf(id));
		},
	};
};
