import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFixture, childOf, expectRestored, type Fixture} from './fixture.js';

let fixture: Fixture;

beforeAll(async () => {
	fixture = await buildFixture('ink-program.tsx');
});
afterAll(() => {
	fixture.remove();
});

describe.concurrent('with Ink', () => {
	test.for([
		['r', 'failed in rendering'],
		['e', 'failed in an effect'],
		['t', 'failed in a timer'],
	] as const)('key %s: %s, told on the player’s own screen', async ([key, message]) => {
		const {running, record} = fixture.runInShell();
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
		const {running, record} = fixture.runInShell();
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
		const {running, record} = fixture.runInShell();
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
		const running = fixture.start();
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
