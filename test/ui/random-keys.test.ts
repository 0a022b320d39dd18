import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Outcome} from '../../source/play/result.js';
import {decodeSave, encodeSave} from '../../source/play/save.js';
import {
	newSession,
	positionOf,
	type Session,
	saveOf,
	sessionOf,
} from '../../source/play/session.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import {generator} from '../../source/random.js';
import {promptOf} from '../../source/ui/draw/prompt.js';
import type {Keeper} from '../../source/ui/keeper.js';
import type {KeyName} from '../../source/ui/keyboard.js';
import {keyTable} from '../../source/ui/keys.js';
import {tableLayout} from '../../source/ui/layout/layout.js';
import {initialState} from '../../source/ui/reducer/reduce.js';
import {createRunner} from '../../source/ui/runner.js';
import {isPlaying} from '../../source/ui/state/app-state.js';
import {named} from '../helpers/position.js';
import {noon, options, size80} from './driver.js';

/** Keys that play, more often than all others. */
const playing = [...'1234567890-=fdDRvtpweabcdFuryY', 'space', 'enter', 'tab'];

/** Keys that bring a game to its end. */
const steady = [...'ddddR1234eab'];

const commands = keyTable.flatMap(({keys}) => keys);

const nonsense = [
	...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()[]{};"<>,.|~`',
	...['page-up', 'page-down', 'ctrl-a', 'ctrl-x', 'ż', '♠', ''],
];

/** What one player does to his games and results, followed from outside. */
const followed = () => {
	const kept = new Map<string, Session>();
	const results: {readonly id: string; readonly outcome: Outcome}[] = [];
	const begun: string[] = [];
	let present: Session | undefined;
	const keeper: Keeper = {
		waiting: () => [...kept].map(([slot, session]) => ({slot, session})),
		resume: slot => {
			const session = kept.get(slot);
			kept.delete(slot);
			return session;
		},
		begin: () => {},
		save: session => {
			present = session;
			return undefined;
		},
		leave: session => {
			present = undefined;
			if (session.finished === undefined) {
				kept.set(session.id, session);
			}
		},
		drop: () => {
			present = undefined;
		},
		finish: (session, outcome) => {
			results.push({id: session.id, outcome});
			return undefined;
		},
		statistics: () => emptyStatistics,
		wasPlayed: () => false,
		isKept: () => true,
		keepOptions: () => {},
	};
	return {keeper, kept, results, begun, present: () => present};
};

const hammered = (gameId: string, seed: number, keyCount: number, isSteady = false) => {
	const draw = generator(seed, 815);
	const world = followed();
	let time = noon;
	const playedIds = new Set<string>();
	let leaves = 0;
	const runner = createRunner(initialState(size80, options, noon), world.keeper, {
		now: () => new Date(time),
		newDealNumber: () => 1 + (draw() % 4_294_967_295),
		newId: () => {
			const letters = world.begun.length
				.toString()
				.replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)]!);
			const id = `20260102t120000-${letters.padStart(16, 'z')}`;
			world.begun.push(id);
			return id;
		},
		leave: () => {
			leaves++;
		},
		suspend: () => {},
		redraw: () => {},
		isShown: () => true,
		later: setImmediate,
	});
	/** From the menu: often the game that waits, else a new one. */
	const begin = () => {
		const [slot] = world.kept.keys();
		runner.dispatch({
			kind: 'chosen',
			request:
				slot !== undefined && draw() % 4 > 0
					? {kind: 'resume', slot}
					: {kind: 'deal', game: named(gameId), dealNumber: undefined, replay: false},
		});
	};
	begin();
	const typed: KeyName[] = [];
	const seen = {screens: new Set<string>(), entries: new Set<string>()};
	for (let count = 0; count < keyCount; count++) {
		const chance = draw() % 100;
		const usual = chance < 75 ? playing : chance < 95 ? commands : nonsense;
		const from = isSteady && count % 60 < 55 ? steady : usual;
		// Else hardly anybody would ever say yes.
		const isAsked = runner.state().play?.entry.kind === 'confirm';
		const key = isAsked && draw() % 2 === 0 ? 'y' : from[draw() % from.length]!;
		typed.push(key);
		time += draw() % 90_000;
		const before = runner.state();
		const leavesBefore = leaves;
		const resultsBefore = world.results.length;
		try {
			runner.press([key]);
		} catch (error) {
			throw new Error(`Threw after ${typed.join(' ')}`, {cause: error});
		}
		const after = runner.state();
		const where = () => `${gameId}, seed ${seed}, after ${typed.slice(-40).join(' ')}`;
		seen.screens.add(after.screen.kind);
		expect(after.request, where()).toBeUndefined();
		expect(world.results.length - resultsBefore, where()).toBeLessThanOrEqual(1);
		if (leaves > leavesBefore) {
			// The player comes back: the game waits, or there is nothing more to do in it.
			expect([...world.kept.values()].every(({finished}) => finished === undefined)).toBe(true);
			begin();
			continue;
		}
		if (isPlaying(after)) {
			const {session, cursor, message} = after.play;
			seen.entries.add(after.play.entry.kind);
			expect(session.at, where()).toBeLessThanOrEqual(session.moves.length);
			expect(session.positions, where()).toHaveLength(session.moves.length + 1);
			expect(typeof promptOf(after), where()).toBe('string');
			expect(message, where()).not.toMatch(/undefined|NaN|null|\[object/);
			const {boxes} = tableLayout(session.game, positionOf(session), after.size);
			expect(boxes.has(cursor), `${where()}: cursor on ${cursor}`).toBe(true);
			const {play} = before;
			if (session.moves.length > 0) {
				playedIds.add(session.id);
			}
			if (play?.session.id === session.id && play.session.moves !== session.moves) {
				// Whatever was played is kept before the screen shows it.
				expect(world.present()?.moves, where()).toBe(session.moves);
			}
			if (count % 50 === 0) {
				const read = decodeSave(encodeSave(saveOf(session, new Date(time).toISOString())));
				expect(read.ok && sessionOf(read.value)?.positions, where()).toEqual(session.positions);
			}
		}
		if (after.screen.kind === 'menu') {
			expect(world.present()).toBeUndefined();
			begin();
		}
	}
	const open = new Set([...world.kept.keys(), runner.state().play?.session.id]);
	const closed = [...playedIds].filter(id => !open.has(id));
	return {...world, ...seen, closed};
};

describe.each(games.map(({id}) => [id]))('Random keys in %s', gameId => {
	test('never throw, never leave the rules, and record at most one result for a deal', () => {
		const {results, closed} = hammered(gameId, gameId.length, 1000);
		const counted = results.map(({id}) => id);

		expect(counted).toEqual([...new Set(counted)]);
		expect(counted).toEqual(expect.arrayContaining(closed));
	});
});

test('Every deal that was played and is not open any more has one result, also among many', () => {
	const met = new Set<string>();
	for (let seed = 0; seed < 6; seed++) {
		const {results, closed, screens, entries} = hammered(
			'tajemnica',
			100 + seed,
			1500,
			seed % 2 === 0,
		);
		for (const word of [...results.map(({outcome}) => outcome), ...screens, ...entries]) {
			met.add(word);
		}
		expect(new Set(results.map(({id}) => id)).size).toBe(results.length);
		expect(results.map(({id}) => id)).toEqual(expect.arrayContaining(closed));
	}
	// Enough was met for this to say something.
	for (const word of ['given-up', 'lost', 'menu', 'result', 'confirm', 'find', 'number']) {
		expect(met).toContain(word);
	}
});

test('A session begun and never played is the same after a save', () => {
	for (const game of games) {
		const session = newSession({
			game,
			dealNumber: 1,
			id: '20260102t120000-abcdefghijklmnop',
			startedAt: new Date(noon).toISOString(),
			replay: false,
		});
		expect(sessionOf(saveOf(session, new Date(noon).toISOString()))).toEqual(session);
	}
});
