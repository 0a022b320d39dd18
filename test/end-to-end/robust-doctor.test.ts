import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {resultOf} from '../../source/play/session.js';
import {languages, texts} from '../../source/ui/text/text.js';
import {environment, makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const run = (home: string, ...args: readonly string[]) => {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
		cwd: home,
		env: environment(home),
		encoding: 'utf8',
	});
	return {stdout, stderr, status};
};

const win = (home: string) => {
	const session = recorded('fajerwerk', 'won', 0);
	storeIn(home).finish(resultOf(session, 'won', new Date().toISOString()));
};

describe('pasjans doctor', () => {
	test.each([
		[
			'en',
			[
				'Games and statistics lie in',
				'Games that wait to be taken up: 1',
				'is open in process',
				'Results not yet added to the statistics file: 1',
				'Set aside; they can be deleted',
				'A damaged file was set aside',
			],
		],
		[
			'pl',
			[
				'Gry i statystyki leżą w',
				'Gry, które czekają na dokończenie: 1',
				'jest otwarta w procesie',
				'Wyniki jeszcze niedopisane do pliku statystyk: 1',
				'Odłożone na bok; można je usunąć',
				'Uszkodzony plik odłożono',
			],
		],
	])(
		'tells in the language %s where all lies, what waits and what was set aside',
		async (language, lines) => {
			const home = makeHome();
			const data = join(home, 'data');
			for (const outcome of ['won', 'lost'] as const) {
				plant(home, recorded('fajerwerk', outcome, 9));
			}
			const [broken = ''] = readdirSync(join(data, 'games'));
			win(home);
			const terminal = openTerminal({home, args: ['tajemnica']});
			await terminal.waitFor(/no\. \d+/);
			terminal.type('d');
			await terminal.waitFor('stock 92');
			// What waits at the start is added soon after it; what comes later is left to the next time.
			await expect.poll(() => readdirSync(join(data, 'results'))).toEqual([]);
			writeFileSync(join(data, 'games', broken), 'nonsense');
			win(home);
			const {stdout, stderr, status} = run(home, 'doctor', '--lang', language);

			expect(stderr).toBe('');
			expect(status).toBe(0);
			for (const line of lines) {
				expect(stdout).toContain(line);
			}
			expect(stdout).toContain(data);
			expect(stdout).toContain(String(terminal.pid));
		},
	);

	test('finds nothing wrong where nothing was ever kept, and makes nothing', () => {
		const home = makeHome();
		const {stdout, status} = run(home, 'doctor');

		expect(stdout).toContain('Everything can be read and written.');
		expect(status).toBe(0);
		expect(readdirSync(home)).toEqual([]);
	});
});

describe.skipIf(platform !== 'linux')('pasjans doctor where nothing can be saved', () => {
	test.each(languages)('says so as the game does, in the language %s', language => {
		const {stdout} = run(makeHome(), 'doctor', '--data-dir', '/proc/nope', '--lang', language);

		expect(stdout.trimEnd().split('\n').at(-1)).toBe(
			texts[language].problems['not-written']('/proc/nope', 'ENOENT'),
		);
	});
});

/** Wins a game, and does to the statistics file what the way says. */
const withStatistics = async (way: 'newer' | 'damaged') => {
	const home = makeHome();
	win(home);
	await storeIn(home).fold();
	const path = join(home, 'data', 'stats.json');
	const newer = readFileSync(path, 'utf8').replaceAll(/"format":\s*\d/g, '"format": 7');
	writeFileSync(path, way === 'newer' ? newer : 'nonsense');
	return {home, path, names: () => readdirSync(join(home, 'data'))};
};

describe('pasjans stats where its file', () => {
	test.each([['--export=all.json'], ['--reset']])(
		'is of a newer format: %s does nothing and says why',
		async flag => {
			const {home, path, names} = await withStatistics('newer');
			const before = [names(), readFileSync(path, 'utf8')];
			const {stdout, stderr, status} = run(home, 'stats', flag);

			expect({stdout, status}).toEqual({stdout: '', status: 1});
			expect(stderr).toContain(`A newer version of the program wrote ${path}`);
			expect([names(), readFileSync(path, 'utf8')]).toEqual(before);
			expect(readdirSync(home)).toEqual(['data']);
		},
	);

	test.each([['--export=all.json'], ['--reset']])(
		'is damaged: %s takes the copy and says so',
		async flag => {
			const {home, path, names} = await withStatistics('damaged');
			const {stderr, status} = run(home, 'stats', flag);

			expect(status).toBe(0);
			expect(stderr).toMatch(new RegExp(`^pasjans: A damaged file was set aside as ${path}.*\\n$`));
			const [written] = flag === '--reset' ? names().filter(name => name.includes('.kept-')) : [];
			const file = written === undefined ? 'all.json' : join('data', written);
			expect(readFileSync(join(home, file), 'utf8')).toContain('"fajerwerk"');
		},
	);
});

describe('pasjans stats', () => {
	test.each([
		['en', 'The statistics are written to', 'is there already', 'could not be written'],
		['pl', 'Statystyki zapisano w pliku', 'już istnieje', 'Nie udało się zapisać'],
	])('--export writes a new file only, in the language %s', (language, done, isThere, failed) => {
		const home = makeHome();
		win(home);
		const first = run(home, 'stats', '--export', 'all.json', '--lang', language);
		const text = readFileSync(join(home, 'all.json'), 'utf8');
		const second = run(home, 'stats', '--export', 'all.json', '--lang', language);
		const third = run(home, 'stats', '--export', 'no/where.json', '--lang', language);

		expect(first).toMatchObject({stderr: '', status: 0});
		expect(first.stdout).toContain(done);
		expect(JSON.parse(text)).toEqual(JSON.parse(run(home, 'stats', '--json').stdout));
		expect(second).toMatchObject({stdout: '', status: 1});
		expect(second.stderr).toContain(isThere);
		expect(third).toMatchObject({stdout: '', status: 1});
		expect(third.stderr).toContain(failed);
		expect(readFileSync(join(home, 'all.json'), 'utf8')).toBe(text);
	});

	test.each([
		['en', 'The statistics begin anew', 'There are no statistics'],
		['pl', 'Statystyki zaczynają się od nowa', 'Nie ma statystyk'],
	])(
		'--reset begins anew and keeps the old ones, in the language %s',
		(language, done, nothing) => {
			const home = makeHome();
			const resetNothing = () => {
				const {stderr, status} = run(home, 'stats', '--reset', '--lang', language);
				expect(status).toBe(1);
				expect(stderr).toContain(nothing);
			};
			resetNothing();
			expect(readdirSync(home)).toEqual([]);
			win(home);
			plant(home, recorded('tajemnica', 'lost', 9));
			const {stdout, status} = run(home, 'stats', '--reset', '--lang', language);

			expect(stdout).toContain(done);
			expect(status).toBe(0);
			expect(storeIn(home).statistics().games).toEqual({});
			expect(storeIn(home).resumable()).toHaveLength(1);
			const [kept = ''] = readdirSync(join(home, 'data')).filter(name => name.includes('.kept-'));
			expect(readFileSync(join(home, 'data', kept), 'utf8')).toContain('"fajerwerk"');
			expect(stdout).toContain(kept);
			const names = readdirSync(join(home, 'data'));
			resetNothing();
			expect(readdirSync(join(home, 'data'))).toEqual(names);
		},
	);
});

describe('pasjans doctor --recount', () => {
	test.each([
		[
			'en',
			'No result has been recorded yet.',
			'2 games: the statistics are right.',
			'2 games, and the statistics put right:',
			'Fajerwerk, won: 0 was told, 1 is right',
			'are damaged or missing',
		],
		[
			'pl',
			'Nie zapisano jeszcze żadnego wyniku.',
			'(gier: 2): statystyki się zgadzają.',
			'(gier: 2) i poprawiono statystyki:',
			'Fajerwerk, won: było 0, ma być 1',
			'jest uszkodzona lub zniknęła',
		],
	])(
		'counts all results and says what differed, in the language %s',
		async (language, nothing, right, corrected, difference, incomplete) => {
			const home = makeHome();
			const recount = () => run(home, 'doctor', '--recount', '--lang', language);
			expect(recount()).toMatchObject({stdout: `${nothing}\n`, stderr: '', status: 0});
			expect(readdirSync(home)).toEqual([]);
			win(home);
			await storeIn(home).fold();
			win(home);
			expect(recount()).toMatchObject({stderr: '', status: 0});
			expect(recount().stdout).toContain(right);

			const data = join(home, 'data');
			for (const name of ['stats.json', 'stats.json.prev']) {
				rmSync(join(data, name));
			}
			const {stdout, status} = recount();
			expect(status).toBe(0);
			expect(stdout).toContain(corrected);
			expect(stdout).toContain(difference);
			expect(recount().stdout).toContain(right);

			const history = join(data, 'history');
			const [name = ''] = readdirSync(history);
			const text = readFileSync(join(history, name), 'utf8');
			writeFileSync(join(history, name), text.replace('"won"', '"wan"'));
			const refused = recount();
			expect(refused).toMatchObject({stdout: '', status: 1});
			expect(refused.stderr).toContain(incomplete);
			expect(storeIn(home).statistics().games.fajerwerk?.played).toBe(1);
			const {stdout: told} = run(home, 'doctor', '--lang', language);
			expect(told).toContain(join('history', name));
		},
	);
});
