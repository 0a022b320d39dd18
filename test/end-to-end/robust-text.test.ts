import {spawnSync} from 'node:child_process';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {newGameId} from '../../source/play/result.js';
import {sealedText} from '../../source/play/sealed.js';
import {environment, makeHome} from '../helpers/home.ts';
import {foulIn, hostile, kinds, textOf} from '../helpers/hostile.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';

afterAll(closeTerminals);

/** What the program itself sends: switches, moves, colours, erasing. */
const own = /\u001b\[[\d;?<>]*[hlHJKmGdCDABXPrsu]|\u001b[78>]|[\r\n]/gu;

const run = (
	args: readonly string[],
	{env, input = '', home = makeHome()}: {env?: Env; input?: string | Buffer; home?: string} = {},
) =>
	spawnSync(process.execPath, [program, ...args], {
		cwd: home,
		env: environment(home, env),
		encoding: 'utf8',
		timeout: 20_000,
		input,
	});

type Env = Readonly<Record<string, string>>;

/** Names that a file can have, with every kind of character in one of them. */
const hostileNames = Object.values(kinds).map(codes => `a${textOf(codes).replaceAll('/', '')}b`);

const expectClean = (...texts: readonly string[]) => {
	expect(texts.flatMap(foulIn)).toEqual([]);
};

/** A home with a data directory in which everything has a hostile name, damaged games among it. */
const hostileHome = () => {
	const home = makeHome();
	const data = join(home, 'data');
	for (const folder of ['', 'games', 'results']) {
		mkdirSync(join(data, folder), {recursive: true});
		for (const name of hostileNames) {
			writeFileSync(join(data, folder, name), '');
			writeFileSync(join(data, folder, `${name}.broken-20260102T030405`), '');
		}
	}
	return home;
};

describe.concurrent('What others wrote reaches the shell in printable characters only', () => {
	test.each<readonly [string, ...string[]]>([
		['the name of a game', hostile],
		['the name of a game for its rules', 'rules', hostile],
		['the name of a game for its results', 'stats', hostile],
		['the name of a game to trace', 'trace', hostile],
		['a word too many', 'games', hostile],
		['a deal number', 'tajemnica', '--deal', hostile],
		['an option', `--${hostile}`],
		['an option with a value', `--${hostile}=1`],
		['an option given twice', `--${hostile}=1`, `--${hostile}=2`],
		['an option of one letter', '-\u{202e}'],
		['a language', '--lang', hostile],
		['colours', '--theme', hostile],
		['suits', '--suits', hostile],
		['a time', '--idle-exit', hostile],
		['a card', 'trace', 'tajemnica', '--stock', hostile],
		['too many cards', 'trace', 'tajemnica', '--stock', 'AS '.repeat(3000)],
		['a place for games', 'doctor', '--data-dir', `sub${hostile}`],
		['a file for statistics', 'stats', '--export', `sub${hostile.slice(0, 60)}`],
		['a file where none can be', 'stats', '--export', `sub/${hostile}`],
	])('%s', async (_, ...args) => {
		const {stdout, stderr, status} = run(args);

		expectClean(stdout, stderr);
		expect(`${stdout}${stderr}`).not.toMatch(/(?:AS ){30}/);
		expect(stderr.split('\n').length).toBeLessThanOrEqual(3);
		expect(stderr).not.toContain('    at ');
		expect(status).not.toBeNull();
	});

	test('the environment', async () => {
		const names = ['LANG', 'LC_ALL', 'TERM', 'COLUMNS', 'TZ', 'PASJANS_DATA_DIR', 'NO_COLOR'];
		for (const name of names) {
			const {stdout, stderr} = run(['doctor'], {env: {[name]: hostile}});
			expectClean(stdout, stderr);
		}
	});

	test.each(['doctor', 'stats', 'stats --reset', 'stats --export all.json'])(
		'the names of files: %s',
		async command => {
			// What the others say of a path goes the same way.
			const names = command === 'doctor' ? hostileNames : hostileNames.slice(0, 2);
			for (const name of names) {
				const home = hostileHome();
				const data = join(home, name, 'data');
				mkdirSync(join(home, name));
				renameSync(join(home, 'data'), data);
				writeFileSync(join(data, 'stats.json'), hostile);
				writeFileSync(join(data, 'settings.json'), hostile);
				const {stdout, stderr} = run([...command.split(' '), '--data-dir', data], {home});
				expectClean(stdout, stderr);
			}
		},
	);

	test.each(Object.entries(kinds))('moves to trace: %s', async (_, codes) => {
		const line = `${textOf(codes.filter(code => code !== 0x0a))}deal${'x'.repeat(3000)}`;
		const {stdout} = run(['trace', 'tajemnica'], {input: `${line}\n`});
		const [, answer = ''] = stdout.split('\n');

		expectClean(stdout);
		expect(Object.keys(JSON.parse(answer))).toEqual(['error']);
		expectClean(JSON.parse(answer).error);
	});
});

test('A fault outside the screen is told as one on it is, in printable characters only', () => {
	const home = makeHome();
	const preload = join(home, 'fault.cjs');
	writeFileSync(
		preload,
		`const {Readable} = require('node:stream');
		const input = new Readable({read() { this.destroy(new Error(${JSON.stringify(hostile.slice(0, 200))})); }});
		Object.defineProperty(process, 'stdin', {value: input});`,
	);
	const {status, stderr} = run(['trace', 'tajemnica'], {
		home,
		env: {NODE_OPTIONS: `--require=${preload}`},
	});

	expect(status).toBe(70);
	expect(stderr).toMatch(/^pasjans stopped because of a fault in the program: /);
	expect(stderr).not.toContain('    at ');
	expectClean(stderr);
});

test('What stands in saves, settings and pictures reaches the table in printable characters only', async () => {
	const home = makeHome();
	const data = join(home, `data${hostile.slice(0, 100)}`);
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
	expectClean(foreign);
	expect(terminal.output()).not.toMatch(/\u001b[\]P^_X]/);
});
