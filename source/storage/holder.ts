import {isCount, isRecord} from '../play/checks.js';
import {digest} from '../play/digest.js';
import {parseJson} from '../play/json.js';
import type {Files} from './files.js';
import {isThere, type Owner} from './owner.js';
import {temporaryFor} from './temporary.js';

/** Who a lock's file says that holds it. */
export type Holder = {
	/** `undefined` where the file is empty, damaged or can't be read. */
	readonly owner: Owner | undefined;
	/** Different for every taking of every lock. */
	readonly token: string;
	/** When the lock was taken, in milliseconds since 1970. */
	readonly since: number;
};

/** What is made of a holder of whom nobody here can know whether it lives: it stays, or its place is taken, or taken if it was there for so many milliseconds. */
export type InDoubt = 'stays' | 'goes' | number;

const maximumBytes = 4096;

const isToken = (value: unknown): value is string =>
	typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);

/** Of a version that knew no start of the system. */
const isWord = (value: unknown): value is string | undefined =>
	value === undefined || typeof value === 'string';

const decode = (text: string): {readonly owner: Owner; readonly token: string} | undefined => {
	const value = parseJson(text);
	if (!isRecord(value)) {
		return undefined;
	}

	const {pid, start, host, boot, space, token} = value;
	if (
		!isCount(pid) ||
		pid === 0 ||
		!isCount(start, 2 ** 53) ||
		typeof host !== 'string' ||
		!isWord(boot) ||
		!isWord(space) ||
		!isToken(token)
	) {
		return undefined;
	}

	const nothing = digest('');
	return {owner: {pid, start, host, boot: boot ?? nothing, space: space ?? nothing}, token};
};

export const holderOf = (files: Files, path: string): Holder | undefined => {
	const look = files.disk.look(path);
	const read = files.read(path, maximumBytes);
	// A link to nowhere is there, but can't be a lock.
	if (look === undefined || (read.kind === 'missing' && look.kind !== 'link')) {
		return undefined;
	}

	const holder = read.kind === 'text' ? decode(read.text) : undefined;
	const token = holder?.token ?? `unknown-${Math.round(look.modified)}`;
	return {owner: holder?.owner, token, since: look.modified};
};

/** Whether a lock is that of this taking; one that can't be read may be. */
export const isHeldWith = (files: Files, path: string, token: string): boolean => {
	const read = files.read(path, maximumBytes);
	return read.kind === 'text' ? decode(read.text)?.token === token : read.kind === 'unreadable';
};

/**
Whether a holder lives; `undefined` if that can't be known from here.

@param sign A file that a living holder changes from time to time.
*/
export const isLiving = (
	files: Files,
	{owner, since}: Holder,
	sign?: string,
): boolean | undefined => {
	const seen = sign === undefined ? 0 : (files.look(sign)?.modified ?? 0);
	return owner && isThere(owner, Math.max(since, seen));
};

/** The time by the clock of the disk: that of a server, or of the machine that holds the lock, may be another than ours. */
const timeOnDisk = (files: Files, path: string): number => {
	const probe = temporaryFor(path);
	try {
		files.create(probe, '');
		return files.disk.look(probe)?.modified ?? files.now().getTime();
	} finally {
		files.removeQuietly(probe);
	}
};

/** Whether a holder's place may be taken. A lock of the future was not taken a moment ago either. Throws if the disk doesn't let it be known. */
export const isGone = (
	files: Files,
	path: string,
	holder: Holder,
	inDoubt: InDoubt,
	sign?: string,
): boolean => {
	const isAlive = isLiving(files, holder, sign);
	if (isAlive !== undefined || inDoubt === 'stays') {
		return isAlive === false;
	}

	return inDoubt === 'goes' || Math.abs(timeOnDisk(files, path) - holder.since) > inDoubt;
};
