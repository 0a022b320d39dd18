import fs from 'node:fs';
import {dirname} from 'node:path';

export type Look = {
	readonly kind: 'file' | 'directory' | 'other';
	readonly bytes: number;
	/** Milliseconds since 1970. */
	readonly modified: number;
	/** Changes whenever another file takes the name. */
	readonly number: number;
};

/** The calls of the system that the storage makes, all of them; tests put faults in their place. Each throws as Node's does. */
export type Disk = {
	readonly open: (path: string, flags: number, mode?: number) => number;
	readonly read: (file: number, bytes: Uint8Array, offset: number) => number;
	readonly write: (file: number, bytes: Uint8Array, offset: number) => number;
	readonly flush: (file: number) => void;
	/** Flushes without anyone waiting, and closes. While the disk doesn't keep up it only closes. */
	readonly flushAndClose: (file: number) => void;
	readonly close: (file: number) => void;
	readonly setMode: (path: string, mode: number) => void;
	readonly look: (path: string) => Look | undefined;
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

const lookOf = (stats: fs.Stats): Look => ({
	kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other',
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
	read: (file, bytes, offset) => fs.readSync(file, bytes, offset, bytes.length - offset, null),
	write: (file, bytes, offset) => fs.writeSync(file, bytes, offset, bytes.length - offset),
	flush: file => {
		fs.fsyncSync(file);
	},
	flushAndClose: file => {
		if (flushing >= maximumFlushing) {
			fs.closeSync(file);
			return;
		}

		flushing++;
		fs.fsync(file, () => {
			flushing--;
			fs.close(file, () => undefined);
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

/** The system's name of an error, as `ENOENT`. */
export const codeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string'
		? error.code
		: 'unknown';
