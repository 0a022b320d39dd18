import {execFileSync} from 'node:child_process';
import {closeSync, constants, openSync, readlinkSync, writeSync} from 'node:fs';
import type {OpenTerminal} from './terminal.ts';
import {until} from './until.ts';

/** Ways in which a terminal takes nothing more. */
export const stalls = ['is full', 'is stopped'] as const;
export type Stall = (typeof stalls)[number];

/** A terminal shows nothing for it. */
const filling = Buffer.alloc(4096);
const stop = '\u0013';
const start = '\u0011';

/** Writes to the terminal beside the program; answers whether it takes anything. */
const takesFrom = (device: string): boolean => {
	const {O_WRONLY, O_NONBLOCK, O_NOCTTY} = constants;
	const descriptor = openSync(device, O_WRONLY | O_NONBLOCK | O_NOCTTY);
	try {
		return writeSync(descriptor, filling) > 0;
	} catch {
		return false;
	} finally {
		closeSync(descriptor);
	}
};

/** Writes to a terminal that nobody reads until it takes nothing more. */
export const fill = (device: string): Promise<void> => {
	let refusals = 0;
	// What it has taken is passed on later within the system, which makes room.
	return until(() => {
		refusals += 1;
		while (takesFrom(device)) {
			refusals = 0;
		}
		return refusals === 3;
	}, 'it takes nothing more');
};

/** Nobody reads the terminal any more, and it takes nothing more, until the function that it answers is called. */
export const stall = async (terminal: OpenTerminal, way: Stall): Promise<() => void> => {
	const device = readlinkSync(`/proc/${terminal.pid}/fd/0`);
	if (way === 'is full') {
		terminal.pause();
		await fill(device);
		return () => terminal.goOn();
	}

	execFileSync('stty', ['-F', device, 'ixon', '-ixany']);
	terminal.type(stop);
	await until(() => !takesFrom(device), 'it takes nothing more');
	return () => terminal.type(start);
};
