import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {execPath} from 'node:process';
import {build} from 'esbuild';
import type {Store} from '../../source/storage/store.js';
import {numberedResult, timesCounted} from './numbered.js';
import {open, temporaryDirectory} from './samples.js';

/** Bundles a program of `fixtures/` and answers the path of the result. conf stays outside, as in the built program. */
export const bundled = async (name: string): Promise<string> => {
	const outfile = join(temporaryDirectory(), `${name}.mjs`);
	await build({
		entryPoints: [join(import.meta.dirname, 'fixtures', `${name}.ts`)],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node22',
		banner: {
			js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
		},
	});
	return outfile;
};

export type Child = {
	readonly process: ChildProcess;
	readonly lines: string[];
	/** Resolves when it ended and everything it said is in `lines`. */
	readonly ended: Promise<void>;
	/** Resolves when it has said that many lines, or ended. */
	readonly said: (count: number) => Promise<void>;
};

export const start = (program: string, ...parameters: readonly (string | number)[]): Child => {
	const child = spawn(execPath, [program, ...parameters.map(String)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const lines: string[] = [];
	let rest = '';
	let over = false;
	let wake = (): void => undefined;
	child.stdout.on('data', (data: Buffer) => {
		const parts = `${rest}${data}`.split('\n');
		rest = parts.pop() ?? '';
		lines.push(...parts);
		wake();
	});
	const ended = once(child, 'close').then(() => {
		over = true;
		wake();
	});
	return {
		process: child,
		lines,
		ended,
		said: async count => {
			while (lines.length < count && !over) {
				await new Promise<void>(resolve => {
					wake = resolve;
				});
			}
		},
	};
};

/** A generator of numbers from 0 to below 1 that gives the same ones for the same seed. */
export const randomly = (seed: number) => (): number => {
	seed = (seed + 0x6d_2b_79_f5) | 0;
	let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
	return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
};

/** What the journal says that isn't in the totals, of which so many games are known to be right. */
const journalFaults = async (store: Store, games: number): Promise<readonly string[]> => {
	const done = await store.recount();
	return done.kind === 'counted' && done.games === games && done.differences.length === 0
		? []
		: [`the journal: ${JSON.stringify(done)} instead of ${games}`];
};

/**
Lets processes record results into one directory at the same time, kills some of them on the way, and compares what was counted with what was said to be safe.

@returns The numbers wrongly counted, and how many are counted in all.
*/
export const recordTogether = async (options: {
	readonly program: string;
	readonly processes: number;
	readonly results: number;
	readonly kill: (process: number) => boolean;
	readonly seed: number;
}) => {
	const {program, processes, results, kill, seed} = options;
	const directory = temporaryDirectory();
	const random = randomly(seed);
	const children = Array.from({length: processes}, (_, index) =>
		start(program, directory, index * results, results),
	);
	await Promise.all(
		children.map(async (child, index) => {
			if (kill(index)) {
				await child.said(1 + Math.floor(random() * results * 0.9));
				child.process.kill('SIGKILL');
			}

			await child.ended;
		}),
	);
	const store = open(directory);
	await store.fold();
	const statistics = store.statistics();
	const safe = new Set(children.flatMap(child => child.lines.map(Number)));
	const wrong: (number | string)[] = [];
	let total = 0;
	for (let number = 0; number < processes * results; number++) {
		const times = timesCounted(statistics, number);
		const owner = children[Math.floor(number / results)];
		// Between being safe and being said so a result may be killed.
		const isNext = number === (owner?.lines.length ?? 0) + Math.floor(number / results) * results;
		total += times;
		if (
			times > 1 ||
			(safe.has(number) && times !== 1) ||
			(!safe.has(number) && !isNext && times > 0)
		) {
			wrong.push(number);
		}
	}

	wrong.push(...(await journalFaults(store, total)));
	return {wrong, total, safe: safe.size, problems: store.problems(), facts: store.facts()};
};

/**
Kills a playing program again and again, after random numbers of steps and a random time, and compares what the next one finds with what was said.

@returns One sentence for everything that is not as promised.
*/
export const killOften = async (options: {
	readonly program: string;
	readonly kills: number;
	readonly seed: number;
	readonly longestMilliseconds: number;
}) => {
	const {program, kills, seed, longestMilliseconds} = options;
	const directory = temporaryDirectory();
	const random = randomly(seed);
	const faults: string[] = [];
	const done = new Set<number>();
	const tried = new Set<number>();
	let last: {readonly id: string; readonly moves: number; readonly isOver: boolean} | undefined;
	for (let round = 0; round < kills; round++) {
		const child = start(program, directory, round * 1000, 12);
		await child.said(Math.floor(random() * 3) * 10);
		await new Promise(resolve => {
			setTimeout(resolve, random() * longestMilliseconds);
		});
		child.process.kill('SIGKILL');
		await child.ended;
		for (const line of child.lines) {
			const [word, id = '', count = '0'] = line.split(' ');
			if (word === 'resumed' && last !== undefined) {
				const {moves, isOver} = last;
				const found = Number(count);
				const isExpected = id === last.id && (found === moves || found === moves + 1);
				const isNext = isOver && (id === '-' || (id !== last.id && found <= 1));
				if (!isExpected && !isNext) {
					faults.push(`round ${round}: ${line} instead of ${last.id} ${moves}`);
				}
			} else if (word === 'move') {
				last = {id, moves: Number(count), isOver: false};
				tried.add(Number(id.slice(1)));
			} else if (word === 'done') {
				done.add(Number(id));
				last = last && {...last, isOver: true};
			} else if (word === 'problem') {
				faults.push(line);
			}
		}
	}

	const store = open(directory);
	await store.fold();
	const statistics = store.statistics();
	let counted = 0;
	for (const number of new Set([...done, ...tried])) {
		const times = timesCounted(statistics, number);
		counted += times;
		if (times > 1 || (done.has(number) && times !== 1)) {
			faults.push(`${numberedResult(number).id} counted ${times} times`);
		}
	}

	faults.push(...(await journalFaults(store, counted)));
	faults.push(...store.problems().map(problem => JSON.stringify(problem)));
	const {files} = store.facts();
	const stray = files.filter(({path}) => /\.new-|\.tmp-|\.after-|\.lock$/.test(path));
	faults.push(...stray.map(({path}) => `left over: ${path}`));
	return {faults, done: done.size, counted};
};

/** Several windows play in one directory and are killed; what is offered afterwards, as `id moves`, and what each said last. */
export const playTogether = async (program: string, windows: number, moves: number) => {
	const directory = temporaryDirectory();
	const children = Array.from({length: windows}, (_, index) =>
		start(program, directory, index * 1000, moves + 1_000_000, 1),
	);
	// All of them play before one is killed, or another would take its game up.
	await Promise.all(children.map(child => child.said(moves + 1)));
	for (const child of children) {
		child.process.kill('SIGKILL');
	}

	await Promise.all(children.map(child => child.ended));
	const said = children.map(child => (child.lines.at(-1) ?? '').replace('move ', ''));
	const store = open(directory);
	const offered = store.resumable().map(({save}) => `${save.id} ${save.moves.length}`);
	return {said: said.toSorted(), offered: offered.toSorted(), problems: store.problems()};
};

/**
Lets processes take one lock again and again, killing themselves while they hold it, and follows every death with a new process.

@returns What was said: `taken` for each taking, `two` if two held it at once.
*/
export const lockOften = async (
	program: string,
	processes: number,
	takings: number,
): Promise<readonly string[]> => {
	const directory = temporaryDirectory();
	const said: string[] = [];
	const follow = async (index: number): Promise<void> => {
		for (let generation = 0; said.length < takings; generation++) {
			const child = start(program, directory, index * 1000 + generation);
			await child.ended;
			said.push(...child.lines);
		}
	};

	await Promise.all(Array.from({length: processes}, (_, index) => follow(index)));
	return said;
};
