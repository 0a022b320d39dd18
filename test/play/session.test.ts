import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {decodeResult} from '../../source/play/result.js';
import {decodeSave, encodeSave, isSave, type Save} from '../../source/play/save.js';
import {
	canRedo,
	canUndo,
	countsAsLoss,
	legalIn,
	newSession,
	played,
	positionOf,
	redone,
	resultOf,
	type Session,
	saveOf,
	sessionOf,
	undone,
} from '../../source/play/session.js';
import {legalMoves, statusOf} from '../../source/rules/moves.js';
import {cardsHome, cardsNeeded} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import {played as randomGame} from '../helpers/player.js';
import {frozen, move, named} from '../helpers/position.js';

const startedAt = '2026-01-02T03:04:05.678Z';
const savedAt = '2026-01-02T04:04:05.678Z';
const id = '20260102t030405-abcdefghijklmnop';

const begun = (game: string, dealNumber = 7): Session =>
	frozen(newSession({game: named(game), dealNumber, id, startedAt, replay: false}));

const afterMoves = (session: Session, moves: string): Session =>
	moves.split(' ').reduce((now, text) => frozen(played(now, move(text))), session);

const repeated = (session: Session, times: number, step: (session: Session) => Session): Session =>
	Array.from({length: times}).reduce<Session>(now => frozen(step(now)), session);

describe('a session', () => {
	test('begins with the first round of its deal on the table and nothing to undo', () => {
		const session = begun('tajemnica');

		expect(positionOf(session)).toEqual(startPosition(named('tajemnica'), 7));
		expect({undo: canUndo(session), redo: canRedo(session)}).toEqual({undo: false, redo: false});
		expect(countsAsLoss(session)).toBe(false);
	});

	test('counts from its first move, and still when that is undone', () => {
		const session = afterMoves(begun('tajemnica'), 'deal');

		expect(countsAsLoss(session)).toBe(true);
		expect(countsAsLoss(undone(session))).toBe(true);
	});

	test('lists what may be done once, however many ask, and beside other sessions', () => {
		const one = afterMoves(begun('tajemnica'), 'deal deal');
		const other = begun('fajerwerk');
		const moves = legalIn(one);

		expect(moves).toEqual(legalMoves(one.game, positionOf(one)));
		expect(legalIn(other)).toEqual(legalMoves(other.game, positionOf(other)));
		expect(legalIn(one)).toBe(moves);
		expect(legalIn({...one, activeSeconds: 5})).toBe(moves);
		const before = undone(one);
		expect(legalIn(before)).toEqual(legalMoves(before.game, positionOf(before)));
		expect(legalIn(redone(before))).toEqual(moves);
	});

	test('goes back and forth without changing what was played', () => {
		const start = begun('zwarta-kolumna');
		const end = afterMoves(start, 'deal deal deal');
		const back = repeated(end, 3, undone);

		expect(positionOf(back)).toEqual(positionOf(start));
		expect(canUndo(back)).toBe(false);
		expect(back.undos).toBe(3);
		const forth = repeated(back, 3, redone);
		expect(positionOf(forth)).toEqual(positionOf(end));
		expect(canRedo(forth)).toBe(false);
		expect(forth.moves).toEqual(end.moves);
		expect(forth.undos).toBe(3);
	});

	test('forgets what was undone once something else is played', () => {
		const back = undone(afterMoves(begun('zwarta-kolumna'), 'deal deal deal'));
		const other = played(back, move('deal'));

		expect(other.moves.map(({text}) => text)).toEqual(['deal', 'deal', 'deal']);
		expect(other.positions).toHaveLength(4);
		expect(canRedo(other)).toBe(false);
		expect(canRedo(back)).toBe(true);
	});

	test.each(games.map(game => [game.id]))(
		'of %s, undone to its start and redone, goes through the same positions, over redeals and shuffles',
		gameId => {
			const game = named(gameId);
			const {moves, positions} = randomGame(game, 11, 3);
			const end = moves.reduce<Session>(
				(session, made) => played(session, made),
				begun(gameId, 11),
			);
			let session = end;
			for (let at = moves.length; at > 0; at--) {
				expect(positionOf(session)).toEqual(positions[at]);
				session = undone(session);
			}
			expect(positionOf(session)).toEqual(positions[0]);
			expect(new Set(positions.map(({deal}) => deal)).size).toBeGreaterThan(1);
			expect(positionOf(repeated(session, moves.length, redone))).toEqual(positions.at(-1));
		},
	);
});

describe('the end of a deal', () => {
	/** A game that ends by itself, and the session just before its last move. */
	const lastStep = (gameId: string) => {
		for (let seed = 0; ; seed++) {
			const {moves, positions} = randomGame(named(gameId), 5, seed);
			if (statusOf(named(gameId), positions.at(-1)!) !== 'playing') {
				const before = moves
					.slice(0, -1)
					.reduce<Session>((session, made) => played(session, made), begun(gameId, 5));
				return {before, last: moves.at(-1)!};
			}
		}
	};

	test('comes with the move after which nothing legal is left', () => {
		const {before, last} = lastStep('tajemnica');

		expect(before.finished).toBeUndefined();
		expect(played(before, last).finished).toBe('lost');
	});

	test('comes once: nothing that is undone or played afterwards changes how the deal was counted', () => {
		const {before, last} = lastStep('tajemnica');
		const ended = frozen(played(before, last));
		const undoneOnce = undone(ended);

		expect(undoneOnce.finished).toBe('lost');
		expect(countsAsLoss(undoneOnce)).toBe(false);
		const again = redone(undoneOnce);
		expect(again.finished).toBe('lost');
		const givenUp: Session = {...before, finished: 'given-up'};
		expect(played(givenUp, last).finished).toBe('given-up');
	});
});

describe('the result', () => {
	test('has the cards home, the moves in force, whole seconds and how often was undone', () => {
		const played = afterMoves(begun('damski-kaprys'), 'deal deal deal');
		const session: Session = {...undone(played), activeSeconds: 61.9, hints: 2};

		expect(resultOf(session, 'given-up', savedAt)).toEqual({
			format: 1,
			id,
			game: 'damski-kaprys',
			dealNumber: 7,
			outcome: 'given-up',
			replay: false,
			home: 8,
			of: 104,
			moves: 2,
			seconds: 61,
			undos: 1,
			hints: 2,
			startedAt,
			endedAt: savedAt,
		});
	});

	test.each(games.map(game => [game.id]))('of %s can be kept', gameId => {
		const game = named(gameId);
		const session = begun(gameId);
		const result = resultOf(session, 'lost', savedAt);

		expect(decodeResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
		expect(result.of).toBe(cardsNeeded(game));
		expect(result.home).toBe(cardsHome(positionOf(session)));
	});
});

describe('saved and taken up again', () => {
	test.each(games.map(game => [game.id]))(
		'a session of %s is the same, in every phase, with all that can be undone and redone',
		gameId => {
			const game = named(gameId);
			for (const seed of [0, 2]) {
				const {moves} = randomGame(game, 20 + seed, seed);
				const whole = moves.reduce<Session>(
					(session, made) => played(session, made),
					begun(gameId, 20 + seed),
				);
				for (const steps of [0, Math.floor(moves.length / 2)]) {
					const session = repeated(whole, steps, undone);
					const save = saveOf({...session, activeSeconds: 12, hints: 1}, savedAt);
					expect(isSave(save)).toBe(true);
					const read = decodeSave(encodeSave(save));
					expect(read.ok && sessionOf(read.value)).toEqual({
						...session,
						activeSeconds: 12,
						hints: 1,
					});
				}
			}
		},
	);

	test('an ended deal stays counted', () => {
		const session: Session = {...afterMoves(begun('tajemnica'), 'deal'), finished: 'given-up'};

		expect(sessionOf(saveOf(session, savedAt))?.finished).toBe('given-up');
	});

	test('seconds are saved whole', () => {
		expect(saveOf({...begun('tajemnica'), activeSeconds: 3.99}, savedAt).activeSeconds).toBe(3);
	});

	const sound: Save = saveOf(afterMoves(begun('tajemnica'), 'deal deal'), savedAt);

	test.each<[string, Partial<Save>]>([
		['an illegal move', {moves: ['deal', 'redeal'], at: 2}],
		['a move of another game', {moves: ['deal', 'flip'], at: 2}],
		['a word that is no move', {moves: ['deal', 'dance'], at: 2}],
		['an illegal move among the undone ones', {moves: ['deal', 'redeal'], at: 1}],
		['more moves in force than there are', {at: 3}],
		['a game that does not exist', {game: 'makao'}],
	])('%s makes the whole save void', (_, change) => {
		expect(sessionOf(sound)).toBeDefined();
		expect(sessionOf({...sound, ...change})).toBeUndefined();
	});

	test('moves after the end of a game make the save void', () => {
		const game = named('tajemnica');
		const {moves, positions} = randomGame(game, 5, 3);
		expect(legalMoves(game, positions.at(-1)!)).toEqual([]);
		const texts = moves.map(({text}) => text);
		const save = {...sound, dealNumber: 5, at: 0};

		expect(sessionOf({...save, moves: texts})).toBeDefined();
		expect(sessionOf({...save, moves: [...texts, 'redeal']})).toBeUndefined();
	});
});
