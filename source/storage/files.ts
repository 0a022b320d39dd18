import {constants} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {codeOf, type Disk} from './disk.js';
import {isThere, placeOf, self} from './owner.js';

export type Read =
	| {readonly kind: 'text'; readonly text: string}
	| {readonly kind: 'missing'}
	/** Too long, or no plain file. */
	| {readonly kind: 'unfit'}
	| {readonly kind: 'unreadable'; readonly code: string};

/** `now`: on the disk when the call returns, also through a loss of power. `soon`: safe from the end of the program at once, flushed behind. */
export type Flush = 'now' | 'soon' | 'never';

export type Files = ReturnType<typeof createFiles>;

const temporaryName = /\.new-([0-9a-f]{8})-(\d{1,10})-(\d{1,20})-\d{1,10}$/;
const day = 86_400_000;
// Windows has none of these.
const {O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;
const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW;
const withoutLinks: readonly string[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

let temporaries = 0;

/** Reading and writing whole files, so that a file is either the old one or the new one. What fails throws, unless said otherwise. */
export const createFiles = (disk: Disk, now: () => Date) => {
	const temporaryFor = (path: string): string => {
		const owner = self();
		temporaries++;
		return `${path}.new-${placeOf(owner)}-${owner.pid}-${owner.start}-${temporaries}`;
	};

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

	/** Renames what is in the way of the program, and answers its new path; `undefined` if that is refused. Never throws. */
	const setAside = (path: string, word = 'broken'): string | undefined => {
		const time = now().toISOString().replace(/[-:]/g, '').slice(0, 15);
		try {
			for (let count = 1; count < 1000; count++) {
				const aside = `${path}.${word}-${time}${count === 1 ? '' : `-${count}`}`;
				if (disk.look(aside) === undefined) {
					disk.rename(path, aside);
					return aside;
				}
			}
		} catch {}

		return undefined;
	};

	/** Makes a directory for its owner alone. One that is there keeps its mode: it may not be ours. */
	const makeDirectory = (path: string): void => {
		if (disk.makeDirectory(path)) {
			disk.setMode(path, 0o700);
		}
	};

	const isLeftOver = (name: string, path: string): boolean => {
		const match = temporaryName.exec(name);
		if (match === null) {
			return false;
		}

		const owner = self();
		if (match[1] === placeOf(owner)) {
			return isThere({...owner, pid: Number(match[2]), start: Number(match[3])}) === false;
		}

		return now().getTime() - (disk.look(path)?.modified ?? Number.POSITIVE_INFINITY) > day;
	};

	return {
		disk,
		now,

		read: (path: string, limit: number): Read => {
			let file: number | undefined;
			try {
				const look = disk.look(path);
				if (look === undefined) {
					return {kind: 'missing'};
				}

				if (look.kind !== 'file' || look.bytes > limit) {
					return {kind: 'unfit'};
				}

				file = disk.open(path, constants.O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
				const open = disk.lookAtOpen(file);
				if (open.kind !== 'file' || open.bytes > limit) {
					return {kind: 'unfit'};
				}

				const bytes = new Uint8Array(open.bytes);
				let offset = 0;
				while (offset < bytes.length) {
					const count = disk.read(file, bytes, offset);
					if (count === 0) {
						break;
					}

					offset += count;
				}

				return {kind: 'text', text: Buffer.from(bytes.buffer, 0, offset).toString()};
			} catch (error) {
				const code = codeOf(error);
				return code === 'ENOENT' ? {kind: 'missing'} : {kind: 'unreadable', code};
			} finally {
				if (file !== undefined) {
					disk.close(file);
				}
			}
		},

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
		removeQuietly,

		makeDirectory,

		/** The same for one inside the data directory. A link there is not followed: it is renamed. */
		makeOwnDirectory: (path: string): void => {
			const kind = disk.look(path)?.kind;
			if (kind !== undefined && kind !== 'directory') {
				setAside(path);
			}

			makeDirectory(path);
		},

		/** The names in a directory; none if it isn't there, is a link or can't be read. Never throws. */
		list: (directory: string): readonly string[] => {
			try {
				return disk.look(directory)?.kind === 'directory' ? disk.list(directory) : [];
			} catch {
				return [];
			}
		},

		setAside,

		/** Removes temporary files whose makers are gone. Never throws. */
		sweep: (directory: string): void => {
			try {
				for (const name of disk.list(directory)) {
					const path = join(directory, basename(name));
					if (isLeftOver(name, path)) {
						removeQuietly(path);
					}
				}
			} catch {}
		},
	};
};
