import {
	appendFileSync,
	constants,
	copyFileSync,
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {entryLine, headingLine} from '../../source/play/journal-line.js';
import {sealed} from '../../source/play/sealed.js';
import {bury, type Fate, faulty} from './faulty-disk.js';
import {open, sampleResult, temporaryDirectory} from './samples.js';

type Store = ReturnType<typeof open>;

const numbered = (number: number) => sampleResult({id: `r${number}`, dealNumber: number + 1});

/** Records and counts results by their numbers, one after another. */
const count = async (store: Store, ...numbers: readonly number[]): Promise<void> => {
	for (const number of numbers) {
		store.finish(numbered(number));
		expect(await store.fold()).toBe(true);
	}
};

const counted = async (...numbers: readonly number[]): Promise<string> => {
	const directory = temporaryDirectory();
	await count(open(directory), ...numbers);
	return directory;
};

const inYear = (directory: string, year: number) =>
	open(directory, {now: () => new Date(Date.UTC(year, 5))});

const filesIn = (directory: string): readonly string[] =>
	readdirSync(join(directory, 'history')).toSorted();

const pathIn = (directory: string): string =>
	join(directory, 'history', filesIn(directory).at(-1) ?? 'none');

const idsIn = (directory: string): readonly string[] =>
	filesIn(directory).flatMap(name =>
		[
			...readFileSync(join(directory, 'history', name), 'utf8').matchAll(/^\["\w+",\["(\w+)"/gm),
		].map(([, id = '']) => id),
	);

const played = (directory: string) => open(directory).statistics().games.tajemnica?.played;

/** What a recount says, the differences by their keys. */
const recount = async (directory: string) => {
	const done = await open(directory).recount();
	return done.kind === 'counted'
		? {...done, differences: done.differences.map(({key, was, is}) => `${key} ${was} ${is}`)}
		: done;
};

const right = (games: number) => ({kind: 'counted', games, differences: []});

/** Puts another content into the statistics, and both copies right. */
const change = (
	directory: string,
	how: (statistics: ReturnType<typeof JSON.parse>) => object,
): void => {
	const path = join(directory, 'stats.json');
	const {statistics} = JSON.parse(readFileSync(path, 'utf8'));
	const text = JSON.stringify(sealed('statistics', how(statistics)), undefined, '\t');
	writeFileSync(path, text);
	writeFileSync(`${path}.prev`, text);
};

describe('the journal', () => {
	test('has every result once, in the order in which they were counted, and nobody else may read it', async () => {
		const directory = await counted(1, 2, 3);
		const store = open(directory);
		store.finish(numbered(5));
		store.finish(numbered(4));
		await store.fold();
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
		expect(await recount(directory)).toEqual(right(5));
		expect(statSync(pathIn(directory)).mode & 0o777).toBe(0o600);
		expect(statSync(join(directory, 'history')).mode & 0o777).toBe(0o700);
	});

	test('is only added to', async () => {
		const directory = await counted(1);
		let before = readFileSync(pathIn(directory), 'utf8');
		for (let number = 2; number < 6; number++) {
			await count(open(directory), number);
			const after = readFileSync(pathIn(directory), 'utf8');
			expect(after.startsWith(before)).toBe(true);
			expect(after.slice(before.length).split('\n')).toHaveLength(2);
			before = after;
		}
	});

	test('is a file for each year, which a clock that goes back doesn’t disturb', async () => {
		const directory = temporaryDirectory();
		await count(inYear(directory, 2026), 1);
		await count(inYear(directory, 2027), 2);
		await count(inYear(directory, 2026), 3);
		await count(inYear(directory, 2029), 4);
		expect(filesIn(directory)).toEqual(['2026.jsonl', '2027.jsonl', '2029.jsonl']);
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3', 'r4']);
		expect(await recount(directory)).toEqual(right(4));
	});

	test.each([-5000, 300, 12_345])('is kept where the clock says the year %d', async year => {
		const directory = temporaryDirectory();
		await count(inYear(directory, year), 1, 2);
		expect(await recount(directory)).toEqual(right(2));
		expect(filesIn(directory)).toHaveLength(1);
	});

	test('is not read to tell the statistics', async () => {
		const directory = await counted(1, 2);
		const touched: string[] = [];
		const faults = faulty((_, parameters) => {
			touched.push(...parameters.map(String).filter(path => path.includes('history')));
			return 'well';
		}, 'none');
		const store = open(directory, faults);
		store.finish(numbered(3));
		expect(store.statistics().games.tajemnica?.played).toBe(3);
		expect(touched).toEqual([]);
	});

	test('is read no further than its end to add to it', async () => {
		const directory = await counted(1, 2);
		const read: number[] = [];
		const faults = faulty((name, parameters) => {
			if (name === 'read' && parameters.length === 4) {
				read.push((parameters[1] as Uint8Array).length);
			}
			return 'well';
		}, 'none');
		await count(open(directory, faults), 3, 4);
		expect(Math.max(...read)).toBeLessThanOrEqual(64);
	});

	test('has the results that format 1 still had, and its totals as a sum', async () => {
		const directory = temporaryDirectory();
		const kept = join(import.meta.dirname, 'formats', '1', 'stats.json.txt');
		copyFileSync(kept, join(directory, 'stats.json'));
		const before = open(directory).statistics();
		expect(await open(directory).recount()).toEqual(right(2));
		expect(open(directory).statistics().games).toEqual(before.games);
		await count(open(directory), 1);
		expect(readFileSync(pathIn(directory), 'utf8').split('\n').length).toBe(6);
		expect(await recount(directory)).toEqual(right(3));
		rmSync(join(directory, 'stats.json'));
		rmSync(join(directory, 'stats.json.prev'));
		expect(await recount(directory)).toMatchObject({games: 3});
		const {games, last} = open(directory).statistics();
		expect(games.tajemnica).toMatchObject({played: 3, won: 1, seconds: 1690 + 600});
		expect(last.slice(1)).toEqual(before.last);
	});
});

describe('stopped at any call while results are added', () => {
	/** Adds a result with a fault at one call after another; answers how many calls there were. */
	const atEveryCall = async (
		fate: Exclude<Fate, 'well'>,
		check: (directory: string, call: string) => Promise<void>,
	) => {
		const start = await counted(1);
		open(start).finish(numbered(2));
		open(start).finish(numbered(3));
		for (let step = 0; ; step++) {
			const directory = temporaryDirectory();
			cpSync(start, directory, {recursive: true});
			let calls = 0;
			let failed: string | undefined;
			const faults = faulty(name => {
				const isNow = calls++ === step;
				failed = isNow ? `${step} ${name} ${fate}` : failed;
				return isNow ? fate : failed === undefined ? 'well' : 'before';
			}, 'ESTOP');
			await open(directory, faults).fold();
			bury(directory);
			await check(directory, failed ?? 'none');
			if (failed === undefined) {
				return step;
			}
		}
	};

	test.each(['before', 'after'] as const)(
		'%s it, every result is counted and kept once',
		async fate => {
			const calls = await atEveryCall(fate, async (directory, call) => {
				await count(open(directory), 4);
				expect(idsIn(directory), call).toEqual(['r1', 'r2', 'r3', 'r4']);
				expect(played(directory), call).toBe(4);
				expect(await recount(directory), call).toEqual(right(4));
			});
			expect(calls).toBeGreaterThan(50);
		},
	);
});

describe('a line that was begun', () => {
	const line = entryLine({result: numbered(2), countedAt: Date.now()});

	test.each([1, 20, line.length - 1])(
		'of %d bytes goes, and its result is written whole',
		async length => {
			const directory = await counted(1);
			appendFileSync(pathIn(directory), line.slice(0, length));
			await count(open(directory), 2, 3);
			expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3']);
			expect(await recount(directory)).toEqual(right(3));
		},
	);

	test('as a lost block of the disk goes too', async () => {
		const directory = await counted(1);
		appendFileSync(pathIn(directory), '\0'.repeat(5000));
		await count(open(directory), 2);
		expect(idsIn(directory)).toEqual(['r1', 'r2']);
		expect(await recount(directory)).toEqual(right(2));
	});

	test('and ended is counted, and not again from where it waits', async () => {
		const directory = await counted(1);
		appendFileSync(pathIn(directory), line);
		await count(open(directory), 2, 3);
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3']);
		expect(played(directory)).toBe(3);
		expect(await recount(directory)).toEqual(right(3));
	});
});

describe('another process that takes itself for the one that writes', () => {
	const lineOf = (number: number) => entryLine({result: numbered(number), countedAt: Date.now()});

	test('and writes again what was counted long ago makes nothing count twice', async () => {
		const directory = await counted(1, 2, 3);
		appendFileSync(pathIn(directory), `${lineOf(1)}${lineOf(3)}`);
		await count(open(directory), 4);
		expect(played(directory)).toBe(4);
		expect(await recount(directory)).toEqual(right(4));
	});

	test('and writes at the same moment loses nothing by it', async () => {
		const directory = await counted(1);
		const path = pathIn(directory);
		let isWriting = true;
		const faults = faulty((name, [file, flags]) => {
			if (isWriting && name === 'open' && file === path && (Number(flags) & constants.O_RDWR) > 0) {
				isWriting = false;
				appendFileSync(path, lineOf(2));
			}
			return 'well';
		}, 'none');
		const store = open(directory, faults);
		store.finish(numbered(2));
		store.finish(numbered(3));
		expect(await store.fold()).toBe(false);
		expect(store.statistics().games.tajemnica?.played).toBe(3);
		expect(await store.fold()).toBe(true);
		expect(store.problems()).toEqual([]);
		expect(played(directory)).toBe(3);
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3']);
	});
});

describe('statistics that are not those of the journal', () => {
	test('but older go on from where they are', async () => {
		const directory = await counted(1);
		const old = readFileSync(join(directory, 'stats.json'));
		await count(open(directory), 2, 3);
		writeFileSync(join(directory, 'stats.json'), old);
		await count(open(directory), 4);
		expect(played(directory)).toBe(4);
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3', 'r4']);
		expect(await recount(directory)).toEqual(right(4));
	});

	test.each([
		['is gone', (path: string) => rmSync(path)],
		['is empty', (path: string) => truncateSync(path)],
		['is shorter', (path: string) => truncateSync(path, 200)],
		['is another', (path: string) => writeFileSync(path, `${'x'.repeat(400)}\n`.repeat(9))],
	])('which %s, are written into it as a sum', async (_, how) => {
		const directory = await counted(1, 2, 3);
		how(pathIn(directory));
		await count(open(directory), 4);
		expect(played(directory)).toBe(4);
		expect(await recount(directory)).toEqual(right(4));
		expect(idsIn(directory)).toContain('r4');
	});

	test('but lost begin anew, and a recount brings all back', async () => {
		const directory = await counted(1, 2);
		for (const name of ['stats.json', 'stats.json.prev']) {
			writeFileSync(join(directory, name), 'nonsense');
		}
		await count(open(directory), 3);
		expect(played(directory)).toBe(1);
		const done = await recount(directory);
		expect(done).toMatchObject({games: 3});
		expect(done).toHaveProperty('differences', expect.arrayContaining(['played 1 3']));
		expect(played(directory)).toBe(3);
		expect(open(directory).statistics().last).toHaveLength(3);
		await count(open(directory), 4);
		expect(await recount(directory)).toEqual(right(4));
		expect(readFileSync(pathIn(directory), 'utf8')).not.toContain('"before"');
	});

	test('and gone are counted from the whole journal', async () => {
		const directory = await counted(1, 2);
		rmSync(join(directory, 'stats.json'));
		rmSync(join(directory, 'stats.json.prev'));
		expect(await recount(directory)).toMatchObject({games: 2});
		await count(open(directory), 3);
		expect(readFileSync(pathIn(directory), 'utf8')).not.toContain('"before"');
		expect(await recount(directory)).toEqual(right(3));
	});
});

describe('a recount', () => {
	test('puts wrong totals right and says what differed', async () => {
		const directory = await counted(1, 2);
		change(directory, statistics => {
			statistics.games.tajemnica.played = 7;
			statistics.games.tajemnica.homeCounts[3] = 2;
			return statistics;
		});
		expect(played(directory)).toBe(7);
		expect(await recount(directory)).toEqual({
			kind: 'counted',
			games: 2,
			differences: ['played 7 2', 'homeCounts.3 2 0'],
		});
		expect(played(directory)).toBe(2);
		expect(await recount(directory)).toEqual(right(2));
	});

	test('fills in a number that a file lacks', async () => {
		const directory = await counted(1, 2);
		change(directory, statistics => {
			delete statistics.games.tajemnica.seconds;
			return statistics;
		});
		expect(open(directory).statistics().games.tajemnica?.seconds).toBe(0);
		await count(open(directory), 3);
		expect(open(directory).statistics().games.tajemnica?.seconds).toBe(600);
		expect(await recount(directory)).toMatchObject({differences: ['seconds 600 1800']});
	});

	test('counts what waits as well', async () => {
		const directory = await counted(1);
		open(directory).finish(numbered(2));
		expect(await recount(directory)).toEqual(right(2));
		expect(idsIn(directory)).toEqual(['r1', 'r2']);
	});

	test('by a damaged journal counts no game less', async () => {
		const directory = await counted(1, 2, 3);
		const path = pathIn(directory);
		const text = readFileSync(path, 'utf8');
		writeFileSync(path, text.replace('"r2"', '"r9"'));
		expect(await recount(directory)).toEqual({
			kind: 'incomplete',
			path: join(directory, 'history'),
		});
		expect(played(directory)).toBe(3);
		change(directory, statistics => ({...statistics, games: {}}));
		expect(await recount(directory)).toMatchObject({kind: 'counted', games: 2});
		expect(played(directory)).toBe(2);
	});

	test('without an earlier year counts no game less', async () => {
		const directory = temporaryDirectory();
		await count(inYear(directory, 2026), 1);
		await count(inYear(directory, 2027), 2);
		rmSync(join(directory, 'history', '2026.jsonl'));
		expect(await recount(directory)).toMatchObject({kind: 'incomplete'});
		await count(inYear(directory, 2027), 3);
		expect(played(directory)).toBe(3);
	});

	test('of a newer version’s journal is refused', async () => {
		const directory = await counted(1);
		const path = pathIn(directory);
		appendFileSync(path, headingLine({format: 7} as object));
		const store = open(directory);
		expect(await store.recount()).toEqual({kind: 'failed'});
		expect(store.problems()).toEqual([{key: 'newer-format', path: join(directory, 'history')}]);
		expect(played(directory)).toBe(1);
	});

	test('of newer statistics changes nothing', async () => {
		const directory = await counted(1);
		change(directory, statistics => ({...statistics, format: 7}));
		const before = readFileSync(join(directory, 'stats.json'), 'utf8');
		expect(await recount(directory)).toEqual({kind: 'failed'});
		expect(readFileSync(join(directory, 'stats.json'), 'utf8')).toBe(before);
	});

	test('of nothing makes nothing', async () => {
		const directory = join(temporaryDirectory(), 'data');
		expect(await recount(directory)).toEqual({kind: 'nothing'});
		expect(existsSync(directory)).toBe(false);
	});
});

describe('after a reset', () => {
	test('the journal has all it had, and a recount counts what came since', async () => {
		const directory = await counted(1, 2);
		expect(await open(directory).reset()).toMatchObject({kind: 'kept'});
		expect(await recount(directory)).toEqual({kind: 'nothing'});
		await count(open(directory), 3);
		expect(idsIn(directory)).toEqual(['r1', 'r2', 'r3']);
		expect(await recount(directory)).toEqual(right(1));
		expect(
			open(directory)
				.statistics()
				.last.map(({id}) => id),
		).toEqual(['r3']);
	});

	test('the old statistics can be put back, and go on with what came since', async () => {
		const directory = await counted(1, 2);
		const done = await open(directory).reset();
		await count(open(directory), 3);
		copyFileSync(done.kind === 'kept' ? done.path : '', join(directory, 'stats.json'));
		expect(played(directory)).toBe(2);
		await count(open(directory), 4);
		expect(played(directory)).toBe(4);
		expect(await recount(directory)).toEqual(right(4));
	});
});

test('what a newer version added to results is kept in the journal, the last results and the save', async () => {
	const directory = temporaryDirectory();
	const store = open(directory);
	store.finish({...numbered(1), peeks: 3} as ReturnType<typeof numbered>);
	await store.fold();
	expect(readFileSync(pathIn(directory), 'utf8')).toContain('{"peeks":3}]]\n');
	expect(open(directory).statistics().last).toMatchObject([{id: 'r1', peeks: 3}]);
	rmSync(join(directory, 'stats.json'));
	rmSync(join(directory, 'stats.json.prev'));
	await open(directory).recount();
	expect(open(directory).statistics().last).toMatchObject([{id: 'r1', peeks: 3}]);
});

test('fields of a newer version in the file of statistics stay when an older one adds to it', async () => {
	const directory = await counted(1);
	change(directory, statistics => {
		statistics.games.tajemnica.peeks = {sum: 4};
		statistics.last[0].peeks = 5;
		return {...statistics, peeks: [6]};
	});
	await count(open(directory), 2);
	const {statistics} = JSON.parse(readFileSync(join(directory, 'stats.json'), 'utf8'));
	expect(statistics).toMatchObject({
		games: {tajemnica: {peeks: {sum: 4}, played: 2}},
		last: [{id: 'r2'}, {id: 'r1', peeks: 5}],
		peeks: [6],
	});
});
