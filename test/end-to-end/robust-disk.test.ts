import {execFileSync, spawnSync} from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statfsSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {getuid, platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {temporaryFor} from '../../source/storage/temporary.js';
import {texts} from '../../source/ui/text/text.js';
import {environment, makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {closeTerminals, type OpenTerminal, openTerminal, program} from '../helpers/terminal.ts';
import {told, toldSession} from '../helpers/twin.ts';
import {until} from '../helpers/until.ts';

const mounted: string[] = [];

afterEach(async () => {
	for (const directory of mounted.splice(0)) {
		execFileSync('umount', ['-l', directory]);
	}
	await closeTerminals();
});

const isRoot = getuid?.() === 0;
const nobody = 65_534;

/** Whether a process of another user can run the program: the way to it may be closed. */
const canChangeUser =
	isRoot &&
	spawnSync(process.execPath, [program, '--version'], {uid: nobody, gid: nobody}).status === 0 &&
	spawnSync('setpriv', ['--version']).status === 0;

/** A home whose data directory is a file system of its own; `undefined` where none may be mounted. */
const mountedHome = (): string | undefined => {
	const home = makeHome();
	const directory = join(home, 'data');
	mkdirSync(directory);
	const options = ['-t', 'tmpfs', '-o', 'size=128k,mode=0700', 'tmpfs', directory];
	if (!isRoot || platform !== 'linux' || spawnSync('mount', options).status !== 0) {
		return undefined;
	}
	mounted.push(directory);
	return home;
};

const canMount = mountedHome() !== undefined;

const fresh = ['tajemnica', '--deal', '7', '--no-animation'];

/** Leaves what a killed program may leave, and starts; resolves when that is swept and nothing more is done at a start. */
const started = async (home: string, args: readonly string[] = fresh) => {
	const data = join(home, 'data');
	const stray = temporaryFor(join(data, 'stats.json')).replace(/\d+-\d+-\d+$/, '4194301-1-1');
	writeFileSync(stray, 'half of a');
	const terminal = openTerminal({home, args});
	await until(() => !existsSync(stray), 'what was left over is swept');
	await until(() => !existsSync(join(data, 'stats.lock')), 'all is quiet');
	return terminal;
};

const fill = (home: string) => {
	const filler = join(home, 'data', 'filler');
	for (let size = 128 * 1024; size >= 1; size = Math.floor(size / 2)) {
		try {
			writeFileSync(filler, 'x'.repeat(size), {flag: 'a'});
		} catch {
			// Half of it may fit.
		}
	}
	expect(statfsSync(filler).bavail).toBe(0);
};

/** Types a key and waits for what is said about it; answers how long that took. */
const timed = async (terminal: OpenTerminal, key: string, wanted: string | RegExp) => {
	const begin = performance.now();
	terminal.type(key);
	await terminal.waitFor(wanted);
	return performance.now() - begin;
};

/** Far above what is promised, a second for the word and a tenth of one for a key: other tests share the cores. */
const limit = 2000;

/** Plays on and leaves; answers what the shell reads. */
const playOn = async (terminal: OpenTerminal) => {
	const taken = await timed(terminal, 'd', 'stock 80');
	expect(taken).toBeLessThan(limit);
	terminal.type('u');
	await terminal.waitFor('stock 86');
	terminal.type('q');
	const exit = await terminal.exit;
	return {exit, said: terminal.screen().join('').trimEnd(), taken};
};

describe('Where nothing can be written the game goes on, told in one line', () => {
	test.skipIf(isRoot && !canChangeUser).each([
		['may be read only', 0o555],
		['may not even be read', 0o000],
	])('a data directory that %s', async (_, mode) => {
		const home = makeHome();
		const directory = join(home, 'data');
		plant(home, recorded('fajerwerk', 'lost', 9));
		chmodSync(join(directory, 'games'), 0o555);
		chmodSync(directory, mode);
		const identity = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
		if (isRoot) {
			execFileSync('chown', ['-R', `${nobody}`, home]);
		}
		const terminal = openTerminal({
			home,
			command: [...(isRoot ? identity : []), process.execPath, program],
			args: fresh,
		});
		await terminal.waitFor('stock 98');
		const taken = await timed(terminal, 'd', 'No permission to write');
		expect(taken).toBeLessThan(limit);
		expect(terminal.screen().filter(line => line.includes('No permission'))).toHaveLength(1);
		terminal.type('d');
		await terminal.waitFor('stock 86');
		const {exit, said} = await playOn(terminal);
		expect(said).toContain('What was played last could not be written to');
		expect(exit.code).toBe(1);
		chmodSync(directory, 0o755);
		chmodSync(join(directory, 'games'), 0o755);
		expect(
			storeIn(home)
				.resumable()
				.map(({save}) => told(save)),
		).toEqual([toldSession(recorded('fajerwerk', 'lost', 9))]);
		console.log(`directory: told after ${Math.round(taken)} ms`);
	});

	test.skipIf(platform === 'win32')('a limit for the size of files', async () => {
		const home = makeHome();
		plant(home, recorded('fajerwerk', 'lost', 9));
		const terminal = openTerminal({
			home,
			command: [
				'/bin/bash',
				'-c',
				'ulimit -f 0; exec "$@"',
				'bash',
				process.execPath,
				program,
				...fresh,
			],
		});
		await terminal.waitFor('stock 98');
		const taken = await timed(terminal, 'd', 'A limit on file sizes');
		expect(taken).toBeLessThan(limit);
		terminal.type('d');
		await terminal.waitFor('stock 86');
		const {exit, said} = await playOn(terminal);
		expect(said).toContain('What was played last could not be written to');
		expect(exit.code).toBe(1);
		expect(storeIn(home).problems()).toEqual([]);
		expect(storeIn(home).resumable()).toHaveLength(1);
		console.log(`limit: told after ${Math.round(taken)} ms`);
	});
});

describe.skipIf(!canMount)('pasjans doctor tells of a disk', () => {
	/** As soon as no file is open any more. */
	const protect = (home: string) =>
		until(
			() => spawnSync('mount', ['-o', 'remount,ro', join(home, 'data')]).status === 0,
			'the disk is read-only',
		);

	test.each([
		['disk-full', fill],
		['read-only', protect],
	] as const)('that is %s, and leaves nothing', async (key, spoil) => {
		const home = mountedHome()!;
		plant(home, recorded('fajerwerk', 'lost', 9));
		await spoil(home);
		const names = () => readdirSync(join(home, 'data'), {recursive: true}).toSorted();
		const before = names();
		const {stdout} = spawnSync(process.execPath, [program, 'doctor'], {
			env: environment(home),
			encoding: 'utf8',
		});
		expect(stdout.trimEnd().split('\n').at(-1)).toBe(texts.en.problems[key]());
		expect(names()).toEqual(before);
	});
});

describe.skipIf(!canMount)(
	'A full disk is told in one line, and all is stored once there is room',
	() => {
		test('with the next move', async () => {
			const home = mountedHome()!;
			const terminal = await started(home);
			terminal.type('d');
			await terminal.waitFor('stock 92');
			fill(home);
			const taken = await timed(terminal, 'd', 'The disk is full');
			expect(taken).toBeLessThan(limit);
			const old = storeIn(home).open();
			expect(old.map(({moves}) => moves.length)).toEqual([1]);
			rmSync(join(home, 'data', 'filler'));
			const {exit, said} = await playOn(terminal);
			expect([exit.code, said]).toEqual([0, '']);
			expect(storeIn(home).resumable()[0]?.save.moves).toHaveLength(3);
			console.log(`full disk: told after ${Math.round(taken)} ms`);
		});

		test('a result too, without any key', async () => {
			const home = mountedHome()!;
			plant(home, recorded('tajemnica', 'won', 1));
			const terminal = await started(home, ['tajemnica', '--no-animation']);
			await terminal.waitFor('The game is as you left it.');
			fill(home);
			const {moves} = recorded('tajemnica', 'won', 0);
			terminal.type(moves.at(-1)!.text.startsWith('p') ? 'ea' : moves.at(-1)!.text[1]!);
			const screen = await terminal.waitFor('The disk is full');
			expect(screen.join('\n')).toContain('Won!');
			expect(storeIn(home).statistics().games.tajemnica).toBeUndefined();
			rmSync(join(home, 'data', 'filler'));
			const isStored = () => storeIn(home).statistics().games.tajemnica?.won === 1;
			await until(isStored, 'the result is stored');
			terminal.kill('SIGKILL');
		});
	},
);
