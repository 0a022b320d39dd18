import fs from 'node:fs';
import {constants} from 'node:os';
import {dirname} from 'node:path';
import process from 'node:process';

export type Look = {
	readonly kind: 'file' | 'directory' | 'link' | 'other';
	/** Whether it is the player's own or the system's. */
	readonly isOwn: boolean;
	readonly bytes: number;
	/** Milliseconds since 1970. */
	readonly modified: number;
	/** Changes whenever another file takes the name. */
	readonly number: number;
};

/** The calls of the system that the storage makes, all of them; tests put faults in their place. Each throws as Node's does. */
export type Disk = {
	readonly open: (path: string, flags: number, mode?: number) => number;
	/** @param position From where in the file; without it, from where the last reading ended. */
	readonly read: (file: number, bytes: Uint8Array, offset: number, position?: number) => number;
	readonly write: (file: number, bytes: Uint8Array, offset: number) => number;
	/** Makes a file shorter. */
	readonly truncate: (file: number, bytes: number) => void;
	readonly flush: (file: number) => void;
	/** Flushes without anyone waiting, and closes; rejects if the flush fails. While the disk doesn't keep up it only closes. */
	readonly flushAndClose: (file: number) => Promise<void>;
	readonly close: (file: number) => void;
	readonly setMode: (path: string, mode: number) => void;
	/** Doesn't follow a link. */
	readonly look: (path: string) => Look | undefined;
	readonly readLink: (path: string) => string;
	readonly lookAtOpen: (file: number) => Look;
	readonly list: (directory: string) => readonly string[];
	readonly makeDirectory: (path: string) => boolean;
	/** Throws if it can be seen, without making one, that no file can be made in a directory. */
	readonly mayWriteIn: (directory: string) => void;
	readonly rename: (from: string, to: string) => void;
	/** A second name for a file; throws `EEXIST` if the name is taken. */
	readonly link: (from: string, to: string) => void;
	readonly remove: (path: string) => void;
};

const user = process.geteuid?.();

const lookOf = (stats: fs.Stats): Look => ({
	kind: stats.isFile()
		? 'file'
		: stats.isDirectory()
			? 'directory'
			: stats.isSymbolicLink()
				? 'link'
				: 'other',
	isOwn: user === undefined || stats.uid === user || stats.uid === 0,
	bytes: stats.size,
	modified: stats.mtimeMs,
	number: stats.ino,
});

const isDirectory = (path: string): boolean => {
	try {
		return fs.statSync(path).isDirectory();
	} catch {
		return false;
	}
};

/**
Makes a directory and those above it; `false` if it was there.

Node's own `recursive` never returns where the system says that a directory which is there is missing, as below `/proc`.
*/
const makeDirectory = (path: string): boolean => {
	try {
		fs.mkdirSync(path, {mode: 0o700});
		return true;
	} catch (error) {
		if (isDirectory(path)) {
			return false;
		}

		const above = dirname(path);
		if (codeOf(error) !== 'ENOENT' || above === path || isDirectory(above)) {
			throw error;
		}

		makeDirectory(above);
		return makeDirectory(path);
	}
};

const mayWriteIn = (directory: string): void => {
	fs.accessSync(directory, fs.constants.W_OK | fs.constants.X_OK);
	const {blocks, files} = fs.statfsSync(directory);
	// As `/proc`, which allows root everything, and says of each new file that it isn't there.
	if (blocks === 0 && files === 0) {
		throw Object.assign(new Error('no file system for files'), {code: 'ENOENT'});
	}
};

const maximumFlushing = 4;
let flushing = 0;

export const nodeDisk: Disk = {
	open: (path, flags, mode) => fs.openSync(path, flags, mode),
	read: (file, bytes, offset, position) =>
		fs.readSync(file, bytes, offset, bytes.length - offset, position ?? null),
	write: (file, bytes, offset) => fs.writeSync(file, bytes, offset, bytes.length - offset),
	truncate: (file, bytes) => {
		fs.ftruncateSync(file, bytes);
	},
	flush: file => {
		fs.fsyncSync(file);
	},
	flushAndClose: file => {
		if (flushing >= maximumFlushing) {
			fs.closeSync(file);
			return Promise.resolve();
		}

		flushing++;
		return new Promise((resolve, reject) => {
			fs.fsync(file, error => {
				flushing--;
				fs.close(file, () => (error ? reject(error) : resolve()));
			});
		});
	},
	close: file => {
		fs.closeSync(file);
	},
	setMode: (path, mode) => {
		fs.chmodSync(path, mode);
	},
	look: path => {
		const stats = fs.lstatSync(path, {throwIfNoEntry: false});
		return stats && lookOf(stats);
	},
	readLink: path => fs.readlinkSync(path),
	lookAtOpen: file => lookOf(fs.fstatSync(file)),
	list: directory => fs.readdirSync(directory),
	makeDirectory,
	mayWriteIn,
	rename: (from, to) => {
		fs.renameSync(from, to);
	},
	link: (from, to) => {
		fs.linkSync(from, to);
	},
	remove: path => {
		fs.unlinkSync(path);
	},
};

/** The system's name of an error, as `ENOENT`; also of those for which Node gives a number only, as for `EDQUOT`. */
export const codeOf = (error: unknown): string => {
	if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) {
		return 'unknown';
	}

	const number = 'errno' in error && typeof error.errno === 'number' ? -error.errno : undefined;
	return error.code.startsWith('Unknown system error')
		? (Object.entries(constants.errno).find(([, known]) => known === number)?.[0] ?? 'unknown')
		: error.code;
};
