import {Buffer} from 'node:buffer';
import type {ChildProcess} from 'node:child_process';
import {closeSync, readFileSync} from 'node:fs';
import {openOwn} from './own-descriptor.js';
import {pause, writeNow} from './write-now.js';

const standardOutput = 1;
const heirs = new Set<ChildProcess>();

/** Any byte can go through a shell's words in this way. */
const escaped = (data: Buffer): string =>
	[...data].map(byte => `\\0${byte.toString(8).padStart(3, '0')}`).join('');

/** Whether a process hasn't come to the point yet where it waits for the terminal. */
const isStarting = (pid: number): boolean =>
	/^\d+ \(.*\) [RD]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));

const longestStart = 40;
const startPause = 5;

/**
Leaves it to a small process of its own to write this as soon as someone reads the terminal again, before anything
that is written later. It ends with the terminal.
*/
const leaveBehind = (descriptor: number, data: Buffer): void => {
	const waiting = openOwn(descriptor, {isWaiting: true});
	if (waiting === undefined) {
		return;
	}

	// Loaded only here, as it is needed so rarely.
	const {spawn} = process.getBuiltinModule('node:child_process');
	const heir = spawn('/bin/sh', ['-c', `printf %b "$1"`, 'sh', escaped(data)], {
		stdio: ['ignore', waiting, 'ignore'],
		cwd: '/',
		detached: true,
	});
	heirs.add(heir);
	for (const event of ['error', 'exit']) {
		heir.on(event, () => heirs.delete(heir));
	}
	heir.unref();
	closeSync(waiting);
	// Whoever waits first writes first; a shell may want to as soon as this process has ended.
	for (
		let look = 0;
		look < longestStart && heir.pid !== undefined && isStarting(heir.pid);
		look++
	) {
		pause(startPause);
	}
};

/** Drops what was left behind and hasn't been written. As long as that waits, the terminal's modes can't be changed without waiting too. */
export const takeBack = (): void => {
	for (const heir of heirs) {
		heir.kill('SIGKILL');
	}
};

/**
Writes to a terminal before it is given away, and hardly waits: what isn't taken within a fifth of a second by the first
descriptor, which doesn't wait, is left behind for the other, the terminal's as the program was given it.
*/
export const writeLastTo = (own: number, descriptor: number, data: Buffer): void => {
	try {
		const rest = writeNow(own, data);
		if (rest.length > 0) {
			leaveBehind(descriptor, rest);
		}
	} catch {
		// Nobody is there any more.
	}
};

/** Says something in the shell, whole, and hardly waits for anyone to read it. */
export const writeLast = (descriptor: number, text: string): void => {
	if (process.platform === 'win32') {
		(descriptor === standardOutput ? process.stdout : process.stderr).write(text);
		return;
	}

	const own = openOwn(descriptor, {isWaiting: false});
	writeLastTo(own ?? descriptor, descriptor, Buffer.from(text));
	if (own !== undefined) {
		closeSync(own);
	}
};
