import fs from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import {digest} from '../play/digest.js';

/** A process, told apart from every other one, also from one that gets its number later. */
export type Owner = {
	readonly pid: number;
	/** When it started, in units that only its own system understands; 0 where that is not known. */
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

type Running = {readonly start: number; readonly ended: boolean};

/** What `/proc` says; `undefined` if it says nothing. */
const lookUp = (pid: number): Running | undefined => {
	const text = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
	// The name of the program stands in brackets and may itself hold spaces and brackets.
	const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
	const [state] = fields;
	const start = Number(fields[19]);
	return text === '' || !Number.isInteger(start)
		? undefined
		: {start, ended: state === 'Z' || state === 'X'};
};

let known: Owner | undefined;

/** This process. */
export const self = (): Owner => {
	known ??= {
		pid: process.pid,
		start: lookUp(process.pid)?.start ?? 0,
		host: digest(os.hostname()),
		boot: digest(attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))),
		space: digest(attempt(() => fs.readlinkSync('/proc/self/ns/pid'))),
	};
	return known;
};

const answers = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== 'ESRCH';
	}
};

/** Whether a process is still there; `undefined` if it can't be known from here, as with one of another host. */
export const isThere = (owner: Owner): boolean | undefined => {
	const own = self();
	if (owner.host !== own.host) {
		return undefined;
	}

	if (owner.boot !== own.boot) {
		return false;
	}

	if (owner.space !== own.space) {
		return undefined;
	}

	if (own.start === 0 || owner.start === 0) {
		return answers(owner.pid);
	}

	const running = lookUp(owner.pid);
	return running !== undefined && !running.ended && running.start === owner.start;
};

/** A short text with which to tell, from a file's name alone, who made it. */
export const placeOf = (owner: Owner): string =>
	digest(`${owner.host}${owner.boot}${owner.space}`).slice(0, 8);
