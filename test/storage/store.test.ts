import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import Conf from 'conf';
import {describe, expect, test} from 'vitest';
import {decodeSave} from '../../source/play/save.js';
import {placeOf, self} from '../../source/storage/owner.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

const namesIn = (directory: string): readonly string[] =>
	readdirSync(directory, {recursive: true}).map(String).toSorted();

const onlyGame = (directory: string): string => {
	const [name] = namesIn(directory).filter(file => /^games\/[^/]*\.json$/.test(file));
	return join(directory, name ?? 'none');
};

describe('games', () => {
	test('a held game is among the open ones, a released one is not', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		expect(open(directory).open()).toEqual([sampleSave()]);
		slot.release();
		expect(open(directory).open()).toEqual([]);
	});

	test('a released game is offered exactly as it was saved', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		const save = sampleSave({moves: movesOf(300), at: 120});
		expect(slot.save(sampleSave())).toBeUndefined();
		expect(slot.save(save)).toBeUndefined();
		slot.release();
		const store = open(directory);
		const [offered] = store.resumable();
		expect(offered?.save).toEqual(save);
		const claimed = store.claim(offered?.slot ?? '');
		expect(claimed?.save).toEqual(save);
		expect(store.problems()).toEqual([]);
	});

	test('a game that is open is offered to nobody', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.newSlot().save(sampleSave());
		expect(store.resumable()).toEqual([]);
		const [game] = store.facts().games;
		expect(game?.holder).toEqual({kind: 'living', pid: process.pid});
		expect(store.claim(game?.slot ?? '')).toBeUndefined();
	});

	test('of several games the newest comes first', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		for (const minute of [3, 9, 5]) {
			const slot = store.newSlot();
			slot.save(sampleSave({savedAt: `2026-01-02T03:0${minute}:00.000Z`}));
			slot.release();
		}

		const minutes = store.resumable().map(({save}) => save.savedAt.slice(14, 16));
		expect(minutes).toEqual(['09', '05', '03']);
	});

	test('a discarded game is gone, and nothing of it stays', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		const slot = store.newSlot();
		slot.save(sampleSave());
		slot.save(sampleSave());
		slot.discard();
		expect(store.resumable()).toEqual([]);
		expect(readdirSync(join(directory, 'games'))).toEqual([]);
	});

	test('a slot can be used for another game after it was discarded', () => {
		const store = open(temporaryDirectory());
		const slot = store.newSlot();
		slot.save(sampleSave());
		slot.discard();
		slot.save(sampleSave({id: 'second'}));
		slot.release();
		expect(store.resumable().map(({save}) => save.id)).toEqual(['second']);
	});

	test('conf opens a saved game', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		const name = onlyGame(directory).split('/').at(-1)?.replace('.json', '') ?? '';
		const conf = new Conf({cwd: join(directory, 'games'), configName: name});
		expect(conf.get('save')).toMatchObject({game: 'tajemnica', moves: 'd 1-f2 12-3 e7-f'});
	});

	test('a save written by conf is read, however it is spaced', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		const path = onlyGame(directory);
		const text = readFileSync(path, 'utf8');
		const spaced = JSON.stringify(JSON.parse(text), undefined, '\t');
		expect(decodeSave(spaced)).toEqual(decodeSave(text));
	});

	test('a save that breaks the rules is set aside, and the one before it is taken', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave({moves: ['d']}));
		slot.save(sampleSave({moves: ['d', '1-2']}));
		slot.release();
		const store = open(directory, {isSound: save => save.moves.length < 2});
		expect(store.resumable().map(({save}) => save.moves)).toEqual([['d']]);
		expect(store.problems()).toMatchObject([{key: 'broken-file-set-aside'}]);
		expect(store.facts().setAside).toHaveLength(1);
		store.told();
		expect(store.problems()).toEqual([]);
		expect(store.resumable()).toHaveLength(1);
		expect(store.problems()).toEqual([]);
	});

	test('rules that throw on a save make it a broken one', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		slot.release();
		const store = open(directory, {
			isSound: () => {
				throw new Error('no such game');
			},
		});
		expect(store.resumable()).toEqual([]);
		expect(store.facts().setAside).toHaveLength(1);
	});

	test('between the two renames of a save the one before it is offered', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		slot.release();
		const path = onlyGame(directory);
		renameSync(path, `${path}.prev`);
		const store = open(directory);
		expect(store.resumable()).toHaveLength(1);
		expect(store.problems()).toEqual([]);
	});

	test('a game too long for a file is not written, and said so', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		const slot = store.newSlot();
		slot.save(sampleSave());
		expect(slot.save(sampleSave({moves: movesOf(20_001)}))?.key).toBe('game-too-long');
		expect(slot.save(sampleSave({moves: movesOf(20_000)}))).toBeUndefined();
		expect(statSync(onlyGame(directory)).size).toBeLessThanOrEqual(256 * 1024);
		expect(store.problems()).toEqual([]);
	});

	test('a game whose result is recorded says so, even if its save does not', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		const slot = store.newSlot();
		slot.save(sampleSave());
		store.finish(sampleResult({outcome: 'won'}));
		slot.release();
		const finished = () => open(directory).resumable()[0]?.save.finished;
		expect(finished()).toBe('won');
		await store.fold();
		store.finish(sampleResult({id: 'another'}));
		await store.fold();
		store.finish(sampleResult({id: 'a-third'}));
		await store.fold();
		expect(finished()).toBe('won');
	});

	test('a window whose place was taken over goes on in another, and overwrites nothing', () => {
		const directory = temporaryDirectory();
		const first = open(directory);
		const slot = first.newSlot();
		slot.save(sampleSave({id: 'first'}));
		const owner = onlyGame(directory).replace('.json', '.owner');
		const held = JSON.parse(readFileSync(owner, 'utf8'));
		writeFileSync(owner, JSON.stringify({...held, pid: 1, start: 1, token: 'other'}));
		const second = open(directory);
		const name = second.resumable()[0]?.slot ?? '';
		const taken = second.claim(name);
		taken?.slot.save(sampleSave({id: 'first', moves: ['d']}));
		slot.save(sampleSave({id: 'first', moves: ['d', 'd']}));
		expect(first.problems()).toMatchObject([{key: 'taken-over'}]);
		taken?.slot.release();
		slot.release();
		const offered = second.resumable().map(({save}) => save.moves.length);
		expect(offered.toSorted()).toEqual([1, 2]);
	});

	test('a window whose files were removed under it goes on', () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		const slot = store.newSlot();
		slot.save(sampleSave());
		const path = onlyGame(directory);
		renameSync(path.replace('.json', '.owner'), join(directory, 'elsewhere'));
		slot.save(sampleSave({moves: ['d']}));
		expect(store.problems()).toEqual([]);
		expect(onlyGame(directory)).toBe(path);
	});
});

describe('results', () => {
	test('a result is counted before and after it is added to the totals, once', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		expect(store.finish(sampleResult())).toBeUndefined();
		const before = store.statistics();
		expect(before.games.tajemnica?.played).toBe(1);
		expect(open(directory).statistics()).toEqual(before);
		expect(await store.fold()).toBe(true);
		expect(readdirSync(join(directory, 'results'))).toEqual([]);
		expect(store.statistics()).toEqual(before);
		expect(open(directory).statistics()).toEqual(before);
	});

	test('the second result of a game changes nothing', async () => {
		const store = open(temporaryDirectory());
		store.finish(sampleResult());
		store.finish(sampleResult({outcome: 'won'}));
		await store.fold();
		store.finish(sampleResult({outcome: 'won'}));
		await store.fold();
		expect(store.statistics().games.tajemnica).toMatchObject({played: 1, lost: 1});
	});

	test('a result that is still there after it was counted is not counted again', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		const path = join(directory, 'results', `${sampleResult().id}.json`);
		const text = readFileSync(path);
		await store.fold();
		for (let time = 0; time < 3; time++) {
			writeFileSync(path, text);
			expect(store.statistics().games.tajemnica?.played).toBe(1);
			await store.fold();
		}

		expect(store.statistics().games.tajemnica?.played).toBe(1);
	});

	test('adding waits for nobody', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		const {pid} = process;
		const lock = join(directory, 'stats.lock');
		const slot = store.newSlot();
		slot.save(sampleSave());
		const owner = readFileSync(onlyGame(directory).replace('.json', '.owner'), 'utf8');
		writeFileSync(lock, owner);
		expect(await store.fold()).toBe(false);
		writeFileSync(lock, owner.replace(`"pid":${pid}`, '"pid":1'));
		expect(await store.fold()).toBe(true);
		expect(existsSync(lock)).toBe(false);
	});

	test('the statistics file is conf’s', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		await store.fold();
		const conf = new Conf({cwd: directory, configName: 'stats'});
		expect(conf.get('statistics.games.tajemnica.played')).toBe(1);
	});

	test('the copy of the statistics is as new as the statistics', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		await store.fold();
		writeFileSync(join(directory, 'stats.json'), 'no');
		const again = open(directory);
		expect(again.statistics().games.tajemnica?.played).toBe(1);
		expect(again.problems()).toMatchObject([{key: 'broken-file-set-aside'}]);
		await again.fold();
		expect(again.statistics().games.tajemnica?.played).toBe(1);
	});

	test('a reset keeps a copy and forgets all', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		const done = await store.reset();
		const kept = done.kind === 'kept' ? done.path : '';
		expect(readFileSync(kept, 'utf8')).toContain('tajemnica');
		expect(store.statistics().games).toEqual({});
		expect(open(directory).statistics().games).toEqual({});
		expect(store.facts().setAside).toEqual([kept]);
	});

	test('a reset of nothing makes nothing, not even a directory', async () => {
		const directory = join(temporaryDirectory(), 'data');
		const store = open(directory);
		expect(await store.reset()).toEqual({kind: 'nothing'});
		expect(existsSync(directory)).toBe(false);
		store.finish(sampleResult());
		await store.reset();
		const names = namesIn(directory);
		expect(await store.reset()).toEqual({kind: 'nothing'});
		expect(namesIn(directory)).toEqual(names);
	});

	test('a reset keeps the copy where the statistics themselves are damaged', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		await store.fold();
		writeFileSync(join(directory, 'stats.json'), 'no');
		const done = await store.reset();
		expect(readFileSync(done.kind === 'kept' ? done.path : '', 'utf8')).toContain('tajemnica');
		expect(store.statistics().games).toEqual({});
	});

	test('a reset waits for nobody', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		writeFileSync(join(directory, 'stats.lock'), JSON.stringify({...self(), token: 't'}));
		expect(await store.reset()).toEqual({kind: 'busy'});
		expect(store.statistics().games.tajemnica?.played).toBe(1);
	});

	test('an export is written once, beside nothing that is there', () => {
		const directory = temporaryDirectory();
		const store = open(join(directory, 'data'));
		store.finish(sampleResult());
		const path = join(directory, 'export.json');
		expect(store.exportTo(path)).toBeUndefined();
		expect(JSON.parse(readFileSync(path, 'utf8')).games.tajemnica.played).toBe(1);
		expect(store.exportTo(path)).toEqual({key: 'not-written', path, code: 'EEXIST'});
	});
});

describe('settings', () => {
	test('what is set is there at once and after the next start', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.settings.set({theme: 'dark', clock: true});
		store.settings.set({theme: 'light'});
		expect(store.settings.get()).toEqual({theme: 'light', clock: true});
		await store.close();
		expect(open(directory).settings.get()).toEqual({theme: 'light', clock: true});
	});

	test('windows keep each other’s settings', async () => {
		const directory = temporaryDirectory();
		const [one, other] = [open(directory), open(directory)];
		expect(one.settings.get()).toEqual(other.settings.get());
		one.settings.set({theme: 'dark'});
		await one.close();
		other.settings.set({clock: false});
		await other.close();
		expect(open(directory).settings.get()).toEqual({theme: 'dark', clock: false});
	});

	test('a file that is not settings is set aside; values that can be none are passed over', () => {
		const directory = temporaryDirectory();
		const path = join(directory, 'settings.json');
		writeFileSync(
			path,
			'{"theme":"dark","a\\u001bb":1,"long":"\\u001b]0;x\\u0007","__proto__":{"x":1}}',
		);
		expect(open(directory).settings.get()).toEqual({theme: 'dark'});
		expect(({} as {x?: number}).x).toBeUndefined();
		writeFileSync(path, '[]');
		const store = open(directory);
		expect(store.settings.get()).toEqual({});
		expect(store.problems()).toMatchObject([{key: 'broken-file-set-aside'}]);
	});
});

describe('a file of a newer format is left as it is, and said so', () => {
	const newer = (text: string): string => text.replaceAll(/"format":\s*\d/g, '"format": 7');

	test('statistics', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		await store.fold();
		const path = join(directory, 'stats.json');
		const text = newer(readFileSync(path, 'utf8'));
		writeFileSync(path, text);
		const again = open(directory);
		again.finish(sampleResult({id: 'another'}));
		expect(await again.fold()).toBe(false);
		expect(await again.reset()).toEqual({kind: 'failed'});
		expect(again.problems()).toEqual([{key: 'newer-format', path}]);
		expect(readFileSync(path, 'utf8')).toBe(text);
		expect(again.facts().waitingResults).toBe(1);
	});

	test('a game', () => {
		const directory = temporaryDirectory();
		const slot = open(directory).newSlot();
		slot.save(sampleSave());
		slot.release();
		const path = onlyGame(directory);
		const text = newer(readFileSync(path, 'utf8'));
		writeFileSync(path, text);
		const store = open(directory);
		expect(store.resumable()).toEqual([]);
		expect(store.claim(path.split('/').at(-1)?.replace('.json', '') ?? '')).toBeUndefined();
		store.newSlot().save(sampleSave());
		expect(store.problems()).toEqual([{key: 'newer-format', path}]);
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	test('a result', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.finish(sampleResult());
		const path = join(directory, 'results', `${sampleResult().id}.json`);
		const text = newer(readFileSync(path, 'utf8'));
		writeFileSync(path, text);
		await store.fold();
		expect(store.problems()).toEqual([{key: 'newer-format', path}]);
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	test('settings', async () => {
		const directory = temporaryDirectory();
		const path = join(directory, 'settings.json');
		const text = '{"format":2,"theme":{"name":"dark"}}';
		writeFileSync(path, text);
		const store = open(directory);
		store.settings.set({theme: 'light'});
		await store.close();
		expect(store.settings.get()).toEqual({theme: 'light'});
		expect(store.problems()).toEqual([{key: 'newer-format', path}]);
		expect(readFileSync(path, 'utf8')).toBe(text);
	});
});

describe('foreign files', () => {
	test('files with names that are not ours are left alone', async () => {
		const directory = temporaryDirectory();
		const names = ['notes.txt', 'results/Änderung.json', 'games/../x.json', 'games/UPPER.json'];
		mkdirSync(join(directory, 'results'));
		mkdirSync(join(directory, 'games'));
		for (const name of names) {
			writeFileSync(join(directory, name), 'mine');
		}

		const before = namesIn(directory);
		const store = open(directory);
		expect(store.resumable()).toEqual([]);
		await store.fold();
		expect(store.problems()).toEqual([]);
		expect(namesIn(directory)).toEqual(before);
		expect(store.claim('../x')).toBeUndefined();
	});

	test('files over the limits are set aside without being read', async () => {
		const directory = temporaryDirectory();
		mkdirSync(join(directory, 'games'));
		writeFileSync(join(directory, 'games', 'a.json'), ' '.repeat(256 * 1024 + 1));
		writeFileSync(join(directory, 'stats.json'), ' '.repeat(4 * 1024 * 1024 + 1));
		const store = open(directory);
		expect(store.resumable()).toEqual([]);
		expect(store.statistics().games).toEqual({});
		expect(store.facts().setAside).toHaveLength(2);
	});

	test('temporary files of ended processes are removed, others stay', async () => {
		const directory = temporaryDirectory();
		const store = open(directory);
		store.newSlot().save(sampleSave());
		store.finish(sampleResult());
		await store.fold();
		const owner = self();
		for (const name of ['stats.json', 'results/b.json', 'games/c.json']) {
			writeFileSync(join(directory, `${name}.new-${placeOf(owner)}-${owner.pid}-1-1`), '');
		}

		const living = join(directory, `x.new-${placeOf(owner)}-${owner.pid}-${owner.start}-999`);
		writeFileSync(living, '');
		writeFileSync(join(directory, 'stats.json.tmp-0123456789abcdef'), '');
		const future = new Date(Date.now() + 60_000);
		utimesSync(join(directory, 'stats.json.tmp-0123456789abcdef'), future, future);
		writeFileSync(
			join(directory, 'games', 'gone.owner'),
			JSON.stringify({...owner, start: 1, token: 't'}),
		);
		await store.fold();
		expect(namesIn(directory).filter(name => /new-|tmp-|gone/.test(name))).toEqual([
			living.split('/').at(-1),
		]);
	});
});

describe('the data directory', () => {
	test('opening a store neither reads nor writes', () => {
		const directory = join(temporaryDirectory(), 'not', 'there');
		const store = open(directory);
		expect(store.resumable()).toEqual([]);
		expect(store.statistics().last).toEqual([]);
		expect(store.settings.get()).toEqual({});
		expect(store.problems()).toEqual([]);
		expect(existsSync(directory)).toBe(false);
	});
});
