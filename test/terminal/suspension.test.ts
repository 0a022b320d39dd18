import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFixture, childOf, type Fixture} from './fixture.js';
import {run} from './pseudo-terminal.js';

let fixture: Fixture;

beforeAll(async () => {
	fixture = await buildFixture('program.ts');
});
afterAll(() => {
	fixture.remove();
});

describe.concurrent('suspension', () => {
	test.for(['key', 'signal from outside'])(
		'%s: a sound shell between, the whole screen after',
		async way => {
			const running = run('/bin/bash', ['--norc', '--noprofile', '-i'], {PS1: 'shell> '});
			await running.shows('shell>');
			running.type(`${fixture.command.join(' ')}\r`);
			await running.shows('ready');
			if (way === 'key') {
				running.type('\u{1A}');
			} else {
				process.kill(childOf(running.pid), 'SIGTSTP');
			}

			await running.shows('Stopped');
			expect(running.emulator.isAlternate()).toBe(false);
			// The shell's own prompt.
			await running.until(() => running.emulator.modes().bracketedPasteMode);
			running.type(`stty -a | tr ' ' '\\n' | grep -x -- '-*echo'; echo $((41 + 1))\r`);
			await running.until(() => running.emulator.text().includes('42'));
			expect(running.emulator.text()).toContain('echo');
			running.resize(100, 30);
			running.type('fg\r');
			await running.until(() => running.emulator.isAlternate());
			await running.until(() => running.emulator.text()[0] === 'ready');
			expect(running.emulator.modes().mouseTrackingMode).toBe('vt200');
			running.type('x');
			await running.shows('x" on 100×30');
			running.type('q');
			await running.until(() => !running.emulator.isAlternate());
			running.type('exit\r');
			await running.exit;
		},
	);

	test('sent to the background it leaves the shell its screen', async () => {
		const running = run('/bin/bash', ['--norc', '--noprofile', '-i'], {PS1: 'shell> '});
		await running.shows('shell>');
		running.type(`${fixture.command.join(' ')}\r`);
		await running.shows('ready');
		const child = childOf(running.pid);
		running.type('\u{1A}');
		await running.shows('Stopped');
		running.type('bg\r');
		await running.shows('&');
		running.type('echo $((41 + 1))\r');
		await running.until(() => running.emulator.text().includes('42'));
		await running.until(() => readFileSync(`/proc/${child}/stat`, 'utf8').includes(') T '));
		expect(running.emulator.isAlternate()).toBe(false);
		running.type('fg\r');
		await running.until(() => running.emulator.text()[0] === 'ready');
		expect(running.emulator.isAlternate()).toBe(true);
		running.type('q');
		await running.until(() => !running.emulator.isAlternate());
		running.type('exit\r');
		await running.exit;
	});

	test('a stop that came unannounced: the whole screen after', async () => {
		const {running} = fixture.runInShell();
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
		const running = fixture.start();
		await running.shows('ready');
		running.type('\u{1A}');
		await running.until(() => running.output().split('\u{1B}[?1049h').length === 3);
		await running.shows('keys "\\u001a"');
		running.type('q');
		expect(await running.exit).toBe(0);
	});
});
