import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {childOf} from '../terminal/fixture.ts';
import {makeHome} from './home.ts';
import {type OpenTerminal, openTerminal, program} from './terminal.ts';
import {until} from './until.ts';

/** Commands run before the program, in the same process: faults that no player could cause. */
export type Fault =
	| 'timer'
	| 'rendering'
	| 'rendering anything'
	| 'effect'
	| 'rejection'
	| 'broken pipe';

/**
 * What Node loads before the program: at the signal SIGURG it brings the fault about. Nothing of it is in the
 * program; it takes hold of what the program calls, and tells the callers apart by the stack.
 */
const preload = (fault: Fault): string => {
	const throwing = (owner: string, method: string, caller: string) => `
		const original = ${owner}.${method};
		${owner}.${method} = function (...all) {
			if (isArmed && new Error().stack.includes('${caller}')) {
				throw new Error('The deck\\x1b[31m has\\n53 cards.');
			}
			return original.apply(this, all);
		};`;
	const ways: Readonly<Record<Fault, string>> = {
		timer: `arm = () => setTimeout(() => { throw new Error('The deck\\x1b[31m has\\n53 cards.'); }, 1);`,
		rejection: `arm = () => { void Promise.reject(new Error('The deck\\x1b[31m has\\n53 cards.')); };`,
		rendering: throwing('String.prototype', 'padStart', ' Pile '),
		// Also of the error's own picture.
		'rendering anything': throwing('String.prototype', 'padStart', 'renderWithHooks'),
		effect: throwing('globalThis', 'setTimeout', 'commitHookEffectListMount'),
		'broken pipe': `
		const fs = require('node:fs');
		const original = fs.writeSync;
		fs.writeSync = (file, ...all) => {
			if (isArmed && require('node:tty').isatty(file)) {
				throw Object.assign(new Error('EPIPE: broken pipe, write'), {code: 'EPIPE'});
			}
			return original(file, ...all);
		};`,
	};
	return `
		Error.stackTraceLimit = Infinity;
		let isArmed = false;
		let arm = () => { isArmed = true; };
		process.on('SIGURG', () => {
			arm();
			require('node:fs').writeFileSync('armed', '');
		});
		${ways[fault]}`;
};

export type Shelled = {
	readonly terminal: OpenTerminal;
	readonly home: string;
	/** The program's own process. */
	readonly pid: () => number;
};

/** Runs the program under a shell that then writes its exit code, and the settings of the terminal before and after. */
export const runInShell = (
	options: {
		readonly home?: string;
		readonly args?: readonly string[];
		readonly fault?: Fault;
		readonly before?: string;
	} = {},
): Shelled => {
	const {home = makeHome(), args = ['tajemnica', '--deal', '7'], fault, before = ''} = options;
	const require: string[] = [];
	if (fault !== undefined) {
		const file = join(home, 'preload.cjs');
		writeFileSync(file, preload(fault));
		require.push('--require', file);
	}
	const command = [process.execPath, ...require, program, ...args]
		.map(word => `'${word}'`)
		.join(' ');
	const script = `ulimit -c unlimited; stty -a >before; ${before} ${command}; echo "code $?"; stty -a >after; echo over`;
	const terminal = openTerminal({command: ['/bin/bash', '-c', script], home, cwd: home});
	return {terminal, home, pid: () => childOf(terminal.pid)};
};

/** Brings the fault about, or sees to it that the next key does. */
export const arm = async ({home, pid}: Shelled): Promise<void> => {
	process.kill(pid(), 'SIGURG');
	await until(() => existsSync(join(home, 'armed')), 'the fault is armed');
};

/** After the shell wrote "over": screen, cursor, modes, colours and settings are as they were. */
export const expectAsBefore = ({terminal, home}: Shelled): void => {
	expect(readFileSync(join(home, 'after'), 'utf8')).toBe(
		readFileSync(join(home, 'before'), 'utf8'),
	);
	expect(terminal.modes()).toEqual({alternateScreen: false, mouse: false, bracketedPaste: false});
	expect(terminal.cursor().hidden).toBe(false);
	const row = terminal.screen().findIndex(line => line.startsWith('over'));
	expect(terminal.cell(0, row)).toMatchObject({
		foreground: undefined,
		background: undefined,
		bold: false,
		inverse: false,
	});
};

/** Plays two moves and ends the program in some way; how long that took in milliseconds. */
export const end = async ({terminal}: Shelled, act: () => unknown): Promise<number> => {
	await terminal.waitFor('stock 98');
	terminal.type('dd');
	await terminal.waitFor('stock 86');
	const begin = performance.now();
	await act();
	await terminal.waitFor(/code \d+/);
	const taken = performance.now() - begin;
	await terminal.waitFor(/^over/m);
	return taken;
};
