import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFixture, type Running, run} from './pseudo-terminal.js';

let fixture: Awaited<ReturnType<typeof buildFixture>>;
let count = 0;

beforeAll(async () => {
	fixture = await buildFixture();
});
afterAll(() => {
	fixture.remove();
});

const node = process.execPath;

const recordFile = (): string => join(fixture.folder, `ending-${count++}`);

/** Starts the fixture under a shell that tells the exit code and the terminal's settings afterwards. */
const runInShell = (fault: string, env: Record<string, string> = {}) => {
	const record = recordFile();
	const script = `stty -a >${record}.before; ${node} ${fixture.file} "${fault}" ${record}; echo "code $?"; stty -a >${record}.after; echo done`;
	return {running: run('/bin/bash', ['-c', script], env), record};
};

const childOf = (shell: number): number => {
	const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim();
	return Number(children.split(' ')[0]);
};

/** A process that has ended may still wait for its parent to look. */
const isAlive = (pid: number): boolean =>
	existsSync(`/proc/${pid}/stat`) &&
	!/^\d+ \(.*\) [ZX]/u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const expectRestored = ({emulator}: Running, record: string): void => {
	expect(readFileSync(`${record}.after`, 'utf8')).toBe(readFileSync(`${record}.before`, 'utf8'));
	expect(emulator.isAlternate()).toBe(false);
	expect(emulator.modes()).toMatchObject({
		bracketedPasteMode: false,
		mouseTrackingMode: 'none',
		wraparoundMode: true,
	});
};

const lastBytes = (running: Running): string => running.output().slice(-300);

describe.concurrent('signals', () => {
	test.for<[NodeJS.Signals, number]>([
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
		['SIGUSR1', 138],
		['SIGUSR2', 140],
		['SIGTERM', 143],
	])('%s: saved, the terminal as before, exit code %i', async ([signal, code]) => {
		const {running, record} = runInShell('');
		await running.shows('ready');
		process.kill(childOf(running.pid), signal);
		await running.shows(`code ${code}`);
		await running.shows('done');
		expectRestored(running, record);
		expect(lastBytes(running)).toContain('\u{1B}[?25h');
		expect(readFileSync(record, 'utf8')).toBe(signal);
		expect(running.output()).not.toContain('Debugger listening');
	});
});

describe.concurrent('faults', () => {
	test.for(['throw', 'reject'])(
		'%s: the error can be read on the player’s own screen, exit code 70',
		async fault => {
			const {running, record} = runInShell(fault);
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
		const {running} = runInShell('throw', {WITH_STACK: '1'});
		await running.shows('done');
		expect(running.emulator.text().join('\n')).toMatch(/ {4}at /u);
	});

	test('a failure to save is told, and the terminal is given back', async () => {
		const {running, record} = runInShell('bad-save');
		await running.shows('ready');
		process.kill(childOf(running.pid), 'SIGTERM');
		await running.shows('code 70');
		await running.shows('could not be saved');
		await running.shows('done');
		expectRestored(running, record);
	});

	test('what is written to standard error meanwhile is shown afterwards', async () => {
		const {running} = runInShell('errors');
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
		const {running} = runInShell('late');
		await running.shows('not reading yet');
		running.type('abc\u{1B}[C');
		process.kill(childOf(running.pid), 'SIGURG');
		await running.shows('keys "abc\\u001b[C"');
		expect(running.output()).not.toMatch(/(?<!")abc/u);
		running.type('q');
		await running.shows('code 0');
	});
});

// One after another: a pseudo-terminal opened meanwhile would hold this one open too.
describe('terminal gone', () => {
	test('a closed window ends the program within two seconds, saved', async () => {
		const record = recordFile();
		const running = run(node, [fixture.file, '', record]);
		await running.shows('ready');
		running.hangUp();
		const start = performance.now();
		await running.until(() => !isAlive(running.pid));
		expect(performance.now() - start).toBeLessThan(2000);
		expect(readFileSync(record, 'utf8')).toMatch(/^(?:SIGHUP|gone)$/u);
	});

	test('so does one that was no controlling terminal', async () => {
		const record = recordFile();
		const pidFile = `${record}.pid`;
		const running = run('/bin/bash', [
			'-c',
			`trap '' HUP; setsid ${node} ${fixture.file} "" ${record} & echo $! >${pidFile}; wait`,
		]);
		await running.shows('ready');
		running.hangUp();
		await running.until(() => existsSync(record) && readFileSync(record, 'utf8') !== '');
		expect(readFileSync(record, 'utf8')).toBe('gone');
		const pid = Number(readFileSync(pidFile, 'utf8'));
		await running.until(() => !isAlive(pid));
	});
});

describe.concurrent('suspension', () => {
	test.for(['key', 'signal from outside'])(
		'%s: a sound shell between, the whole screen after',
		async way => {
			const running = run('/bin/bash', ['--norc', '--noprofile', '-i'], {PS1: 'shell> '});
			await running.shows('shell>');
			running.type(`${node} ${fixture.file}\r`);
			await running.shows('ready');
			if (way === 'key') {
				running.type('\u{1A}');
			} else {
				process.kill(childOf(running.pid), 'SIGTSTP');
			}

			await running.shows('Stopped');
			expect(running.emulator.isAlternate()).toBe(false);
			expect(running.emulator.modes().bracketedPasteMode).toBe(true);
			running.type(`stty -a | tr ' ' '\\n' | grep -x -- '-*echo'; echo $((41 + 1))\r`);
			await running.until(() => running.emulator.text().includes('42'));
			expect(running.emulator.text()).toContain('echo');
			running.type('fg\r');
			await running.until(() => running.emulator.isAlternate());
			await running.until(() => running.emulator.text()[0] === 'ready');
			expect(running.emulator.modes().mouseTrackingMode).toBe('vt200');
			running.type('x');
			await running.shows('x"');
			running.type('q');
			await running.until(() => !running.emulator.isAlternate());
			running.type('exit\r');
			await running.exit;
		},
	);

	test('where no shell could go on with the program, the key brings the screen back', async () => {
		const running = run(node, [fixture.file]);
		await running.shows('ready');
		running.type('\u{1A}');
		await running.until(() => running.output().split('\u{1B}[?1049h').length === 3);
		await running.shows('keys "\\u001a"');
		running.type('q');
		expect(await running.exit).toBe(0);
	});
});
