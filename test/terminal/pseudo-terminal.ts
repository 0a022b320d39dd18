import {tmpdir} from 'node:os';
import {spawn} from '@lydell/node-pty';
import {type Emulator, openEmulator} from './emulator.js';

export type Running = {
	readonly pid: number;
	readonly emulator: Emulator;
	/** Resolves when the condition holds, looked at after every byte that comes; fails after ten seconds. */
	until(condition: () => boolean): Promise<void>;
	/** Resolves when the text is on the screen. */
	shows(text: string): Promise<void>;
	type(keys: string): void;
	resize(columns: number, rows: number): void;
	/** Reads nothing more. */
	pause(): void;
	/** All bytes that came. */
	output(): string;
	/** Closes the terminal, as closing its window does. */
	hangUp(): void;
	/** The exit code; 1000 + the signal's number where one ended it. */
	readonly exit: Promise<number>;
};

const patience = 10_000;

/** Starts a command in a pseudo-terminal of 80×24. */
export const run = (
	command: string,
	parameters: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Running => {
	const terminal = spawn(command, [...parameters], {
		cols: 80,
		rows: 24,
		name: 'xterm-256color',
		env: {PATH: process.env.PATH ?? '', HOME: tmpdir(), LANG: 'C.UTF-8', ...env},
	});
	const emulator = openEmulator(80, 24);
	const checks = new Set<() => void>();
	let output = '';
	const exit = new Promise<number>(resolve => {
		terminal.onExit(({exitCode, signal}) => {
			resolve(signal ? 1000 + signal : exitCode);
		});
	});
	terminal.onData(bytes => {
		output += bytes;
		void emulator.feed(bytes).then(() => {
			for (const check of checks) {
				check();
			}
		});
	});
	const until = (condition: () => boolean): Promise<void> =>
		new Promise((resolve, reject) => {
			const end = (): void => {
				clearTimeout(timer);
				clearInterval(interval);
				checks.delete(check);
			};
			const check = (): void => {
				if (condition()) {
					end();
					resolve();
				}
			};
			const timer = setTimeout(() => {
				end();
				reject(new Error(`Nothing came of it. The screen:\n${emulator.text().join('\n')}`));
			}, patience);
			const interval = setInterval(check, 20);
			checks.add(check);
			check();
		});
	return {
		pid: terminal.pid,
		emulator,
		until,
		shows: text => until(() => emulator.text().join('\n').includes(text)),
		type(keys) {
			terminal.write(keys);
		},
		resize(columns, rows) {
			emulator.resize(columns, rows);
			terminal.resize(columns, rows);
		},
		pause() {
			terminal.pause();
		},
		output: () => output,
		hangUp() {
			// Node-pty would send a signal itself; the closed descriptor must do.
			(terminal as unknown as {_socket: {destroy(): void}})._socket.destroy();
		},
		exit,
	};
};
