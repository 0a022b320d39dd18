import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {newGameId} from '../../source/play/result.js';
import {newSession, played, type Session, sessionOf} from '../../source/play/session.js';
import {totalsOf} from '../../source/play/statistics.js';
import {createKeeper} from '../../source/program/keeper.js';
import {openStore} from '../../source/storage/store.js';
import {texts} from '../../source/ui/text/text.js';
import {move, named} from '../helpers/position.js';
import {temporaryDirectory} from '../storage/samples.js';

const today = '2026-11-12T12:00:00.000Z';
const later = '2026-11-13T12:00:00.000Z';

/** What clocks have said: reset to their beginning, before that, a typing error, the last that can be told. */
const wrongClocks = [
	'1970-01-01T00:00:10.000Z',
	'1901-12-13T20:45:52.000Z',
	'2030-05-06T07:08:09.000Z',
	'2126-05-06T07:08:09.000Z',
	'+012026-01-02T03:04:05.678Z',
	'+275760-09-12T23:59:59.000Z',
	'0026-01-02T03:04:05.678Z',
	'-000044-03-15T12:00:00.000Z',
];

let made = 0;

/** The program as it starts when the clock says so. */
const start = (directory: string, clock: string) => {
	let time = Date.parse(clock);
	const now = () => new Date(time);
	const store = openStore({directory, now, isSound: save => sessionOf(save) !== undefined});
	return {
		store,
		keeper: createKeeper(store, now, () => texts.en),
		now,
		set: (instant: string) => {
			time = Date.parse(instant);
		},
	};
};

const begun = (now: Date, game = 'tajemnica'): Session => {
	made++;
	return newSession({
		game: named(game),
		dealNumber: made,
		id: newGameId(now, new Uint8Array(10).fill(made)),
		startedAt: now.toISOString(),
		replay: false,
	});
};

/** Plays a game a little at that time and leaves it; answers its id. */
const leaveOne = (directory: string, clock: string, moves = 'deal'): string => {
	const {keeper, now} = start(directory, clock);
	keeper.begin();
	const session = moves
		.split(' ')
		.filter(Boolean)
		.reduce((before, text) => played(before, move(text)), begun(now()));
	expect(keeper.save(session)).toBeUndefined();
	keeper.leave(session);
	return session.id;
};

const waitingIn = (directory: string, clock: string) =>
	start(directory, clock)
		.keeper.waiting()
		.map(({session}) => session.id);

describe.each(wrongClocks)('When the clock says %s', wrong => {
	test('a game is kept and comes back', () => {
		const directory = temporaryDirectory();
		const id = leaveOne(directory, wrong, 'deal deal');
		expect(waitingIn(directory, wrong)).toEqual([id]);
		expect(waitingIn(directory, today)).toEqual([id]);
	});

	test('games wait in the order in which they were left, before, then and after', () => {
		const directory = temporaryDirectory();
		const ids = [today, wrong, later, wrong, later].map(clock => leaveOne(directory, clock));
		expect(waitingIn(directory, later)).toEqual(ids.toReversed());
		expect(waitingIn(directory, wrong)).toEqual(ids.toReversed());
	});

	test('a game taken up again is the last one, although no move was made', () => {
		const directory = temporaryDirectory();
		const [first, second] = [wrong, today].map(clock => leaveOne(directory, clock));
		const {keeper} = start(directory, later);
		const old = keeper.waiting().find(({session}) => session.id === first)!;
		keeper.leave(keeper.resume(old.slot)!);
		expect(waitingIn(directory, later)).toEqual([first, second]);
	});

	test('a game is no earlier for a clock that changes while it is played', () => {
		const directory = temporaryDirectory();
		const first = leaveOne(directory, today);
		const {keeper, now, set} = start(directory, today);
		keeper.begin();
		const session = played(begun(now()), move('deal'));
		for (const clock of [later, wrong, later, wrong]) {
			set(clock);
			keeper.save(session);
		}
		keeper.leave(session);
		expect(waitingIn(directory, later)).toEqual([session.id, first]);
	});

	test('only the deal left last may be without a move', () => {
		const directory = temporaryDirectory();
		leaveOne(directory, wrong, '');
		const last = leaveOne(directory, today, '');
		expect(waitingIn(directory, later)).toEqual([last]);
	});

	test('results are counted, and a damaged file is set aside and told of by doctor', async () => {
		const directory = temporaryDirectory();
		const {keeper, store, now} = start(directory, wrong);
		for (let count = 0; count < 3; count++) {
			expect(keeper.finish(begun(now()), 'given-up')).toBeUndefined();
		}
		expect(totalsOf(store.statistics(), 'tajemnica').played).toBe(3);
		expect(await store.fold()).toBe(true);
		const honest = start(directory, today);
		expect(totalsOf(honest.store.statistics(), 'tajemnica').played).toBe(3);

		writeFileSync(join(directory, 'settings.json'), '{');
		store.settings.get();
		const [aside, ...others] = store.facts().setAside;
		expect(readdirSync(directory)).toContain(aside?.slice(directory.length + 1));
		expect(others).toEqual([]);
	});

	test('the first and the last game ended when right clocks say, once one was right', async () => {
		const directory = temporaryDirectory();
		const endAt = async (clock: string) => {
			const {keeper, store, now} = start(directory, clock);
			keeper.finish(begun(now()), 'given-up');
			await store.fold();
		};
		const times = (clock: string) => {
			const {firstAt, lastAt} = totalsOf(start(directory, clock).store.statistics(), 'tajemnica');
			return [firstAt, lastAt];
		};
		await endAt(wrong);
		expect(times(wrong)).toEqual([wrong, wrong]);
		await endAt(today);
		expect(times(today)).toEqual([today, today]);
		await endAt(later);
		expect(times(later)).toEqual([today, later]);
		await endAt(wrong);
		await endAt(later);
		expect(times(later)).toEqual([today, later]);
	});

	test('the last results are those that were added last', async () => {
		const directory = temporaryDirectory();
		const endAt = async (clock: string, count: number) => {
			const {keeper, store, now} = start(directory, clock);
			const sessions = Array.from({length: count}, () => begun(now()));
			for (const session of sessions) {
				keeper.finish(session, 'given-up');
			}
			await store.fold();
			return sessions.map(({id}) => id);
		};
		await endAt(wrong, 101);
		const ids = await endAt(today, 2);
		const {last} = start(directory, later).store.statistics();
		expect(last).toHaveLength(100);
		expect(
			last
				.slice(0, 2)
				.map(({id}) => id)
				.toSorted(),
		).toEqual(ids.toSorted());
	});
});
