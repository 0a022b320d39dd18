import {constants} from 'node:fs';
import {dirname} from 'node:path';
import {createAppending} from './appending.js';
import {codeOf, type Disk} from './disk.js';
import {createFlushing} from './flushing.js';
import {endOf, errorOf} from './links.js';
import {temporaryFor} from './temporary.js';

/** `now`: on the disk when the call returns, also through a loss of power. `soon`: safe from the end of the program at once, flushed behind. */
export type Flush = 'now' | 'soon' | 'never';

// Windows has no such flag.
const {O_NOFOLLOW = 0} = constants;
const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW;

/**
Writing whole files, so that a file is either the old one or the new one. What fails throws and leaves no temporary file.

@param clear Puts aside what is no file and stands where one is to be. Never throws.
*/
export const createWriting = (disk: Disk, clear: (path: string) => void) => {
	const {flush: flushFile, flushAndClose, flushDirectory, flushed} = createFlushing(disk);

	const fill = (file: number, text: string): void => {
		const bytes = Buffer.from(text);
		let offset = 0;
		while (offset < bytes.length) {
			// A nearly full disk may take a part only and say so by the number alone.
			const written = disk.write(file, bytes, offset);
			if (written <= 0) {
				throw errorOf('ENOSPC', 'nothing was written');
			}

			offset += written;
		}
	};

	const removeQuietly = (path: string): void => {
		try {
			disk.remove(path);
		} catch {}
	};

	/** Removes a file, if it is there. */
	const remove = (path: string): void => {
		try {
			disk.remove(path);
		} catch (error) {
			if (disk.look(path)?.kind === 'directory') {
				clear(path);
			} else if (codeOf(error) !== 'ENOENT') {
				throw error;
			}
		}
	};

	/** Where a file is to be written: where the links of the player's own lead. */
	const targetOf = (path: string): string => {
		const {path: end, look} = endOf(disk, path);
		if (look === undefined || look.kind === 'file') {
			return end;
		}

		clear(path);
		return path;
	};

	/** Whether a file is at a path, or a link that is to be replaced. What else is there wouldn't let itself be replaced, or would be lost. */
	const isFileAt = (path: string): boolean => {
		const kind = disk.look(path)?.kind;
		if (kind === 'directory' || kind === 'other') {
			clear(path);
			return false;
		}

		return kind !== undefined;
	};

	const writeTemporary = (
		path: string,
		text: string,
		flush: Flush,
		onFailure: (error: unknown) => void = () => undefined,
	): string => {
		const temporary = temporaryFor(path);
		const file = disk.open(temporary, newFile, 0o600);
		let isOpen = true;
		try {
			fill(file, text);
			if (flush === 'now') {
				flushFile(file);
			}

			isOpen = false;
			if (flush === 'soon') {
				flushAndClose(file, onFailure);
			} else {
				disk.close(file);
			}
		} catch (error) {
			try {
				if (isOpen) {
					disk.close(file);
				}
			} catch {}

			removeQuietly(temporary);
			throw error;
		}

		return temporary;
	};

	// For file systems without hard links: the name is taken by an empty file, and the whole one is then put in its place.
	const createInPlace = (temporary: string, path: string): boolean => {
		let file: number;
		try {
			file = disk.open(path, newFile, 0o600);
		} catch (error) {
			if (codeOf(error) === 'EEXIST') {
				return false;
			}

			throw error;
		}

		try {
			disk.close(file);
			disk.rename(temporary, path);
			return true;
		} catch (error) {
			removeQuietly(path);
			throw error;
		}
	};

	return {
		/**
		Puts a text in the place of a file, or of the file that a link of the player's own leads to.

		@param options.previous Where the file that was there goes to. Between the two renames only this one is there; links are replaced.
		@param options.onFailure Called if a flush behind fails: then the file may go with the power, and is to be written again.
		*/
		write: (
			path: string,
			text: string,
			options: {
				readonly flush: Flush;
				readonly previous?: string;
				readonly onFailure?: (error: unknown) => void;
			},
		): void => {
			const {flush, previous, onFailure} = options;
			const target = previous === undefined ? targetOf(path) : path;
			const temporary = writeTemporary(target, text, flush, onFailure);
			try {
				if (previous !== undefined && isFileAt(path)) {
					isFileAt(previous);
					disk.rename(path, previous);
				}

				disk.rename(temporary, target);
			} catch (error) {
				removeQuietly(temporary);
				throw error;
			}

			if (flush === 'now') {
				flushDirectory(dirname(target));
			}
		},

		/** Creates a file with its whole content, or says `false` if there is one. A link is one too, wherever it leads. */
		create: (path: string, text: string, flush: Flush = 'never'): boolean => {
			const temporary = writeTemporary(path, text, flush);
			try {
				disk.link(temporary, path);
				return true;
			} catch (error) {
				// Of the file systems without hard links each has a word of its own for that.
				return codeOf(error) !== 'EEXIST' && createInPlace(temporary, path);
			} finally {
				removeQuietly(temporary);
			}
		},

		/** Makes sure that a text of this size can be written in the place of a file. */
		makeRoom: (path: string, text: string): void => {
			removeQuietly(writeTemporary(targetOf(path), text, 'now'));
		},

		/** Flushes the directory of a file, or that of the file which a link leads to. */
		flushDirectoryOf: (path: string): void => flushDirectory(dirname(endOf(disk, path).path)),

		...createAppending(disk, {fill, flushFile, targetOf}),

		flushed,
		remove,
		removeQuietly,
	};
};
