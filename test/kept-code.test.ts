import {
	existsSync,
	globSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {listing} from './helpers/games-list.js';
import {removeHomes} from './helpers/home.js';
import {program} from './helpers/terminal.js';

afterEach(removeHomes);

const contents = (files: readonly string[]) => files.map(file => readFileSync(file, 'base64'));

test('Compiled code is kept by the first run and left as it is by the next', () => {
	const {list, files} = listing();
	const first = list();
	const kept = contents(files());
	expect(first).toContain('Tajemnica');
	expect(kept.length).toBeGreaterThan(0);
	expect(list()).toBe(first);
	expect(contents(files())).toEqual(kept);
});

test.each<readonly [string, (code: Buffer) => Buffer]>([
	['cut off', code => code.subarray(0, code.length / 3)],
	['emptied', () => Buffer.alloc(0)],
	['zeros', code => Buffer.alloc(code.length)],
	['changed in one bit', code => Buffer.from(code.with(code.length - 99, code.at(-99)! ^ 4))],
	['other code', code => Buffer.concat([Buffer.alloc(64, 1), code, Buffer.alloc(64, 1), code])],
])('Broken code (%s) is not run, but made anew', (_, broken) => {
	const {list, files} = listing();
	const first = list();
	for (const file of files()) {
		writeFileSync(file, broken(readFileSync(file)));
	}

	const bad = contents(files());
	expect(list()).toBe(first);
	expect(bad.length).toBeGreaterThan(0);
	expect(files().length).toBe(bad.length);
	expect(contents(files()).filter(content => bad.includes(content))).toEqual([]);
	expect(list()).toBe(first);
});

test('None is kept where the player does without', () => {
	const {cache, list} = listing();
	mkdirSync(cache);
	list({NODE_DISABLE_COMPILE_CACHE: '1'});
	expect(readdirSync(cache)).toEqual([]);
});

test.each([
	['below a file', '/dev/null/x'],
	['where no file can be', '/proc/nope'],
	['a file', program],
	['of a name too long', `/${'n'.repeat(300)}`],
])('A cache directory that is %s keeps nobody from playing', (_, path) => {
	const {home, list} = listing();
	const first = list();
	expect(list({XDG_CACHE_HOME: path})).toBe(first);
	expect(readdirSync(home)).toEqual(['cache']);
});

describe('When code is kept, what is of no use goes', () => {
	const longAgo = new Date(Date.now() - 60 * 24 * 3_600_000);

	/** A cache directory with code of other builds, so many seconds old, and without that of this one. */
	const withOthers = (ages: Readonly<Record<string, number>>) => {
		const {list, files, ...place} = listing();
		const first = list();
		const [file = ''] = files();
		const folder = dirname(file);
		rmSync(file);
		for (const [name, seconds] of Object.entries(ages)) {
			const other = join(dirname(folder), name);
			mkdirSync(other);
			writeFileSync(join(other, 'program.js'), '');
			const then = new Date(Date.now() - seconds * 1000);
			utimesSync(other, then, then);
		}
		const others = () => readdirSync(dirname(folder)).filter(name => name in ages);
		return {...place, list, first, file, folder, others};
	};

	const old = {old: 60 * 24 * 3600, young: 60};

	test('that of other builds which has lain there for weeks', () => {
		const {list, others} = withOthers(old);
		list();
		expect(others()).toEqual(['young']);
	});

	test('that of other builds beyond the last few', () => {
		const ages = Object.fromEntries(
			Array.from({length: 9}, (_, age) => [`build-${age}`, age * 60]),
		);
		const {list, others} = withOthers(ages);
		list();
		expect(others().toSorted()).toEqual(['build-0', 'build-1', 'build-2', 'build-3']);
	});

	test.skipIf(platform === 'win32')('although there is no room for new code', () => {
		const {list, first, others, folder} = withOthers(old);
		expect(list({}, 'ulimit -f 16; "$@"')).toBe(first);
		expect(others()).toEqual(['young']);
		expect(readdirSync(folder)).toEqual([]);
	});

	test('what a process has left that was killed', () => {
		const {list, file, folder} = withOthers({});
		writeFileSync(`${file}.1`, 'half');
		utimesSync(`${file}.1`, longAgo, longAgo);
		writeFileSync(`${file}.4194999`, 'half');
		list();
		expect(readdirSync(folder)).toEqual(['program.js']);
	});

	test.skipIf(platform === 'win32').each([
		['a link in the place of the code', 'ln -s "$precious" "$code"; "$@"'],
		['a link in the place of the code being written', 'ln -s "$precious" "$code.$$"; exec "$@"'],
		['a directory in the place of the code', 'mkdir "$code"; touch "$code/file"; "$@"'],
		['a pipe in the place of the code', 'mkfifo "$code"; "$@"'],
	])('%s, and nothing is written elsewhere', (_, script) => {
		const {home, list, first, file, folder} = withOthers({});
		const precious = join(home, 'precious');
		writeFileSync(precious, 'kept');
		expect(list({code: file, precious}, script)).toBe(first);
		expect(readFileSync(precious, 'utf8')).toBe('kept');
		expect(readdirSync(folder)).toEqual(['program.js']);
		expect(lstatSync(file).isFile()).toBe(true);
	});

	test.skipIf(platform === 'win32')('not what links lead to', () => {
		const {home, cache, list} = withOthers({});
		mkdirSync(join(home, 'precious'));
		writeFileSync(join(home, 'precious', 'file'), '');
		for (const name of ['1', '2', '3', '4', '5', '6']) {
			symlinkSync(join(home, 'precious'), join(cache, 'pasjans', name));
		}
		list();
		expect(existsSync(join(home, 'precious', 'file'))).toBe(true);
		expect(globSync(join(cache, 'pasjans', '?'))).toHaveLength(4);
	});
});
