import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll} from 'vitest';
import type {Result} from '../../source/play/result.js';
import type {Save} from '../../source/play/save.js';
import {openStore, type StoreOptions} from '../../source/storage/store.js';

const made: string[] = [];

// Where there is a file system in memory, flushing costs nothing.
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

afterAll(() => {
	for (const directory of made.splice(0)) {
		rmSync(directory, {recursive: true, force: true});
	}
});

/** A new empty directory, removed after the tests of the file. */
export const temporaryDirectory = (): string => {
	const directory = mkdtempSync(join(place, 'pasjans-'));
	made.push(directory);
	return directory;
};

export const at = '2026-01-02T03:04:05.678Z';

export const sampleSave = (change: Partial<Save> = {}): Save => {
	const moves = change.moves ?? ['d', '1-f2', '12-3', 'e7-f'];
	return {
		format: 1,
		id: '20260102t030405-abcdefghijklmnop',
		game: 'tajemnica',
		dealNumber: 4_294_967_295,
		moves,
		at: moves.length,
		startedAt: at,
		savedAt: at,
		activeSeconds: 61,
		undos: 2,
		hints: 1,
		replay: false,
		...change,
	};
};

export const movesOf = (count: number): readonly string[] =>
	Array.from({length: count}, (_, index) => `${(index % 12) + 1}-f${index % 8}`);

export const sampleResult = (change: Partial<Result> = {}): Result => ({
	format: 1,
	id: '20260102t030405-abcdefghijklmnop',
	game: 'tajemnica',
	dealNumber: 7,
	outcome: 'lost',
	replay: false,
	home: 40,
	of: 104,
	moves: 200,
	seconds: 600,
	undos: 3,
	hints: 0,
	startedAt: at,
	endedAt: at,
	...change,
});

export const open = (directory: string, change: Partial<StoreOptions> = {}) =>
	openStore({directory, now: () => new Date(), isSound: () => true, ...change});
