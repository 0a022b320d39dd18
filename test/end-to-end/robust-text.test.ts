import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {newGameId} from '../../source/play/result.js';
import {sealedText} from '../../source/play/sealed.js';
import {environment, makeHome} from '../helpers/home.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';

afterAll(closeTerminals);

/** Steers a terminal, rings, sets its title, turns the writing round, heaps marks, fakes a line. */
const hostile = `\u001b]0;owned\u0007\u001b[31m\u009b2J\u202e${'\u0301'.repeat(60)}\u200b\r\nfaked${'x'.repeat(3000)}`;

/** What the program itself sends: switches, moves, colours, erasing. */
const own = /\u001b\[[\d;?<>]*[hlHJKmGdCDABXPrsu]|\u001b[78>]|[\r\n]/gu;
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
	const home = makeHome();
	return spawnSync(process.execPath, [program, ...args], {
		cwd: home,
		env: environment(home, env),
		encoding: 'utf8',
		timeout: 20_000,
	});
};

const expectClean = (text: string) => {
	expect(text.replaceAll('\n', '')).not.toMatch(unprintable);
	expect(text).not.toMatch(/^faked/m);
};

describe.concurrent('What others wrote reaches the shell in printable characters only', () => {
	test.each<readonly [string, ...string[]]>([
		['the name of a game', hostile],
		['a deal number', 'tajemnica', '--deal', hostile],
		['an option', `--${hostile}`],
		['a language', '--lang', hostile],
		['a time', '--idle-exit', hostile],
		['a card', 'trace', 'tajemnica', '--stock', hostile],
		['a place for games', 'doctor', '--data-dir', `sub${hostile.slice(0, 100)}`],
		['a file for statistics', 'stats', '--export', `sub${hostile.slice(0, 100)}`],
		['a file where none can be', 'stats', '--export', `sub/${hostile.slice(0, 100)}`],
	])('%s', async (_, ...args) => {
		const {stdout, stderr, status} = run(args);

		expectClean(stdout);
		expectClean(stderr);
		expect(stderr.split('\n').length).toBeLessThanOrEqual(3);
		expect(stderr).not.toContain('    at ');
		expect(status).not.toBeNull();
	});

	test('the locale, the home, the terminal’s name', async () => {
		const value = hostile.replaceAll('\0', '');
		const {stdout, stderr} = run(['doctor'], {LANG: value, LC_ALL: value, TERM: value});

		expectClean(stdout);
		expectClean(stderr);
	});
});

test('What stands in saves, settings and pictures reaches the table in printable characters only', async () => {
	const home = makeHome();
	const data = join(home, `data${hostile.slice(0, 60)}`);
	mkdirSync(join(data, 'games'), {recursive: true});
	const save = {
		format: 1,
		id: newGameId(new Date(), new Uint8Array(10)),
		game: hostile,
		dealNumber: 7,
		moves: hostile,
		at: 0,
	};
	writeFileSync(join(data, 'games', 'a.json'), sealedText('save', save));
	writeFileSync(join(data, 'games', 'b.json'), hostile);
	writeFileSync(join(data, 'settings.json'), JSON.stringify({language: hostile, theme: hostile}));
	writeFileSync(
		join(data, 'frame.json'),
		JSON.stringify({
			stamp: hostile,
			game: 'tajemnica',
			dealNumber: 7,
			id: hostile,
			at: 0,
			cursor: hostile,
			frame: hostile,
		}),
	);
	const terminal = openTerminal({
		home,
		args: ['tajemnica', '--deal', '7', '--data-dir', data],
		env: {LANG: `pl_PL.UTF-8${hostile.slice(0, 10)}`, TERM: 'xterm-256color'},
	});
	await terminal.waitFor(/7 .*96/);
	terminal.type('d');
	await terminal.waitFor('talia 92');
	terminal.type('q');
	await terminal.exit;

	const foreign = terminal.output().replaceAll(own, '');
	expect(foreign).not.toMatch(unprintable);
	expect(terminal.output()).not.toMatch(/\u001b[\]P^_X]/);
});
