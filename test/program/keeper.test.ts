import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {newSession, played, type Session, sessionOf, undone} from '../../source/play/session.js';
import {totalsOf} from '../../source/play/statistics.js';
import {createKeeper} from '../../source/program/keeper.js';
import {openStore, type Store} from '../../source/storage/store.js';
import {texts} from '../../source/ui/text/text.js';
import {move, named} from '../helpers/position.js';
import {faulty, isChange} from '../storage/faulty-disk.js';

let directory: string;
const opened: Store[] = [];

beforeEach(() => {
	directory = mkdtempSync(join(tmpdir(), 'pasjans-keeper-'));
});

afterEach(async () => {
	await Promise.all(opened.splice(0).map(store => store.close()));
	rmSync(directory, {recursive: true, force: true});
});

const now = () => new Date('2026-01-02T12:00:00.000Z');

/** A keeper with a store of its own, as another start of the program would have. */
const start = (changes: Partial<Parameters<typeof openStore>[0]> = {}) => {
	const store = openStore({
		directory,
		now,
		isSound: save => sessionOf(save) !== undefined,
		...changes,
	});
	opened.push(store);
	return {store, keeper: createKeeper(store, now, () => texts.en)};
};

const begun = (letter = 'a', game = 'tajemnica'): Session =>
	newSession({
		game: named(game),
		dealNumber: 7,
		id: `20260102t120000-${letter.repeat(16)}`,
		startedAt: now().toISOString(),
		replay: false,
	});

const afterMoves = (session: Session, moves: string): Session =>
	moves.split(' ').reduce((present, text) => played(present, move(text)), session);

describe('A game that is kept', () => {
	test('waits for the next start exactly as it was, undone moves included', () => {
		const session = undone(afterMoves(begun(), 'deal deal deal'));
		const {keeper} = start();
		keeper.begin();
		expect(keeper.save(session)).toBeUndefined();
		keeper.leave(session);

		const {keeper: next} = start();
		const [waiting, ...others] = next.waiting();
		expect(others).toEqual([]);
		expect(waiting?.session).toEqual(session);
		expect(next.resume(waiting!.slot)).toEqual(session);
	});

	test('that was never left waits too: it was kept with its last move', () => {
		const {keeper} = start();
		keeper.begin();
		keeper.save(afterMoves(begun(), 'deal'));
		keeper.save(afterMoves(begun(), 'deal deal'));
		keeper.leave(afterMoves(begun(), 'deal deal'));

		expect(start().keeper.waiting()[0]?.session.moves).toHaveLength(2);
	});

	test('is not offered while it is open', () => {
		const {keeper} = start();
		keeper.begin();
		keeper.save(afterMoves(begun(), 'deal'));

		expect(keeper.waiting()).toEqual([]);
		expect(start().keeper.waiting()).toEqual([]);
	});

	test('can be taken up by one alone', () => {
		const {keeper} = start();
		keeper.begin();
		keeper.leave(afterMoves(begun(), 'deal'));
		const [one, other] = [start().keeper, start().keeper];
		const {slot} = one.waiting()[0]!;

		expect(one.resume(slot)).toBeDefined();
		expect(other.resume(slot)).toBeUndefined();
	});

	test('untouched stays where another window plays it before it is thrown away', () => {
		const {keeper} = start();
		for (const session of [begun('a'), afterMoves(begun('b'), 'deal')]) {
			keeper.begin();
			keeper.leave(session);
		}
		const {store} = start();
		const [begunOn, untouched] = store
			.resumable()
			.toSorted((one, other) => other.save.moves.length - one.save.moves.length);
		const seen = [begunOn!, untouched!];
		const late = createKeeper({...store, resumable: () => seen}, now, () => texts.en);
		keeper.resume(untouched!.slot);
		keeper.leave(afterMoves(begun('a'), 'deal deal'));

		expect(late.waiting().map(({session}) => session.moves.length)).toEqual([1, 2]);
		expect(start().keeper.waiting()).toHaveLength(2);
	});

	test('and dropped leaves nothing', () => {
		const {keeper} = start();
		keeper.begin();
		keeper.save(afterMoves(begun(), 'deal'));
		keeper.drop();

		expect(keeper.waiting()).toEqual([]);
		expect(start().keeper.waiting()).toEqual([]);
	});

	test('does not disturb another one', () => {
		const {keeper} = start();
		keeper.begin();
		keeper.leave(afterMoves(begun('a'), 'deal'));
		keeper.begin();
		keeper.leave(afterMoves(begun('b', 'fajerwerk'), 'deal deal'));

		const games = start()
			.keeper.waiting()
			.map(({session}) => session.game.id);
		expect(games.toSorted()).toEqual(['fajerwerk', 'tajemnica']);
	});
});

describe('A deal that is over', () => {
	test('is counted and does not wait', () => {
		const session: Session = {...afterMoves(begun(), 'deal'), finished: 'given-up'};
		const {keeper} = start();
		keeper.begin();
		expect(keeper.finish(session, 'given-up')).toBeUndefined();
		keeper.save(session);
		keeper.leave(session);

		const {keeper: next} = start();
		expect(next.waiting()).toEqual([]);
		expect(totalsOf(next.statistics(), 'tajemnica')).toMatchObject({played: 1, won: 0, givenUp: 1});
		expect(next.wasPlayed(named('tajemnica'), 7)).toBe(true);
		expect(next.wasPlayed(named('tajemnica'), 8)).toBe(false);
		expect(next.wasPlayed(named('fajerwerk'), 7)).toBe(false);
	});

	test('is counted once, however often it is told', () => {
		const session: Session = {...afterMoves(begun(), 'deal'), finished: 'given-up'};
		const {keeper} = start();
		keeper.begin();
		keeper.finish(session, 'given-up');
		keeper.finish(session, 'given-up');
		start().keeper.finish(session, 'lost');

		expect(totalsOf(start().keeper.statistics(), 'tajemnica').played).toBe(1);
	});

	test.each([
		['waits unfinished', true],
		['is open in another window', false],
	])('begun again while it %s is the same deal again', (_, isLeft) => {
		const {keeper} = start();
		keeper.begin();
		keeper.save(begun());
		expect(start().keeper.wasPlayed(named('tajemnica'), 7)).toBe(false);
		keeper.save(afterMoves(begun(), 'deal'));
		if (isLeft) {
			keeper.leave(afterMoves(begun(), 'deal'));
		}

		expect(start().keeper.wasPlayed(named('tajemnica'), 7)).toBe(true);
		expect(start().keeper.wasPlayed(named('tajemnica'), 8)).toBe(false);
		expect(start().keeper.wasPlayed(named('fajerwerk'), 7)).toBe(false);
	});

	test('in two windows that began it side by side counts once, and once as a replay', async () => {
		const told = ['a', 'b'].map(letter =>
			start().keeper.finish(afterMoves(begun(letter), 'deal'), 'won'),
		);
		expect(told).toEqual([undefined, texts.en.screens.resultReplay]);
		const counted = {played: 1, won: 1, winStreak: 1, replaysPlayed: 1, replaysWon: 1};

		const {store} = start();
		expect(totalsOf(store.statistics(), 'tajemnica')).toMatchObject(counted);
		expect(await store.fold()).toBe(true);
		expect(totalsOf(store.statistics(), 'tajemnica')).toMatchObject(counted);
	});

	test('and undone to look where it went waits, counted', () => {
		const session: Session = {...afterMoves(begun(), 'deal deal'), finished: 'lost'};
		const {keeper} = start();
		keeper.begin();
		keeper.finish(session, 'lost');
		keeper.leave(undone(session));

		const [waiting] = start().keeper.waiting();
		expect(waiting?.session).toMatchObject({finished: 'lost', at: 1});
	});

	test('stays counted if the program died before it could keep that', () => {
		const session = afterMoves(begun(), 'deal');
		const {keeper} = start();
		keeper.begin();
		keeper.save(session);
		keeper.finish({...session, finished: 'lost'}, 'lost');
		keeper.leave(session);

		expect(start().keeper.waiting()[0]?.session.finished).toBe('lost');
	});
});

describe('A disk that is full', () => {
	test('is told once, in words, and the game goes on; what was not written is written later', () => {
		let isFull = true;
		const {keeper} = start(
			faulty(
				(name, parameters) => (isFull && isChange(name, parameters) ? 'before' : 'well'),
				'ENOSPC',
			),
		);
		keeper.begin();
		const one = afterMoves(begun(), 'deal');
		expect(keeper.save(one)).toBe(texts.en.problems['disk-full']());
		expect(keeper.save(afterMoves(one, 'deal'))).toBeUndefined();
		expect(keeper.finish(one, 'lost')).toBe(texts.en.problems['disk-full']());
		isFull = false;
		expect(keeper.save(afterMoves(one, 'deal deal'))).toBeUndefined();
		keeper.leave(afterMoves(one, 'deal deal'));

		const next = start().keeper;
		expect(next.waiting()[0]?.session.moves).toHaveLength(3);
		expect(totalsOf(next.statistics(), 'tajemnica').played).toBe(1);
	});

	test('is told again when it is full again', () => {
		let isFull = true;
		const {keeper} = start(
			faulty(
				(name, parameters) => (isFull && isChange(name, parameters) ? 'before' : 'well'),
				'ENOSPC',
			),
		);
		keeper.begin();
		const told = () => keeper.save(afterMoves(begun(), 'deal')) !== undefined;
		expect(told()).toBe(true);
		isFull = false;
		expect(told()).toBe(false);
		isFull = true;
		expect(told()).toBe(true);
	});
});

describe('A disk that is full, as long as it is', () => {
	test('is told again in the next game', () => {
		const {keeper} = start(
			faulty((name, parameters) => (isChange(name, parameters) ? 'before' : 'well'), 'ENOSPC'),
		);
		keeper.begin();
		keeper.save(afterMoves(begun('a'), 'deal'));
		keeper.leave(afterMoves(begun('a'), 'deal'));
		keeper.begin();

		expect(keeper.save(afterMoves(begun('b'), 'deal'))).toBe(texts.en.problems['disk-full']());
	});
});

test('A keeper that is asked nothing writes nothing', () => {
	const {keeper} = start();
	keeper.waiting();
	keeper.statistics();
	keeper.begin();
	keeper.drop();

	expect(readdirSync(directory)).toEqual([]);
});
