import {join} from 'node:path';
import {spawn} from '@lydell/node-pty';
import headless from '@xterm/headless';
import {environment} from '../helpers/home.ts';
import {pause} from './numbers.ts';
import {processorTime} from './process.ts';

export const program = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');
export const size = {columns: 80, rows: 24};

/** What came from the program in one piece. */
export type Piece = {
	/** Milliseconds since the start. */
	readonly at: number;
	/** The processor time that the program had used when it came. */
	readonly processor: number;
	readonly bytes: Buffer;
};

export type Recording = Awaited<ReturnType<typeof record>>;

const emulated = async (pieces: readonly Piece[], look: (text: string) => boolean) => {
	const {columns: cols, rows} = size;
	const terminal = new headless.Terminal({cols, rows, scrollback: 0, allowProposedApi: true});
	try {
		for (const piece of pieces) {
			await new Promise<void>(resolve => {
				terminal.write(piece.bytes, resolve);
			});
			const {active} = terminal.buffer;
			const lines = Array.from(
				{length: rows},
				(_, row) => active.getLine(row)?.translateToString(true) ?? '',
			);
			if (look(lines.join('\n'))) {
				return piece;
			}
		}
		return undefined;
	} finally {
		terminal.dispose();
	}
};

/** Starts a command in a pseudo-terminal of 80×24 and notes when which bytes come. */
export const record = (command: readonly string[], home: string) => {
	const [file = '', ...args] = command;
	const began = performance.now();
	const child = spawn(file, args, {
		cols: size.columns,
		rows: size.rows,
		cwd: home,
		env: environment(home),
		encoding: null,
	});
	const pieces: Piece[] = [];
	child.onData(data => {
		const at = performance.now() - began;
		pieces.push({at, processor: processorTime(child.pid), bytes: Buffer.from(data)});
	});
	let isOver = false;
	const exit = new Promise<number>(resolve => {
		child.onExit(() => {
			isOver = true;
			resolve(performance.now() - began);
		});
	});
	const now = () => performance.now() - began;
	const patience = 300;

	/** Waits until nothing has come for so long. */
	const quiet = async (milliseconds = 60): Promise<void> => {
		const since = now();
		for (;;) {
			const rest = milliseconds - (now() - Math.max(since, pieces.at(-1)?.at ?? 0));
			if (rest <= 0 || isOver) {
				return;
			}
			await pause(Math.ceil(rest));
		}
	};

	const type = (keys: string) => {
		child.write(keys);
	};

	/** Types, and answers what came of it: the bytes, the pieces, how long until the last byte, the processor's time. */
	const typed = async (keys: string, quietFor?: number) => {
		const from = pieces.length;
		const processor = processorTime(child.pid);
		const at = now();
		type(keys);
		// On a busy machine the answer may be late; some keys have none.
		while (pieces.length === from && now() - at < patience && !isOver) {
			await pause(2);
		}
		await quiet(quietFor);
		const came = pieces.slice(from);
		return {
			bytes: Buffer.concat(came.map(piece => piece.bytes)),
			pieces: came.length,
			milliseconds: (came.at(-1)?.at ?? Number.NaN) - at,
			processor: processorTime(child.pid) - processor,
		};
	};

	/** Waits until the text is on the screen, and then until the program rests. */
	const shows = async (text: string): Promise<void> => {
		const limit = now() + 20_000;
		while ((await emulated(pieces, shown => shown.includes(text))) === undefined) {
			if (now() > limit || isOver) {
				throw new Error(`${command.join(' ')} has not shown ${JSON.stringify(text)}.`);
			}
			await pause(20);
		}
		await quiet(200);
	};

	/** What is on the screen now. */
	const screen = async (): Promise<string> => {
		let last = '';
		await emulated(pieces, text => {
			last = text;
			return false;
		});
		return last;
	};

	/** The piece with which the screen was first as it is now. */
	const completedBy = async (): Promise<Piece> => {
		const final = await screen();
		const piece = await emulated(pieces, text => text === final);
		if (piece === undefined) {
			throw new Error('Nothing has come.');
		}
		return piece;
	};

	const close = async () => {
		if (!isOver) {
			process.kill(child.pid, 'SIGKILL');
		}
		await exit;
	};

	/** Leaves as a player does, so that the game and its picture are kept. */
	const leave = async () => {
		type('q');
		await exit;
	};

	return {
		pid: child.pid,
		pieces,
		exit,
		quiet,
		type,
		typed,
		shows,
		screen,
		completedBy,
		close,
		leave,
	};
};

export const play = (home: string, ...args: readonly string[]) =>
	record([process.execPath, program, ...args], home);
