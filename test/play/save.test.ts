import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {digest} from '../../source/play/digest.js';
import {newGameId} from '../../source/play/result.js';
import {decodeSave, encodeSave, isSave, type Save} from '../../source/play/save.js';
import {misreadMutations, saves} from './save-fuzz.js';

const save: Save = {
	format: 1,
	id: '20260102t030405-abcdefghijklmnop',
	game: 'tajemnica',
	dealNumber: 7,
	moves: ['d', '1-f2', '12-3'],
	at: 2,
	startedAt: '2026-01-02T03:04:05.678Z',
	savedAt: '2026-01-02T03:14:05.678Z',
	activeSeconds: 61,
	undos: 2,
	hints: 1,
	replay: false,
};

describe('a save', () => {
	test('is written as one line of JSON', () => {
		const content =
			'{"format":1,"id":"20260102t030405-abcdefghijklmnop","game":"tajemnica","dealNumber":7,' +
			'"moves":"d 1-f2 12-3","at":2,"startedAt":"2026-01-02T03:04:05.678Z",' +
			'"savedAt":"2026-01-02T03:14:05.678Z","activeSeconds":61,"undos":2,"hints":1,"replay":false}';
		expect(encodeSave(save)).toBe(`{"checksum":"${digest(content)}","save":${content}}\n`);
	});

	test('of any kind is read as it was written', () => {
		fc.assert(
			fc.property(saves, any => {
				expect(isSave(any)).toBe(true);
				expect(decodeSave(encodeSave(any))).toEqual({ok: true, value: any});
			}),
			{seed: 1},
		);
	});

	test('without moves has none', () => {
		const empty = {...save, moves: [], at: 0};
		expect(decodeSave(encodeSave(empty))).toEqual({ok: true, value: empty});
	});

	test.each<[string, Partial<Record<keyof Save, unknown>>]>([
		['a deal number 0', {dealNumber: 0}],
		['a deal number above 4,294,967,295', {dealNumber: 4_294_967_296}],
		['a deal number with a fraction', {dealNumber: 1.5}],
		['more moves in force than moves', {at: 4}],
		['fewer than no moves in force', {at: -1}],
		['an empty move', {moves: ['d', '']}],
		['a move with capitals', {moves: ['D'], at: 0}],
		['a move of 13 characters', {moves: ['a'.repeat(13)], at: 0}],
		['20,001 moves', {moves: Array.from({length: 20_001}, () => 'd')}],
		['a name with an escape character', {game: '\u001b[31m'}],
		['an id that leads elsewhere', {id: '../../etc/passwd'}],
		['a time in words', {savedAt: 'yesterday'}],
		['a time that never was', {savedAt: '2026-13-02T03:14:05.678Z'}],
		['a negative duration', {activeSeconds: -1}],
		['a duration without an end', {activeSeconds: Number.POSITIVE_INFINITY}],
		['an unknown outcome', {finished: 'drawn'}],
		['a word in place of a truth value', {replay: 'no'}],
	])('with %s is refused', (_, change) => {
		const bad = {...save, ...change} as Save;
		expect(isSave(bad)).toBe(false);
		expect(decodeSave(encodeSave(bad)).ok).toBe(false);
	});

	test.each([
		['', 'not-json'],
		['null', 'content'],
		['[]', 'content'],
		['{}', 'format'],
		['{"save":{"format":1}}', 'checksum'],
		['{"save":{"format":2}}', 'newer-format'],
		['{"format":17,"something":"else"}', 'newer-format'],
		['{"save":{"format":0}}', 'format'],
		['{"save":{"format":"1"}}', 'format'],
		['{"save":{"format":3}}', 'format'],
	])('%s is refused: %s', (text, reason) => {
		expect(decodeSave(text)).toEqual({ok: false, reason});
	});

	test('of a newer format that one flipped bit could have made is believed if its checksum is right', () => {
		const content = '{"format":3,"anything":true}';
		const text = `{"checksum":"${digest(content)}","save":${content}}`;
		expect(decodeSave(text)).toEqual({ok: false, reason: 'newer-format'});
	});

	test('with fields of another kind of object gives nothing to what it is read into', () => {
		const content = JSON.stringify(JSON.parse(encodeSave(save)).save).replace(
			'{',
			'{"__proto__":{"finished":"won"},"constructor":1,',
		);
		const checksum = digest(JSON.stringify(JSON.parse(content)));
		expect(decodeSave(`{"checksum":"${checksum}","save":${content}}`)).toEqual({
			ok: true,
			value: save,
		});
		expect(({} as {finished?: string}).finished).toBeUndefined();
	});

	test('changed at random is refused or means the same, and quickly', () => {
		const {wrong, slowest} = misreadMutations(encodeSave(save), 3000, 5);
		expect(wrong).toEqual([]);
		expect(slowest).toBeLessThan(50);
	});
});

describe('the checksum', () => {
	test('is pinned', () => {
		expect(digest('')).toBe('11fd02eb4bc0fbeb');
		expect(digest('tajemnica')).toBe('c1fee422af778d84');
	});

	test('differs in every place where two texts of a length differ in one', () => {
		fc.assert(
			fc.property(
				fc.string({minLength: 1}),
				fc.nat(),
				fc.integer({min: 1, max: 65_535}),
				(text, at, bits) => {
					const index = at % text.length;
					const unit = String.fromCharCode(text.charCodeAt(index) ^ bits);
					expect(digest(text.slice(0, index) + unit + text.slice(index + 1))).not.toBe(
						digest(text),
					);
				},
			),
			{seed: 2, numRuns: 2000},
		);
	});
});

describe('the id of a game', () => {
	test('is its time and 80 random bits', () => {
		const now = new Date('2026-01-02T03:04:05.678Z');
		expect(newGameId(now, new Uint8Array(10))).toBe('20260102t030405-aaaaaaaaaaaaaaaa');
		expect(newGameId(now, new Uint8Array(16).fill(255))).toBe('20260102t030405-7777777777777777');
		const bytes = Uint8Array.from({length: 10}, (_, index) => index);
		expect(newGameId(now, bytes)).toBe('20260102t030405-aaaqeayeaudaocaj');
	});

	test('changes with every bit', () => {
		const now = new Date(0);
		const ids = new Set<string>();
		for (let bit = 0; bit < 80; bit++) {
			const bytes = new Uint8Array(10);
			bytes[bit >> 3] = 1 << (bit & 7);
			ids.add(newGameId(now, bytes));
		}

		expect(ids.size).toBe(80);
	});
});
