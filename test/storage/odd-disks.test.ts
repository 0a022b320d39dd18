import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {platform} from 'node:process';
import {describe, expect, test} from 'vitest';
import {codeOf, type Disk, nodeDisk} from '../../source/storage/disk.js';
import {createFiles} from '../../source/storage/files.js';
import type {Store} from '../../source/storage/store.js';
import {namesIn} from './fault-scenarios.js';
import {faulty, isChange} from './faulty-disk.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

/** The whole disk, where some calls end in an error. */
const where = (isBad: (name: string, parameters: readonly unknown[]) => boolean, code: string) =>
	faulty((...call) => (isBad(...call) ? 'before' : 'well'), code);

/** Does everything that is done with files and expects it to go well. */
const expectWell = async (directory: string, faults: ReturnType<typeof faulty>): Promise<void> => {
	const store = open(directory, faults);
	expect(store.obstacle()).toBeUndefined();
	const slot = store.newSlot();
	expect(slot.save(sampleSave({moves: movesOf(1)}))).toBeUndefined();
	expect(slot.save(sampleSave({moves: movesOf(2)}))).toBeUndefined();
	expect(store.obstacle()).toBeUndefined();
	// Another window keeps off.
	expect(open(directory, faults).resumable()).toEqual([]);
	expect(store.finish(sampleResult({id: 'first'}))).toBeUndefined();
	expect(await store.fold()).toBe(true);
	expect(store.finish(sampleResult({id: 'second', dealNumber: 8}))).toBeUndefined();
	expect(await store.fold()).toBe(true);
	store.settings.set({theme: 'dark'});
	await store.close();
	slot.release();
	const path = join(directory, 'all.json');
	expect(store.exportTo(path)).toBeUndefined();
	expect(store.exportTo(path)).toMatchObject({code: 'EEXIST'});
	expect(JSON.parse(readFileSync(path, 'utf8')).games.tajemnica.played).toBe(2);
	expect((await store.reset()).kind).toBe('kept');
	expect(store.problems()).toEqual([]);
	const next = open(directory, faults);
	expect(next.resumable().map(({save}) => save.moves.length)).toEqual([2]);
	expect(next.settings.get()).toEqual({theme: 'dark'});
	expect(next.statistics().games).toEqual({});
	expect(next.problems()).toEqual([]);
	expect(
		namesIn(directory).filter(name => /\.new-|\.tmp-|\.lock|\.owner|trial/.test(name)),
	).toEqual([]);
};

describe.each([
	'EPERM',
	'EMLINK',
	'EXDEV',
	'EACCES',
	'ENOSYS',
	'ENOTSUP',
	'EOPNOTSUPP',
	'EINVAL',
	'EIO',
	'EROFS',
	'ENOENT',
	'ESTALE',
	'EFBIG',
	'no code that is known',
])('on a disk without hard links, which says %s,', code => {
	test('all goes as elsewhere', async () => {
		await expectWell(
			temporaryDirectory(),
			where(name => name === 'link', code),
		);
	});

	test('a file is created whole, and never over another', () => {
		const path = join(temporaryDirectory(), 'file');
		const text = 'whole '.repeat(1000);
		const states: string[] = [];
		const look = (): void => {
			try {
				states.push(readFileSync(path, 'utf8'));
			} catch {}
		};
		const {disk} = faulty(name => {
			look();
			return name === 'link' ? 'before' : 'well';
		}, code);
		const files = createFiles(disk, () => new Date());
		expect(files.create(path, text)).toBe(true);
		look();
		// Killed at any call, the program leaves an empty file at the worst.
		expect([...new Set(states)]).toEqual(['', text]);
		expect(files.create(path, 'another')).toBe(false);
		expect(readFileSync(path, 'utf8')).toBe(text);
		expect(readdirSync(join(path, '..'))).toEqual(['file']);
	});
});

test.each(['open', 'write', 'close', 'rename'])(
	'without hard links and with a failing %s nothing is created and nothing left',
	call => {
		const directory = temporaryDirectory();
		let count = 0;
		const total = call === 'open' || call === 'close' ? 2 : 1;
		const {disk} = where(name => name === 'link' || (name === call && ++count === total), 'EIO');
		expect(() =>
			createFiles(disk, () => new Date()).create(join(directory, 'file'), 'text'),
		).toThrow('EIO');
		expect(readdirSync(directory)).toEqual([]);
	},
);

describe('pasjans doctor tries what the program does:', () => {
	test.each([
		['a rename', 'rename', 'EXDEV', {key: 'not-written', code: 'EXDEV'}],
		['a flush of a file or a directory', 'flush', 'EIO', {key: 'not-written', code: 'EIO'}],
		['a removal', 'remove', 'EACCES', {key: 'no-permission'}],
		['a write', 'write', 'EDQUOT', {key: 'disk-full'}],
		['a close', 'close', 'EDQUOT', {key: 'disk-full'}],
	])('%s', (_, call, code, problem) => {
		const directory = temporaryDirectory();
		const store = open(
			directory,
			where(name => name === call, code),
		);
		expect(store.obstacle()).toMatchObject({...problem, path: directory});
	});

	test('a lock, where neither a link nor a file of that name can be made', () => {
		const directory = temporaryDirectory();
		let isLinked = false;
		const {disk} = faulty((name, parameters) => {
			isLinked ||= name === 'link';
			return name === 'link' || (isLinked && name === 'open' && parameters[2] !== undefined)
				? 'before'
				: 'well';
		}, 'EACCES');
		expect(open(directory, {disk}).obstacle()).toEqual({key: 'no-permission', path: directory});
		expect(readdirSync(directory)).toEqual([]);
	});
});

describe.each(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])(
	'on a disk that knows no flush, which says %s,',
	code => {
		const error = (): Error =>
			Object.assign(new Error('made by the test'), {code, syscall: 'fsync'});

		test('all goes as elsewhere', async () => {
			const faults = where(name => name === 'flush' || name === 'flushAndClose', code);
			await expectWell(temporaryDirectory(), {
				...faults,
				// So does conf, which takes it for a failure.
				setInConf: async () => {
					throw error();
				},
			});
		});
	},
);

test('on a disk that flushes no directories that are open for reading all goes as elsewhere', async () => {
	const directories = new Set<unknown>();
	const {disk} = where(() => false, 'none');
	await expectWell(temporaryDirectory(), {
		...where(() => false, 'none'),
		disk: {
			...disk,
			open: (path, flags, mode) => {
				const file = disk.open(path, flags, mode);
				if (disk.lookAtOpen(file).kind === 'directory') {
					directories.add(file);
				}

				return file;
			},
			close: file => {
				directories.delete(file);
				disk.close(file);
			},
			flush: file => {
				if (directories.has(file)) {
					throw Object.assign(new Error('made by the test'), {code: 'EBADF'});
				}

				disk.flush(file);
			},
		},
	});
});

describe('a disk that knows no modes', () => {
	test('is as good as another', async () => {
		await expectWell(
			join(temporaryDirectory(), 'data'),
			where(name => name === 'setMode', 'EPERM'),
		);
	});
});

describe('a failed flush', () => {
	const files = [
		['of the file', (disk: Disk, file: number) => disk.lookAtOpen(file).kind === 'file'],
		['of its directory', (disk: Disk, file: number) => disk.lookAtOpen(file).kind === 'directory'],
	] as const;

	test.each(files)(
		'%s is told of a result, which waits until one goes well',
		async (_, isMeant) => {
			const directory = temporaryDirectory();
			let isBad = true;
			let flushes = 0;
			const {disk} = where((name, [file]) => {
				const isFlush = name === 'flush' && isMeant(nodeDisk, file as number);
				flushes += isFlush && !isBad ? 1 : 0;
				return isFlush && isBad;
			}, 'EIO');
			const store = open(directory, {disk});
			const told = {key: 'not-written', code: 'EIO'};
			expect(store.finish(sampleResult())).toMatchObject(told);
			expect(store.retry()).toBe(false);
			expect(store.problems()).toMatchObject([told]);
			isBad = false;
			expect(store.retry()).toBe(true);
			expect(flushes).toBe(1);
			expect(store.problems()).toEqual([]);
			expect(open(directory).statistics().games.tajemnica?.played).toBe(1);
		},
	);

	test.each(files)('%s is told of the statistics, and the results stay', async (_, isMeant) => {
		const directory = temporaryDirectory();
		open(directory).finish(sampleResult());
		let isBad = true;
		const {disk} = where(
			(name, [file]) => isBad && name === 'flush' && isMeant(nodeDisk, file as number),
			'EIO',
		);
		const store = open(directory, {disk});
		expect(await store.fold()).toBe(false);
		expect(store.problems()).toMatchObject([{key: 'not-written', code: 'EIO'}]);
		expect(store.facts().waitingResults).toBe(1);
		isBad = false;
		expect(await store.fold()).toBe(true);
		expect(store.problems()).toEqual([]);
		expect(open(directory).statistics().games.tajemnica?.played).toBe(1);
	});

	/** A store on a disk that fails to flush as long as it is bad, and all the calls it makes. */
	const behind = (patience?: number) => {
		const directory = temporaryDirectory();
		const state = {isBad: true, calls: [] as string[]};
		const {disk} = faulty(name => {
			state.calls.push(name);
			return state.isBad && name.startsWith('flush') ? 'before' : 'well';
		}, 'EIO');
		const store = open(directory, {disk, ...(patience === undefined ? {} : {patience})});
		return {directory, state, store, slot: store.newSlot()};
	};

	const told = {key: 'not-written', code: 'EIO'};

	test('that nobody waits for is told too; the save is written again, and that is waited for', async () => {
		const {directory, state, store, slot} = behind();
		expect(slot.save(sampleSave({moves: movesOf(1)}))).toBeUndefined();
		await store.close();
		expect(store.problems()).toMatchObject([told]);
		expect(slot.isWritten()).toBe(false);
		expect(slot.save(sampleSave({moves: movesOf(2)}))).toMatchObject(told);
		expect(slot.save(sampleSave({moves: movesOf(3)}))).toMatchObject(told);
		state.isBad = false;
		state.calls.length = 0;
		expect(store.retry()).toBe(true);
		expect(state.calls).toContain('write');
		expect(state.calls).toContain('flush');
		expect(store.problems()).toEqual([]);
		state.calls.length = 0;
		expect(slot.save(sampleSave({moves: movesOf(4)}))).toBeUndefined();
		expect(state.calls).not.toContain('flush');
		slot.release();
		expect(
			open(directory)
				.resumable()
				.map(({save}) => save.moves.length),
		).toEqual([4]);
	});

	test('of a game that was left is known when the store is closed, and is tried again', async () => {
		const {directory, state, store, slot} = behind();
		slot.save(sampleSave({moves: movesOf(1)}));
		slot.release();
		await store.close();
		expect(store.problems()).toMatchObject([told]);
		expect(store.retry()).toBe(false);
		state.isBad = false;
		expect(store.retry()).toBe(true);
		expect(store.problems()).toEqual([]);
		expect(open(directory).resumable()).toHaveLength(1);
	});

	test('is tried again by itself', async () => {
		const {state, store, slot} = behind(1);
		slot.save(sampleSave());
		await store.close();
		expect(store.problems()).toMatchObject([told]);
		state.isBad = false;
		await expect.poll(() => store.problems()).toEqual([]);
		expect(slot.isWritten()).toBe(true);
	});

	test('of a game that is no longer there is nobody’s trouble', async () => {
		const {store, slot} = behind();
		slot.save(sampleSave());
		slot.discard();
		await store.close();
		expect(store.problems()).toEqual([]);
		expect(store.retry()).toBe(true);
	});

	test('is not waited for longer than a second where the disk doesn’t answer', async () => {
		const store = open(temporaryDirectory(), {
			disk: {...nodeDisk, flushAndClose: () => new Promise(() => undefined)},
		});
		store.newSlot().save(sampleSave());
		const began = performance.now();
		await store.close();
		expect(performance.now() - began).toBeLessThan(2000);
	});
});

describe('a file with a byte-order mark', () => {
	const mark = '\uFEFF';
	const fill = async (store: Store): Promise<void> => {
		const slot = store.newSlot();
		slot.save(sampleSave());
		slot.release();
		store.finish(sampleResult({id: 'first'}));
		await store.fold();
		store.finish(sampleResult({id: 'second', dealNumber: 8}));
		store.settings.set({theme: 'dark'});
		await store.close();
	};

	test('is read and written as without', async () => {
		const directory = temporaryDirectory();
		await fill(open(directory));
		for (const name of namesIn(directory).filter(name => /\.(?:json|prev)$/.test(name))) {
			const path = join(directory, name);
			writeFileSync(path, `${mark}${readFileSync(path, 'utf8')}`);
		}

		const store = open(directory);
		expect(store.resumable()[0]?.save).toEqual(sampleSave());
		expect(store.statistics().games.tajemnica?.played).toBe(2);
		expect(store.settings.get()).toEqual({theme: 'dark'});
		store.settings.set({clock: true});
		expect(await store.fold()).toBe(true);
		await store.close();
		expect(store.problems()).toEqual([]);
		const next = open(directory);
		expect(next.settings.get()).toEqual({theme: 'dark', clock: true});
		expect(next.statistics().games.tajemnica?.played).toBe(2);
		expect(next.problems()).toEqual([]);
	});
});

describe.skipIf(platform === 'win32')('the name of an error', () => {
	test('is known from its number alone', () => {
		const byNumber = Object.entries(constants.errno).map(([name, number]) => {
			const code = `Unknown system error ${-number}`;
			const error = Object.assign(new Error('made by the test'), {code, errno: -number});
			return [name, number, constants.errno[codeOf(error) as keyof typeof constants.errno]];
		});
		expect(byNumber.map(([, , number]) => number)).toEqual(byNumber.map(([, number]) => number));
		expect(byNumber.length).toBeGreaterThan(50);
	});

	test('is Node’s where it has one, and unknown where nobody has', () => {
		expect(codeOf(Object.assign(new Error('x'), {code: 'EIO', errno: -5}))).toBe('EIO');
		expect(
			codeOf(Object.assign(new Error('x'), {code: 'Unknown system error -9999', errno: -9999})),
		).toBe('unknown');
		expect(codeOf(new Error('x'))).toBe('unknown');
		expect(codeOf('x')).toBe('unknown');
	});
});

describe('whatever error every changing call ends in', () => {
	test.each(Object.keys(constants.errno).filter(code => code !== 'EEXIST'))(
		'%s: told, nothing thrown, nothing harmed',
		async code => {
			const directory = temporaryDirectory();
			let isBad = false;
			const store = open(
				directory,
				where((name, parameters) => isBad && isChange(name, parameters), code),
			);
			const slot = store.newSlot();
			slot.save(sampleSave({moves: movesOf(1)}));
			isBad = true;
			expect(slot.save(sampleSave({moves: movesOf(2)}))).toBeDefined();
			expect(store.finish(sampleResult())).toBeDefined();
			expect(await store.fold()).toBe(false);
			expect(store.obstacle()).toBeDefined();
			isBad = false;
			expect(store.retry()).toBe(true);
			expect(await store.fold()).toBe(true);
			expect(store.problems()).toEqual([]);
			slot.release();
			expect(
				open(directory)
					.resumable()
					.map(({save}) => save.moves.length),
			).toEqual([2]);
			expect(open(directory).statistics().games.tajemnica?.played).toBe(1);
		},
	);
});
