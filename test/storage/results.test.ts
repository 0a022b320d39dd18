import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {decodeSave, encodeSave} from '../../source/play/save.js';
import {faulty, isChange} from './faulty-disk.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

/** A disk on which, as long as it is bad, nothing can be changed where the path says so. */
const disk = (isMeant: (path: string) => boolean) => {
	const state = {isBad: false};
	const faults = faulty(
		(name, parameters) =>
			state.isBad &&
			isChange(name, parameters) &&
			parameters.some(parameter => isMeant(String(parameter)))
				? 'before'
				: 'well',
		'EACCES',
	);
	return {state, faults};
};

const inResults = (path: string): boolean => path.includes('/results');

const finished = sampleSave({finished: 'lost'});
const result = sampleResult();
const playedIn = (directory: string) => open(directory).statistics().games.tajemnica?.played;

/** A game played to its end while its result can't be recorded, and discarded as the player goes on. */
const discarded = (directory: string, isMeant = inResults) => {
	const {state, faults} = disk(isMeant);
	const store = open(directory, faults);
	const slot = store.newSlot();
	slot.save(sampleSave({moves: movesOf(3)}));
	state.isBad = true;
	expect(store.finish(result)?.key).toBe('no-permission');
	slot.save(finished);
	slot.discard();
	return {state, store, slot};
};

describe('A game whose result can’t be recorded', () => {
	test('is kept when it is discarded, and counted once at the next start', async () => {
		const directory = temporaryDirectory();
		const {store} = discarded(directory);
		await store.close();
		expect(store.retry()).toBe(true);
		expect(playedIn(directory)).toBeUndefined();

		const next = open(directory);
		expect(next.resumable().map(({save}) => save)).toEqual([{...finished, result}]);
		for (let time = 0; time < 2; time++) {
			next.resumable();
			await next.fold();
			expect(next.statistics().games.tajemnica?.played).toBe(1);
			expect(readdirSync(join(directory, 'results'))).toEqual([]);
		}

		const claimed = next.claim(next.resumable()[0]?.slot ?? '');
		claimed?.slot.discard();
		await next.fold();
		expect(readdirSync(join(directory, 'games'))).toEqual([]);
		expect(playedIn(directory)).toBe(1);
	});

	test('is kept by a program that is killed at once', () => {
		const directory = temporaryDirectory();
		const {state, store} = discarded(directory);
		expect(store.open()).toEqual([{...finished, result}]);
		state.isBad = false;
	});

	test('goes as soon as it could be', async () => {
		const directory = temporaryDirectory();
		const {state, store, slot} = discarded(directory);
		slot.save(sampleSave({id: 'next'}));
		expect(readdirSync(join(directory, 'games')).filter(name => /json$/.test(name))).toHaveLength(
			2,
		);
		state.isBad = false;
		expect(store.retry()).toBe(true);
		expect(store.open().map(({id}) => id)).toEqual(['next']);
		expect(playedIn(directory)).toBe(1);
		await store.close();
	});

	test('goes with the next move after that too', () => {
		const directory = temporaryDirectory();
		const {state, store, slot} = discarded(directory);
		state.isBad = false;
		slot.save(sampleSave({id: 'next'}));
		store.retry();
		expect(store.open().map(({id}) => id)).toEqual(['next']);
		expect(playedIn(directory)).toBe(1);
	});

	test('and which can’t be written either is not removed, and it is said that something is missing', async () => {
		const directory = temporaryDirectory();
		const {state, store} = discarded(directory, () => true);
		await store.close();
		expect(store.retry()).toBe(false);
		state.isBad = false;
		expect(open(directory).open()).toMatchObject([{moves: movesOf(3)}]);
	});

	test('left with something undone has its result with it', async () => {
		const directory = temporaryDirectory();
		const {state, faults} = disk(inResults);
		const store = open(directory, faults);
		const slot = store.newSlot();
		state.isBad = true;
		store.finish(result);
		slot.save({...finished, at: 1});
		slot.release();
		await store.close();
		expect(store.retry()).toBe(true);
		const next = open(directory);
		expect(next.resumable()[0]?.save.at).toBe(1);
		expect(playedIn(directory)).toBe(1);
	});
});

test('a save with a result is read as it was written, with that of another game not at all', () => {
	const save = {...finished, result};
	expect(decodeSave(encodeSave(save))).toEqual({ok: true, value: save});
	const wrong = {...save, result: sampleResult({id: 'another'})};
	expect(decodeSave(encodeSave(wrong)).ok).toBe(false);
});
