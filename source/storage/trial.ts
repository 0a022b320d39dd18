import {dirname, join} from 'node:path';
import {codeOf} from './disk.js';
import {foldersIn} from './facts.js';
import type {Files} from './files.js';
import {errorOf} from './links.js';
import type {Problem} from './problem.js';
import {problemOf} from './problems.js';
import {temporaryFor} from './temporary.js';

/** About what a save and a result take. */
const text = ' '.repeat(8192);

/** Asks the nearest directory that is there, and makes nothing. */
const obstacleAbove = (directory: string, files: Files): Problem | undefined => {
	const end = files.end(directory);
	let above = end?.path ?? directory;
	while (files.look(above) === undefined && dirname(above) !== above) {
		above = dirname(above);
	}

	try {
		if (end?.isLost) {
			throw errorOf('ENOENT', 'a link leads nowhere');
		}

		files.disk.mayWriteIn(above);
		return undefined;
	} catch (error) {
		return problemOf(error, directory);
	}
};

/** Does what is done with saves, results and locks: each way to write a file can fail where the others don't. */
const tryIn = (folder: string, files: Files): void => {
	// Should the program be killed now, it is swept as a temporary file is.
	const path = temporaryFor(join(folder, 'trial'));
	const previous = temporaryFor(path);
	try {
		files.write(path, text, {flush: 'now'});
		files.write(path, text, {flush: 'now', previous});
		files.remove(path);
		if (!files.create(path, text)) {
			throw errorOf('EEXIST', 'a removed file is still there');
		}
	} finally {
		files.removeQuietly(path);
		files.removeQuietly(previous);
	}
};

/** What lies elsewhere by a link is written there. */
const obstacleBehindLinks = (directory: string, files: Files): Problem | undefined => {
	for (const name of ['settings.json', 'stats.json', 'stats.json.prev']) {
		const path = join(directory, name);
		const end = files.end(path);
		const isFile = end !== undefined && (end.look?.kind ?? 'file') === 'file';
		try {
			if (isFile && end.path !== path) {
				tryIn(dirname(end.path), files);
			}
		} catch (error) {
			return problemOf(error, path);
		}
	}

	return undefined;
};

/**
What keeps games and results from being written, found out by writing files into each directory and removing them; `undefined` if nothing does. A data directory that isn't there is not made.
*/
export const obstacleIn = (directory: string, files: Files): Problem | undefined => {
	for (const folder of foldersIn(directory)) {
		// The data directory may be a link of anyone's; one of somebody else's in it would be set aside.
		if (folder === directory || files.look(folder)?.kind === 'directory') {
			try {
				tryIn(folder, files);
			} catch (error) {
				return files.look(directory) === undefined && codeOf(error) === 'ENOENT'
					? obstacleAbove(directory, files)
					: problemOf(error, folder);
			}
		}
	}

	return obstacleBehindLinks(directory, files);
};
