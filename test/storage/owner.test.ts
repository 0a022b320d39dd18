import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {digest} from '../../source/play/digest.js';
import {elapsedSeconds, parseElapsed} from '../../source/storage/elapsed.js';
import {isThere, type Owner, placeOf, self} from '../../source/storage/owner.js';

const now = () => Date.now();

describe('a process', () => {
	test('that runs is there', () => {
		expect(isThere(self(), now())).toBe(true);
	});

	test('that has ended is gone', async () => {
		const child = spawn(process.execPath, ['-e', '']);
		await once(child, 'close');
		expect(isThere({...self(), pid: child.pid ?? 0}, now())).toBe(false);
	});

	test('whose number another one has now is gone', () => {
		expect(isThere({...self(), start: self().start - 1000}, now())).toBe(false);
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
			expect(isThere({...self(), pid, start}, now())).toBe(false);
			child.kill();
		},
	);
});

/** What a process wrote of itself, and what is known where it is looked for. */
const owner = (host: string, boot: string, space = 'pid:[1]'): Owner => ({
	pid: 7,
	start: 70,
	host: digest(host),
	boot: digest(boot),
	space: digest(space),
});

const started = Date.UTC(2026, 0, 2, 12);
const [before, after] = [started - 1, started + 1];

describe('where a process is looked for that was seen last', () => {
	test.each([
		['on this machine', owner('a', 'x'), owner('a', 'x'), after, 'asked'],
		['on this machine under its former name', owner('a', 'x'), owner('b', 'x'), after, 'asked'],
		['in this container', owner('a', 'x', '2'), owner('a', 'x', '2'), after, 'asked'],
		['in this container, renamed', owner('a', 'x', '2'), owner('b', 'x', '2'), after, 'asked'],
		[
			'in another container of this machine',
			owner('a', 'x', '2'),
			owner('b', 'x', '3'),
			after,
			'unknown',
		],
		['in a container of this name', owner('a', 'x', '2'), owner('a', 'x', '3'), after, 'unknown'],
		[
			'on this machine before it was started anew',
			owner('a', 'x'),
			owner('a', 'y'),
			before,
			'gone',
		],
		[
			'on this machine before that, in a container',
			owner('a', 'x', '2'),
			owner('a', 'y', '3'),
			before,
			'gone',
		],
		['on another machine of this name', owner('a', 'x'), owner('a', 'y'), after, 'unknown'],
		['on another machine', owner('a', 'x'), owner('b', 'y'), after, 'unknown'],
		['on another machine, long ago', owner('a', 'x'), owner('b', 'y'), before, 'unknown'],
		[
			'on another machine in a space of this number',
			owner('a', 'x', '2'),
			owner('b', 'y', '2'),
			after,
			'unknown',
		],
		[
			'on this machine, of a platform without starts and spaces',
			owner('a', '', ''),
			owner('a', '', ''),
			after,
			'asked',
		],
		['on another one of such a platform', owner('a', '', ''), owner('b', '', ''), after, 'unknown'],
		[
			'in the Linux of a Windows machine of that name',
			owner('a', 'x'),
			owner('a', '', ''),
			before,
			'unknown',
		],
		[
			'on a Windows machine by its own Linux',
			owner('a', '', ''),
			owner('a', 'x'),
			before,
			'unknown',
		],
		[
			'on this machine, without a look at spaces',
			owner('a', 'x', ''),
			owner('b', 'x', ''),
			after,
			'asked',
		],
		[
			'on this machine, with such a look only here',
			owner('a', 'x', ''),
			owner('a', 'x'),
			after,
			'unknown',
		],
	] as const)('%s', (_, owner, self, lastSeen, expected) => {
		for (const isRunning of [true, false]) {
			const here = {self, startedAt: () => started, isRunning: () => isRunning};
			const answers = {asked: isRunning, gone: false, unknown: undefined};
			expect(isThere(owner, lastSeen, here)).toBe(answers[expected]);
		}
	});
});

test('files tell their maker’s machine by its start, not by its name', () => {
	expect(placeOf(owner('a', 'x'))).toBe(placeOf(owner('b', 'x')));
	expect(placeOf(owner('a', 'x'))).not.toBe(placeOf(owner('a', 'y')));
	expect(placeOf(owner('a', 'x', '2'))).not.toBe(placeOf(owner('a', 'x', '3')));
	expect(placeOf(owner('a', '', ''))).not.toBe(placeOf(owner('b', '', '')));
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
