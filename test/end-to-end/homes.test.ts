import {spawnSync} from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {getuid, platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {environment, makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {closeTerminals, type OpenTerminal, openTerminal, program} from '../helpers/terminal.ts';

afterEach(closeTerminals);

type Environment = Readonly<Record<string, string | undefined>>;

/** In no list of users. */
const stranger = 4_194_242;

const run = (
	args: readonly string[],
	options: {readonly cwd: string; readonly env: Environment; readonly uid?: number},
) => {
	const {cwd, env, uid} = options;
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
		cwd,
		env: environment(cwd, env),
		encoding: 'utf8',
		timeout: 10_000,
		...(uid === undefined ? {} : {uid, gid: uid}),
	});
	return {stdout, stderr, status};
};

/** Deals, changes an option, which conf writes, and leaves. */
const playOn = async (terminal: OpenTerminal) => {
	await terminal.waitFor(/stock:? 98/i);
	terminal.type('d');
	await terminal.waitFor(/stock:? 92/i);
	terminal.type('o ');
	await terminal.waitFor(texts.pl.options.title);
	terminal.type('\u0003');
	expect(await terminal.exit).toEqual({code: 0, signal: undefined});
};

const game = ['tajemnica', '--deal', '7'];

const expectKept = (home: string, folder?: string) => {
	const store = storeIn(home, folder);
	expect(store.resumable().map(({save}) => save.moves)).toEqual([['deal']]);
	expect(store.settings.get()).toMatchObject({language: 'pl'});
	expect(store.problems()).toEqual([]);
};

const canBeStranger =
	getuid?.() === 0 &&
	spawnSync(process.execPath, [program, '--version'], {uid: stranger, gid: stranger, cwd: '/'})
		.status === 0 &&
	spawnSync('setpriv', ['--version']).status === 0;

/** A directory in which anyone may write. */
const openHome = () => {
	const home = makeHome();
	chmodSync(home, 0o777);
	return home;
};

describe.skipIf(!canBeStranger).each([
	['no HOME', undefined, '--data-dir'],
	['an empty HOME', '', 'PASJANS_DATA_DIR'],
	['a relative HOME', 'home', 'XDG_DATA_HOME'],
])('A user in no list, with %s,', (_, HOME, way) => {
	const nowhere = {HOME, PASJANS_DATA_DIR: undefined};
	const asked = (args: readonly string[]) => {
		const cwd = openHome();
		return {...run(args, {cwd, env: nowhere, uid: stranger}), names: readdirSync(cwd)};
	};

	test.each([
		['en', 'stats', '--reset'],
		['pl', 'doctor', '--data-dir', '~/x'],
	] as const)('is told in one line what to set, in the language %s', (language, ...args) => {
		expect(asked([...args, '--lang', language])).toEqual({
			stdout: '',
			stderr: `pasjans: ${texts[language].cli.noHome}\n`,
			status: 2,
			names: [],
		});
	});

	const identity = ['setpriv', `--reuid=${stranger}`, `--regid=${stranger}`, '--clear-groups'];
	const command = [...identity, process.execPath, program];

	test('is told so at the table too', async () => {
		const home = openHome();
		const terminal = openTerminal({home, command, args: game, env: nowhere});
		expect(await terminal.exit).toMatchObject({code: 2});
		expect(terminal.screen().join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(
			`pasjans: ${texts.en.cli.noHome}`,
		);
		expect(readdirSync(home)).toEqual([]);
	});

	test.each([[['games']], [['rules', 'otw']]])('needs no home for %s', args => {
		const {stdout, stderr, status, names} = asked(args);
		expect([stderr, status, names]).toEqual(['', 0, []]);
		expect(stdout).not.toBe('');
	});

	test(`plays where ${way} says`, async () => {
		const home = openHome();
		const place = join(home, 'place');
		const isFlag = way.startsWith('--');
		const terminal = openTerminal({
			home,
			command,
			args: isFlag ? [...game, way, place] : game,
			env: {...nowhere, ...(isFlag ? {} : {[way]: place})},
		});
		await playOn(terminal);
		expect(readdirSync(home)).toEqual(['place']);
		expectKept(place, way === 'XDG_DATA_HOME' ? 'pasjans' : '.');
	});
});

describe('~ at the front is the home', () => {
	test.each([
		['--data-dir', ['--data-dir', '~/my games'], {}],
		['PASJANS_DATA_DIR', [], {PASJANS_DATA_DIR: '~/my games'}],
	])('of %s', async (_, args, env) => {
		const home = makeHome();
		const cwd = makeHome();
		await playOn(openTerminal({home, cwd, args: [...game, ...args], env}));
		expectKept(home, 'my games');
		expect(readdirSync(cwd)).toEqual([]);
	});
});

describe.skipIf(platform === 'win32')('In a directory that was deleted', () => {
	/** Runs a command where nothing is. */
	const lost = (env: Environment, ...args: readonly string[]) => {
		const home = env.HOME ?? '';
		const {stdout, stderr, status} = spawnSync(
			'/bin/sh',
			[
				'-c',
				'mkdir gone && cd gone && rmdir ../gone && exec "$@"',
				'sh',
				process.execPath,
				program,
				...args,
			],
			{cwd: home, env: environment(home, env), encoding: 'utf8', timeout: 10_000},
		);
		return {stdout, stderr, status};
	};

	test('every command does what it does elsewhere', () => {
		const home = makeHome();
		plant(home, recorded('fajerwerk', 'lost', 9));
		for (const args of [
			['games'],
			['rules', 'otw'],
			['stats'],
			['stats', '--json'],
			['doctor'],
			['--help'],
			['--version'],
		]) {
			const here = run(args, {cwd: home, env: {}});
			expect(here.status).toBe(0);
			expect(lost({HOME: home}, ...args)).toEqual(here);
		}
	});

	test.each([[[]], [['--reader']]])('the game is played, and all of it kept: %s', async args => {
		const home = makeHome();
		const gone = join(home, 'gone');
		mkdirSync(gone);
		const terminal = openTerminal({
			home,
			command: [
				'/bin/sh',
				'-c',
				`cd "${gone}" && rmdir "${gone}" && exec "$@"`,
				'sh',
				process.execPath,
				program,
			],
			args: [...game, ...args],
		});
		await playOn(terminal);
		expectKept(home);
	});

	test('a directory that goes while the game is played doesn’t matter', async () => {
		const home = makeHome();
		const cwd = join(home, 'cwd');
		mkdirSync(cwd);
		const terminal = openTerminal({home, cwd, args: game});
		await terminal.waitFor('stock 98');
		rmdirSync(cwd);
		await playOn(terminal);
		expectKept(home);
	});

	test.each(['en', 'pl'] as const)(
		'a path that begins there is told of in one line, in the language %s',
		language => {
			const home = makeHome();
			const {cli, problems} = texts[language];
			expect(lost({HOME: home}, 'doctor', '--lang', language, '--data-dir', 'games')).toEqual({
				stdout: '',
				stderr: `pasjans: ${cli.noCurrentDirectory('games')}\n`,
				status: 2,
			});
			expect(lost({HOME: home}, 'stats', '--lang', language, '--export', 'all.json')).toEqual({
				stdout: '',
				stderr: `pasjans: ${problems['not-written']('all.json', 'ENOENT')}\n`,
				status: 1,
			});
		},
	);
});

describe.skipIf(platform === 'win32')('Links to what is kept elsewhere', () => {
	test('are played through, and listed by doctor with where they lead', async () => {
		const home = makeHome();
		const data = join(home, 'data');
		const elsewhere = join(home, 'elsewhere');
		mkdirSync(join(elsewhere, 'games'), {recursive: true});
		mkdirSync(data);
		for (const name of ['games', 'settings.json', 'stats.json']) {
			symlinkSync(join('..', 'elsewhere', name), join(data, name));
		}
		await playOn(openTerminal({home, args: game}));
		expectKept(home);
		expect(readdirSync(elsewhere).toSorted()).toEqual(['games', 'settings.json']);
		const {stdout} = run(['doctor', '--lang', 'en'], {cwd: home, env: {}});
		for (const name of ['games', 'settings.json']) {
			expect(stdout).toContain(
				texts.en.doctor.link(join(data, name), `${data}/../elsewhere/${name}`),
			);
		}
		const {length} = readFileSync(join(elsewhere, 'settings.json'));
		expect(stdout).toContain(texts.en.doctor.file(join(data, 'settings.json'), length));
		expect(stdout.trimEnd().split('\n').at(-1)).toBe(texts.en.doctor.healthy);
	});
});

test('Settings behind a byte-order mark are obeyed at the start', () => {
	const home = makeHome();
	mkdirSync(join(home, 'data'));
	writeFileSync(join(home, 'data', 'settings.json'), '\uFEFF{"language": "pl"}');
	const {stdout} = run(['doctor'], {cwd: home, env: {}});
	expect(stdout).toContain(texts.pl.doctor.healthy);
	expect(existsSync(join(home, 'data', 'settings.json'))).toBe(true);
});
