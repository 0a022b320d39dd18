import {constants} from 'node:fs';
import {join} from 'node:path';
import {codeOf, type Disk, type Look} from './disk.js';
import {isLeftOver} from './temporary.js';
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
/** Reading and writing whole files, so that a file is either the old one or the new one. What fails throws, unless said otherwise. */
export const createFiles = (disk: Disk, now: () => Date) => {
	const writing = createWriting(disk);

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

	const closeQuietly = (file: number | undefined): void => {
		try {
			if (file !== undefined) {
				disk.close(file);
			}
		} catch {}
	};

	return {
		disk,
		now,

		/** What is at a path; `undefined` if nothing is or it can't be seen. Never throws. */
		look: (path: string): Look | undefined => {
			try {
				return disk.look(path);
			} catch {
				return undefined;
			}
		},

		/** Differs whenever another file is at a path, or its content has changed. Never throws. */
		mark: (path: string): string | undefined => {
			try {
				const look = disk.look(path);
				return look && `${look.number} ${look.modified} ${look.bytes}`;
			} catch {
				return undefined;
			}
		},

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
				closeQuietly(file);
			}
		},

		...writing,

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

		/** Why the names in a directory can't be read, as `EACCES`; `undefined` if they can or it isn't there. Never throws. */
		unlistable: (directory: string): string | undefined => {
			try {
				disk.list(directory);
				return undefined;
			} catch (error) {
				const code = codeOf(error);
				return code === 'ENOENT' ? undefined : code;
			}
		},

		setAside,

		/** Removes temporary files whose makers are gone. Never throws. */
		sweep: (directory: string): void => {
			try {
				for (const name of disk.list(directory)) {
					const path = join(directory, name);
					if (isLeftOver(disk, path, now())) {
						writing.removeQuietly(path);
					}
				}
			} catch {}
		},
	};
};
