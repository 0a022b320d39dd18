import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {getuid} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {environment, makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {waitingIn} from '../helpers/parties.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {toldSession} from '../helpers/twin.ts';

afterEach(closeTerminals);

const isRoot = getuid?.() === 0;
const nobody = 65_534;
const identity = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
const before = isRoot ? identity : [];

/** Whether the program can be run as a user whom modes of directories hold back. */
const canBeHeldBack =
	!isRoot ||
	spawnSync(identity[0]!, [...identity.slice(1), process.execPath, program, '--version']).status ===
		0;

const over = recorded('tajemnica', 'won', 0);
const last = over.moves.at(-1)!.text;
const lastKeys = last.startsWith('p') ? 'ea' : last[1]!;

/** A home in which no result can be recorded and a game waits that one move wins. */
const homeWithoutResults = (mode: number) => {
	const home = makeHome();
	plant(home, recorded('tajemnica', 'won', 1));
	const results = join(home, 'data', 'results');
	mkdirSync(results);
	chmodSync(results, mode);
	if (isRoot) {
		execFileSync('chown', ['-R', `${nobody}`, home]);
	}
	const start = (...args: readonly string[]) =>
		openTerminal({
			home,
			command: [...before, process.execPath, program],
			args: ['--no-animation', ...args],
		});
	return {home, results, start};
};

describe.skipIf(!canBeHeldBack)('Where no result can be recorded', () => {
	test.each([
		['leaving', 'q', undefined],
		['the menu', 'm', 'won/played'],
		['a new deal', 'n', 'stock 98'],
	])('%s keeps the game that is won, and the next start counts it once', async (_, key, shown) => {
		const {home, results, start} = homeWithoutResults(0o555);
		const terminal = start('tajemnica');
		await terminal.waitFor('The game is as you left it.');
		terminal.type(lastKeys);
		expect((await terminal.waitFor('No permission to write')).join('\n')).toContain('Won!');
		terminal.type(key);
		if (shown !== undefined) {
			await terminal.waitFor(shown);
			terminal.type('q');
		}
		expect(await terminal.exit).toEqual({code: 0, signal: undefined});
		expect(terminal.screen().join('').trim()).toBe('');
		expect(waitingIn(home)).toContain(toldSession(over));

		chmodSync(results, 0o755);
		const again = start('tajemnica', '--deal', `${over.dealNumber}`);
		await again.waitFor('Won!');
		again.type('q');
		expect((await again.exit).code).toBe(0);
		expect(waitingIn(home)).not.toContain(toldSession(over));
		expect(storeIn(home).statistics().games.tajemnica).toMatchObject({played: 1, won: 1});
	});

	test('and none be read, that is told in the shell, on the page and in the menu', async () => {
		const {home, start} = homeWithoutResults(0o000);
		const [file = '', ...rest] = [...before, process.execPath, program, 'stats'];
		for (const flags of [[], ['--json'], ['tajemnica']]) {
			const {status, stdout, stderr} = spawnSync(file, [...rest, ...flags], {
				env: environment(home),
				encoding: 'utf8',
			});
			expect([status, stdout]).toEqual([1, '']);
			expect(stderr).toMatch(/^pasjans: .*results could not be read: there is no permission\.\n$/);
		}
		const terminal = start();
		await terminal.waitFor('won/played, incomplete');
		terminal.type('\r');
		await terminal.waitFor('The game is as you left it.');
		terminal.type('s');
		const screen = await terminal.waitFor('can be told');
		expect(screen.join('\n')).toContain('could not be read');
		expect(screen.join('\n')).not.toContain(texts.en.screens.nothingPlayed);
	});
});
