import {spawnSync} from 'node:child_process';
import {
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {environment, makeHome, removeHomes} from './helpers/home.js';

const program = join(import.meta.dirname, '..', 'dist', 'cli.js');

afterEach(removeHomes);

/** A temporary directory of its own, and the list of games as the program prints it there. */
const start = () => {
	const home = makeHome();
	const temporary = join(home, 'temporary');
	mkdirSync(temporary);
	const env = environment(home, {TMPDIR: temporary, TEMP: temporary});
	const list = (changes: Readonly<Record<string, string>> = {}) => {
		const {stdout, status} = spawnSync(process.execPath, [program, 'games'], {
			env: {...env, ...changes},
			encoding: 'utf8',
		});
		expect(status).toBe(0);
		return stdout;
	};
	const files = () => globSync(join(temporary, '**', '*.js'));
	return {temporary, list, files};
};

const contents = (files: readonly string[]) => files.map(file => readFileSync(file, 'base64'));

test('Compiled code is kept by the first run and left as it is by the next', () => {
	const {list, files} = start();
	const first = list();
	const kept = contents(files());
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
	const {list, files} = start();
	const first = list();
	const good = contents(files());
	for (const file of files()) {
		writeFileSync(file, broken(readFileSync(file)));
	}

	expect(list()).toBe(first);
	expect(files().length).toBe(good.length);
	expect(list()).toBe(first);
});

test.skipIf(process.platform === 'win32')(
	'Code that others could have put there is not run',
	() => {
		const {temporary, list, files} = start();
		const first = list();
		const [folder = ''] = globSync(join(temporary, '*'));
		chmodSync(folder, 0o777);
		for (const file of files()) {
			writeFileSync(file, 'nothing that runs');
		}

		expect(list()).toBe(first);
		expect(files().every(file => readFileSync(file, 'utf8') === 'nothing that runs')).toBe(true);
	},
);

test('None is kept where the player does without', () => {
	const {temporary, list, files} = start();
	list();
	rmSync(temporary, {recursive: true});
	mkdirSync(temporary);
	list({NODE_DISABLE_COMPILE_CACHE: '1'});
	expect(files()).toEqual([]);
	expect(readdirSync(temporary)).toEqual([]);
});

test.each([
	['not there', '/nowhere'],
	['a file', program],
	['of a name too long', `/${'n'.repeat(300)}`],
])('A temporary directory that is %s keeps nobody from playing', (_, path) => {
	const {list} = start();
	expect(list({TMPDIR: path, TEMP: path})).toBe(list());
});

test('What another version has kept goes when it has lain there for weeks', () => {
	const {temporary, list} = start();
	list();
	const [folder = ''] = readdirSync(temporary);
	const [old, young] = ['old', 'young'].map(name => join(temporary, folder, name)) as [
		string,
		string,
	];
	for (const other of [old, young]) {
		mkdirSync(other);
		writeFileSync(join(other, 'program.js'), '');
	}
	const longAgo = new Date(Date.now() - 60 * 24 * 3_600_000);
	utimesSync(old, longAgo, longAgo);
	for (const file of globSync(join(temporary, folder, '*-*', '*.js'))) {
		rmSync(file);
	}

	list();
	expect(existsSync(old)).toBe(false);
	expect(existsSync(young)).toBe(true);
});
