import {spawnSync} from 'node:child_process';
import {chmodSync, globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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
	const files = () => globSync(join(temporary, '*', '*', '*'));
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

test('None is kept where the player does without, or where nothing can be written', () => {
	const {list, files} = start();
	const first = list({NODE_DISABLE_COMPILE_CACHE: '1'});
	expect(files()).toEqual([]);
	expect(list({TMPDIR: '/nowhere', TEMP: '/nowhere'})).toBe(first);
});
