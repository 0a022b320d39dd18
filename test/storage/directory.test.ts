import {mkdtempSync, rmdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chdir, cwd, platform} from 'node:process';
import {describe, expect, test} from 'vitest';
import {dataDirectory, homeDirectory} from '../../source/storage/directory.js';

type Case = {
	readonly typed?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly on?: string;
	/** Answered where it is asked for; it must not be asked for if this is left out. */
	readonly home?: string | 'none';
};

const found = ({typed, env = {}, on = 'linux', home}: Case) =>
	dataDirectory(typed, {
		env,
		platform: on,
		home: () => {
			if (home === undefined) {
				throw new Error('the home was asked for');
			}

			return home === 'none' ? undefined : home;
		},
	});

const home = '/home/ola';

describe('the data directory is', () => {
	test.each<readonly [string, Case, string]>([
		['what the command line says', {typed: '/a', env: {PASJANS_DATA_DIR: '/b'}}, '/a'],
		['what the environment says', {env: {PASJANS_DATA_DIR: '/b', XDG_DATA_HOME: '/x'}}, '/b'],
		['that of XDG', {env: {XDG_DATA_HOME: '/x'}}, '/x/pasjans'],
		['in the home', {home}, '/home/ola/.local/share/pasjans'],
		[
			'in the home if XDG’s is relative',
			{env: {XDG_DATA_HOME: 'x'}, home},
			`${home}/.local/share/pasjans`,
		],
		[
			'in the home if the others are empty',
			{typed: '', env: {PASJANS_DATA_DIR: '', XDG_DATA_HOME: ''}, home},
			`${home}/.local/share/pasjans`,
		],
		[
			'in the library of a Mac',
			{on: 'darwin', home},
			`${home}/Library/Application Support/pasjans`,
		],
		['in the home on Windows', {on: 'win32', home}, `${home}/AppData/Local/pasjans/Data`],
		['where Windows says', {on: 'win32', env: {LOCALAPPDATA: '/local'}}, '/local/pasjans/Data'],
		[
			'in the home on Windows if its own is relative',
			{on: 'win32', env: {LOCALAPPDATA: 'local'}, home},
			`${home}/AppData/Local/pasjans/Data`,
		],
		['the home for ~', {typed: '~', home}, '/home/ola'],
		['below the home for ~/', {typed: '~/games/of mine', home}, '/home/ola/games/of mine'],
		[
			'below the home for ~/ in the environment',
			{env: {PASJANS_DATA_DIR: '~/games'}, home},
			'/home/ola/games',
		],
		[
			'below the home for ~\\ on Windows',
			{typed: '~\\games', on: 'win32', home},
			'/home/ola/\\games',
		],
		['another one for ~ and a name', {typed: '~jan/games'}, join(cwd(), '~jan/games')],
		['another one for ~ in the middle', {typed: '/a/~/b'}, '/a/~/b'],
		['below the current one for ~\\ elsewhere', {typed: '~\\games'}, join(cwd(), '~\\games')],
		['below the current one for a relative path', {typed: 'games'}, join(cwd(), 'games')],
	])('%s', (_, where, path) => {
		expect(found(where)).toEqual({path});
	});

	test.each<readonly [string, Case]>([
		['nothing says it', {}],
		['XDG’s is relative', {env: {XDG_DATA_HOME: 'x'}}],
		['~ is asked for', {typed: '~'}],
		['~/ is asked for', {env: {PASJANS_DATA_DIR: '~/x'}}],
		['it is a Mac', {on: 'darwin'}],
		['it is Windows', {on: 'win32'}],
	])('unknown without a home where %s', (_, where) => {
		expect(found({...where, home: 'none'})).toEqual({missing: 'home'});
	});

	test.skipIf(platform === 'win32')('known in a deleted directory, unless it begins there', () => {
		const before = cwd();
		const gone = mkdtempSync(join(tmpdir(), 'pasjans-gone-'));
		try {
			chdir(gone);
			rmdirSync(gone);
			expect(found({typed: '/a/../b'})).toEqual({path: '/b'});
			expect(found({home})).toEqual({path: `${home}/.local/share/pasjans`});
			expect(found({typed: '~/a', home})).toEqual({path: `${home}/a`});
			expect(found({typed: 'a'})).toEqual({missing: 'current-directory', given: 'a'});
		} finally {
			chdir(before);
		}
	});
});

describe('the home is', () => {
	const failing = (): string => {
		throw Object.assign(new Error('no such user'), {code: 'ENOENT'});
	};

	test.each<readonly [string, ReadonlyArray<() => string>, string | undefined]>([
		['that of the environment', [() => home, failing], home],
		['that of the list of users if the environment’s is empty', [() => '', () => home], home],
		['that of the list of users if the environment’s is relative', [() => 'x', () => home], home],
		['that of the list of users if Node knows none', [failing, () => home], home],
		['unknown if nobody knows it', [failing, failing], undefined],
		['unknown if all are relative', [() => '', () => '.'], undefined],
	])('%s', (_, asked, expected) => {
		expect(homeDirectory(asked)).toBe(expected);
	});
});
