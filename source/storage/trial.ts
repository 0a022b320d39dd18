import {dirname, join} from 'node:path';
import {codeOf} from './disk.js';
import {foldersIn} from './facts.js';
import type {Files} from './files.js';
import type {Problem} from './problem.js';
import {problemOf} from './problems.js';

/** About what a save and a result take. */
const text = ' '.repeat(8192);

/** Asks the nearest directory that is there, and makes nothing. */
const obstacleAbove = (directory: string, files: Files): Problem | undefined => {
	let above = directory;
	while (files.look(above) === undefined && dirname(above) !== above) {
		above = dirname(above);
	}

	try {
		files.disk.mayWriteIn(above);
		return undefined;
	} catch (error) {
		return problemOf(error, directory);
	}
};

/**
What keeps games and results from being written, found out by writing a file into each directory and removing it; `undefined` if nothing does. A data directory that isn't there is not made.
*/
export const obstacleIn = (directory: string, files: Files): Problem | undefined => {
	for (const folder of foldersIn(directory)) {
		// The data directory may be a link; one in it would be renamed.
		if (folder === directory || files.look(folder)?.kind === 'directory') {
			try {
				files.makeRoom(join(folder, 'trial'), text);
			} catch (error) {
				return folder === directory && codeOf(error) === 'ENOENT'
					? obstacleAbove(directory, files)
					: problemOf(error, folder);
			}
		}
	}

	return undefined;
};
