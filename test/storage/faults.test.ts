import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {defineFaultTests, moves, namesIn, played} from './fault-scenarios.js';
import {faulty, isChange} from './faulty-disk.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

defineFaultTests(3, ['ENOSPC', 'EIO', 'EDQUOT']);

describe.each([
	['ENOSPC', 'disk-full'],
	// Without a name in Node.
	['EDQUOT', 'disk-full'],
	['EROFS', 'read-only'],
	['EACCES', 'no-permission'],
	['EPERM', 'no-permission'],
	['EFBIG', 'file-too-large'],
])('as long as every change ends in %s', (code, key) => {
	test('the game goes on, the player is told, old files stay, and all is stored once it is possible', async () => {
		const directory = temporaryDirectory();
		let isBad = false;
		const faults = faulty(
			(name, parameters) => (isBad && isChange(name, parameters) ? 'before' : 'well'),
			code,
		);
		const store = open(directory, faults);
		const slot = store.newSlot();
		slot.save(sampleSave({moves: movesOf(1)}));
		store.finish(sampleResult({id: 'first'}));
		await store.fold();
		const contents = () =>
			namesIn(directory)
				.filter(name => /json|prev/.test(name))
				.map(name => `${name} ${readFileSync(join(directory, name), 'utf8')}`);
		const old = contents();
		isBad = true;
		const durations: number[] = [];
		for (let count = 2; count <= 6; count++) {
			const start = performance.now();
			expect(slot.save(sampleSave({moves: movesOf(count)}))?.key).toBe(key);
			durations.push(performance.now() - start);
		}

		expect(store.finish(sampleResult({id: 'second', dealNumber: 8}))?.key).toBe(key);
		expect(played(store)).toBe(2);
		store.settings.set({theme: 'dark'});
		expect(store.settings.get()).toEqual({theme: 'dark'});
		expect(await store.fold()).toBe(false);
		await store.close();
		expect(store.retry()).toBe(false);
		expect(new Set(store.problems().map(problem => problem.key))).toEqual(new Set([key]));
		expect(Math.max(...durations)).toBeLessThan(400);
		expect(contents()).toEqual(old);
		isBad = false;
		slot.save(sampleSave({moves: movesOf(7)}));
		await store.close();
		expect(store.retry()).toBe(true);
		expect(await store.fold()).toBe(true);
		expect(store.problems()).toEqual([]);
		slot.release();
		expect(moves(open(directory))).toEqual([7]);
		expect(played(open(directory))).toBe(2);
		expect(open(directory).settings.get()).toEqual({theme: 'dark'});
	});
});

describe('what keeps files from being written', () => {
	test('is nothing where all is well, and nothing is left of the trial', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.newSlot().save(sampleSave());
		const names = namesIn(directory);
		expect(store.obstacle()).toBeUndefined();
		expect(namesIn(directory)).toEqual(names);
	});

	test.each([
		['write', 'ENOSPC', 'disk-full'],
		['open', 'EROFS', 'read-only'],
		['flush', 'EIO', 'not-written'],
	])('is found out by a trial of which nothing is left: %s ends in %s', (call, code, key) => {
		const directory = temporaryDirectory();
		const store = open(
			directory,
			faulty(name => (name === call ? 'before' : 'well'), code),
		);
		expect(store.obstacle()).toMatchObject({key, path: directory});
		expect(namesIn(directory)).toEqual([]);
	});

	test('is found out for the games alone too', () => {
		const directory = temporaryDirectory();
		open(directory).newSlot().save(sampleSave());
		const games = join(directory, 'games');
		const inGames = (_: string, [path]: readonly unknown[]) => String(path).startsWith(`${games}/`);
		const store = open(
			directory,
			faulty((...call) => (inGames(...call) ? 'before' : 'well'), 'EACCES'),
		);
		expect(store.obstacle()).toEqual({key: 'no-permission', path: games});
	});

	test('is asked of the directory above where there is none, and none is made', () => {
		const above = temporaryDirectory();
		const directory = join(above, 'not', 'there');
		const asked: unknown[] = [];
		const faults = faulty((name, [path]) => {
			if (name !== 'mayWriteIn') {
				return 'well';
			}

			asked.push(path);
			return 'before';
		}, 'EROFS');
		expect(open(directory).obstacle()).toBeUndefined();
		expect(open(directory, faults).obstacle()).toEqual({key: 'read-only', path: directory});
		expect(asked).toEqual([above]);
		expect(namesIn(above)).toEqual([]);
	});
});

test('a game left while it could not be written is written once it can, and is held by nobody then', () => {
	const directory = temporaryDirectory();
	let isBad = true;
	const store = open(
		directory,
		faulty(
			(name, parameters) => (isBad && isChange(name, parameters) ? 'before' : 'well'),
			'ENOSPC',
		),
	);
	const slot = store.newSlot();
	slot.save(sampleSave({moves: movesOf(3)}));
	slot.release();
	expect(store.retry()).toBe(false);
	isBad = false;
	expect(store.retry()).toBe(true);
	expect(moves(store)).toEqual([3]);
	expect(moves(open(directory))).toEqual([3]);
});

test('a call that writes only a part is gone on with', () => {
	const directory = temporaryDirectory();
	const {disk} = faulty(() => 'well', 'none');
	const store = open(directory, {
		disk: {
			...disk,
			write: (file, bytes, offset) => disk.write(file, bytes.subarray(0, offset + 7), offset),
		},
	});
	const slot = store.newSlot();
	expect(slot.save(sampleSave())).toBeUndefined();
	slot.release();
	expect(open(directory).resumable()[0]?.save).toEqual(sampleSave());
});

test('a call that writes nothing and says no error is a full disk', () => {
	const {disk} = faulty(() => 'well', 'none');
	const store = open(temporaryDirectory(), {disk: {...disk, write: () => 0}});
	expect(store.newSlot().save(sampleSave())?.key).toBe('disk-full');
});

test('statistics that conf wrote in part are put back, and nothing is lost', async () => {
	const directory = temporaryDirectory();
	const good = open(directory);
	good.finish(sampleResult({id: 'first'}));
	await good.fold();
	const old = readFileSync(join(directory, 'stats.json'), 'utf8');
	const store = open(directory, {
		setInConf: async (folder, name) => {
			writeFileSync(join(folder, `${name}.json`), old.slice(0, 300));
		},
	});
	store.finish(sampleResult({id: 'second', dealNumber: 8}));
	expect(await store.fold()).toBe(false);
	expect(store.problems()).toMatchObject([{key: 'disk-full'}]);
	expect(readFileSync(join(directory, 'stats.json'), 'utf8')).toBe(old);
	expect(played(open(directory))).toBe(2);
	expect(await open(directory).fold()).toBe(true);
	expect(played(open(directory))).toBe(2);
});

test('a result is written, flushed, renamed, and its directory flushed, in this order', () => {
	const directory = temporaryDirectory();
	const calls: string[] = [];
	let isWatched = false;
	const faults = faulty(name => {
		if (isWatched && !['look', 'close', 'makeDirectory'].includes(name)) {
			calls.push(name);
		}

		return 'well';
	}, 'none');
	const store = open(directory, faults);
	store.finish(sampleResult({id: 'first'}));
	isWatched = true;
	store.finish(sampleResult({id: 'second', dealNumber: 8}));
	expect(calls).toEqual(['open', 'write', 'flush', 'rename', 'open', 'flush']);
});

test('added results are removed only after the totals are safe', async () => {
	const calls: string[] = [];
	const faults = faulty((name, parameters) => {
		calls.push(`${name} ${String(parameters[0])}`);
		return 'well';
	}, 'none');
	const directory = temporaryDirectory();
	const store = open(directory, faults);
	store.finish(sampleResult());
	await store.fold();
	const removed = calls.findIndex(call => /^remove .*results/.test(call));
	const written = calls.findIndex(call => call.startsWith('conf'));
	const flushed = calls.findIndex((call, index) => index > written && call.startsWith('flush'));
	expect(written).toBeGreaterThan(0);
	expect(flushed).toBeGreaterThan(written);
	expect(removed).toBeGreaterThan(flushed);
});

test('what could not be written is tried again by itself', async () => {
	const directory = temporaryDirectory();
	let isBad = true;
	const faults = faulty(
		(name, parameters) => (isBad && isChange(name, parameters) ? 'before' : 'well'),
		'ENOSPC',
	);
	const store = open(directory, {...faults, patience: 1});
	store.newSlot().save(sampleSave());
	store.finish(sampleResult());
	expect(new Set(store.problems().map(({key}) => key))).toEqual(new Set(['disk-full']));
	isBad = false;
	await expect.poll(() => store.problems()).toEqual([]);
	expect(played(open(directory))).toBe(1);
	expect(store.facts().games).toHaveLength(1);
});

test('conf is not let at a file for which there may be no room', async () => {
	const directory = temporaryDirectory();
	let calls = 0;
	const {disk} = faulty(name => (name === 'write' ? 'before' : 'well'), 'ENOSPC');
	const store = open(directory, {
		disk,
		setInConf: async () => {
			calls++;
		},
	});
	store.settings.set({theme: 'dark'});
	await store.close();
	expect(calls).toBe(0);
	expect(store.problems()).toMatchObject([{key: 'disk-full'}]);
});

test('a game taken up where nothing could be written does not overwrite what another made of it meanwhile', () => {
	const directory = temporaryDirectory();
	const first = open(directory).newSlot();
	first.save(sampleSave({moves: movesOf(1)}));
	first.release();
	let isBad = true;
	const faults = faulty(
		(name, parameters) => (isBad && isChange(name, parameters) ? 'before' : 'well'),
		'EROFS',
	);
	const store = open(directory, faults);
	const name = store.resumable()[0]?.slot ?? '';
	const claimed = store.claim(name);
	expect(claimed?.save.moves).toHaveLength(1);
	const other = open(directory).claim(name);
	other?.slot.save(sampleSave({moves: movesOf(5)}));
	other?.slot.release();
	isBad = false;
	expect(claimed?.slot.save(sampleSave({moves: movesOf(2)}))?.key).toBe('taken-over');
	expect(claimed?.slot.isWritten()).toBe(true);
	claimed?.slot.release();
	expect(store.problems()).toMatchObject([{key: 'taken-over'}]);
	const lengths = open(directory)
		.resumable()
		.map(({save}) => save.moves.length);
	expect(lengths.toSorted()).toEqual([2, 5]);
});

test('a game taken up where nothing could be written goes on in its place when nobody else had it', () => {
	const directory = temporaryDirectory();
	const first = open(directory).newSlot();
	first.save(sampleSave({moves: movesOf(1)}));
	first.release();
	let isBad = true;
	const faults = faulty(
		(name, parameters) => (isBad && isChange(name, parameters) ? 'before' : 'well'),
		'EROFS',
	);
	const store = open(directory, faults);
	const claimed = store.claim(store.resumable()[0]?.slot ?? '');
	isBad = false;
	expect(claimed?.slot.save(sampleSave({moves: movesOf(2)}))).toBeUndefined();
	claimed?.slot.release();
	expect(moves(open(directory))).toEqual([2]);
	expect(store.problems()).toEqual([]);
});
