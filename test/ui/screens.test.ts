import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Session} from '../../source/play/session.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import {textOf} from '../../source/ui/draw/span.js';
import {firstLine, pageLines, pageRows} from '../../source/ui/pages/pages.js';
import {reduce} from '../../source/ui/reducer/reduce.js';
import type {AppState, PageScreen, Playing} from '../../source/ui/state/app-state.js';
import {
	begun,
	entryOf,
	inMenu,
	messageOf,
	movesOf,
	noon,
	onTable,
	playing,
	press,
	pressAll,
	table,
} from './driver.js';

const resized = (state: AppState, columns: number, rows: number) =>
	reduce(state, {kind: 'resized', size: {columns, rows}});

/** One move before the end. */
const almostWon = table('tajemnica', {
	t: {1: '2C'},
	f: {
		1: '2S+11',
		2: '2H+11',
		3: '2D+11',
		4: '2C+11',
		5: 'KS+11',
		6: 'KH+11',
		7: 'KD+11',
		8: 'KC+10',
	},
	stock: '',
	aside: 'AS',
});

const almostLost = table('tajemnica', {deal: 4, t: {1: '2C', 2: '9S'}});

const ended = {
	won: press(almostWon, '1'),
	lost: press(almostLost, '1'),
	'given-up': press(onTable(begun('tajemnica')), 'd : y'),
};

describe('The result', () => {
	test.each(Object.entries(ended))('opens by itself when the deal is %s', (outcome, state) => {
		expect(state.screen).toEqual({kind: 'result'});
		expect(state.play.session.finished).toBe(outcome);
	});

	test.each([
		['n', {kind: 'deal', dealNumber: undefined, replay: false}],
		['N', {kind: 'deal', dealNumber: 1, replay: true}],
		['m', {kind: 'menu'}],
		['s', {kind: 'statistics'}],
		['q', {kind: 'leave'}],
		['ctrl-c', {kind: 'leave'}],
		['ctrl-d', {kind: 'leave'}],
		['ctrl-z', {kind: 'suspend'}],
		['ctrl-l', {kind: 'redraw'}],
	])('%s asks for what it says, at once', (key, request) => {
		const after = press(ended.lost, key);

		expect(after.request).toMatchObject(request);
		expect(after.play.session).toEqual(ended.lost.play.session);
	});

	test('Backspace and Delete undo as they do at the table', () => {
		const undone = press(ended.lost, 'u');
		expect(press(ended.lost, 'backspace')).toEqual(undone);
		expect(press(ended.lost, 'delete')).toEqual(undone);
	});

	test('what was told stays told on the table behind it', () => {
		const told = reduce(ended.lost, {kind: 'told', message: 'The disk is full.'});
		expect(messageOf(press(told, 'escape'))).toBe('The disk is full.');
	});

	test('g takes a deal number', () => {
		expect(press(ended.lost, 'g 4 2 enter').request).toMatchObject({kind: 'deal', dealNumber: 42});
	});

	test('u undoes the last move to look where it went; the result stays', () => {
		const after = press(ended.lost, 'u');

		expect(after.screen).toEqual({kind: 'table'});
		expect(movesOf(after)).toBe('');
		expect(after.play.session.finished).toBe('lost');
		const again = press(after, '1');
		expect(movesOf(again)).toBe('t1-f4');
		expect(again.play.session.finished).toBe('lost');
		expect(again.screen).toEqual({kind: 'table'});
	});

	test.each(['escape', 'enter', 'space'])('%s shows the table as it was left', key => {
		const after = press(ended.won, key);

		expect(after.screen).toEqual({kind: 'table'});
		expect(after.play.session).toEqual(ended.won.play.session);
	});

	test.each(['1', 'd', 'R', 'f', 'x', 'up', '%'])('%s does nothing', key => {
		expect(press(ended.lost, key)).toEqual(ended.lost);
	});

	test.each([
		['i', 'rules'],
		['f1', 'rules'],
		['?', 'keys'],
		['o', 'options'],
	])('%s opens the page of %s, and Esc comes back', (key, kind) => {
		const page = press(ended.lost, key);

		expect(page.screen.kind).toBe(kind);
		expect(press(page, 'escape')).toEqual(ended.lost);
		const other = press(page, kind === 'rules' ? '?' : 'i');
		expect(other.screen.kind).toBe(
			kind === 'options' ? 'result' : kind === 'rules' ? 'keys' : 'rules',
		);
		expect(press(other, 'escape').screen).toEqual(
			kind === 'options' ? {kind: 'table'} : {kind: 'result'},
		);
	});

	test('a given-up deal can be played on, and its result stays', () => {
		const after = press(ended['given-up'], 'escape d');

		expect(movesOf(after)).toBe('deal deal');
		expect(after.play.session.finished).toBe('given-up');
	});
});

const pages: readonly (readonly [name: string, open: () => AppState])[] = [
	['the keys', () => press(onTable(begun('tajemnica')), 'd ?')],
	['the rules', () => press(onTable(begun('tajemnica')), 'd i')],
	['a pile', () => press(onTable(begun('tajemnica')), 'd V')],
	[
		'the statistics',
		() =>
			reduce(press(onTable(begun('tajemnica')), 'd'), {
				kind: 'statistics',
				statistics: emptyStatistics,
				game: undefined,
			}),
	],
];

const linesOf = (state: AppState): readonly string[] =>
	pageLines(state, state.screen as PageScreen).map(textOf);

const scrollOf = (state: AppState): number =>
	firstLine(state.screen as PageScreen, state.size.rows);

describe.each(pages)('The page of %s', (_, open) => {
	test.each(['escape', 'q', 'd', 'enter', '1', 'm'])(
		'closes with %s, and nothing else happens',
		key => {
			const page = open();
			const after = pressAll(page, [key]);

			expect(after.screen).toEqual({kind: 'table'});
			expect(after.play?.session).toEqual(page.play?.session);
			expect(after.request).toBeUndefined();
		},
	);

	test.each([
		['?', 'keys'],
		['i', 'rules'],
		['f1', 'rules'],
		['o', 'options'],
	])('%s opens its own page over the table, or closes it', (key, kind) => {
		const page = open();
		const after = pressAll(page, [key]);

		expect(after.screen.kind).toBe(page.screen.kind === kind ? 'table' : kind);
		expect(after.play?.session).toEqual(page.play?.session);
		expect(pressAll(after, ['escape']).screen).toEqual({kind: 'table'});
	});

	test.each([
		['ctrl-c', 'leave'],
		['ctrl-d', 'leave'],
		['ctrl-z', 'suspend'],
		['ctrl-l', 'redraw'],
	])('%s asks to %s', (key, kind) => {
		expect(pressAll(open(), [key]).request).toEqual({kind});
	});

	test('scrolls as far as its text goes', () => {
		for (const rows of [6, 10, 24, 80]) {
			const page = resized(open(), 80, rows);
			const most = Math.max(0, linesOf(page).length - pageRows(page.size));
			expect(scrollOf(pressAll(page, ['down']))).toBe(Math.min(1, most));
			expect(scrollOf(pressAll(page, ['j', 'k', 'k']))).toBe(0);
			expect(scrollOf(pressAll(page, ['end']))).toBe(most);
			expect(scrollOf(pressAll(page, ['end', 'down', 'page-down', 'space']))).toBe(most);
			expect(scrollOf(pressAll(page, ['end', 'home', 'up', 'page-up']))).toBe(0);
		}
	});

	test('shows its end, not nothing, when the window grows', () => {
		const small = pressAll(resized(open(), 80, 6), ['end']);
		const large = resized(small, 80, 60);

		expect(scrollOf(large)).toBeLessThan(Math.max(1, linesOf(large).length));
		expect(scrollOf(large)).toBe(Math.max(0, linesOf(large).length - pageRows(large.size)));
	});

	test('lies over the result too, and goes back to it', () => {
		const statistics = {kind: 'statistics', statistics: emptyStatistics, game: undefined} as const;
		const over = [press(ended.lost, '?'), reduce(ended.lost, statistics)];
		for (const state of over) {
			expect(pressAll(state, ['escape']).screen).toEqual({kind: 'result'});
		}
	});
});

describe('The page of keys', () => {
	test('has a line for every key of the game on the table, and none for others', () => {
		const page = linesOf(press(onTable(begun('tajemnica')), '?')).join('\n');

		expect(page).toMatch(/^e /m);
		expect(page).not.toMatch(/^[vwtp] /m);
		expect(linesOf(press(onTable(begun('fajerwerk')), '?')).join('\n')).toMatch(/^w /m);
	});

	test('opened from the menu it goes back to the menu', () => {
		const page = pressAll(inMenu(), ['?']);
		expect(page.screen.kind).toBe('keys');

		expect(pressAll(page, ['escape']).screen.kind).toBe('menu');
	});
});

describe('A whole pile', () => {
	test('shows every card of it from the lowest to the top', () => {
		const page = press(table('tajemnica', {t: {1: '9H 10S AC QD'}}), 'V');

		expect(linesOf(page).join(' ').replaceAll(/\s+/g, ' ').trim()).toBe('9♥ 10♠ A♣ Q♦');
	});

	test('counts cards that lie face down, and in a deal laid whole all that are covered', () => {
		const page = press(table('damski-kaprys', {deal: 4, t: {1: '*9H 10S *AC QD', 2: 'AS'}}), 'V');
		const text = linesOf(page).join('\n');

		expect(text).toMatch(/3 cards/);
		expect(text).toMatch(/Q♦/);
		expect(text).not.toMatch(/9♥|10♠|A♣/);
	});

	test('tells no card of the stock or of a closed packet', () => {
		const start = table('tajemnica', {t: {1: '9H'}, packet: '*KH *KD', stock: '8S 8H'});
		for (const spot of ['stock', 'p1'] as const) {
			const page = press({...start, play: {...start.play, cursor: spot}}, 'V');
			expect(linesOf(page).join('\n')).not.toMatch(/[♠♥♦♣]/);
			expect(linesOf(page).join('\n')).toMatch(/2/);
		}
	});
});

describe('A screen too small for the table', () => {
	const small = playing(resized(press(onTable(begun('tajemnica')), 'd'), 50, 15));

	test.each(['1', 'd', 'D', 'u', 'n', 'N', 'g', ':', 'e', 'space', 'R', 'm'])(
		'plays nothing unseen: %s does nothing',
		key => {
			const after = press(small, key);

			expect(after.play).toEqual(small.play);
			expect(after.request).toBeUndefined();
		},
	);

	test.each(['q', 'ctrl-c', 'ctrl-d'])('leaves with %s', key => {
		expect(press(small, key).request).toEqual({kind: 'leave'});
	});

	test.each(['g 1', '/', 'n'])('leaves with q also while %s awaits something', keys => {
		const asked = press(onTable(begun('tajemnica')), `d ${keys}`);

		expect(press(playing(resized(asked, 50, 15)), 'q').request).toEqual({kind: 'leave'});
	});

	test('shows the keys with ?', () => {
		const page = press(small, '?');

		expect(page.screen.kind).toBe('keys');
		expect(press(page, 'escape').screen).toEqual({kind: 'table'});
	});

	test('gives everything back when it grows', () => {
		const before = press(onTable(begun('tajemnica')), 'd F');
		const again = resized(resized(before, 10, 5), 80, 24);

		expect(again).toEqual(before);
		expect(entryOf(playing(again))).toBe('foundation');
	});

	test('still ends what was pending', () => {
		const asked = press(onTable(begun('tajemnica')), 'd n');
		const after = press(playing(resized(asked, 50, 15)), 'y');

		expect(after.play.session.finished).toBeUndefined();
		expect(after.request).toBeUndefined();
	});
});

describe('The menu', () => {
	test('searches by the letters typed, Backspace takes one back, Esc all', () => {
		const typed = (keys: readonly string[]) => {
			const {screen} = pressAll(inMenu(), keys);
			return screen.kind === 'menu' ? screen.typed : undefined;
		};

		expect(typed(['k', 'Ą', 't'])).toBe('kąt');
		expect(typed(['a', 'q', 'space', 'b'])).toBe('aq b');
		expect(typed(['a', 'b', 'backspace'])).toBe('a');
		expect(typed(['a', 'b', 'escape'])).toBe('');
		expect(typed(['backspace', 'escape'])).toBe('');
		expect(typed(['7', '%', 'up', 'tab'])).toBe('');
		expect(typed([...'abcdefghijklmnoprstuvwxyz'])).toHaveLength(20);
	});

	test.each([
		['q', 'leave'],
		['ctrl-c', 'leave'],
		['ctrl-d', 'leave'],
		['ctrl-z', 'suspend'],
		['ctrl-l', 'redraw'],
	])('%s asks to %s', (key, kind) => {
		expect(pressAll(inMenu(), [key]).request).toEqual({kind});
	});
});

describe('The time of a deal', () => {
	const at = (state: Playing, key: string, seconds: number) =>
		press(state, key, noon + seconds * 1000);
	const secondsOf = ({play}: Playing) => play.session.activeSeconds;

	test('is the time between keys', () => {
		const start = onTable(begun('tajemnica'));

		expect(secondsOf(at(at(start, 'd', 5), 'left', 12.5))).toBe(12.5);
	});

	test('stands still after a minute without a key', () => {
		expect(secondsOf(at(onTable(begun('tajemnica')), 'd', 3600))).toBe(60);
	});

	test('stands still on other screens', () => {
		const page = at(onTable(begun('tajemnica')), '?', 10);
		const back = at(page, 'escape', 40);

		expect(secondsOf(at(back, 'd', 45))).toBe(15);
	});

	test('never runs backwards, whatever the clock does', () => {
		expect(secondsOf(at(onTable(begun('tajemnica')), 'd', -500))).toBe(0);
	});

	test('is not counted any more when the deal is', () => {
		const session: Session = {...begun('tajemnica'), finished: 'given-up', activeSeconds: 7};

		expect(secondsOf(at(onTable(session), 'd', 20))).toBe(7);
	});
});

describe('A message from outside', () => {
	test('stands on the message line until the next key', () => {
		const told = playing(
			reduce(onTable(begun('tajemnica')), {kind: 'told', message: 'Disk full.'}),
		);

		expect(messageOf(told)).toBe('Disk full.');
		expect(messageOf(press(told, 'd'))).toBe('');
	});

	test('stands in the menu until the next key', () => {
		const told = reduce(inMenu(), {kind: 'told', message: 'Disk full.'});

		expect(told.screen).toMatchObject({kind: 'menu', note: 'Disk full.'});
		expect(pressAll(told, ['down']).screen).toMatchObject({kind: 'menu', note: ''});
	});
});

test('Every game begins with the cursor on its first pile, nothing pending and nothing said', () => {
	for (const {id} of games) {
		const {play, screen} = onTable(begun(id));
		expect(play).toMatchObject({cursor: 't1', entry: {kind: 'command'}, message: ''});
		expect(screen).toEqual({kind: 'table'});
	}
});
