import fs from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import {digest} from '../play/digest.js';
import {elapsedSeconds} from './elapsed.js';

/** A process, told apart from every other one, also from one that gets its number later. */
export type Owner = {
	readonly pid: number;
	/** When it started: in ticks since the start of the system where `/proc` tells, else in seconds since 1970. */
	readonly start: number;
	/** Where its number means something: host, start of the system, space of process numbers. */
	readonly host: string;
	readonly boot: string;
	readonly space: string;
};

/** What is known here of this process and others. */
export type Here = {
	readonly self: Owner;
	/** When the system was started, in milliseconds since 1970. */
	readonly startedAt: () => number;
	/** Whether a process of this system and space runs. */
	readonly isRunning: (owner: Owner) => boolean;
};

const attempt = (read: () => string): string => {
	try {
		return read().trim();
	} catch {
		return '';
	}
};

type Running = {readonly pid: number; readonly start: number; readonly hasEnded: boolean};

/** What `/proc` says; `undefined` if it says nothing. */
const lookUp = (pid: number | 'self'): Running | undefined => {
	const text = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
	// The name of the program stands in brackets and may itself hold spaces and brackets.
	const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
	const [state] = fields;
	const start = Number(fields[19]);
	return text === '' || !Number.isInteger(start)
		? undefined
		: {pid: Number.parseInt(text, 10), start, hasEnded: state === 'Z' || state === 'X'};
};

const startSeconds = (secondsAgo: number): number => Math.round(Date.now() / 1000 - secondsAgo);

/** Whether any process has this number now. */
const isNumberTaken = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== 'ESRCH';
	}
};

let known: Here | undefined;

const here = (): Here => {
	if (known === undefined) {
		const own = lookUp('self');
		// In a space of numbers of its own a process may still see the `/proc` of another one.
		const isProcOurs = own === undefined || own.pid === process.pid;
		const start = isProcOurs ? own?.start : undefined;
		const isRunning = (owner: Owner): boolean => {
			if (!isNumberTaken(owner.pid)) {
				return false;
			}

			if (start !== undefined) {
				const running = lookUp(owner.pid);
				return running !== undefined && !running.hasEnded && running.start === owner.start;
			}

			const elapsed = isProcOurs ? elapsedSeconds(owner.pid) : undefined;
			return elapsed === undefined || Math.abs(startSeconds(elapsed) - owner.start) <= 5;
		};
		known = {
			self: {
				pid: process.pid,
				start: start ?? startSeconds(process.uptime()),
				host: digest(os.hostname()),
				boot: digest(attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))),
				space: digest(attempt(() => fs.readlinkSync('/proc/self/ns/pid'))),
			},
			startedAt: () => Date.now() - os.uptime() * 1000,
			isRunning,
		};
	}

	return known;
};

/** This process. */
export const self = (): Owner => here().self;

/** Where the system names no start of its own, or an owner's file tells of none. */
const unknown = digest('');

/**
Whether a process is still there; `undefined` if it can't be known from here, as with one of another machine or container.

A machine is known by the start of its system, whatever its name is by now; where the platform tells of none, by its name.

@param lastSeen When it was there for certain, in milliseconds since 1970: what was there before this system was started is gone if it was of this machine, and not if it was of another one of the same name.
*/
export const isThere = (
	owner: Owner,
	lastSeen: number,
	{self, startedAt, isRunning}: Here = here(),
): boolean | undefined => {
	if (owner.boot !== self.boot) {
		const isRestarted =
			owner.host === self.host &&
			owner.boot !== unknown &&
			self.boot !== unknown &&
			lastSeen < startedAt();
		return isRestarted ? false : undefined;
	}

	const isHere = self.boot !== unknown || owner.host === self.host;
	return isHere && owner.space === self.space ? isRunning(owner) : undefined;
};

/** A short text with which to tell, from a file's name alone, who made it. */
export const placeOf = ({host, boot, space}: Owner): string =>
	digest(`${boot === unknown ? host : ''}${boot}${space}`).slice(0, 8);
