import {constants} from 'node:fs';
import {dirname} from 'node:path';
import {digitsOf} from '../play/checks.js';
import {codeOf, type Disk, type Look} from './disk.js';
import {type End, endOf, errorOf} from './links.js';
import {createProblems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';
import {createSweeping} from './sweeping.js';
import {createWriting} from './writing.js';

export type Read =
	| {readonly kind: 'text'; readonly text: string}
	| {readonly kind: 'missing'}
	/** Too long, or no plain file. */
	| {readonly kind: 'unfit'}
	| {readonly kind: 'unreadable'; readonly code: string};

export type Files = ReturnType<typeof createFiles>;

// Windows has none of these.
const {O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;

/**
Reading and writing whole files, so that a file is either the old one or the new one. Links of the player's own are followed. What fails throws, unless said otherwise.

@param problems Where it is told that something was in the way and was set aside.
*/
export const createFiles = (disk: Disk, now: () => Date, problems = createProblems()) => {
	/** A name beside a file that says what became of it; `undefined` if there is none left. */
	const asideOf = (path: string, word: 'broken' | 'kept'): string | undefined => {
		const time = digitsOf(now()).toUpperCase();
		for (let count = 1; count < 1000; count++) {
			const aside = `${path}.${word}-${time}${count === 1 ? '' : `-${count}`}`;
			if (disk.look(aside) === undefined) {
				return aside;
			}
		}

		return undefined;
	};

	/** Renames what is in the way of the program, a link itself and not what it leads to, and answers its new path; `undefined` if that is refused. Never throws. */
	const setAside = (path: string): string | undefined => {
		try {
			const aside = asideOf(path, 'broken');
			if (aside !== undefined) {
				disk.rename(path, aside);
			}

			return aside;
		} catch {
			return undefined;
		}
	};

	const clear = (path: string): void => {
		setAsideAndTell({setAside}, problems, path);
	};
	const writing = createWriting(disk, clear);

	/** Makes a directory for its owner alone, or the one that a link leads to. One that is there keeps its mode: it may not be ours. */
	const makeDirectory = (path: string): void => {
		let isMade: boolean;
		try {
			isMade = disk.makeDirectory(path);
		} catch (error) {
			const end = endOf(disk, path);
			if (end.path === path || end.look !== undefined) {
				throw error;
			}

			if (end.isLost) {
				throw errorOf('ENOENT', 'a link leads nowhere');
			}

			makeDirectory(end.path);
			return;
		}

		if (isMade) {
			try {
				disk.setMode(path, 0o700);
			} catch {
				// So do disks that know no modes.
			}
		}
	};

	const closeQuietly = (file: number | undefined): void => {
		try {
			if (file !== undefined) {
				disk.close(file);
			}
		} catch {}
	};

	/** Where a path ends once links are followed; `undefined` if it can't be seen. Never throws. */
	const end = (path: string): End | undefined => {
		try {
			return endOf(disk, path);
		} catch {
			return undefined;
		}
	};

	return {
		disk,
		now,
		end,

		/** What is at a path, or where a link leads; `undefined` if nothing is or it can't be seen. Never throws. */
		look: (path: string): Look | undefined => end(path)?.look,

		/** Differs whenever another file is at a path, or where a link leads, or its content has changed. Never throws. */
		mark: (path: string): string | undefined => {
			const look = end(path)?.look;
			return look && `${look.number} ${look.modified} ${look.bytes}`;
		},

		/** The text of a file, without the mark that some editors put before it. */
		read: (path: string, limit: number): Read => {
			let file: number | undefined;
			try {
				const {path: end, look, isLost} = endOf(disk, path);
				if (look === undefined) {
					return isLost || endOf(disk, dirname(path)).isLost
						? {kind: 'unreadable', code: 'ENOENT'}
						: {kind: 'missing'};
				}

				if (look.kind !== 'file' || look.bytes > limit) {
					return {kind: 'unfit'};
				}

				file = disk.open(end, constants.O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
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

				const text = Buffer.from(bytes.buffer, 0, offset).toString();
				return {kind: 'text', text: text.startsWith('\uFEFF') ? text.slice(1) : text};
			} catch (error) {
				const code = codeOf(error);
				return code === 'ENOENT' ? {kind: 'missing'} : {kind: 'unreadable', code};
			} finally {
				closeQuietly(file);
			}
		},

		...writing,
		...createSweeping(disk, now, writing.removeQuietly),

		makeDirectory,

		/** The same for one inside the data directory. What is there and is none, or somebody else's link, is set aside. */
		makeOwnDirectory: (path: string): void => {
			const {look} = endOf(disk, path);
			if (look !== undefined && look.kind !== 'directory') {
				clear(path);
			}

			makeDirectory(path);
		},

		/** The names in a directory; none if it isn't there, is somebody else's link or can't be read, of which the last is told. Never throws. */
		list: (directory: string): readonly string[] => {
			try {
				const {look, isLost} = endOf(disk, directory);
				if (isLost) {
					throw errorOf('ENOENT', 'a link leads nowhere');
				}

				return look?.kind === 'directory' ? disk.list(directory) : [];
			} catch (error) {
				problems.happen({key: 'not-readable', path: directory, code: codeOf(error)});
				return [];
			}
		},

		/** The names in the data directory, which may lie wherever the player says; none if they can't be read. Never throws. */
		listGiven: (directory: string): readonly string[] => {
			try {
				return disk.list(directory);
			} catch {
				return [];
			}
		},

		/** Why the names in a directory can't be read, as `EACCES`; `undefined` if they can or it isn't there. Never throws. */
		unlistable: (directory: string): string | undefined => {
			try {
				disk.list(directory);
				return undefined;
			} catch (error) {
				const code = codeOf(error);
				return code === 'ENOENT' && !end(directory)?.isLost ? undefined : code;
			}
		},

		setAside,

		/** Writes a text beside a file, to be kept, and answers its path; a link isn't followed. */
		keep: (path: string, text: string): string => {
			const kept = asideOf(path, 'kept');
			if (kept === undefined || !writing.create(kept, text, 'now')) {
				throw errorOf('EEXIST', 'all names are taken');
			}

			return kept;
		},
	};
};
