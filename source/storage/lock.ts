import type {Files} from './files.js';
import {type Holder, holderOf, type InDoubt, isGone, isHeldWith, isLiving} from './holder.js';
import {self} from './owner.js';

export type Lock = {
	/** Whether it is still ours; only a process that takes us for dead can have taken it. */
	readonly isHeld: () => boolean;
	/** Whether the one who held it before may be living. */
	readonly isDoubtful: boolean;
	/** Never throws. */
	readonly release: () => void;
};

/** How a lock is to be taken. */
export type Taking = {
	readonly inDoubt: InDoubt;
	/** A file that a living holder changes from time to time. */
	readonly sign?: string;
};

/** Who has a lock, as far as it can be seen from here. */
export type Seen =
	/** A process that is there. */
	| {readonly kind: 'living'; readonly pid: number}
	/** Perhaps a process of another machine or container; nobody of whom anything is known where the lock is damaged. Since when in milliseconds since 1970. */
	| {readonly kind: 'doubtful'; readonly isKnown: boolean; readonly since: number | undefined};

/** Who has a lock; `undefined` if nobody living has. Never throws; what can't be read is doubtful. */
export const seenHolder = (files: Files, path: string, sign: string): Seen | undefined => {
	try {
		const holder = holderOf(files, path);
		const isAlive = holder && isLiving(files, holder, sign);
		if (holder === undefined || isAlive === false) {
			return undefined;
		}

		const {owner, since} = holder;
		return isAlive && owner !== undefined
			? {kind: 'living', pid: owner.pid}
			: {kind: 'doubtful', isKnown: owner !== undefined, since};
	} catch {
		return {kind: 'doubtful', isKnown: false, since: undefined};
	}
};

const successor = (path: string, token: string): string => `${path}.after-${token}`;

/** A right to follow is used in the moment in which it is taken. */
const rightsInDoubt = 60_000;

/**
Takes a dead holder's place. Removing its file and creating ours would be two steps, between which a third could have done the same and lose its lock to us; so the right to follow a given holder is itself a file that only one can create. If that one died too, the right to follow it is handed on in the same way.
*/
const follow = (files: Files, path: string, dead: Holder, text: string) => {
	const chain: string[] = [];
	let last = dead.token;
	for (;;) {
		const next = successor(path, last);
		const holder = holderOf(files, next);
		chain.push(next);
		if (holder === undefined) {
			break;
		}

		if (!isGone(files, next, holder, rightsInDoubt)) {
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
		if (files.disk.look(path)?.kind !== 'file') {
			files.setAside(path);
		}

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

let takings = 0;

/** Takes a lock if nobody living holds it; never waits. Throws if the disk doesn't let it. */
export const takeLock = (files: Files, path: string, {inDoubt, sign}: Taking): Lock | undefined => {
	const owner = self();
	takings++;
	const random = Math.random().toString(36).slice(2, 10);
	const token = `${owner.pid}-${owner.start}-${Date.now().toString(36)}-${takings}-${random}`;
	const text = `${JSON.stringify({...owner, token})}\n`;
	const isHeld = () => isHeldWith(files, path, token);
	const lock = (isDoubtful: boolean): Lock => ({
		isHeld,
		isDoubtful,
		release: () => {
			try {
				if (isHeld()) {
					files.removeQuietly(path);
				}
			} catch {}
		},
	});
	for (let attempt = 0; attempt < 3; attempt++) {
		const holder = holderOf(files, path);
		if (holder === undefined) {
			if (files.create(path, text)) {
				return lock(false);
			}
		} else if (!isGone(files, path, holder, inDoubt, sign)) {
			return undefined;
		} else if (follow(files, path, holder, text)) {
			return lock(isLiving(files, holder, sign) === undefined);
		}
	}

	return undefined;
};

/**
Removes rights to follow that were left behind by the dead. While a dead holder's lock still waits for its follower they are in use, and stay. Never throws.

@param names Paths of all that may be rights.
*/
export const sweepRights = (files: Files, path: string, names: readonly string[]): void => {
	try {
		const rights = names.filter(name => name.startsWith(`${path}.after-`));
		const holder = rights.length > 0 ? holderOf(files, path) : undefined;
		if (holder !== undefined && isLiving(files, holder) === false) {
			return;
		}

		for (const right of rights) {
			const maker = holderOf(files, right);
			if (maker !== undefined && isGone(files, right, maker, rightsInDoubt)) {
				files.removeQuietly(right);
			}
		}
	} catch {}
};
