import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {environment, makeHome} from '../helpers/home.ts';
import {storeIn} from '../helpers/kept.ts';
import {stall, stalls} from '../helpers/stalling.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';
import {childOf, isAlive} from '../terminal/fixture.ts';

afterEach(closeTerminals);

/** Above the two seconds that are promised: other tests share the cores. */
const limit = 5000;
const game = [process.execPath, program, 'tajemnica', '--deal', '7', '--no-animation'];
const quoted = game.map(word => `'${word}'`).join(' ');

const expectGone = async (home: string, pid: number, act: () => void) => {
	expect(isAlive(pid)).toBe(true);
	const begin = performance.now();
	act();
	await until(() => !isAlive(pid), 'the program is gone', limit);
	const taken = performance.now() - begin;
	const store = storeIn(home);

	expect(store.resumable().map(({save}) => save.moves)).toEqual([['deal', 'deal']]);
	expect(store.problems()).toEqual([]);
	expect(readdirSync(home).filter(name => name.startsWith('core'))).toEqual([]);
	console.log(`gone after ${Math.round(taken)} ms`);
};

/** Starts a shell command that runs the game; resolves when two rounds are dealt. */
const dealt = async (home: string, script: string) => {
	const terminal = openTerminal({
		home,
		cwd: home,
		command: ['/bin/bash', '-c', `ulimit -c unlimited; ${script}`],
	});
	await terminal.waitFor('stock 98');
	terminal.type('dd');
	await terminal.waitFor('stock 86');
	return terminal;
};

/** The shells that wait to write to the terminal of a process. */
const writersTo = (pid: number): readonly number[] => {
	const device = readlinkSync(`/proc/${pid}/fd/0`);
	return readdirSync('/proc')
		.filter(name => /^\d+$/.test(name) && Number(name) !== pid)
		.filter(name => {
			try {
				return readlinkSync(`/proc/${name}/fd/1`) === device;
			} catch {
				return false;
			}
		})
		.map(Number);
};

// One after another: a terminal opened meanwhile would hold this one open too.
describe('A terminal that is gone ends the program, the game kept', () => {
	test('a window that is closed', async () => {
		const home = makeHome();
		const terminal = await dealt(home, `exec ${quoted}`);
		await expectGone(home, terminal.pid, () => terminal.hangUp());
	});

	test.each(stalls)('a window that %s when it is closed', async way => {
		const home = makeHome();
		const terminal = await dealt(home, `exec ${quoted}`);
		await stall(terminal, way);
		await expectGone(home, terminal.pid, () => terminal.hangUp());
	});

	test('a window that is full, is left, and is closed: nothing waits for it any more', async () => {
		const home = makeHome();
		const terminal = await dealt(home, `${quoted}; read`);
		const pid = childOf(terminal.pid);
		await stall(terminal, 'is full');
		terminal.type('q');
		await until(() => !isAlive(pid), 'the program is gone', limit);
		const left = writersTo(terminal.pid);
		expect(left).toHaveLength(1);
		terminal.hangUp();
		await until(() => left.every(heir => !isAlive(heir)), 'nothing is left', limit);
	});

	test('a window that is closed, with a shell that passes no signal on', async () => {
		const home = makeHome();
		const terminal = await dealt(home, `trap '' HUP; ${quoted}; true`);
		await expectGone(home, childOf(terminal.pid), () => terminal.hangUp());
	});

	test.skipIf(spawnSync('setsid', ['--version']).status !== 0)(
		'one that was no controlling terminal',
		async () => {
			const home = makeHome();
			const terminal = await dealt(
				home,
				`trap '' HUP; setsid ${quoted} <$(tty) & echo $! >pid; wait`,
			);
			const pid = Number(readFileSync(join(home, 'pid'), 'utf8'));
			await expectGone(home, pid, () => terminal.hangUp());
		},
	);

	test.skipIf(spawnSync('tmux', ['-V']).status !== 0)(
		'that of tmux, whose server dies',
		async () => {
			const home = makeHome();
			const tmux = (...args: readonly string[]) =>
				execFileSync('tmux', ['-S', join(home, 'socket'), '-f', '/dev/null', ...args], {
					env: environment(home),
					encoding: 'utf8',
				});
			const script = `ulimit -c unlimited; cd '${home}'; echo $$ >pid; exec ${quoted}`;
			tmux('new-session', '-d', '-x', '80', '-y', '24', script);
			const server = Number(tmux('display-message', '-p', '#{pid}'));
			try {
				const shows = (text: string) =>
					until(() => tmux('capture-pane', '-p').includes(text), `it shows ${text}`);
				await shows('stock 98');
				tmux('send-keys', 'd', 'd');
				await shows('stock 86');
				const pid = Number(readFileSync(join(home, 'pid'), 'utf8'));
				await expectGone(home, pid, () => process.kill(server, 'SIGKILL'));
			} finally {
				if (existsSync(`/proc/${server}`)) {
					process.kill(server, 'SIGKILL');
				}
			}
		},
	);
});
