import {constants} from 'node:fs';
import {dirname} from 'node:path';
import {codeOf, type Disk} from './disk.js';
import {temporaryFor} from './temporary.js';

/** `now`: on the disk when the call returns, also through a loss of power. `soon`: safe from the end of the program at once, flushed behind. */
export type Flush = 'now' | 'soon' | 'never';

// Windows has no such flag.
const {O_NOFOLLOW = 0} = constants;
const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW;
const withoutLinks: readonly string[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Writing whole files, so that a file is either the old one or the new one. What fails throws and leaves no temporary file. */
export const createWriting = (disk: Disk) => {
	const fill = (file: number, text: string): void => {
		const bytes = Buffer.from(text);
		let offset = 0;
		while (offset < bytes.length) {
			// A nearly full disk may take a part only and say so by the number alone.
			const written = disk.write(file, bytes, offset);
			if (written <= 0) {
				throw Object.assign(new Error('nothing was written'), {code: 'ENOSPC'});
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
			if (codeOf(error) !== 'ENOENT') {
				throw error;
			}
		}
	};

	const writeTemporary = (path: string, text: string, flush: Flush): string => {
		const temporary = temporaryFor(path);
		const file = disk.open(temporary, newFile, 0o600);
		try {
			fill(file, text);
			if (flush === 'now') {
				disk.flush(file);
			}
		} catch (error) {
			try {
				disk.close(file);
			} catch {}

			removeQuietly(temporary);
			throw error;
		}

		if (flush === 'soon') {
			disk.flushAndClose(file);
		} else {
			disk.close(file);
		}

		return temporary;
	};

	// For file systems without hard links: for a moment the file is there without its content.
	const createInPlace = (path: string, text: string): boolean => {
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
			fill(file, text);
			return true;
		} catch (error) {
			removeQuietly(path);
			throw error;
		} finally {
			disk.close(file);
		}
	};

	const flushDirectory = (directory: string): void => {
		let file: number;
		try {
			file = disk.open(directory, constants.O_RDONLY);
		} catch (error) {
			// Windows opens no directories and needs no flush of them.
			if (['EISDIR', 'EPERM', 'EACCES'].includes(codeOf(error))) {
				return;
			}

			throw error;
		}

		try {
			disk.flush(file);
		} finally {
			disk.close(file);
		}
	};

	return {
		/**
		Puts a text in the place of a file.

		@param options.previous Where the file that was there goes to. Between the two renames only this one is there.
		*/
		write: (
			path: string,
			text: string,
			options: {readonly flush: Flush; readonly previous?: string},
		): void => {
			const temporary = writeTemporary(path, text, options.flush);
			try {
				if (options.previous !== undefined && disk.look(path) !== undefined) {
					disk.rename(path, options.previous);
				}

				disk.rename(temporary, path);
			} catch (error) {
				removeQuietly(temporary);
				throw error;
			}

			if (options.flush === 'now') {
				flushDirectory(dirname(path));
			}
		},

		/** Creates a file with its whole content, or says `false` if there is one. */
		create: (path: string, text: string): boolean => {
			const temporary = writeTemporary(path, text, 'never');
			try {
				disk.link(temporary, path);
				return true;
			} catch (error) {
				const code = codeOf(error);
				if (code === 'EEXIST') {
					return false;
				}

				if (withoutLinks.includes(code)) {
					return createInPlace(path, text);
				}

				throw error;
			} finally {
				removeQuietly(temporary);
			}
		},

		/** Makes sure that a text of this size can be written beside a file. */
		makeRoom: (path: string, text: string): void => {
			removeQuietly(writeTemporary(path, text, 'now'));
		},

		flushDirectory,
		remove,
		removeQuietly,
	};
};
