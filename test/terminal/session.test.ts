import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFixtures, type Running, run} from './pseudo-terminal.js';

let fixture: Awaited<ReturnType<typeof buildFixtures>>;
let program: string;
let inkProgram: string;
let count = 0;

beforeAll(async () => {
	fixture = await buildFixtures();
	program = join(fixture.folder, 'program.mjs');
	inkProgram = join(fixture.folder, 'ink-program.mjs');
});
afterAll(() => {
	fixture.remove();
});

const node = process.execPath;

const recordFile = (): string => join(fixture.folder, `ending-${count++}`);

/** Starts the fixture under a shell that tells the exit code and the terminal's settings afterwards. */
const runInShell = (fault: string, env: Record<string, string> = {}, file = program) => {
	const record = recordFile();
	const script = `stty -a >${record}.before; ${node} ${file} "${fault}" ${record}; echo "code $?"; stty -a >${record}.after; echo done`;
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

describe.concurrent('with Ink', () => {
	test.for([
		['r', 'failed in rendering'],
		['e', 'failed in an effect'],
		['t', 'failed in a timer'],
	] as const)('key %s: %s, told on the player’s own screen', async ([key, message]) => {
		const {running, record} = runInShell('', {}, inkProgram);
		await running.shows('ready');
		running.type(`x${key}`);
		await running.shows('done');
		const screen = running.emulator.text().join('\n');
		expect(screen).toContain(message);
		expect(screen).toContain('code 70');
		expect(screen.split('\n').filter(line => line !== '')).toHaveLength(4);
		expectRestored(running, record);
	});

	test('a signal while Ink is drawing: the terminal as before', async () => {
		const {running, record} = runInShell('', {}, inkProgram);
		await running.shows('ready');
		running.type('x');
		await running.shows('keys x');
		process.kill(childOf(running.pid), 'SIGTERM');
		await running.shows('code 143');
		await running.shows('done');
		expectRestored(running, record);
		expect(running.emulator.text().slice(0, 2)).toEqual(['code 143', 'done']);
	});

	test('the first frame is painted once, and quitting leaves nothing behind', async () => {
		const {running, record} = runInShell('', {}, inkProgram);
		await running.shows('ready');
		running.type('x');
		await running.shows('keys x');
		running.type('q');
		await running.shows('done');
		expectRestored(running, record);
		expect(running.output().split('ready')).toHaveLength(2);
		expect(running.emulator.text().slice(0, 2)).toEqual(['code 0', 'done']);
	});

	test('suspended and continued it goes on drawing and reading', async () => {
		const running = run(node, [inkProgram]);
		await running.shows('ready');
		running.type('a');
		await running.shows('keys a');
		running.type('\u{1A}');
		await running.until(() => running.output().split('\u{1B}[?1049h').length === 3);
		await running.shows('keys a');
		running.type('b');
		await running.shows('keys ab');
		running.type('q');
		expect(await running.exit).toBe(0);
	});
});

describe('a terminal that isn’t read', () => {
	test('holds up neither the program nor its end', async () => {
		const record = recordFile();
		const running = run(node, [program, 'flood', record]);
		await running.shows('ready');
		running.pause();
		process.kill(running.pid, 'SIGURG');
		await running.until(() => existsSync(`${record}.flooded`));
		const start = performance.now();
		process.kill(running.pid, 'SIGTERM');
		await running.until(() => existsSync(record) && !isAlive(running.pid));
		expect(performance.now() - start).toBeLessThan(500);
		expect(readFileSync(record, 'utf8')).toBe('SIGTERM');
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
		const running = run(node, [program, '', record]);
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
			`trap '' HUP; setsid ${node} ${program} "" ${record} & echo $! >${pidFile}; wait`,
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
			running.type(`${node} ${program}\r`);
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

	test('a stop that came unannounced: the whole screen after', async () => {
		const {running} = runInShell('');
		await running.shows('ready');
		const child = childOf(running.pid);
		process.kill(child, 'SIGSTOP');
		await running.emulator.feed('\u{1B}[2Jwritten meanwhile\u{1B}[?25h');
		process.kill(child, 'SIGCONT');
		await running.until(() => running.emulator.text()[0] === 'ready');
		expect(running.emulator.text().join('')).not.toContain('meanwhile');
		running.type('q');
		await running.shows('code 0');
	});

	test('where no shell could go on with the program, the key brings the screen back', async () => {
		const running = run(node, [program]);
		await running.shows('ready');
		running.type('\u{1A}');
		await running.until(() => running.output().split('\u{1B}[?1049h').length === 3);
		await running.shows('keys "\\u001a"');
		running.type('q');
		expect(await running.exit).toBe(0);
	});
});
