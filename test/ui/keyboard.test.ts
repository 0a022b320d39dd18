import type {Key} from 'ink';
import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Session} from '../../source/play/session.js';
import {createKeyReader} from '../../source/ui/keyboard.js';
import {barRows, keyTable, rowOfKey} from '../../source/ui/keys.js';
import {begun, sketched} from './driver.js';

const none: Key = {
	upArrow: false,
	downArrow: false,
	leftArrow: false,
	rightArrow: false,
	pageDown: false,
	pageUp: false,
	home: false,
	end: false,
	return: false,
	escape: false,
	ctrl: false,
	shift: false,
	tab: false,
	backspace: false,
	delete: false,
	meta: false,
	super: false,
	hyper: false,
	capsLock: false,
	numLock: false,
};

const keysOf = (input: string, key: Key) => createKeyReader().read(input, key);

describe('A report of keys', () => {
	test.each<readonly [input: string, key: Partial<Key>, names: readonly string[]]>([
		['a', {}, ['a']],
		['D', {shift: true}, ['D']],
		['13', {}, ['1', '3']],
		['1f5d', {}, ['1', 'f', '5', 'd']],
		['d dd\r', {}, ['d', 'space', 'd', 'd', 'enter']],
		['u\u{7F}\b', {}, ['u', 'backspace', 'backspace']],
		['d\u{3}', {}, ['d', 'ctrl-c']],
		['\u{12}\u{C}', {}, ['ctrl-r', 'ctrl-l']],
		['c', {ctrl: true}, ['ctrl-c']],
		['z', {ctrl: true}, ['ctrl-z']],
		[' ', {}, ['space']],
		['', {upArrow: true}, ['up']],
		['', {downArrow: true}, ['down']],
		['', {leftArrow: true}, ['left']],
		['', {rightArrow: true}, ['right']],
		['', {home: true}, ['home']],
		['', {end: true}, ['end']],
		['', {pageUp: true}, ['page-up']],
		['', {pageDown: true}, ['page-down']],
		['', {tab: true}, ['tab']],
		['', {tab: true, shift: true}, ['shift-tab']],
		['\r', {return: true}, ['enter']],
		['', {escape: true}, ['escape']],
		['', {backspace: true}, ['backspace']],
		['', {delete: true}, ['delete']],
		['ż', {}, ['ż']],
		['d', {meta: true}, ['escape', 'd']],
		['%', {meta: true}, ['escape', '%']],
		['\r', {return: true, meta: true}, ['escape', 'enter']],
		['', {escape: true, meta: true}, ['escape']],
	])('%j %j: %j', (input, key, names) => {
		expect(keysOf(input, {...none, ...key})).toEqual(names);
	});

	test.each([
		['[A', 'up'],
		['[B', 'down'],
		['[C', 'right'],
		['[D', 'left'],
		['[H', 'home'],
		['[F', 'end'],
		['[Z', 'shift-tab'],
		['[1;5C', 'right'],
	])('%s, what a slow line leaves of an arrow, is that arrow: %s', (input, name) => {
		expect(keysOf(input, none)).toEqual([name]);
	});

	test.each(['[5~', '[15~', '[200~', '[E', '[a'])(
		'%s, the rest of a key unknown here, is none',
		input => {
			expect(keysOf(input, none)).toEqual([]);
		},
	);
});

/** Reads what the terminal has sent in pieces, each with what Ink reports of it. */
const readAll = (pieces: readonly (readonly [chunk: string, ...reports: readonly string[]])[]) => {
	const reader = createKeyReader();
	return pieces.flatMap(([chunk, ...reports]) => {
		reader.sent(chunk);
		return reports.flatMap(input => reader.read(input, none));
	});
};

describe('An arrow that a slow line has cut', () => {
	test.each([
		[
			[
				['\x1B[', '['],
				['D', 'D'],
			],
			['left'],
		],
		[[['\x1B'], ['[', '['], ['D', 'D']], ['left']],
		[
			[
				['\x1B[', '['],
				['A', 'A'],
				['D', 'D'],
			],
			['up', 'D'],
		],
		[
			[
				['\x1B[', '['],
				['1;5C', '1;5C'],
				['1', '1'],
			],
			['right', '1'],
		],
		[
			[
				['\x1B[', '['],
				['d', 'd'],
			],
			['d'],
		],
		[
			[
				['\x1B[', '['],
				['12', '12'],
			],
			['1', '2'],
		],
		[
			[
				['d\x1B[', 'd', '['],
				['[A', '[A'],
			],
			['d', 'up'],
		],
		[[['D', 'D']], ['D']],
		[
			[
				['A', 'A'],
				['5~', '5~'],
			],
			['A', '5', '~'],
		],
	] as const)('%j: %j', (pieces, names) => {
		expect(readAll(pieces)).toEqual(names);
	});

	test('a bracket that was typed takes nothing from the key after it', () => {
		expect(
			readAll([
				['[', '['],
				['D', 'D'],
			]),
		).toEqual(['[', 'D']);
	});
});

describe('F1', () => {
	test.each(['\x1BOP', '\x1B[11~', '\x1B[[A'])('sent as %j is a key in its place', sequence => {
		expect(readAll([[`d${sequence}u`, 'd', '', 'u']])).toEqual(['d', 'f1', 'u']);
	});

	test('no other key without a name is taken for it, in the same report or a later one', () => {
		expect(readAll([['\x1BOQ', '']])).toEqual([]);
		expect(readAll([['\x1BOP'], ['\x1BOQ', '']])).toEqual([]);
	});
});

describe('The table of keys', () => {
	test('gives no key two meanings, but for one that turns a card up and then tucks it', () => {
		const all = keyTable.flatMap(({keys}) => keys);
		const twice = all.filter((key, index) => all.indexOf(key) !== index);

		expect(twice).toEqual(['t']);
		const fajerwerk = sketched('fajerwerk', {t: {1: '9S'}, reserve: '*2S'});
		expect(rowOfKey(fajerwerk, 't')?.command).toBe('turn');
		const turned = sketched('fajerwerk', {t: {1: '9S'}, reserve: '*2H 2S'});
		expect(rowOfKey(turned, 't')?.command).toBe('tuck');
		expect(rowOfKey(begun('pasjans-z-wakansami'), 't')?.command).toBe('tuck');
	});

	test('knows every key in some game, and none in a game that lacks what it does', () => {
		for (const row of keyTable) {
			const knowing = games.filter(row.isIn);
			expect(knowing).not.toEqual([]);
			for (const game of games) {
				for (const key of row.keys.filter(key => key !== 't')) {
					const known = knowing.includes(game) ? row : undefined;
					expect(rowOfKey(begun(game.id), key)).toBe(known);
				}
			}
		}
	});

	test.each([
		['e', 'tajemnica tajemnica-na-asach otwarty-pakiet ksiezna-de-luynes fajerwerk'],
		['w', 'fajerwerk'],
		['v', 'damski-kaprys kaprysnice'],
		['t', 'fajerwerk pasjans-z-wakansami'],
		['p', 'pasjans-z-wakansami'],
	])('%s is a key in %s', (key, ids) => {
		const knowing = games.filter(({id}) => rowOfKey(begun(id), key) !== undefined);

		expect(knowing.map(({id}) => id).join(' ')).toBe(ids);
	});

	test('puts on the key bar what can do something now, once, the most useful first', () => {
		const commands = (session: Session) => barRows(session).map(({command}) => command);

		const early = commands(begun('tajemnica'));
		expect(early).toEqual([...new Set(early)]);
		expect(early).toContain('deal');
		expect(early).not.toContain('packet');
		expect(early).not.toContain('redeal');
		expect(early).not.toContain('undo');
		const late = commands(sketched('tajemnica', {t: {1: '9C'}, packet: '2S 2H'}));
		expect(late.slice(0, 2)).toEqual(['pile', 'packet']);
		expect(late).toContain('redeal');
		expect(late).not.toContain('deal');
		const over = commands(sketched('tajemnica', {deal: 4, t: {1: '9C'}}));
		expect(over).not.toContain('pile');
		expect(over).not.toContain('foundation');
	});
});
