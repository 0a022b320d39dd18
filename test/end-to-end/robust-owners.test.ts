import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {environment, makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {told, toldSession} from '../helpers/twin.ts';

afterEach(closeTerminals);

const game = recorded('tajemnica', 'lost', 50);

/** The file that says who has the only game of a home. */
const ownerIn = (home: string): string => {
	const games = join(home, 'data', 'games');
	const [save = ''] = readdirSync(games).filter(name => name.endsWith('.json'));
	return join(games, save.replace('.json', '.owner'));
};

/** A home whose only game is held as the text says. */
const heldBy = (text: string): string => {
	const home = makeHome();
	plant(home, game);
	const owner = ownerIn(home);
	writeFileSync(owner, text);
	const since = new Date();
	since.setHours(0, 0, 0, 0);
	utimesSync(owner, since, since);
	return home;
};

const another = JSON.stringify({
	pid: 7,
	start: 70,
	host: 'another',
	boot: 'another',
	space: 'another',
	token: 'other',
});

const start = (home: string, ...args: readonly string[]) =>
	openTerminal({home, args: ['--no-animation', ...args]});

describe('A game that may be open on another machine', () => {
	test('is asked about, and taken with one key, at the position in which it was', async () => {
		const home = heldBy(another);
		const terminal = start(home, 'tajemnica');
		await terminal.waitFor('perhaps open on another machine since 00:00');
		const screen = await terminal.answer('y', 'The game is as you left it.');
		expect(screen.join('\n')).toContain(`no. ${game.dealNumber} `);
		expect(storeIn(home).open().map(told)).toEqual([toldSession(game)]);
		terminal.type('q');
		expect(await terminal.exit).toEqual({code: 0, signal: undefined});
		expect(
			storeIn(home)
				.resumable()
				.map(({save}) => told(save)),
		).toEqual([toldSession(game)]);
	});

	test('stays there where a deal is begun instead', async () => {
		const home = heldBy(another);
		const terminal = start(home, 'tajemnica', '--lang', 'pl');
		await terminal.waitFor('może otwarta na innym komputerze od 00:00');
		await terminal.answer('n', /talia 98/);
		terminal.type('dq');
		expect((await terminal.exit).code).toBe(0);
		expect(
			storeIn(home)
				.doubtful()
				.map(({save}) => told(save)),
		).toEqual([toldSession(game)]);
		expect(storeIn(home).resumable()).toHaveLength(1);
	});

	test.each([
		['damaged', '{"pid"'],
		['empty', ''],
	])(
		'as its lock is %s stands in the menu with a mark, and is taken from there',
		async (_, text) => {
			const home = heldBy(text);
			const terminal = start(home);
			await terminal.waitFor(/▸ Continue .*perhaps open elsewhere/);
			terminal.type('\r');
			await terminal.waitFor('take it up here');
			terminal.type('\u{1B}');
			await terminal.waitFor(/▸ Continue .*perhaps open elsewhere/);
			terminal.type('\r');
			await terminal.waitFor('take it up here');
			await terminal.answer('y', 'The game is as you left it.');
			expect(storeIn(home).open().map(told)).toEqual([toldSession(game)]);
		},
	);

	test('is told by the doctor', () => {
		const home = heldBy(another);
		const {stdout} = spawnSync(process.execPath, [program, 'doctor'], {
			env: environment(home),
			encoding: 'utf8',
		});
		expect(stdout).toContain(' is perhaps open on another machine since 00:00\n');
	});

	test('and was taken from a window goes on there as a copy, which is said', async () => {
		const home = makeHome();
		plant(home, game);
		const window = start(home, 'tajemnica');
		await window.waitFor('The game is as you left it.');
		const owner = ownerIn(home);
		writeFileSync(owner, another);
		const other = start(home, 'tajemnica');
		await other.waitFor('perhaps open on another machine');
		await other.answer('y', 'The game is as you left it.');
		other.type('uu');
		await expect.poll(() => storeIn(home).open()[0]?.at).toBe(game.at - 2);
		window.type('u');
		await window.waitFor('Another window has taken this game over; here it goes on as a copy.');
		other.type('u');
		const ats = () =>
			storeIn(home)
				.open()
				.map(({at}) => at)
				.toSorted();
		await expect.poll(ats).toEqual([game.at - 3, game.at - 1]);
	});
});

/** Whether the program can be started in spaces of its own. */
const canUnshare =
	platform === 'linux' &&
	spawnSync('unshare', ['--uts', '--pid', '--fork', '--mount-proc', 'hostname', 'x']).status === 0;

describe.skipIf(!canUnshare)('On a real machine', () => {
	const startIn = (home: string, spaces: readonly string[], script: string) =>
		openTerminal({
			home,
			command: [
				'unshare',
				...spaces,
				'sh',
				'-c',
				`${script}; exec "$@"`,
				'sh',
				process.execPath,
				program,
			],
			args: ['--no-animation', 'tajemnica'],
		});
	const renamed = 'hostname another-name';

	test('whose name changes a window that lives is left alone, and one that was killed is followed', async () => {
		const home = makeHome();
		plant(home, game);
		const window = startIn(home, ['--uts'], renamed);
		await window.waitFor('The game is as you left it.');
		expect(hostname()).not.toBe('another-name');
		const other = start(home, 'tajemnica');
		await other.waitFor('Your game is open in another window');
		other.kill('SIGKILL');
		await other.exit;
		window.kill('SIGKILL');
		await window.exit;
		const next = start(home, 'tajemnica');
		await next.waitFor('The game is as you left it.');
		expect(next.screen().join('\n')).toContain(`no. ${game.dealNumber} `);
	});

	test('a container made anew asks, whatever its name, and takes the game with one key', async () => {
		const home = makeHome();
		plant(home, game);
		const container = ['--pid', '--fork', '--kill-child', '--mount-proc', '--uts'];
		const first = startIn(home, container, 'true');
		await first.waitFor('The game is as you left it.');
		expect(JSON.parse(readFileSync(ownerIn(home), 'utf8')).pid).toBeLessThan(100);
		first.kill('SIGKILL');
		await first.exit;
		for (const script of ['true', renamed]) {
			const next = startIn(home, container, script);
			await next.waitFor(/perhaps open on another machine since \d\d:\d\d\./);
			const screen = await next.answer('y', 'The game is as you left it.');
			expect(screen.join('\n')).toContain(`no. ${game.dealNumber} `);
			next.kill('SIGKILL');
			await next.exit;
		}
	});
});
