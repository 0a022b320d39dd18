import {
	existsSync,
	lchownSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {getuid, platform} from 'node:process';
import {describe, expect, test} from 'vitest';
import {placeOf, self} from '../../source/storage/owner.js';
import type {Store} from '../../source/storage/store.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

const isRoot = getuid?.() === 0;
const nobody = 65_534;

/** A game, statistics in both files, a result that waits, settings. */
const useAll = async (store: Store): Promise<void> => {
	const slot = store.newSlot();
	slot.save(sampleSave({moves: movesOf(1)}));
	slot.save(sampleSave({moves: movesOf(2)}));
	slot.release();
	store.finish(sampleResult({id: 'first'}));
	await store.fold();
	store.finish(sampleResult({id: 'second', dealNumber: 8}));
	store.settings.set({theme: 'dark'});
	await store.close();
};

const seen = (store: Store) => ({
	moves: store.resumable().map(({save}) => save.moves.length),
	played: store.statistics().games.tajemnica?.played,
	settings: store.settings.get(),
	problems: store.problems(),
});

const all = {moves: [2], played: 2, settings: {theme: 'dark'}, problems: []};

/** What lies in the directory once it was used. */
const kept = [
	'settings.json',
	'stats.json',
	'stats.json.prev',
	'games',
	'results',
	'history',
	`history/${new Date().getUTCFullYear()}.jsonl`,
];

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();

const used = async (): Promise<string> => {
	const directory = temporaryDirectory();
	await useAll(open(directory));
	return directory;
};

/** Moves something elsewhere, under another name, and leaves a link; answers where it is now. */
const moveAway = (path: string, isRelative = false): string => {
	const outside = temporaryDirectory();
	const target = join(outside, `my-${basename(path)}`);
	renameSync(path, target);
	symlinkSync(isRelative ? relative(dirname(path), target) : target, path);
	return target;
};

describe.skipIf(platform === 'win32')('a link of the player’s own', () => {
	test.each(
		kept.flatMap(
			name =>
				[
					[name, 'absolute'],
					[name, 'relative'],
				] as const,
		),
	)('in the place of %s, %s, is read through, written through and stays', async (name, way) => {
		const directory = await used();
		const path = join(directory, name);
		const target = moveAway(path, way === 'relative');
		expect(seen(open(directory))).toEqual(all);
		const store = open(directory);
		const [waiting] = store.resumable();
		const claimed = store.claim(waiting?.slot ?? '');
		claimed?.slot.save(sampleSave({moves: movesOf(3)}));
		claimed?.slot.release();
		expect(await store.fold()).toBe(true);
		store.finish(sampleResult({id: 'third', dealNumber: 9}));
		store.settings.set({theme: 'light'});
		await store.close();
		expect(seen(open(directory))).toEqual({
			moves: [3],
			played: 3,
			settings: {theme: 'light'},
			problems: [],
		});
		expect(isLink(path)).toBe(true);
		rmSync(path);
		renameSync(target, path);
		expect(seen(open(directory))).toMatchObject({moves: [3], played: 3, problems: []});
		expect(open(directory).settings.get()).toEqual({theme: 'light'});
	});

	test('may be the data directory itself, and a link to a link', async () => {
		const above = temporaryDirectory();
		const directory = join(above, 'data');
		const target = temporaryDirectory();
		symlinkSync(target, join(above, 'between'));
		symlinkSync('between', directory);
		await useAll(open(directory));
		expect(seen(open(directory))).toEqual(all);
		expect(seen(open(target))).toEqual(all);
		const {files, links} = open(directory).facts();
		expect(files.map(({path}) => path)).toContain(join(directory, 'stats.json'));
		expect(links).toEqual([{path: directory, target}]);
	});

	test.each(kept)('%s leads to nothing yet: it is made there', async name => {
		const directory = temporaryDirectory();
		const outside = temporaryDirectory();
		mkdirSync(dirname(join(directory, name)), {recursive: true});
		symlinkSync(join(outside, 'target'), join(directory, name));
		await useAll(open(directory));
		expect(seen(open(directory))).toEqual(all);
		expect(isLink(join(directory, name))).toBe(true);
		expect(readdirSync(outside)).toEqual(['target']);
	});

	test('that leads to a data directory not made yet makes it', async () => {
		const outside = temporaryDirectory();
		const directory = join(temporaryDirectory(), 'data');
		symlinkSync(join(outside, 'target'), directory);
		expect(open(directory).obstacle()).toBeUndefined();
		expect(existsSync(join(outside, 'target'))).toBe(false);
		await useAll(open(directory));
		expect(seen(open(directory))).toEqual(all);
		expect(isLink(directory)).toBe(true);
		expect(lstatSync(join(outside, 'target')).mode & 0o777).toBe(0o700);
	});

	const leads = [
		[
			'into a directory that isn’t there',
			() => join(temporaryDirectory(), 'no', 'target'),
			'ENOENT',
		],
		['in a circle', (path: string) => path, 'ELOOP'],
	] as const;

	describe.each(leads)('that leads %s', (_, to, code) => {
		test.each(kept)('is told, and nothing is lost: %s', async name => {
			const directory = await used();
			const path = join(directory, name);
			const aside = join(temporaryDirectory(), 'aside');
			renameSync(path, aside);
			symlinkSync(to(path), path);
			const store = open(directory);
			const slot = store.newSlot();
			slot.save(sampleSave({id: 'other', moves: movesOf(4)}));
			store.finish(sampleResult({id: 'third', dealNumber: 9}));
			await store.fold();
			store.settings.set({theme: 'light'});
			await store.close();
			slot.release();
			store.facts();
			const obstacle = store.obstacle();
			const told = [...store.problems(), ...(obstacle === undefined ? [] : [obstacle])];
			expect(new Set(told.flatMap(problem => ('code' in problem ? [problem.code] : [])))).toEqual(
				new Set([code]),
			);
			expect(isLink(path)).toBe(true);
			rmSync(path);
			renameSync(aside, path);
			store.retry();
			await store.close();
			expect(await store.fold()).toBe(true);
			expect(
				store
					.resumable()
					.map(({save}) => save.moves.length)
					.toSorted(),
			).toEqual([2, 4]);
			expect(open(directory).statistics().games.tajemnica?.played).toBe(3);
		});

		test('is told of the data directory too', () => {
			const directory = join(temporaryDirectory(), 'data');
			symlinkSync(to(directory), directory);
			const store = open(directory);
			expect(store.newSlot().save(sampleSave())).toMatchObject({key: 'not-written', code});
			expect(store.obstacle()).toMatchObject({key: 'not-written', code});
			store.statistics();
			expect(store.problems()).toContainEqual({key: 'not-readable', path: directory, code});
			expect(store.problems()).toHaveLength(2);
		});
	});

	test('is renamed if what it leads to is damaged, and that stays as it is', () => {
		const directory = temporaryDirectory();
		const target = join(temporaryDirectory(), 'target');
		writeFileSync(target, 'nonsense');
		symlinkSync(target, join(directory, 'settings.json'));
		const store = open(directory);
		expect(store.settings.get()).toEqual({});
		expect(store.problems()).toMatchObject([{key: 'broken-file-set-aside'}]);
		expect(readFileSync(target, 'utf8')).toBe('nonsense');
		expect(store.facts().setAside.map(path => isLink(path))).toEqual([true]);
	});

	test('stays at a reset, and the old statistics are kept beside it', async () => {
		const directory = await used();
		for (const name of ['stats.json', 'stats.json.prev']) {
			moveAway(join(directory, name));
		}

		const store = open(directory);
		const done = await store.reset();
		const path = done.kind === 'kept' ? done.path : '';
		expect(JSON.parse(readFileSync(path, 'utf8')).statistics.games.tajemnica.played).toBe(2);
		expect(open(directory).statistics().games).toEqual({});
		expect(kept.slice(1, 3).map(name => isLink(join(directory, name)))).toEqual([true, true]);
	});

	test('is listed with where it leads and how large that is', async () => {
		const directory = await used();
		const target = moveAway(join(directory, 'stats.json'));
		const games = moveAway(join(directory, 'games'));
		const {files, links} = open(directory).facts();
		expect(links).toEqual([
			{path: join(directory, 'games'), target: games},
			{path: join(directory, 'stats.json'), target},
		]);
		const size = (path: string) => files.find(file => file.path === path)?.bytes;
		expect(size(join(directory, 'stats.json'))).toBe(readFileSync(target).length);
		expect(files.filter(({path}) => path.startsWith(join(directory, 'games/')))).toHaveLength(2);
	});

	test('has what a killed program left beside its target swept', async () => {
		const directory = await used();
		const target = moveAway(join(directory, 'stats.json'));
		const owner = self();
		const left = [
			`${target}.new-${placeOf(owner)}-${owner.pid}-1-1`,
			`${target}.tmp-0123456789abcdef`,
		];
		const others = [join(target, '..', 'other.tmp-0123456789abcdef'), `${target}.tmp-notes`];
		for (const path of [...left, ...others]) {
			writeFileSync(path, '');
		}

		await open(directory).fold();
		expect([...left, ...others].filter(path => existsSync(path))).toEqual(others);
	});

	test('in the place of a save is read through', async () => {
		const directory = await used();
		const games = join(directory, 'games');
		const [name = ''] = readdirSync(games).filter(file => file.endsWith('.json'));
		moveAway(join(games, name));
		const store = open(directory);
		expect(seen(store)).toEqual(all);
		const claimed = store.claim(name.replace('.json', ''));
		expect(claimed?.slot.save(sampleSave({moves: movesOf(3)}))).toBeUndefined();
		expect(claimed?.slot.save(sampleSave({moves: movesOf(4)}))).toBeUndefined();
		claimed?.slot.release();
		expect(seen(open(directory))).toEqual({...all, moves: [4]});
	});
});

describe.skipIf(!isRoot)('a link of somebody else’s', () => {
	test.each(kept)(
		'in the place of %s is renamed and told, and what it leads to is neither read nor written',
		async name => {
			const directory = await used();
			const path = join(directory, name);
			const target = moveAway(path);
			lchownSync(path, nobody, nobody);
			const read = (place: string): unknown =>
				lstatSync(place).isDirectory()
					? readdirSync(place).toSorted()
					: readFileSync(place, 'utf8');
			const before = read(target);
			const store = open(directory);
			seen(store);
			await useAll(store);
			expect(read(target)).toEqual(before);
			expect(isLink(path)).toBe(false);
			const [aside = ''] = store.facts().setAside;
			expect(aside).toContain(`${path}.broken-`);
			expect(isLink(aside)).toBe(true);
			expect(store.problems()).toEqual([{key: 'broken-file-set-aside', path: aside}]);
			expect(open(directory).settings.get()).toEqual({theme: 'dark'});
		},
	);

	test('in the place of the data directory is what the player has named', async () => {
		const directory = join(temporaryDirectory(), 'data');
		symlinkSync(temporaryDirectory(), directory);
		lchownSync(directory, nobody, nobody);
		await useAll(open(directory));
		expect(seen(open(directory))).toEqual(all);
		expect(open(directory).facts().files.length).toBeGreaterThan(3);
		expect(open(directory).obstacle()).toBeUndefined();
	});
});
