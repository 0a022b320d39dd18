import {
	chmodSync,
	chownSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	renameSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {getuid, platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {codeFolder} from './helpers/built.js';
import {listing} from './helpers/games-list.js';
import {removeHomes} from './helpers/home.js';
import {plantedCode, stranger} from './helpers/planting.js';

afterEach(removeHomes);

type Place = {
	readonly home: string;
	readonly cache: string;
	/** Where the program keeps the code of one of its files, and the directory of that. */
	readonly file: string;
	readonly folder: string;
	readonly code: Buffer;
};

/** Whether the program runs the code that was put in its way, after a start that kept its own. */
const runs = (plant: (place: Place) => void): boolean => {
	const {home, cache, list, files} = listing();
	const first = list();
	const [file = ''] = files();
	const mark = join(home, 'mark');
	const code = plantedCode(file, mark);
	writeFileSync(file, code);
	plant({home, cache, file, folder: dirname(file), code});
	const next = list();
	const isRun = existsSync(mark);
	expect(next).toBe(isRun ? '' : first);
	return isRun;
};

/** The same code with something else written on it. */
const renamed = ({file, code}: Place, change: (label: string) => string) => {
	const label = `${basename(dirname(file))}/${basename(file)}`;
	const twice = code.subarray(0, -label.length);
	writeFileSync(file, Buffer.concat([twice, Buffer.from(change(label))]));
};

type Row = readonly [string, (place: Place) => void];

const others: readonly Row[] = [
	['of another user', ({file}) => chownSync(file, stranger, stranger)],
	['in a directory of another user', ({folder}) => chownSync(folder, stranger, stranger)],
	['below a directory of another user', ({cache}) => chownSync(cache, stranger, stranger)],
	[
		'below a directory of another user in which nobody may rename',
		({cache}) => {
			chownSync(cache, stranger, stranger);
			chmodSync(cache, 0o1777);
		},
	],
];

describe.skipIf(platform === 'win32')('Kept code is run', () => {
	test.each<Row>([
		['that the player could have put there alone', () => {}],
		[
			'below a directory where others may add but not rename',
			({cache}) => chmodSync(cache, 0o1777),
		],
		[
			'where the player’s own link leads',
			({home, cache}) => {
				renameSync(cache, join(home, 'elsewhere'));
				symlinkSync('elsewhere', cache);
			},
		],
	])('%s', (_, plant) => {
		expect(runs(plant)).toBe(true);
	});
});

describe.skipIf(platform === 'win32')('Kept code is not run', () => {
	test.each<Row>([
		['that the group may write', ({file}) => chmodSync(file, 0o620)],
		['that all may write', ({file}) => chmodSync(file, 0o602)],
		['in a directory that the group may write', ({folder}) => chmodSync(folder, 0o770)],
		['in a directory that all may write', ({folder}) => chmodSync(folder, 0o1707)],
		['below a directory that the group may write', ({cache}) => chmodSync(cache, 0o770)],
		['below a directory that all may write', ({cache}) => chmodSync(cache, 0o777)],
		[
			'behind a link',
			({home, file}) => {
				renameSync(file, join(home, 'elsewhere'));
				symlinkSync(join(home, 'elsewhere'), file);
			},
		],
		['that has a second name', ({home, file}) => linkSync(file, join(home, 'elsewhere'))],
		[
			'behind a link in a directory that all may write',
			({home, cache}) => {
				mkdirSync(join(home, 'open'));
				chmodSync(join(home, 'open'), 0o777);
				renameSync(cache, join(home, 'open', 'cache'));
				symlinkSync(join('open', 'cache'), cache);
			},
		],
		['of another build', place => renamed(place, label => label.replace(/^./, '-'))],
		['of another version of Node', place => renamed(place, label => label.replace('-v', '-w'))],
		['of another file', place => renamed(place, label => label.replace('program', 'another'))],
		['of nothing', place => renamed(place, () => '')],
	])('%s', (_, plant) => {
		expect(runs(plant)).toBe(false);
	});

	// Only root may give a file to another.
	test.skipIf(getuid?.() !== 0).each(others)('%s', (_, plant) => {
		expect(runs(plant)).toBe(false);
	});
});

describe.skipIf(platform === 'win32')('No code is kept', () => {
	const openTo = (mode: number) => (directory: string) => chmodSync(directory, mode);
	const ofStranger = (directory: string) => chownSync(directory, stranger, stranger);

	/** What lies below a directory, of which the cache directory is a part, once it was changed and the program was run. */
	const keptBelow = (parts: readonly string[], change: (directory: string) => void) => {
		const {home, list} = listing();
		const directory = join(home, ...parts);
		mkdirSync(directory, {recursive: true, mode: 0o700});
		change(directory);
		expect(list({XDG_CACHE_HOME: join(home, 'cache')})).toContain('Tajemnica');
		return readdirSync(directory);
	};

	const own = ['cache', 'pasjans'];
	test.each([
		['below a directory that all may write', ['cache'], openTo(0o777)],
		['in a directory that the group may write', own, openTo(0o770)],
		['in a directory that all may write, but none rename in', own, openTo(0o1777)],
		['for a build in one that all may write', [...own, codeFolder()], openTo(0o777)],
	] as const)('%s', (_, parts, change) => {
		expect(keptBelow(parts, change)).toEqual([]);
	});

	test.skipIf(getuid?.() !== 0).each([
		['in what another user calls his own', ['cache']],
		['in a directory of another user', own],
		['for a build in one of another user', [...own, codeFolder()]],
	] as const)('%s', (_, parts) => {
		expect(keptBelow(parts, ofStranger)).toEqual([]);
	});
});
