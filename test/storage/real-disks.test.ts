import {execFileSync, spawnSync} from 'node:child_process';
import {
	chmodSync,
	chownSync,
	cpSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {execPath, getuid, platform} from 'node:process';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import {nodeDisk} from '../../source/storage/disk.js';
import {bundled} from './processes.js';
import {open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

let saver: string;

beforeAll(async () => {
	saver = await bundled('saver');
});

type Said = {
	readonly keys: readonly string[];
	readonly longest: number;
	readonly folded: boolean;
	readonly played: number;
};

// Far below the second for which conf alone would stand still, far above what is measured: other tests share the cores.
const longestPause = 400;
const isRoot = getuid?.() === 0;
const nobody = 65_534;

const run = (
	directory: string,
	options: {
		readonly first?: number;
		readonly moves?: number;
		readonly uid?: number;
		readonly shell?: string;
	} = {},
): Said => {
	const {first = 0, moves = 50, uid, shell = ''} = options;
	const program = `${shell} exec "${execPath}" "${saver}" "${directory}" ${first} ${moves}`;
	const identity = uid === undefined ? {} : {uid, gid: uid};
	const {stdout, stderr} = spawnSync('/bin/sh', ['-c', program], {encoding: 'utf8', ...identity});
	expect(stderr).toBe('');
	return JSON.parse(stdout);
};

const contents = (directory: string): readonly string[] =>
	readdirSync(directory, {recursive: true, withFileTypes: true})
		.filter(entry => entry.isFile())
		.map(entry => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
		.toSorted();

/** What was there before is there still, and nothing half written beside it. */
const expectWhole = (directory: string, before: readonly string[]): void => {
	// To the journal is only added.
	const isThere = (text: string) =>
		contents(directory).some(now =>
			/^\d+\.jsonl /.test(text) ? now.startsWith(text) : now === text,
		);
	expect(before.filter(text => !isThere(text))).toEqual([]);
	const store = open(directory);
	store.resumable();
	store.settings.get();
	store.statistics();
	expect(store.problems()).toEqual([]);
	expect(contents(directory).filter(text => /\.new-|\.tmp-/.test(text))).toEqual([]);
};

const mayMount = ((): boolean => {
	if (!isRoot || platform !== 'linux') {
		return false;
	}

	try {
		const directory = temporaryDirectory();
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', directory], {stdio: 'ignore'});
		execFileSync('umount', [directory]);
		return true;
	} catch {
		return false;
	}
})();

test.skipIf(platform === 'win32')(
	'a limit for the size of files: told in one line, nothing torn',
	() => {
		const directory = temporaryDirectory();
		run(directory);
		const before = contents(directory);
		const said = run(directory, {first: 1, moves: 1000, shell: 'ulimit -f 1;'});
		expect(said.keys).toContain('file-too-large');
		expect(said.longest).toBeLessThan(longestPause);
		expect(said.played).toBe(2);
		expectWhole(
			directory,
			before.filter(text => !text.startsWith('settings') && !text.startsWith('stats')),
		);
	},
);

test.skipIf(platform === 'win32')(
	'a directory that may not be written: told in one line, all stays',
	() => {
		const directory = temporaryDirectory();
		run(directory);
		if (isRoot) {
			execFileSync('chown', ['-R', `${nobody}`, directory]);
		}

		for (const folder of ['results', 'games', '']) {
			chmodSync(join(directory, folder), 0o555);
		}

		chmodSync(saver, 0o644);
		chmodSync(join(saver, '..'), 0o755);
		const before = contents(directory);
		const said = run(directory, {first: 1, ...(isRoot ? {uid: nobody} : {})});
		expect(said.keys).toEqual(['no-permission']);
		expect(said.longest).toBeLessThan(longestPause);
		expect(said).toMatchObject({folded: false, played: 2});
		expect(contents(directory)).toEqual(before);
		for (const folder of ['', 'results', 'games']) {
			chmodSync(join(directory, folder), 0o755);
		}
	},
);

test.skipIf(!isRoot)(
	'a directory of another user that may not even be read: told, and nothing harmed',
	() => {
		const directory = temporaryDirectory();
		run(directory);
		chownSync(directory, 0, 0);
		chmodSync(directory, 0o700);
		chmodSync(saver, 0o644);
		chmodSync(join(saver, '..'), 0o755);
		const before = contents(directory);
		const said = run(directory, {first: 1, uid: nobody});
		expect(said.keys).toContain('no-permission');
		expect(said.played).toBe(1);
		expect(contents(directory)).toEqual(before);
	},
);

describe.skipIf(!mayMount)('a small file system', () => {
	const mounted = (size: string, act: (directory: string) => void): void => {
		const directory = temporaryDirectory();
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', directory]);
		try {
			act(directory);
		} finally {
			execFileSync('umount', [directory]);
		}
	};

	test('when full: told in one line, nothing torn, and stored once there is room', () => {
		mounted('256k', directory => {
			run(directory);
			const before = contents(directory);
			const filler = join(directory, 'filler');
			let size = 256 * 1024;
			while (size >= 1024) {
				try {
					writeFileSync(filler, 'x'.repeat(size), {flag: 'a'});
				} catch {
					size /= 2;
				}
			}

			const said = run(directory, {first: 1});
			expect(said.keys).toEqual(['disk-full']);
			expect(said.longest).toBeLessThan(longestPause);
			expect(said.played).toBe(2);
			const kept = before.filter(text => !text.startsWith('filler'));
			expectWhole(directory, kept);
			rmSync(filler);
			expect(run(directory, {first: 2})).toMatchObject({keys: [], folded: true, played: 2});
		});
	});

	test('when room runs out at any byte: never torn', () => {
		mounted('64k', directory => {
			const good = temporaryDirectory();
			run(good);
			for (const free of [0, 4096, 8192, 12_288, 16_384]) {
				rmSync(join(directory, 'data'), {recursive: true, force: true});
				rmSync(join(directory, 'filler'), {force: true});
				cpSync(good, join(directory, 'data'), {recursive: true});
				const data = join(directory, 'data');
				let size = 65_536;
				while (size >= 512) {
					try {
						writeFileSync(join(directory, 'filler'), 'x'.repeat(size), {flag: 'a'});
					} catch {
						size /= 2;
					}
				}

				const filled = readFileSync(join(directory, 'filler'));
				writeFileSync(
					join(directory, 'filler'),
					filled.subarray(0, Math.max(0, filled.length - free)),
				);
				const said = run(data, {first: 1, moves: 1500});
				expect(said.longest).toBeLessThan(longestPause);
				expect(said.played).toBe(2);
				expectWhole(data, []);
			}
		});
	});
});

/** Where no directory can be made, each for a reason of its own; below `/proc` the system says that `/proc` isn't there. */
test.skipIf(platform !== 'linux').each([
	['/proc/nope', 'ENOENT'],
	['/proc/nope/deeper/still', 'ENOENT'],
	['/dev/null/x', 'ENOTDIR'],
	['/etc/passwd', 'EEXIST'],
	['/etc/passwd/x', 'ENOTDIR'],
])('a directory that can’t be made, %s: told at once, everything stays in memory', (path, code) => {
	const began = performance.now();
	const store = open(path);
	const slot = store.newSlot();
	expect(store.resumable()).toEqual([]);
	expect(slot.isWritten()).toBe(true);
	expect(slot.save(sampleSave())).toMatchObject({key: 'not-written', code});
	expect(slot.save(sampleSave())).toMatchObject({key: 'not-written', code});
	expect(slot.isWritten()).toBe(false);
	expect(store.finish(sampleResult())).toMatchObject({key: 'not-written'});
	expect(store.statistics().games.tajemnica?.played).toBe(1);
	slot.release();
	expect(store.retry()).toBe(false);
	expect(performance.now() - began).toBeLessThan(longestPause);
});

test.skipIf(platform === 'win32')('a directory whose names can’t be read is told of', () => {
	const directory = temporaryDirectory();
	const problemsIn = (path: string) => {
		const store = open(path);
		store.facts();
		return store.problems();
	};
	expect(problemsIn(directory)).toEqual([]);
	expect(problemsIn(join(directory, 'nowhere'))).toEqual([]);
	writeFileSync(join(directory, 'games'), '');
	expect(problemsIn(directory)).toEqual([
		{key: 'not-readable', path: join(directory, 'games'), code: 'ENOTDIR'},
	]);
	expect(problemsIn(join(directory, 'games'))).toEqual([
		{key: 'not-readable', path: join(directory, 'games'), code: 'ENOTDIR'},
	]);
});

test('missing directories above the data directory are made, one that is there is left as it is', () => {
	const above = temporaryDirectory();
	expect(nodeDisk.makeDirectory(join(above, 'a', 'b', 'c'))).toBe(true);
	expect(nodeDisk.makeDirectory(join(above, 'a', 'b', 'c'))).toBe(false);
	expect(nodeDisk.makeDirectory(join(above, 'a', 'b'))).toBe(false);
	expect(statSync(join(above, 'a', 'b')).isDirectory()).toBe(true);
});

test.skipIf(platform === 'win32').each(['000', '022'])(
	'under umask %s all files are for their owner alone',
	umask => {
		const directory = join(temporaryDirectory(), 'new', 'data');
		run(directory, {shell: `umask ${umask};`});
		const paths = readdirSync(directory, {recursive: true}).map(name => join(directory, `${name}`));
		const modes = [directory, ...paths].map(path => {
			const stats = statSync(path);
			return `${stats.isDirectory() ? 'directory' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
		});
		expect(new Set(modes)).toEqual(new Set(['directory 700', 'file 600']));
		expect(paths.length).toBeGreaterThan(4);
	},
);
