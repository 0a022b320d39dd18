import {execFileSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {platform} from 'node:process';
import {describe, expect, test} from 'vitest';
import {problemText} from '../../source/commands/problem-text.js';
import {newSession} from '../../source/play/session.js';
import {createKeeper} from '../../source/program/keeper.js';
import {texts} from '../../source/ui/text/text.js';
import {named} from '../helpers/position.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

const kinds = {
	directory: (path: string) => mkdirSync(path),
	'directory with something in it': (path: string) =>
		mkdirSync(join(path, 'mine'), {recursive: true}),
	pipe: (path: string) => execFileSync('mkfifo', [path]),
	socket: (path: string) =>
		new Promise<void>(resolve => {
			const server = createServer();
			// The name stays where it is when the server is killed; closed in good order it would go.
			server.listen(path, () => resolve()).unref();
		}),
	device: (path: string) => execFileSync('mknod', [path, 'c', '1', '3']),
} as const;

const mayMakeDevices = (() => {
	try {
		kinds.device(join(temporaryDirectory(), 'null'));
		return true;
	} catch {
		return false;
	}
})();

const possible = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(
	kind => kind !== 'device' || mayMakeDevices,
);

const places = [
	'settings.json',
	'stats.json',
	'stats.json.prev',
	'games/a.json',
	'games/a.json.prev',
	'results/first.json',
	`history/${new Date().getUTCFullYear()}.jsonl`,
];

/** A store's directory with a game in slot a, two results of which one is counted, and settings. */
const filled = async (): Promise<string> => {
	const directory = temporaryDirectory();
	const store = open(directory);
	const slot = store.newSlot();
	slot.save(sampleSave({moves: movesOf(1)}));
	slot.save(sampleSave({moves: movesOf(2)}));
	slot.release();
	const games = join(directory, 'games');
	for (const name of readdirSync(games)) {
		execFileSync('mv', [join(games, name), join(games, name.replace(/^[^.]*/, 'a'))]);
	}

	store.finish(sampleResult({id: 'counted'}));
	await store.fold();
	store.finish(sampleResult({id: 'first', dealNumber: 8}));
	store.settings.set({theme: 'dark'});
	await store.close();
	return directory;
};

/** Does everything that a program does with its files. */
const useAll = async (directory: string) => {
	const store = open(directory);
	store.settings.set({clock: true});
	store.resumable();
	const claimed = store.claim('a') ?? {slot: store.newSlot()};
	expect(claimed.slot.save(sampleSave({moves: movesOf(3)}))).toBeUndefined();
	expect(claimed.slot.save(sampleSave({moves: movesOf(4)}))).toBeUndefined();
	claimed.slot.release();
	expect(store.finish(sampleResult({id: 'third', dealNumber: 9}))).toBeUndefined();
	store.statistics();
	expect(await store.fold()).toBe(true);
	await store.close();
	return store;
};

describe.skipIf(platform === 'win32').each(possible)('a %s', kind => {
	test.each(places)('in the place of %s is set aside and told, and all goes on', async place => {
		const directory = await filled();
		const path = join(directory, place);
		rmSync(path, {force: true});
		await kinds[kind](path);
		const {mode} = lstatSync(path);
		const store = await useAll(directory);
		const [aside = ''] =
			store.facts().setAside.length > 0
				? store.facts().setAside
				: store.problems().map(problem => problem.path);
		expect(aside).toContain(`${path}.broken-`);
		expect(lstatSync(aside).mode).toBe(mode);
		expect(store.problems()).toEqual([{key: 'broken-file-set-aside', path: aside}]);
		const next = open(directory);
		expect(next.resumable().map(({save}) => save.moves.length)).toEqual([4]);
		expect(next.statistics().games.tajemnica?.played).toBe(place.includes('results') ? 2 : 3);
		expect(next.settings.get()).toMatchObject({clock: true});
		expect(next.problems()).toEqual([]);
	});

	test('in the place of the game before doesn’t keep a game from being discarded', async () => {
		const directory = await filled();
		const path = join(directory, 'games', 'a.json.prev');
		rmSync(path);
		await kinds[kind](path);
		const store = open(directory);
		store.claim('a')?.slot.discard();
		expect(store.resumable()).toEqual([]);
		expect(existsSync(join(directory, 'games', 'a.json'))).toBe(false);
		expect(open(directory).resumable()).toEqual([]);
	});
});

describe.skipIf(platform === 'win32').each(['file', ...possible.slice(2)] as const)(
	'a %s',
	kind => {
		test.each(['games', 'results', 'history'])(
			'in the place of the directory %s is set aside and told, and all goes on',
			async place => {
				const directory = temporaryDirectory();
				const path = join(directory, place);
				await (kind === 'file'
					? writeFileSync(path, 'mine')
					: kinds[kind as keyof typeof kinds](path));
				const store = await useAll(directory);
				expect(store.facts().setAside).toHaveLength(1);
				const [aside = ''] = store.facts().setAside;
				expect(aside).toContain(`${path}.broken-`);
				expect(store.problems()).toEqual([{key: 'broken-file-set-aside', path: aside}]);
				expect(open(directory).resumable()).toHaveLength(1);
				expect(open(directory).statistics().games.tajemnica?.played).toBe(1);
			},
		);
	},
);

test('what was set aside while a game is played is told with the next move, once', () => {
	const directory = temporaryDirectory();
	writeFileSync(join(directory, 'games'), 'mine');
	const store = open(directory);
	const keeper = createKeeper(
		store,
		() => new Date(),
		() => texts.en,
	);
	const session = newSession({
		game: named('tajemnica'),
		dealNumber: 7,
		id: sampleSave().id,
		startedAt: sampleSave().startedAt,
		replay: false,
	});
	keeper.begin();
	const message = keeper.save(session);
	const [aside = ''] = store.facts().setAside;
	expect(message).toBe(problemText({key: 'broken-file-set-aside', path: aside}, texts.en));
	expect(keeper.save(session)).toBeUndefined();
	expect(keeper.save(session)).toBeUndefined();
});
