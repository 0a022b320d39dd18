import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {open, temporaryDirectory} from './samples.js';

const kept = join(import.meta.dirname, 'formats');

const start = (format: string) => {
	const directory = temporaryDirectory();
	for (const folder of ['games', 'results']) {
		mkdirSync(join(directory, folder));
	}

	for (const [from, to] of [
		['stats', 'stats'],
		['settings', 'settings'],
		['game', 'games/a'],
		['result', 'results/20260102t030405-abcdefghijklmnor'],
	]) {
		copyFileSync(join(kept, format, `${from}.json.txt`), join(directory, `${to}.json`));
	}

	return open(directory);
};

describe.each(readdirSync(kept))('files of format %s', format => {
	test('are read', async () => {
		const store = start(format);
		const {games, last} = store.statistics();
		expect(games.tajemnica).toMatchObject({
			played: 2,
			won: 1,
			givenUp: 1,
			longestWinStreak: 1,
			homeCounts: {12: 1, 104: 1},
			wonMovesFewest: 230,
			seconds: 1690,
		});
		expect(games.damy).toMatchObject({played: 0, replaysPlayed: 1});
		expect(last).toHaveLength(3);
		expect(store.settings.get()).toEqual({theme: 'dark', clock: false, animation: 200});
		expect(store.resumable()).toEqual([
			{
				slot: 'a',
				save: {
					format: 1,
					id: '20260102t030405-abcdefghijklmnos',
					game: 'fajerwerk',
					dealNumber: 4_294_967_295,
					moves: ['d', '1-f2', '12-3', 'e7-f'],
					at: 3,
					startedAt: '2026-01-02T03:04:05.678Z',
					savedAt: '2026-01-02T03:04:05.678Z',
					activeSeconds: 61,
					undos: 2,
					hints: 1,
					replay: false,
					finished: 'lost',
				},
			},
		]);
		expect(store.problems()).toEqual([]);
		expect(await store.fold()).toBe(true);
		expect(store.statistics()).toMatchObject({games, last});
	});
});
