import {describe, expect, test} from 'vitest';
import type {Session} from '../../source/play/session.js';
import {played} from '../../source/play/session.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import type {Keeper} from '../../source/ui/keeper.js';
import {initialState} from '../../source/ui/reducer/reduce.js';
import {createRunner} from '../../source/ui/runner.js';
import type {Request} from '../../source/ui/state/app-state.js';
import {frozen, lay, move, named} from '../helpers/position.js';
import {begun, en, noon, options, size80} from './driver.js';

/** A runner with a keeper and a host that write down what they are asked, in order. */
const watched = ({
	waiting = [],
	played: playedBefore = [],
	trouble,
	isKept = () => trouble === undefined,
}: {
	readonly waiting?: readonly Session[];
	readonly played?: readonly number[];
	readonly trouble?: string;
	readonly isKept?: () => boolean;
} = {}) => {
	const log: string[] = [];
	const kept = new Map(waiting.map(session => [`slot ${session.dealNumber}`, session]));
	const short = (session: Session) =>
		`${session.game.id} ${session.dealNumber} ${session.moves
			.slice(0, session.at)
			.map(({text}) => text)
			.join(' ')}`.trim();
	const keeper: Keeper = {
		waiting: () => [...kept].map(([slot, session]) => ({slot, session})),
		resume: slot => {
			log.push(`resume ${slot}`);
			return kept.get(slot);
		},
		begin: () => {
			log.push('begin');
		},
		save: session => {
			log.push(`save ${short(session)}`);
			return trouble;
		},
		leave: session => {
			log.push(`leave ${short(session)}`);
		},
		drop: () => {
			log.push('drop');
		},
		finish: (session, outcome) => {
			log.push(`finish ${short(session)}: ${outcome}`);
			return undefined;
		},
		isKept,
		keepOptions: ({language}) => {
			log.push(`options ${language}`);
		},
		statistics: () => emptyStatistics,
		wasPlayed: (_, dealNumber) => playedBefore.includes(dealNumber),
	};
	let serial = 0;
	let time = noon;
	let isShown = true;
	const runner = createRunner(initialState(size80, options, noon), keeper, {
		now: () => new Date(time),
		newDealNumber: () => 4711,
		newId: () => `20260102t120000-${'abcdefgh'[serial++]!.repeat(16)}`,
		leave: () => log.push('left'),
		suspend: () => log.push('suspend'),
		redraw: () => log.push('redraw'),
		isShown: () => isShown,
		later: setImmediate,
	});
	const choose = (request: Request) => runner.dispatch({kind: 'chosen', request});
	return {
		runner,
		choose,
		deal: (dealNumber: number | undefined = 7, game = 'tajemnica') =>
			choose({kind: 'deal', game: named(game), dealNumber, replay: false}),
		/** Keys of one report; an answer comes a second later, as nobody gives it at once. */
		press: (keys: string) => {
			for (const report of keys.split(/ (?=y)/)) {
				time += 1000;
				runner.press(report.split(' '));
			}
		},
		/** Keys typed so soon after what came before, in milliseconds. */
		typeAhead: (keys: string, after: number) => {
			time += after;
			runner.press(keys.split(' '));
		},
		/** Whether the terminal has taken all that was drawn. */
		show: (isNowShown: boolean) => {
			isShown = isNowShown;
		},
		/** What was asked since the last time. */
		asked: () => log.splice(0),
		session: () => runner.state().play?.session,
		message: () => runner.state().play?.message,
	};
};

const nearEnd = (): Session =>
	frozen({
		...begun('tajemnica', 9),
		positions: [lay('tajemnica', {deal: 4, t: {1: '2C', 2: '9S'}}).position],
	});

describe('A question that can lose something', () => {
	const asked = () => {
		const all = watched();
		all.deal();
		all.press('d :');
		return {...all, isOpen: () => all.runner.state().play?.entry.kind === 'confirm'};
	};

	test.each([
		['in the same report', ': t e m p y', 0],
		['right after it', 'y', 10],
		['in a burst after it', 'y y y y y', 100],
	])('is answered by no key that came %s', (_, keys, after) => {
		const {typeAhead, session, isOpen} = asked();
		typeAhead(keys, after);
		expect(session()?.finished).toBeUndefined();
		expect(isOpen()).toBe(true);
		typeAhead('y', 1000);
		expect(session()?.finished).toBe('given-up');
	});

	test('is answered by no key as long as the terminal has not shown it', () => {
		const {typeAhead, session, show, isOpen} = asked();
		show(false);
		typeAhead('y', 1000);
		typeAhead('n', 1000);
		expect(isOpen()).toBe(true);
		show(true);
		typeAhead('y', 1000);
		expect(session()?.finished).toBe('given-up');
	});

	test('is left, and the program too, without waiting', () => {
		const {typeAhead, isOpen, asked: log} = asked();
		typeAhead('escape', 1);
		expect(isOpen()).toBe(false);
		typeAhead(': ctrl-c', 1);
		expect(log()).toContain('left');
	});
});

describe('The runner', () => {
	test('keeps the game after every move, undo and redo, and not after other keys', () => {
		const {deal, press, asked} = watched();
		deal();
		expect(asked()).toEqual(['drop', 'begin']);

		press('d');
		expect(asked()).toEqual(['save tajemnica 7 deal']);
		press('left');
		press('?');
		press('escape');
		press('%');
		press('g');
		press('escape');
		expect(asked()).toEqual([]);
		press('u');
		expect(asked()).toEqual(['save tajemnica 7']);
		press('r');
		expect(asked()).toEqual(['save tajemnica 7 deal']);
	});

	test('keeps each step of several keys that come at once, in their order', () => {
		const {deal, press, asked} = watched();
		deal();
		asked();
		press('d d u');

		expect(asked()).toEqual([
			'save tajemnica 7 deal',
			'save tajemnica 7 deal deal',
			'save tajemnica 7 deal',
		]);
	});

	test('keeps a move before anyone sees it, and tells the listeners once', () => {
		const {runner, deal, press, asked} = watched();
		deal();
		asked();
		const seen: (readonly string[])[] = [];
		const stop = runner.subscribe(() => seen.push(asked()));
		press('d d');
		expect(seen).toEqual([['save tajemnica 7 deal', 'save tajemnica 7 deal deal']]);

		stop();
		press('d');
		expect(seen).toHaveLength(1);
	});

	test('says what stands in the way of keeping it', () => {
		const {deal, press, message} = watched({trouble: 'The disk is full.'});
		deal();
		press('d');

		expect(message()).toBe('The disk is full.');
	});

	test('says so also when another key of the same report has something to say', () => {
		const {deal, press, message} = watched({trouble: 'The disk is full.'});
		deal();
		press('d d % left');
		expect(message()).toBe('The disk is full.');

		press('%');
		expect(message()).toBe(en.notes.noSuchKey('?'));
	});

	test('marks the game as long as it could not be kept, and no longer', () => {
		const obstacle = {isThere: false};
		const {runner, deal, press} = watched({isKept: () => !obstacle.isThere});
		const isUnsaved = () => runner.state().play?.isUnsaved;
		deal();
		press('d');
		expect(isUnsaved()).toBe(false);
		obstacle.isThere = true;
		press('d');
		press('%');
		press('?');
		expect(isUnsaved()).toBe(true);
		obstacle.isThere = false;
		press('escape');
		expect(isUnsaved()).toBe(false);
	});

	test('records the end of a deal once, then keeps it', () => {
		const {choose, press, asked, session} = watched({waiting: [nearEnd()]});
		choose({kind: 'resume', slot: 'slot 9'});
		expect(asked()).toEqual(['resume slot 9']);
		press('1');
		expect(asked()).toEqual(['finish tajemnica 9 t1-f4: lost', 'save tajemnica 9 t1-f4']);
		press('u');
		press('1');
		press('u');
		expect(asked().filter(line => line.startsWith('finish'))).toEqual([]);
		expect(session()?.finished).toBe('lost');
	});

	test('records a given-up deal before the next one takes its place', () => {
		const {deal, press, asked, session} = watched();
		deal();
		press('d');
		asked();
		press('n y');

		expect(asked()).toEqual([
			'finish tajemnica 7 deal: given-up',
			'save tajemnica 7 deal',
			'drop',
			'begin',
		]);
		expect(session()).toMatchObject({dealNumber: 4711, replay: false, finished: undefined});
	});

	test('gives up by : and stays at the result', () => {
		const {runner, deal, press, asked} = watched();
		deal();
		press('d');
		asked();
		press(': y');

		expect(asked()).toEqual(['finish tajemnica 7 deal: given-up', 'save tajemnica 7 deal']);
		expect(runner.state().screen.kind).toBe('result');
	});

	test('records nothing when a deal without moves makes room for another', () => {
		const {deal, press, asked} = watched();
		deal();
		asked();
		press('n');

		expect(asked()).toEqual(['drop', 'begin']);
	});

	test('leaves the game waiting for the menu, other games and the shell', () => {
		const {runner, deal, press, asked} = watched();
		deal();
		press('d');
		asked();
		press('m');
		expect(asked()).toEqual(['leave tajemnica 7 deal']);
		expect(runner.state()).toMatchObject({screen: {kind: 'menu'}, play: undefined});

		deal(8);
		press('d');
		asked();
		press('q');
		expect(asked()).toEqual(['leave tajemnica 8 deal', 'left']);
	});

	test('goes back from the menu to the game that was left, or to the untouched deal', () => {
		const left = frozen(played(begun('tajemnica', 9), move('deal')));
		const {choose, press, session, asked} = watched({waiting: [left]});
		choose({kind: 'resume', slot: 'slot 9'});
		press('right m');
		asked();
		press('x escape');
		expect(session()).toBeUndefined();
		press('escape');
		expect(asked()).toEqual(['resume slot 9']);
		expect(session()).toEqual(left);

		const {deal, ...other} = watched();
		deal();
		other.press('m escape');
		expect(other.session()).toMatchObject({dealNumber: 7, moves: []});
	});

	test('has nothing to go back to from the menu when the game is over', () => {
		const {runner, deal, press} = watched();
		deal();
		press('d : y m escape');

		expect(runner.state().screen.kind).toBe('menu');
	});

	test('leaves no untouched deal among the games that wait', () => {
		const {deal, press, asked} = watched();
		deal();
		asked();
		press('m');

		expect(asked()).toEqual(['drop']);
	});

	test('obeys no key after the one that leaves', () => {
		const {deal, press, asked} = watched();
		deal();
		asked();
		press('q d d n y');

		expect(asked()).toEqual(['leave tajemnica 7', 'left']);
	});

	test('takes a waiting game up where it was left, with all that can be undone', () => {
		const left = frozen(played(played(begun('tajemnica', 9), move('deal')), move('deal')));
		const {choose, press, session, message} = watched({waiting: [left]});
		choose({kind: 'resume', slot: 'slot 9'});
		expect(session()).toEqual(left);
		expect(message()).toBe(en.notes.welcome);

		press('u u u');
		expect(session()?.at).toBe(0);
	});

	test('opens the menu when the game is open elsewhere by now', () => {
		const {runner, choose} = watched();
		choose({kind: 'resume', slot: 'slot 5'});

		expect(runner.state().screen).toMatchObject({
			kind: 'menu',
			note: en.problems['no-longer-there'](),
		});
		expect(runner.state().play).toBeUndefined();
	});

	test('shows the result again when the line was lost over it', () => {
		const session = {...played(begun('tajemnica', 9), move('deal')), finished: 'given-up' as const};
		const {runner, choose} = watched({waiting: [session]});
		choose({kind: 'resume', slot: 'slot 9'});

		expect(runner.state().screen.kind).toBe('result');
		expect(runner.state().play?.message).toBe('');
	});

	test.each<readonly [what: string, keys: string, dealNumber: number, replay: boolean]>([
		['the same deal again after a move', 'd N y', 7, true],
		['the same deal again, and once more', 'd N y N', 7, true],
		['the same number typed', 'd g 7 enter y', 7, true],
		['a number played before', 'g 5 enter', 5, true],
		['a number never played', 'g 6 enter', 6, false],
		['a new deal', 'n', 4711, false],
		['the same deal before any move', 'N', 7, false],
	])('%s: a replay only if the deal was played', (_, keys, dealNumber, replay) => {
		const {deal, press, session} = watched({played: [5]});
		deal();
		press(keys);

		expect(session()).toMatchObject({dealNumber, replay, moves: []});
	});

	test('a deal asked for on the command line is a replay if it was played before', () => {
		const {deal, session} = watched({played: [5]});
		deal(5);
		expect(session()?.replay).toBe(true);
		deal(6);
		expect(session()?.replay).toBe(false);
	});

	test('gives every deal an id of its own', () => {
		const {deal, press, session} = watched();
		deal();
		const first = session()?.id;
		press('N');

		expect(session()?.id).not.toBe(first);
	});

	test('redraws and suspends when asked', () => {
		const {deal, press, asked} = watched();
		deal();
		asked();
		press('ctrl-l');
		press('ctrl-z');

		expect(asked()).toEqual(['redraw', 'suspend']);
	});

	test('keeps the game as it is when it must end at once', () => {
		const {runner, deal, press, asked} = watched();
		runner.save();
		expect(asked()).toEqual([]);
		deal();
		press('d');
		asked();
		runner.save();

		expect(asked()).toEqual(['save tajemnica 7 deal']);
	});

	test('shows the statistics over the table and goes back to it', () => {
		const {runner, deal, press} = watched();
		deal();
		press('s');
		expect(runner.state().screen).toMatchObject({kind: 'statistics', game: {id: 'tajemnica'}});
		press('escape');
		expect(runner.state().screen).toEqual({kind: 'table'});
	});
});
