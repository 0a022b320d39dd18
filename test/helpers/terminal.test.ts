import {existsSync, readFileSync} from 'node:fs';
import {afterEach, describe, expect, test} from 'vitest';
import {closeTerminals, openTerminal} from './terminal.ts';

afterEach(closeTerminals);

const openScript = (script: string, options = {}) =>
	openTerminal({command: [process.execPath, '-e', script], ...options});

/** A killed process stays listed until its parent, or the system's first process, has taken note. */
const runs = (pid: number) => {
	try {
		process.kill(pid, 0);
		return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
};

describe('The terminal of the tests', () => {
	test('shows what the program writes, cell by cell', async () => {
		const terminal = openScript(
			String.raw`process.stdout.write('\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[3;5H\x1b[1;31mK♦\x1b[0m'); setInterval(() => {}, 1000)`,
		);
		await terminal.waitFor('K♦');

		expect(terminal.screen()[2]).toBe('    K♦');
		expect(terminal.cell(4, 2)).toMatchObject({text: 'K', bold: true, foreground: 1, width: 1});
		expect(terminal.cursor()).toEqual({x: 6, y: 2, hidden: true});
		expect(terminal.modes()).toMatchObject({alternateScreen: true, mouse: true});
	});

	test('types keys and counts the bytes of the answer', async () => {
		const terminal = openScript(
			`process.stdin.setRawMode(true); process.stdin.on('data', keys => process.stdout.write('<' + keys + '>')); process.stdout.write('ready')`,
		);
		await terminal.waitFor('ready');
		terminal.resetBytes();
		terminal.type('abc');
		await terminal.waitFor(/ready<abc>/);

		expect(terminal.bytes()).toBe(5);
	});

	test('tells a new size to the program', async () => {
		const terminal = openScript(
			`process.stdout.on('resize', () => console.log(process.stdout.getWindowSize().join('x'))); process.stdin.resume(); console.log('ready')`,
			{columns: 60, rows: 20},
		);
		await terminal.waitFor('ready');
		terminal.resize(100, 30);
		await terminal.waitFor('100x30');

		expect(terminal.screen()).toHaveLength(30);
	});

	test('holds everything written before the end', async () => {
		const terminal = openScript(
			`process.stdout.write('line\\n'.repeat(2000) + 'last'); process.exitCode = 3`,
		);

		expect(await terminal.exit).toEqual({code: 3, signal: undefined});
		expect(terminal.screen().at(-1)).toBe('last');
		expect(terminal.output().match(/line/g)).toHaveLength(2000);
	});

	test('tells the signal that ended the program', async () => {
		const terminal = openScript(`console.log('ready'); setInterval(() => {}, 1000)`);
		await terminal.waitFor('ready');
		terminal.kill('SIGTERM');

		expect(await terminal.exit).toEqual({code: undefined, signal: 15});
	});

	test('gives up waiting in time, and at the end of the program, with the screen', async () => {
		const idle = openScript(`console.log('idle'); setInterval(() => {}, 1000)`);
		await idle.waitFor('idle');
		const over = openScript(`console.log('over')`);

		await expect(idle.waitFor('nothing', {within: 50})).rejects.toThrow(/in vain.*\n│idle/s);
		await expect(over.waitFor('nothing')).rejects.toThrow(/The program ended.*\n│over/s);
	});

	test('passes on no variable of the test itself', async () => {
		const terminal = openScript(`console.log(Object.keys(process.env).sort().join(' '), 'end')`, {
			env: {LANG: undefined, NO_COLOR: '1'},
			columns: 120,
		});
		await terminal.waitFor('end');

		expect(terminal.screen()[0]).toBe(
			'HOME NO_COLOR PASJANS_DATA_DIR PATH PWD TERM XDG_CACHE_HOME end',
		);
	});

	test('leaves no process and no file behind', async () => {
		const terminal = openScript(
			`const child = require('node:child_process').spawn('sleep', ['60']); console.log('child', child.pid, '.'); setInterval(() => {}, 1000)`,
		);
		const [line = ''] = await terminal.waitFor(/child \d+ \./);
		await closeTerminals();

		await expect.poll(() => runs(terminal.pid)).toBe(false);
		await expect.poll(() => runs(Number(line.split(' ')[1]))).toBe(false);
		expect(existsSync(terminal.home)).toBe(false);
	});
});
