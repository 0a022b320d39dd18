import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeDisk} from '../../source/storage/disk.js';
import {createFiles} from '../../source/storage/files.js';
import {type Lock, sweepRights, takeLock} from '../../source/storage/lock.js';
import {self} from '../../source/storage/owner.js';
import {faulty} from './faulty-disk.js';
import {temporaryDirectory} from './samples.js';

const now = () => new Date();
const patience = {milliseconds: 60_000};
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
		const lock = takeLock(plain, path, patience);
		expect(lock?.isHeld()).toBe(true);
		expect(takeLock(plain, path, patience)).toBeUndefined();
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
						other = takeLock(plain, path, patience);
						if (what === 'releases') {
							other?.release();
						}
					}

					return 'well';
				}, 'none');
				const lock = takeLock(createFiles(disk, now), path, patience);
				const held = [lock, other].filter(one => one?.isHeld());
				const believed = [lock, what === 'keeps' ? other : undefined].filter(
					one => one !== undefined,
				);
				expect(held, `step ${step}`).toEqual(believed);
				expect(held.length, `step ${step}`).toBeLessThanOrEqual(1);
				for (const one of held) {
					one?.release();
				}

				expect(takeLock(plain, path, patience)?.isHeld(), `step ${step}`).toBe(true);
				if (!wasReached) {
					return;
				}
			}
		},
	);
});

describe('a lock of which the holder can’t be known', () => {
	test.each([
		['of another host', JSON.stringify({...self(), host: 'elsewhere', token: 'other'})],
		['damaged', '{"pid"'],
	])('(%s) is taken after a time without a sign of life only', (_, text) => {
		const path = join(temporaryDirectory(), 'lock');
		const sign = `${path}-sign`;
		writeFileSync(path, text);
		expect(takeLock(plain, path, patience)).toBeUndefined();
		const later = createFiles(nodeDisk, () => new Date(Date.now() + 61_000));
		const soon = createFiles(nodeDisk, () => new Date(Date.now() + 59_000));
		expect(takeLock(soon, path, patience)).toBeUndefined();
		expect(takeLock(later, path, patience)?.isHeld()).toBe(true);
		writeFileSync(sign, '');
		expect(takeLock(later, path, {...patience, sign})).toBeUndefined();
	});
});

test('a file system without links has locks too', () => {
	const path = join(temporaryDirectory(), 'lock');
	const {disk} = faulty(name => (name === 'link' ? 'before' : 'well'), 'EPERM');
	const files = createFiles(disk, now);
	const lock = takeLock(files, path, patience);
	expect(lock?.isHeld()).toBe(true);
	expect(takeLock(files, path, patience)).toBeUndefined();
	lock?.release();
	expect(existsSync(path)).toBe(false);
});

test('rights to follow are removed when they are of no use, and not before', () => {
	const path = prepared('somebody dead, whose dead follower had not taken the place yet');
	const right = `${path}.after-dead`;
	sweepRights(plain, path, [right], patience);
	expect(existsSync(right)).toBe(true);
	plain.remove(path);
	sweepRights(plain, path, [right], patience);
	expect(existsSync(right)).toBe(false);
});
