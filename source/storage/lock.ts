import {isCount, isRecord} from '../play/checks.js';
import type {Files} from './files.js';
import {isThere, type Owner, self} from './owner.js';

export type Lock = {
	/** Whether it is still ours; only a process that takes us for dead can have taken it. */
	readonly isHeld: () => boolean;
	/** Never throws. */
	readonly release: () => void;
};

type Holder = {
	readonly owner: Owner | undefined;
	/** Different for every taking of every lock. */
	readonly token: string;
	/** When the lock was taken, in milliseconds since 1970. */
	readonly since: number;
};

const maximumBytes = 4096;
let takings = 0;

const isToken = (value: unknown): value is string =>
	typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);

const decode = (text: string): {readonly owner: Owner; readonly token: string} | undefined => {
	try {
		const value: unknown = JSON.parse(text);
		if (isRecord(value)) {
			const {pid, start, host, boot, space, token} = value;
			const known = [host, boot, space].every(word => typeof word === 'string');
			if (isCount(pid) && pid > 0 && isCount(start, 2 ** 53) && known && isToken(token)) {
				return {owner: {pid, start, host, boot, space} as Owner, token};
			}
		}
	} catch {}

	return undefined;
};

const holderOf = (files: Files, path: string): Holder | undefined => {
	const look = files.disk.look(path);
	const read = files.read(path, maximumBytes);
	if (look === undefined || read.kind === 'missing') {
		return undefined;
	}

	const holder = read.kind === 'text' ? decode(read.text) : undefined;
	const token = holder?.token ?? `unknown-${Math.round(look.modified)}`;
	return {owner: holder?.owner, token, since: look.modified};
};

/**
Where the fate of a holder can't be seen from here (another host, a damaged lock), it is taken for dead after this time without a sign of life.
*/
export type Patience = {
	readonly milliseconds: number;
	/** A file that a living holder changes from time to time. */
	readonly sign?: string;
};

const isGone = (files: Files, holder: Holder, patience: Patience): boolean => {
	const there = holder.owner && isThere(holder.owner);
	if (there !== undefined) {
		return !there;
	}

	const sign = patience.sign === undefined ? undefined : files.disk.look(patience.sign);
	const last = Math.max(holder.since, sign?.modified ?? 0);
	return files.now().getTime() - last > patience.milliseconds;
};

/** The process that holds a lock and is there; `undefined` if the lock could be taken. Never throws; what can't be read is held. */
export const livingHolder = (
	files: Files,
	path: string,
	patience: Patience,
): {readonly pid: number | undefined} | undefined => {
	try {
		const holder = holderOf(files, path);
		return holder === undefined || isGone(files, holder, patience)
			? undefined
			: {pid: holder.owner?.pid};
	} catch {
		return {pid: undefined};
	}
};

const successor = (path: string, token: string): string => `${path}.after-${token}`;

/**
Takes a dead holder's place. Removing its file and creating ours would be two steps, between which a third could have done the same and lose its lock to us; so the right to follow a given holder is itself a file that only one can create. If that one died too, the right to follow it is handed on in the same way.
*/
const follow = (files: Files, path: string, dead: Holder, text: string, patience: Patience) => {
	const chain: string[] = [];
	let last = dead.token;
	for (;;) {
		const next = successor(path, last);
		const holder = holderOf(files, next);
		chain.push(next);
		if (holder === undefined) {
			break;
		}

		if (!isGone(files, holder, patience)) {
			return false;
		}

		last = holder.token;
	}

	const right = successor(path, last);
	if (!files.create(right, text)) {
		return false;
	}

	if (holderOf(files, path)?.token !== dead.token) {
		files.removeQuietly(right);
		return false;
	}

	try {
		files.write(path, text, {flush: 'never'});
	} catch (error) {
		files.removeQuietly(right);
		throw error;
	}

	for (const file of chain) {
		files.removeQuietly(file);
	}

	return true;
};

/** Takes a lock if nobody living holds it; never waits. Throws if the disk doesn't let it. */
export const takeLock = (files: Files, path: string, patience: Patience): Lock | undefined => {
	const owner = self();
	takings++;
	const random = Math.random().toString(36).slice(2, 10);
	const token = `${owner.pid}-${owner.start}-${Date.now().toString(36)}-${takings}-${random}`;
	const text = `${JSON.stringify({...owner, token})}\n`;
	const isHeld = () => {
		const read = files.read(path, maximumBytes);
		return read.kind === 'text' ? decode(read.text)?.token === token : read.kind === 'unreadable';
	};
	const lock: Lock = {
		isHeld,
		release: () => {
			try {
				if (isHeld()) {
					files.removeQuietly(path);
				}
			} catch {}
		},
	};
	for (let attempt = 0; attempt < 3; attempt++) {
		const holder = holderOf(files, path);
		if (holder === undefined) {
			if (files.create(path, text)) {
				return lock;
			}
		} else if (!isGone(files, holder, patience)) {
			return undefined;
		} else if (follow(files, path, holder, text, patience)) {
			return lock;
		}
	}

	return undefined;
};

/**
Removes rights to follow that were left behind by the dead. While a dead holder's lock still waits for its follower they are in use, and stay. Never throws.

@param names Paths of all that may be rights.
*/
export const sweepRights = (
	files: Files,
	path: string,
	names: readonly string[],
	patience: Patience,
): void => {
	try {
		const rights = names.filter(name => name.startsWith(`${path}.after-`));
		const holder = rights.length > 0 ? holderOf(files, path) : undefined;
		if (holder !== undefined && isGone(files, holder, patience)) {
			return;
		}

		for (const right of rights) {
			const maker = holderOf(files, right);
			if (maker !== undefined && isGone(files, maker, patience)) {
				files.removeQuietly(right);
			}
		}
	} catch {}
};
