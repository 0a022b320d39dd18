import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {waysToBreak} from '../helpers/breaking.ts';
import {startWithBrokenSave, startWithBrokenStatistics} from '../helpers/broken-starts.ts';
import {makeHome} from '../helpers/home.ts';
import {plant, recorded} from '../helpers/kept.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';

afterAll(closeTerminals);

/** Far above the two seconds that are promised: other tests share the cores. */
const limit = 6000;

describe.concurrent('The program starts and tells in one line what it set aside, when someone', () => {
	test.each(waysToBreak.map((way, index) => [way, index] as const))(
		'%s: a saved game',
		async (way, seed) => {
			const {taken, faults} = await startWithBrokenSave(way, seed);

			expect(faults).toEqual([]);
			expect(taken).toBeLessThan(limit);
		},
	);

	test.each([
		['flips a bit', 1],
		['cuts it off', 2],
	] as const)('%s: the statistics', async (way, seed) => {
		const {taken, faults} = await startWithBrokenStatistics(way, seed);

		expect(faults).toEqual([]);
		expect(taken).toBeLessThan(limit);
	});
});

test('The menu, too, tells that a file was set aside', async () => {
	const home = makeHome();
	plant(home, recorded('tajemnica', 'lost', 9));
	const games = join(home, 'data', 'games');
	writeFileSync(join(games, readdirSync(games)[0]!), 'nonsense');
	const terminal = openTerminal({home});
	await terminal.waitFor('A damaged file was set aside as');
	await terminal.waitFor('Fajerwerk');
});

test('A game of a newer version is left byte for byte, and said so', async () => {
	const home = makeHome();
	plant(home, recorded('tajemnica', 'lost', 9));
	const games = join(home, 'data', 'games');
	const file = join(games, readdirSync(games)[0]!);
	const text = readFileSync(file, 'utf8').replace('"format":1', '"format":2');
	writeFileSync(file, text);
	const terminal = openTerminal({home, args: ['tajemnica']});
	await terminal.waitFor('A newer version of the program wrote');
	terminal.type('dq');
	await terminal.exit;

	expect(readFileSync(file, 'utf8')).toBe(text);
});
