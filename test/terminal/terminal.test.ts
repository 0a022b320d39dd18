import {existsSync, readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFixture, childOf, expectRestored, type Fixture, isAlive} from './fixture.js';
import {run} from './pseudo-terminal.js';

let fixture: Fixture;

beforeAll(async () => {
	fixture = await buildFixture('program.ts');
});
afterAll(() => {
	fixture.remove();
});

describe.concurrent('signals', () => {
	test.for<[NodeJS.Signals, number]>([
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
		['SIGUSR1', 138],
		['SIGUSR2', 140],
		['SIGTERM', 143],
	])('%s: saved, the terminal as before, exit code %i', async ([signal, code]) => {
		const {running, record} = fixture.runInShell();
		await running.shows('ready');
		process.kill(childOf(running.pid), signal);
		await running.shows(`code ${code}`);
		await running.shows('done');
		expectRestored(running, record);
		expect(running.output().slice(-300)).toContain('\u{1B}[?25h');
		expect(readFileSync(record, 'utf8')).toBe(signal);
		expect(running.output()).not.toContain('Debugger listening');
	});
});

describe.concurrent('faults', () => {
	test.for(['throw', 'reject'])(
		'%s: the error can be read on the player’s own screen, exit code 70',
		async fault => {
			const {running, record} = fixture.runInShell(fault);
			await running.shows('done');
			const screen = running.emulator.text().join('\n');
			expect(screen).toMatch(
				/^pasjans 1\.2\.3 stopped because of a fault in the program: The deck\S* has 53 cards\./u,
			);
			expect(screen).toContain('https://example.org/faults');
			expect(screen).toContain('code 70');
			expect(screen).not.toContain('    at ');
			expectRestored(running, record);
			expect(readFileSync(record, 'utf8')).toBe('fault');
		},
	);

	test('the stack is shown on request', async () => {
		const {running} = fixture.runInShell('throw', {WITH_STACK: '1'});
		await running.shows('done');
		expect(running.emulator.text().join('\n')).toMatch(/ {4}at /u);
	});

	test('a failure to save is told, and the terminal is given back', async () => {
		const {running, record} = fixture.runInShell('bad-save');
		await running.shows('ready');
		process.kill(childOf(running.pid), 'SIGTERM');
		await running.shows('code 70');
		await running.shows('could not be saved');
		await running.shows('done');
		expectRestored(running, record);
	});

	test('what is written to standard error meanwhile is shown afterwards', async () => {
		const {running} = fixture.runInShell('errors');
		await running.shows('errors written');
		running.type('q');
		await running.shows('done');
		const screen = running.emulator.text().join('\n');
		expect(screen).toContain('said while playing');
		expect(screen).toContain('warned while playing');
	});
});

describe.concurrent('keys', () => {
	test('keys typed before anyone reads are kept and not echoed', async () => {
		const {running} = fixture.runInShell('late');
		await running.shows('not reading yet');
		running.type('abc\u{1B}[C');
		process.kill(childOf(running.pid), 'SIGURG');
		await running.shows('keys "abc\\u001b[C"');
		expect(running.output()).not.toMatch(/(?<!")abc/u);
		running.type('q');
		await running.shows('code 0');
	});
});

describe('a terminal that isn’t read', () => {
	test('holds up neither the program nor its end', async () => {
		const record = fixture.newFile();
		const running = fixture.start('flood', record);
		await running.shows('ready');
		running.pause();
		process.kill(running.pid, 'SIGURG');
		await running.until(() => existsSync(`${record}.flooded`));
		const begin = performance.now();
		process.kill(running.pid, 'SIGTERM');
		await running.until(() => existsSync(record) && !isAlive(running.pid));
		expect(performance.now() - begin).toBeLessThan(500);
		expect(readFileSync(record, 'utf8')).toBe('SIGTERM');
	});
});

// One after another: a pseudo-terminal opened meanwhile would hold this one open too.
describe('terminal gone', () => {
	test('a closed window ends the program within two seconds, saved', async () => {
		const record = fixture.newFile();
		const running = fixture.start('', record);
		await running.shows('ready');
		running.hangUp();
		const begin = performance.now();
		await running.until(() => !isAlive(running.pid));
		expect(performance.now() - begin).toBeLessThan(2000);
		expect(readFileSync(record, 'utf8')).toMatch(/^(?:SIGHUP|gone)$/u);
	});

	test('so does one that was no controlling terminal', async () => {
		const record = fixture.newFile();
		const pidFile = `${record}.pid`;
		const running = run('/bin/bash', [
			'-c',
			`trap '' HUP; setsid ${fixture.command.join(' ')} "" ${record} <$(tty) & echo $! >${pidFile}; wait`,
		]);
		await running.shows('ready');
		running.hangUp();
		await running.until(() => existsSync(record) && readFileSync(record, 'utf8') !== '');
		expect(readFileSync(record, 'utf8')).toBe('gone');
		const pid = Number(readFileSync(pidFile, 'utf8'));
		await running.until(() => !isAlive(pid));
	});
});
