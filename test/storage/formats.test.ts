import {copyFileSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {sessionOf} from '../../source/play/session.js';
import {statisticsJson} from '../../source/play/statistics-json.js';
import {glance} from '../../source/storage/glance.js';
import {openStore} from '../../source/storage/store.js';
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

/** A directory as the program left it that wrote format 1: games that wait, a result that does, all else. */
const playedWith = (format: string): string => {
	const directory = temporaryDirectory();
	const from = join(kept, format, 'played');
	for (const name of readdirSync(from, {recursive: true}).map(String)) {
		if (name.endsWith('.txt')) {
			const to = join(directory, name.replace(/\.txt$/, ''));
			mkdirSync(dirname(to), {recursive: true});
			copyFileSync(join(from, name), to);
		}
	}

	return directory;
};

const told = (format: string): string => readFileSync(join(kept, format, 'told.json.txt'), 'utf8');

describe('what was played with the program that wrote format 1', () => {
	const read = (directory: string) =>
		openStore({
			directory,
			now: () => new Date(),
			isSound: save => sessionOf(save) !== undefined,
		});
	const json = (directory: string): string =>
		`${JSON.stringify(statisticsJson(read(directory).statistics()))}\n`;

	test('is told in the same words, before and after it is written anew', async () => {
		const directory = playedWith('1');
		expect(json(directory)).toBe(told('1'));
		expect(await read(directory).fold()).toBe(true);
		expect(json(directory)).toBe(told('1'));
		expect(await read(directory).recount()).toEqual({
			kind: 'counted',
			games: 3,
			differences: [],
		});
		expect(json(directory)).toBe(told('1'));
	});

	test('waits as it was left: games, settings and the picture of the table', () => {
		const directory = playedWith('1');
		const store = read(directory);
		const games = store.resumable().map(({save}) => [save.game, save.dealNumber, save.at]);
		expect(games).toContainEqual(['fajerwerk', 7, 1]);
		expect(store.settings.get()).toMatchObject({theme: 'light', isClockShown: false});
		expect(store.problems()).toEqual([]);
		expect(glance(directory).settings).toMatchObject({theme: 'light'});
		expect(glance(directory).lastFrame()).toMatchObject({game: 'fajerwerk', dealNumber: 7});
	});
});
