import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {makeHome} from '../helpers/home.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {childOf} from '../terminal/fixture.ts';

afterAll(closeTerminals);

const started = async () => {
	const home = makeHome();
	const terminal = openTerminal({
		home,
		cwd: home,
		command: ['/bin/bash', '--norc', '--noprofile', '-i'],
		env: {PS1: 'shell> '},
	});
	await terminal.waitFor('shell>');
	terminal.type('stty -a >before\r');
	terminal.type(`${process.execPath} ${program} tajemnica --deal 7 --no-animation\r`);
	await terminal.waitFor('stock 98');
	terminal.type('d');
	await terminal.waitFor('stock 92');
	return {home, terminal, before: terminal.screen()};
};

describe.concurrent('Suspended, the program leaves a sound shell, and fg brings the whole screen back', () => {
	test.for(['Ctrl-Z', 'a signal from outside'])('by %s', async way => {
		const {home, terminal, before} = await started();
		if (way === 'Ctrl-Z') {
			terminal.type('\u001a');
		} else {
			process.kill(childOf(terminal.pid), 'SIGTSTP');
		}
		await terminal.waitFor('Stopped');
		expect(terminal.modes().alternateScreen).toBe(false);
		await terminal.waitFor(() => terminal.modes().bracketedPaste);
		terminal.type('stty -a >between; clear; echo $((6 * 7))\r');
		await terminal.waitFor(/^42$/m);
		expect(terminal.cursor().hidden).toBe(false);
		expect(readFileSync(join(home, 'between'), 'utf8')).toBe(
			readFileSync(join(home, 'before'), 'utf8'),
		);

		terminal.type('fg\r');
		await terminal.waitFor(screen => screen.join('\n') === before.join('\n'));
		expect(terminal.modes().alternateScreen).toBe(true);
		expect(terminal.cursor().hidden).toBe(true);
		terminal.type('d');
		await terminal.waitFor('stock 86');
		terminal.type('q');
		await terminal.waitFor(() => !terminal.modes().alternateScreen);
		terminal.type('stty -a >after; clear; echo $((7 * 7))\r');
		await terminal.waitFor(/^49$/m);
		expect(readFileSync(join(home, 'after'), 'utf8')).toBe(
			readFileSync(join(home, 'before'), 'utf8'),
		);
	});
});
