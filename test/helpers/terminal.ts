import {join} from 'node:path';
import {spawn} from '@lydell/node-pty';
import headless from '@xterm/headless';
import {watchCursor} from './cursor.ts';
import {environment, makeHome, removeHomes} from './home.ts';
import {widenSigns} from './wide-signs.ts';

/** The built program. */
export const program = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

export type TerminalOptions = {
	/** What runs; the built program if left out, with the Node that runs the test. */
	readonly command?: readonly string[];
	readonly args?: readonly string[];
	readonly columns?: number;
	readonly rows?: number;
	/** Laid over an environment of the harness's own; `undefined` takes a variable out. Nothing is inherited. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	readonly cwd?: string;
	/** Whether the terminal draws characters of ambiguous width over two cells. */
	readonly hasWideSigns?: boolean;
	/** The player's home, which holds the data directory too; a new one if left out. See `makeHome`. */
	readonly home?: string;
};

export type Cell = {
	readonly text: string;
	/** Columns taken: 1, 2, or 0 for the second half of a wide character. */
	readonly width: number;
	/** A palette number, `#rrggbb`, or `undefined` for the terminal's own colour. */
	readonly foreground: number | string | undefined;
	readonly background: number | string | undefined;
	readonly bold: boolean;
	readonly dim: boolean;
	readonly inverse: boolean;
	readonly underline: boolean;
};

/** `code` is `undefined` where a signal ended the program, `signal` where none did. */
export type Exit = {readonly code: number | undefined; readonly signal: number | undefined};

export type Condition = string | RegExp | ((screen: readonly string[]) => boolean);

export type OpenTerminal = {
	readonly pid: number;
	readonly home: string;
	readonly exit: Promise<Exit>;
	type(keys: string): void;
	/**
	 * Resolves with the screen as soon as it holds the text or meets the condition; it is looked at after every piece of
	 * output. Rejects, with the screen, after `within` milliseconds (10,000) or when the program has ended.
	 */
	waitFor(condition: Condition, options?: {readonly within?: number}): Promise<readonly string[]>;
	/** Answers a question with a key, once more as long as the program takes it for one that was typed ahead. */
	answer(key: string, condition: Condition): Promise<readonly string[]>;
	/** The lines on the screen, without blanks at their ends. */
	screen(): readonly string[];
	cell(x: number, y: number): Cell;
	cursor(): {readonly x: number; readonly y: number; readonly hidden: boolean};
	modes(): {
		readonly alternateScreen: boolean;
		readonly mouse: boolean;
		readonly bracketedPaste: boolean;
	};
	/** How many bytes the program has written since the start or the last `resetBytes`. */
	bytes(): number;
	resetBytes(): void;
	/** Everything the program has written, escape sequences included. */
	output(): string;
	resize(columns: number, rows: number): void;
	/** Reads nothing more, as a window does whose program stands still, until `goOn`. */
	pause(): void;
	goOn(): void;
	kill(signal?: NodeJS.Signals): void;
	/** Closes the terminal as a window is closed: the program finds it gone. It tells of no end then. */
	hangUp(): void;
	/** Ends the program if it still runs, with all that it started in its session's foreground group. */
	close(): Promise<void>;
};

const open = new Set<{readonly close: () => Promise<void>; readonly kill: () => void}>();

/** Closes every terminal and removes every home: `afterEach(closeTerminals)` in each file that opens one. */
export const closeTerminals = async () => {
	await Promise.all([...open].map(terminal => terminal.close()));
	removeHomes();
};

process.on('exit', () => {
	for (const terminal of open) {
		terminal.kill();
	}

	removeHomes();
});

export const openTerminal = (options: TerminalOptions = {}): OpenTerminal => {
	const {columns = 80, rows = 24, home = makeHome(), args = []} = options;
	const [file = '', ...before] = options.command ?? [process.execPath, program];
	const emulator = new headless.Terminal({
		cols: columns,
		rows,
		scrollback: 0,
		allowProposedApi: true,
	});
	if (options.hasWideSigns) {
		widenSigns(emulator);
	}
	const child = spawn(file, [...before, ...args], {
		cols: columns,
		rows,
		cwd: options.cwd ?? home,
		env: environment(home, options.env),
		// Bytes, not text: they are counted, and a character may come in two pieces.
		encoding: null,
	});

	const chunks: Buffer[] = [];
	const waiting = new Set<() => void>();
	let byteCount = 0;
	let isHungUp = false;
	let ended: Exit | undefined;
	const isCursorHidden = watchCursor(emulator);
	const lookAgain = () => {
		// As a terminal does, nothing is shown of a frame that isn't complete.
		if (emulator.modes.synchronizedOutputMode && ended === undefined) {
			return;
		}
		for (const look of [...waiting]) {
			look();
		}
	};

	child.onData(data => {
		const bytes = Buffer.from(data);
		chunks.push(bytes);
		byteCount += bytes.length;
		emulator.write(bytes, lookAgain);
	});
	// A terminal answers questions about itself.
	const answers = emulator.onData(answer => {
		if (ended === undefined) {
			child.write(answer);
		}
	});

	const exit = new Promise<Exit>(resolve => {
		child.onExit(({exitCode, signal}) => {
			// An empty write is called back after all that is still unread.
			emulator.write('', () => {
				ended = signal ? {code: undefined, signal} : {code: exitCode, signal: undefined};
				resolve(ended);
				lookAgain();
			});
		});
	});

	const buffer = () => emulator.buffer.active;
	const screen = () =>
		Array.from(
			{length: emulator.rows},
			(_, row) =>
				buffer()
					.getLine(buffer().baseY + row)
					?.translateToString()
					.trimEnd() ?? '',
		);

	const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
		if (ended === undefined) {
			process.kill(child.pid, signal);
		}
	};

	const killAll = () => {
		try {
			process.kill(-child.pid, 'SIGKILL');
		} catch {
			// It has ended by itself.
		}
	};

	const terminal: OpenTerminal = {
		pid: child.pid,
		home,
		exit,
		type(keys) {
			child.write(keys);
		},
		waitFor: (condition, {within = 10_000} = {}) =>
			new Promise((resolve, reject) => {
				const settle = (problem?: string) => {
					waiting.delete(look);
					clearTimeout(limit);
					if (problem === undefined) {
						resolve(screen());
					} else {
						reject(new Error(`${problem} ${wanted(condition)}. The screen:\n${framed(screen())}`));
					}
				};

				const look = () => {
					if (meets(screen(), condition)) {
						settle();
					} else if (ended !== undefined) {
						settle(`The program ended (${JSON.stringify(ended)}) without`);
					}
				};

				const limit = setTimeout(() => settle(`Waited ${within} ms in vain for`), within);
				waiting.add(look);
				look();
			}),
		async answer(key, condition) {
			for (let left = 20; left > 0 && ended === undefined; left--) {
				terminal.type(key);
				const screen = await terminal.waitFor(condition, {within: 500}).catch(() => undefined);
				if (screen !== undefined) {
					return screen;
				}
			}
			return terminal.waitFor(condition);
		},
		screen,
		cell(x, y) {
			const cell = buffer()
				.getLine(buffer().baseY + y)
				?.getCell(x);
			if (cell === undefined) {
				throw new RangeError(`There is no cell at column ${x}, row ${y}.`);
			}

			return {
				text: cell.getChars(),
				width: cell.getWidth(),
				foreground: cell.isFgDefault() ? undefined : colour(cell.isFgRGB(), cell.getFgColor()),
				background: cell.isBgDefault() ? undefined : colour(cell.isBgRGB(), cell.getBgColor()),
				bold: cell.isBold() !== 0,
				dim: cell.isDim() !== 0,
				inverse: cell.isInverse() !== 0,
				underline: cell.isUnderline() !== 0,
			};
		},
		cursor: () => ({x: buffer().cursorX, y: buffer().cursorY, hidden: isCursorHidden()}),
		modes: () => ({
			alternateScreen: buffer().type === 'alternate',
			mouse: emulator.modes.mouseTrackingMode !== 'none',
			bracketedPaste: emulator.modes.bracketedPasteMode,
		}),
		bytes: () => byteCount,
		resetBytes() {
			byteCount = 0;
		},
		output: () => Buffer.concat(chunks).toString(),
		resize(newColumns, newRows) {
			emulator.resize(newColumns, newRows);
			child.resize(newColumns, newRows);
		},
		pause() {
			child.pause();
		},
		goOn() {
			child.resume();
		},
		kill,
		hangUp() {
			// Node-pty's own way sends a signal as well; the closed descriptor alone must do.
			(child as unknown as {readonly _socket: {destroy(): void}})._socket.destroy();
			isHungUp = true;
		},
		async close() {
			killAll();
			if (!isHungUp) {
				await exit;
			}

			answers.dispose();
			emulator.dispose();
			open.delete(entry);
		},
	};

	const entry = {close: terminal.close, kill: killAll};
	open.add(entry);
	return terminal;
};

const meets = (screen: readonly string[], condition: Condition) => {
	if (typeof condition === 'function') {
		return condition(screen);
	}

	const text = screen.join('\n');
	return typeof condition === 'string' ? text.includes(condition) : condition.test(text);
};

const wanted = (condition: Condition) =>
	typeof condition === 'string' ? JSON.stringify(condition) : String(condition);

const framed = (screen: readonly string[]) => screen.map(line => `│${line}`).join('\n');

const colour = (rgb: boolean, value: number) =>
	rgb ? `#${value.toString(16).padStart(6, '0')}` : value;
