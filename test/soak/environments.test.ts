import {spawnSync} from 'node:child_process';
import {afterEach, describe, expect, test} from 'vitest';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const isThere = (command: string) => spawnSync(command, ['-V']).error === undefined;

/** Programs that are terminals in a terminal, each with a server of its own that ends with its session. */
const inside: Readonly<Record<string, readonly string[]>> = {
	tmux: ['tmux', '-f', '/dev/null', '-L', `pasjans-${process.pid}`, 'new-session'],
	screen: ['screen', '-c', '/dev/null'],
};

describe.each(Object.keys(inside))('Inside %s', name => {
	test.skipIf(!isThere(name))('the game is played, resized and left as elsewhere', async () => {
		const [file = '', ...before] = inside[name] ?? [];
		const play = [process.execPath, program, 'tajemnica', '--deal', '7'];
		const terminal = openTerminal({
			command: [file, ...before],
			args: name === 'tmux' ? [play.map(word => `'${word}'`).join(' ')] : play,
			columns: 100,
			rows: 32,
		});
		await terminal.waitFor('stock 98');
		terminal.type('djkl');
		await terminal.waitFor('stock 92');
		expect(terminal.screen().join('\n')).toContain('♠');
		terminal.resize(80, 26);
		await terminal.waitFor(screen => /stock 92/.test(screen.join('\n')) && screen.length === 26);
		terminal.type('u');
		await terminal.waitFor('stock 98');
		terminal.type('q');
		await terminal.exit;
	});
});
