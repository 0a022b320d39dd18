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

const attempt = (read: () => string): string => {
	try {
		return read().trim();
	} catch {
		return '';
	}
};

type Running = {readonly start: number; readonly hasEnded: boolean};

/** What `/proc` says; `undefined` if it says nothing. */
const lookUp = (pid: number): Running | undefined => {
	const text = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
	// The name of the program stands in brackets and may itself hold spaces and brackets.
	const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
	const [state] = fields;
	const start = Number(fields[19]);
	return text === '' || !Number.isInteger(start)
		? undefined
		: {start, hasEnded: state === 'Z' || state === 'X'};
};

const startSeconds = (secondsAgo: number): number => Math.round(Date.now() / 1000 - secondsAgo);

let known: (Owner & {readonly isInProc: boolean}) | undefined;

const own = () => {
	if (known === undefined) {
		const start = lookUp(process.pid)?.start;
		known = {
			pid: process.pid,
			start: start ?? startSeconds(process.uptime()),
			host: digest(os.hostname()),
			boot: digest(attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))),
			space: digest(attempt(() => fs.readlinkSync('/proc/self/ns/pid'))),
			isInProc: start !== undefined,
		};
	}

	return known;
};

/** This process. */
export const self = (): Owner => {
	const {isInProc: _, ...owner} = own();
	return owner;
};

/** Whether any process has this number now. */
const isNumberTaken = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== 'ESRCH';
	}
};

/** Whether a process is still there; `undefined` if it can't be known from here, as with one of another host. */
export const isThere = (owner: Owner): boolean | undefined => {
	const {host, boot, space, isInProc} = own();
	if (owner.host !== host) {
		return undefined;
	}

	if (owner.boot !== boot) {
		return false;
	}

	if (owner.space !== space) {
		return undefined;
	}

	if (!isNumberTaken(owner.pid)) {
		return false;
	}

	if (isInProc) {
		const running = lookUp(owner.pid);
		return running && !running.hasEnded && running.start === owner.start;
	}

	const elapsed = elapsedSeconds(owner.pid);
	return elapsed === undefined ? true : Math.abs(startSeconds(elapsed) - owner.start) <= 5;
};

/** A short text with which to tell, from a file's name alone, who made it. */
export const placeOf = (owner: Owner): string =>
	digest(`${owner.host}${owner.boot}${owner.space}`).slice(0, 8);
