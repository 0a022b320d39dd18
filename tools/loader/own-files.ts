import {
	closeSync,
	constants,
	fstatSync,
	lstatSync,
	mkdirSync,
	openSync,
	readSync,
	realpathSync,
	renameSync,
	rmSync,
	type Stats,
	writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';

// Windows has none of these: there a player's directories are closed to others by themselves.
const {O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;
const user = process.geteuid?.();

const root = 0;
const writableByOthers = 0o022;
const sticky = 0o1000;
/** Ten times what the largest file needs. */
const mostBytes = 32 * 1024 * 1024;

const isOwn = ({uid, mode}: Stats): boolean =>
	user === undefined || (uid === user && (mode & writableByOthers) === 0);

/** Whether nobody else can put anything in the place of what lies in a directory and is the player's. */
const isSafe = ({uid, mode}: Stats): boolean =>
	user === undefined ||
	((uid === user || uid === root) && ((mode & writableByOthers) === 0 || (mode & sticky) !== 0));

const isSafeWay = (directory: string): boolean => {
	const stats = lstatSync(directory);
	const above = dirname(directory);
	return stats.isDirectory() && isSafe(stats) && (above === directory || isSafeWay(above));
};

/** Whether a directory is the player's, and nobody else can write in it or put another in its place. The path must hold no links. */
export const isOwnDirectory = (path: string): boolean => {
	try {
		return isOwn(lstatSync(path)) && isSafeWay(path);
	} catch {
		return false;
	}
};

/** The path without links of a directory; `undefined` if none is there. */
export const existing = (path: string): string | undefined => {
	try {
		return realpathSync.native(path);
	} catch {
		return undefined;
	}
};

/** The path without links of a directory, which is made, with those above it, if it isn't there. Throws if it can't be made, or where others could make another of the name. */
export const made = (path: string): string => {
	const there = existing(path);
	if (there !== undefined) {
		return there;
	}

	const above = made(dirname(path));
	const directory = join(above, basename(path));
	if (!isSafeWay(above)) {
		throw new Error(`${above} is open to others.`);
	}

	mkdirSync(directory, {mode: 0o700});
	return directory;
};

/** What a file holds that is the player's own. It is judged by what was opened, whatever has the name meanwhile. */
export const readOwn = (path: string): Buffer | undefined => {
	let file: number | undefined;
	try {
		file = openSync(path, constants.O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
		const stats = fstatSync(file);
		// With a second name it may be anything of the player's to which somebody else gave this one.
		if (!stats.isFile() || !isOwn(stats) || stats.nlink > 1 || stats.size > mostBytes) {
			return undefined;
		}

		const bytes = Buffer.allocUnsafeSlow(stats.size);
		return readSync(file, bytes) === bytes.length ? bytes : undefined;
	} catch {
		return undefined;
	} finally {
		if (file !== undefined) {
			closeSync(file);
		}
	}
};

/** Writes a file in an own directory, which has its name only once it is whole. */
export const writeOwn = (path: string, bytes: Uint8Array): void => {
	const temporary = `${path}.${process.pid}`;
	try {
		const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW;
		const file = openSync(temporary, flags, 0o600);
		try {
			writeFileSync(file, bytes);
		} finally {
			closeSync(file);
		}

		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, {force: true});
		throw error;
	}
};
