import {existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeDisk} from '../../source/storage/disk.js';
import {createFiles} from '../../source/storage/files.js';
import {type Lock, seenHolder, sweepRights, takeLock} from '../../source/storage/lock.js';
import {self} from '../../source/storage/owner.js';
import {faulty} from './faulty-disk.js';
import {temporaryDirectory} from './samples.js';

const now = () => new Date();
const taking = {inDoubt: 60_000};
const plain = createFiles(nodeDisk, now);

const holders = {
	nobody: undefined,
	'somebody dead': {...self(), start: 1, token: 'dead'},
	'somebody dead, whose dead follower had not taken the place yet': {
		...self(),
		start: 1,
		token: 'dead',
	},
};

const prepared = (title: keyof typeof holders): string => {
	const path = join(temporaryDirectory(), 'lock');
	const holder = holders[title];
	if (holder !== undefined) {
		writeFileSync(path, JSON.stringify(holder));
		if (title.includes('follower')) {
			writeFileSync(`${path}.after-dead`, JSON.stringify({...holder, token: 'second'}));
		}
	}

	return path;
};

describe.each(Object.keys(holders) as (keyof typeof holders)[])('a lock held by %s', title => {
	test('is taken, and leaves nothing behind when it is released', () => {
		const path = prepared(title);
		const lock = takeLock(plain, path, taking);
		expect(lock?.isHeld()).toBe(true);
		expect(takeLock(plain, path, taking)).toBeUndefined();
		lock?.release();
		expect(lock?.isHeld()).toBe(false);
		expect(readdirSync(join(path, '..'))).toEqual([]);
	});

	test.each(['keeps', 'releases'])(
		'is never taken by two, whenever during the one’s taking the other takes and %s it',
		what => {
			for (let step = 0; ; step++) {
				const path = prepared(title);
				let count = 0;
				let other: Lock | undefined;
				let wasReached = false;
				const {disk} = faulty(() => {
					if (count++ === step) {
						wasReached = true;
						other = takeLock(plain, path, taking);
						if (what === 'releases') {
							other?.release();
						}
					}

					return 'well';
				}, 'none');
				const lock = takeLock(createFiles(disk, now), path, taking);
				const held = [lock, other].filter(one => one?.isHeld());
				const believed = [lock, what === 'keeps' ? other : undefined].filter(
					one => one !== undefined,
				);
				expect(held, `step ${step}`).toEqual(believed);
				expect(held.length, `step ${step}`).toBeLessThanOrEqual(1);
				for (const one of held) {
					one?.release();
				}

				expect(takeLock(plain, path, taking)?.isHeld(), `step ${step}`).toBe(true);
				if (!wasReached) {
					return;
				}
			}
		},
	);
});

/** A lock with a text, taken so many milliseconds ago. */
const doubtful = (text: string, age = 0): string => {
	const path = join(temporaryDirectory(), 'lock');
	writeFileSync(path, text);
	const since = (Date.now() - age) / 1000;
	utimesSync(path, since, since);
	return path;
};

const elsewhere = JSON.stringify({...self(), boot: 'another', host: 'another', token: 'other'});
const container = JSON.stringify({...self(), space: 'another', token: 'other'});
const {boot: _, space: __, ...nameOnly} = self();

describe.each([
	['of another machine', elsewhere, true],
	['of another container', container, true],
	[
		'of a version that knew only names of machines',
		JSON.stringify({...nameOnly, token: 't'}),
		true,
	],
	['damaged', '{"pid"', false],
	['empty', '', false],
	['of nobody', JSON.stringify({...self(), pid: 0, token: 'other'}), false],
	['nested without end', '['.repeat(4000), false],
	['too long', ' '.repeat(5000), false],
])('a lock %s', (_, text, isKnown) => {
	test('is seen as doubtful, whenever it was taken', () => {
		for (const age of [0, 3_600_000, -3_600_000]) {
			const path = doubtful(text, age);
			const since = expect.closeTo(Date.now() - age, -5);
			expect(seenHolder(plain, path, path)).toEqual({kind: 'doubtful', isKnown, since});
		}
	});

	test('stays, or goes, as it is wanted', () => {
		const path = doubtful(text, 3_600_000);
		expect(takeLock(plain, path, {inDoubt: 'stays'})).toBeUndefined();
		const lock = takeLock(plain, path, {inDoubt: 'goes'});
		expect(lock).toMatchObject({isDoubtful: true});
		expect(lock?.isHeld()).toBe(true);
		expect(takeLock(plain, path, {inDoubt: 'goes'})).toBeUndefined();
		lock?.release();
		expect(readdirSync(join(path, '..'))).toEqual([]);
	});

	test('goes after a time by the clock of the disk, and at once where it comes from the future', () => {
		expect(takeLock(plain, doubtful(text, 55_000), taking)).toBeUndefined();
		expect(takeLock(plain, doubtful(text, 65_000), taking)?.isHeld()).toBe(true);
		expect(takeLock(plain, doubtful(text, -55_000), taking)).toBeUndefined();
		expect(takeLock(plain, doubtful(text, -3_600_000), taking)?.isHeld()).toBe(true);
		const wrong = createFiles(nodeDisk, () => new Date(0));
		expect(takeLock(wrong, doubtful(text, 55_000), taking)).toBeUndefined();
		expect(takeLock(wrong, doubtful(text, 65_000), taking)?.isHeld()).toBe(true);
	});
});

test.each(['a directory', 'a link to nowhere'])(
	'a lock in whose place is %s can be taken',
	what => {
		const path = join(temporaryDirectory(), 'lock');
		if (what === 'a directory') {
			mkdirSync(path);
		} else {
			symlinkSync('nowhere', path);
		}

		expect(takeLock(plain, path, {inDoubt: 'stays'})).toBeUndefined();
		expect(takeLock(plain, path, {inDoubt: 'goes'})?.isHeld()).toBe(true);
	},
);

test('a lock that can’t be read is doubtful, and can be taken', () => {
	const path = doubtful(elsewhere);
	const {disk} = faulty(
		(name, [file]) => (name === 'open' && file === path ? 'before' : 'well'),
		'EACCES',
	);
	const files = createFiles(disk, now);
	expect(seenHolder(files, path, path)).toMatchObject({kind: 'doubtful', isKnown: false});
	expect(takeLock(files, path, {inDoubt: 'goes'})).toMatchObject({isDoubtful: true});
	expect(takeLock(plain, path, {inDoubt: 'stays'})).toBeUndefined();
});

test('a lock of this process is of the living, and is not taken however it is wanted', () => {
	const path = join(temporaryDirectory(), 'lock');
	takeLock(plain, path, {inDoubt: 'stays'});
	expect(seenHolder(plain, path, path)).toEqual({kind: 'living', pid: process.pid});
	expect(takeLock(plain, path, {inDoubt: 'goes'})).toBeUndefined();
});

test('a file system without links has locks too', () => {
	const path = join(temporaryDirectory(), 'lock');
	const {disk} = faulty(name => (name === 'link' ? 'before' : 'well'), 'EPERM');
	const files = createFiles(disk, now);
	const lock = takeLock(files, path, taking);
	expect(lock?.isHeld()).toBe(true);
	expect(takeLock(files, path, taking)).toBeUndefined();
	lock?.release();
	expect(existsSync(path)).toBe(false);
});

test('rights to follow are removed when they are of no use, and not before', () => {
	const path = prepared('somebody dead, whose dead follower had not taken the place yet');
	const right = `${path}.after-dead`;
	sweepRights(plain, path, [right]);
	expect(existsSync(right)).toBe(true);
	plain.remove(path);
	sweepRights(plain, path, [right]);
	expect(existsSync(right)).toBe(false);
});
