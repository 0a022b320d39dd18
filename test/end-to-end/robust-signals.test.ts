import {readdirSync} from 'node:fs';
import {afterAll, describe, expect, test} from 'vitest';
import {makeHome} from '../helpers/home.ts';
import {beforeMove, plant, storeIn} from '../helpers/kept.ts';
import {arm, end, expectAsBefore, type Fault, runInShell, type Shelled} from '../helpers/shell.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';

afterAll(closeTerminals);

const expectKept = ({home}: Shelled, moves: number) => {
	const store = storeIn(home);

	expect(store.resumable().map(({save}) => [save.dealNumber, save.at])).toEqual([[7, moves]]);
	expect(store.problems()).toEqual([]);
	expect(readdirSync(home).filter(name => name.startsWith('core'))).toEqual([]);
};

describe.concurrent('A signal ends the program, the game kept, the terminal as before', () => {
	test.each<[NodeJS.Signals, number]>([
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
		['SIGUSR1', 138],
		['SIGUSR2', 140],
		['SIGTERM', 143],
	])('%s: exit code %i', async (signal, code) => {
		const shelled = runInShell();
		const taken = await end(shelled, () => process.kill(shelled.pid(), signal));
		const screen = shelled.terminal.screen().join('\n');

		expect(screen).toContain(`code ${code}`);
		expect(shelled.terminal.output()).not.toContain('Debugger');
		expectAsBefore(shelled);
		expectKept(shelled, 2);
		console.log(`${signal}: gone after ${Math.round(taken)} ms`);
	});
});

test('No debugger is opened by a signal that comes where no screen is', async () => {
	const terminal = openTerminal({args: ['trace', 'tajemnica', '--deal', '7']});
	await terminal.waitFor('{');
	terminal.kill('SIGUSR1');
	terminal.type('deal\r');
	await terminal.waitFor(() => terminal.output().split('"stock"').length > 2);

	expect(terminal.output()).not.toContain('Debugger');
});

describe.concurrent('A fault in the program ends it, the game kept, the terminal as before', () => {
	const expectFault = (shelled: Shelled, message: RegExp) => {
		const screen = shelled.terminal.screen().join('\n');

		expect(screen).toContain('code 70');
		expect(screen).toMatch(message);
		expect(screen).toContain('The game is kept.');
		expect(screen).not.toMatch(/ {4}at |ERROR/);
		expectAsBefore(shelled);
	};
	const cards = /pasjans stopped because of a fault in the program: The deck\S* has 53 cards\./;

	test.each<[Fault, string, RegExp]>([
		['timer', '', cards],
		['rejection', '', cards],
		['rendering', 'd', cards],
		['rendering anything', 'd', /pasjans stopped because of a fault in the program: /],
	])('in %s: exit code 70, and it can be read', async (fault, key, message) => {
		const shelled = runInShell({fault});
		const taken = await end(shelled, async () => {
			await arm(shelled);
			shelled.terminal.type(key);
		});

		expectFault(shelled, message);
		expectKept(shelled, 2 + key.length);
		console.log(`fault in ${fault}: gone after ${Math.round(taken)} ms`);
	});

	test('in an effect: exit code 70, and it can be read', async () => {
		const home = makeHome();
		const left = beforeMove('kaprysnice', 'won', 'flip');
		plant(home, left);
		// Turning the piles over is shown step by step, on a timer that an effect sets.
		const shelled = runInShell({fault: 'effect', home, args: ['kaprysnice']});
		await shelled.terminal.waitFor(/no\. \d+/);
		await arm(shelled);
		shelled.terminal.type('v');
		await shelled.terminal.waitFor(/code \d+\nover/, {within: 5000});

		expectFault(shelled, cards);
		expect(storeIn(home).resumable()[0]?.save.at).toBe(left.at + 1);
	});

	test('a terminal that takes nothing more: exit code 129', async () => {
		const shelled = runInShell({fault: 'broken pipe'});
		const taken = await end(shelled, async () => {
			await arm(shelled);
			shelled.terminal.type('d');
		});

		expect(shelled.terminal.screen().join('\n')).toContain('code 129');
		expectKept(shelled, 3);
		console.log(`broken pipe: gone after ${Math.round(taken)} ms`);
	});
});
