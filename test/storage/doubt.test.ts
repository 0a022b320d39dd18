import {readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {setInConf} from '../../source/storage/conf-file.js';
import {self} from '../../source/storage/owner.js';
import {open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

const elsewhere = JSON.stringify({...self(), boot: 'another', host: 'another', token: 'other'});

/** A lock of a process of another machine, taken so many milliseconds ago. */
const hold = (path: string, age = 0): void => {
	writeFileSync(path, elsewhere);
	const since = (Date.now() - age) / 1000;
	utimesSync(path, since, since);
};

/** A game that another machine has perhaps open, and the slot it has there. */
const openElsewhere = (directory: string, age = 0) => {
	const store = open(directory);
	const slot = store.newSlot();
	slot.save(sampleSave({moves: ['d']}));
	const [name = ''] = readdirSync(join(directory, 'games')).filter(file => file.endsWith('.owner'));
	const owner = join(directory, 'games', name);
	const ours = readFileSync(owner, 'utf8');
	hold(owner, age);
	return {
		slot,
		name: name.replace('.owner', ''),
		/** The other machine is what has it again. */
		takeBack: () => writeFileSync(owner, ours),
	};
};

describe('A game that may be open on another machine', () => {
	test.each([0, 3_600_000, -3_600_000])(
		'is offered apart, however long ago that was (%i ms)',
		age => {
			const directory = temporaryDirectory();
			const {name} = openElsewhere(directory, age);
			const store = open(directory);
			expect(store.resumable()).toEqual([]);
			const since = expect.closeTo(Date.now() - age, -5);
			const save = sampleSave({moves: ['d']});
			expect(store.doubtful()).toEqual([{slot: name, save, isKnown: true, since}]);
			expect(store.claim(name)).toBeUndefined();
		},
	);

	test('is taken where that is insisted on; the other window notices, says so and overwrites nothing', () => {
		const directory = temporaryDirectory();
		const {slot, name} = openElsewhere(directory);
		const store = open(directory);
		const taken = store.claim(name, true);
		expect(taken?.save.moves).toEqual(['d']);
		taken?.slot.save(sampleSave({moves: ['d', 'd']}));
		expect(slot.save(sampleSave({moves: ['d', '1-2', '1-3']}))?.key).toBe('taken-over');
		expect(slot.isWritten()).toBe(true);
		expect(slot.save(sampleSave({moves: ['d', '1-2', '1-3', '1-4']}))).toBeUndefined();
		expect(taken?.slot.save(sampleSave({moves: ['d', 'd', 'd']}))).toBeUndefined();
		const moves = store.open().map(save => save.moves.length);
		expect(moves.toSorted()).toEqual([3, 4]);
	});

	test('is not overwritten either by the one who took it, if the other was just writing', () => {
		const directory = temporaryDirectory();
		const {slot, name} = openElsewhere(directory);
		const store = open(directory);
		const taken = store.claim(name, true);
		taken?.slot.save(sampleSave({moves: ['d', 'd']}));
		// What a machine does that slept between its look at the lock and its write.
		const path = join(directory, 'games', `${name}.json`);
		const late = open(temporaryDirectory());
		const lateSlot = late.newSlot();
		lateSlot.save(sampleSave({moves: ['d', '1-2']}));
		const folder = join(late.directory, 'games');
		const [file = ''] = readdirSync(folder).filter(other => other.endsWith('.json'));
		writeFileSync(path, readFileSync(join(folder, file)));
		expect(taken?.slot.save(sampleSave({moves: ['d', 'd', 'd']}))?.key).toBe('taken-over');
		slot.save(sampleSave({moves: ['d', '1-2', '1-3']}));
		const moves = store.games().map(save => save.moves.join(' '));
		expect(moves).toContain('d d d');
		expect(moves).toContain('d 1-2 1-3');
	});

	test('is the other window’s where it has it for certain', () => {
		const directory = temporaryDirectory();
		const {name, takeBack} = openElsewhere(directory);
		takeBack();
		const store = open(directory);
		expect(store.doubtful()).toEqual([]);
		expect(store.claim(name, true)).toBeUndefined();
	});
});

describe('Statistics that another machine may be writing', () => {
	/** Two results that wait, and the lock of another machine. */
	const waiting = (age: number) => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult({id: 'a', dealNumber: 1}));
		store.finish(sampleResult({id: 'b', dealNumber: 2}));
		hold(join(directory, 'stats.lock'), age);
		return {directory, store};
	};

	const results = (directory: string) => readdirSync(join(directory, 'results')).toSorted();
	const played = (directory: string) => open(directory).statistics().games.tajemnica?.played;

	test('are told all the same, and left alone for a minute', async () => {
		const {directory, store} = waiting(30_000);
		expect(await store.fold()).toBe(false);
		expect(results(directory)).toEqual(['a.json', 'b.json']);
		expect(played(directory)).toBe(2);
	});

	test.each([90_000, -90_000])(
		'are written after that, and the results kept until the next time (%i ms)',
		async age => {
			const {directory, store} = waiting(age);
			expect(await store.fold()).toBe(true);
			expect(results(directory)).toEqual(['a.json', 'b.json']);
			expect(played(directory)).toBe(2);
			expect(await store.fold()).toBe(true);
			expect(results(directory)).toEqual([]);
			expect(played(directory)).toBe(2);
		},
	);

	test.each([
		['before', 1],
		['before', 2],
		['after', 1],
		['after', 2],
	])(
		'lose and count twice nothing where they were written %s the one who slept writes, %i times',
		async (when, times) => {
			const {directory} = waiting(0);
			const lock = join(directory, 'stats.lock');
			hold(lock, 90_000);
			const other = async () => {
				// To the other it can't be known whose the lock is.
				hold(lock, 90_000);
				const store = open(directory);
				store.finish(sampleResult({id: 'c', dealNumber: 3}));
				for (let time = 0; time < times; time++) {
					expect(await store.fold()).toBe(true);
				}
			};
			const sleeper = open(directory, {
				setInConf: async (...parameters) => {
					if (when === 'before') {
						await other();
					}

					await setInConf(...parameters);
					if (when === 'after') {
						await other();
					}
				},
			});
			expect(await sleeper.fold()).toBe(false);
			expect(played(directory)).toBe(3);
			for (let time = 0; time < 2; time++) {
				await open(directory).fold();
				expect(played(directory)).toBe(3);
			}

			expect(results(directory)).toEqual([]);
		},
	);
});
