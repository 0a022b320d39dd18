import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {elapsedSeconds, parseElapsed} from '../../source/storage/elapsed.js';
import {isThere, placeOf, self} from '../../source/storage/owner.js';

describe('a process', () => {
	test('that runs is there', () => {
		expect(isThere(self())).toBe(true);
	});

	test('that has ended is gone', async () => {
		const child = spawn(process.execPath, ['-e', '']);
		await once(child, 'close');
		expect(isThere({...self(), pid: child.pid ?? 0})).toBe(false);
	});

	test('whose number another one has now is gone', () => {
		expect(isThere({...self(), start: self().start - 1000})).toBe(false);
	});

	test('from before the last start of the system is gone', () => {
		expect(isThere({...self(), boot: 'another'})).toBe(false);
	});

	test('of another host or another space of numbers may be there', () => {
		expect(isThere({...self(), host: 'another'})).toBeUndefined();
		expect(isThere({...self(), space: 'another'})).toBeUndefined();
		expect(placeOf({...self(), host: 'another'})).not.toBe(placeOf(self()));
	});

	test.skipIf(process.platform !== 'linux')(
		'that is dead but not yet collected is gone',
		async () => {
			const script = 'sleep 0 & echo $!; exec sleep 60';
			const child = spawn('/bin/sh', ['-c', script], {stdio: ['ignore', 'pipe', 'ignore']});
			const [line] = await once(child.stdout, 'data');
			const pid = Number(String(line));
			const stat = (): string => readFileSync(`/proc/${pid}/stat`, 'utf8');
			await expect.poll(stat, {timeout: 15_000}).toContain(') Z');
			const start = Number(stat().split(') ')[1]?.split(' ')[19]);
			expect(isThere({...self(), pid, start})).toBe(false);
			child.kill();
		},
	);
});

describe('how long a process has run', () => {
	test.each([
		['00:07', 7],
		['  01:02\n', 62],
		['01:00:00', 3600],
		['2-01:01:01', 176_461],
		['', undefined],
		['yesterday', undefined],
	])('is read from %j', (text, seconds) => {
		expect(parseElapsed(text)).toBe(seconds);
	});

	test.skipIf(process.platform === 'win32')('is known of this one, where there is a ps', () => {
		const elapsed = elapsedSeconds(process.pid);
		expect(elapsed === undefined || Math.abs(elapsed - process.uptime()) < 5).toBe(true);
	});
});
