import {describe, expect, test} from 'vitest';
import {lay, moves, play, type Sketch, shown, status, why} from '../helpers/position.js';

const table = (sketch: Sketch) => lay('cztery-katy', sketch);
const corners = {1: '4H 5H', 6: '6H', 12: '8H'};

describe('Cztery kąty, replacement', () => {
	test('the player chooses one of the corner piles that have a card, and nothing else is possible meanwhile', () => {
		const due = play(table({t: {...corners, 3: 'AD', 4: '2D'}, stock: '9H'}), 't3-f3');
		expect(moves(due)).toBe('t1-t3 t12-t3 t6-t3');
	});

	test.each([
		['t1-t3', {1: '4H', 3: '5H', 6: '6H', 12: '8H'}],
		['t6-t3', {1: '4H 5H', 3: '6H', 12: '8H'}],
		['t12-t3', {1: '4H 5H', 3: '8H', 6: '6H'}],
	])('its top card is laid where the base card lay: %s', (text, t) => {
		const due = play(table({t: {...corners, 3: 'AD'}, stock: '9H'}), 't3-f3');
		const replaced = play(due, text);
		expect(shown(replaced).t).toEqual(t);
		expect(moves(replaced)).toBe('deal');
	});

	test.each([
		'deal',
		'redeal',
		'flip',
		'turn',
		'tuck',
		'pull',
		't4-f3',
		't1-f3',
		't1-t2',
		't4-t3',
		't6-t12',
		't2-f1',
	])('until it is done %s is refused', text => {
		const due = play(table({t: {...corners, 2: 'AC', 3: 'AD', 4: '2D'}, stock: '9H'}), 't3-f3');
		expect(why(due, text)).toBe('replacement-due');
	});

	test('a corner that is empty can not replace', () => {
		const due = play(table({t: {...corners, 3: 'AD'}, stock: '9H'}), 't3-f3');
		expect(why(due, 't7-t3')).toBe('empty-pile');
	});

	test('a king is replaced as an ace is', () => {
		const due = play(table({t: {...corners, 11: '9D KD'}, stock: '9H'}), 't11-f8');
		expect(moves(due)).toBe('t1-t11 t12-t11 t6-t11');
	});

	test('the card is laid there also when that pile still has cards', () => {
		const replaced = play(table({t: {...corners, 3: '10C JS AD'}, stock: '9H'}), 't3-f3 t6-t3');
		expect(shown(replaced).t).toEqual({1: '4H 5H', 3: '10C JS 6H', 12: '8H'});
	});

	test.each([1, 6, 7, 12])('a base card played from corner %i is not replaced', corner => {
		const played = play(table({t: {...corners, [corner]: '9C AD'}, stock: '9H'}), `t${corner}-f3`);
		expect(moves(played)).toBe('deal');
	});

	test('none is replaced when the stock is empty', () => {
		const played = play(table({t: {1: '4H', 6: '6H', 3: '10C AD'}}), 't3-f3');
		expect(shown(played).t[3]).toBe('10C');
		expect(moves(played)).toBe('redeal');
	});

	test('if all corners are empty there is no replacement', () => {
		const played = play(table({t: {3: '10C AD', 4: '9S'}, stock: '9H'}), 't3-f3');
		expect(moves(played)).toBe('deal');
	});

	test('one filled corner is enough, and then there is no choice but it must be done', () => {
		const due = play(table({t: {3: 'AD', 7: '9S'}, stock: '9H'}), 't3-f3');
		expect(moves(due)).toBe('t7-t3');
		expect(shown(play(due, 't7-t3')).t).toEqual({3: '9S'});
	});

	test('cards other than base cards are not replaced', () => {
		const played = play(table({t: {...corners, 4: '2D'}, f: {3: 'AD'}, stock: '9H'}), 't4-f3');
		expect(moves(played)).toBe('deal');
		expect(shown(played).t).toEqual(corners);
	});

	test('the twin of a base is an ordinary card: at the end of the other foundation it is not replaced', () => {
		const played = play(
			table({t: {...corners, 3: 'AD'}, f: {1: 'AD', 6: 'KD+11'}, stock: '9H'}),
			't3-f6',
		);
		expect(moves(played)).toBe('deal');
	});

	test('an ace that ends a king’s foundation is not replaced, though it could have opened one', () => {
		const before = table({t: {...corners, 3: 'AD'}, f: {6: 'KD+11'}, stock: '9H'});
		expect(moves(play(before, 't3-f6'))).toBe('deal');
		expect(moves(play(before, 't3-f1'))).toBe('t1-t3 t12-t3 t6-t3');
	});

	test('a replacing card that is itself a base card may be played, and is replaced in turn', () => {
		const before = table({t: {1: '4H 5H', 6: '7H KC', 3: 'AD'}, stock: '9H'});
		const replaced = play(before, 't3-f3 t6-t3');
		expect(shown(replaced).t).toEqual({1: '4H 5H', 3: 'KC', 6: '7H'});
		expect(moves(replaced)).toBe('deal t3-f5 t3-f6 t3-f7 t3-f8');
		const again = play(replaced, 't3-f7');
		expect(moves(again)).toBe('t1-t3 t6-t3');
		expect(shown(play(again, 't6-t3')).t).toEqual({1: '4H 5H', 3: '7H'});
	});

	test('a replacing base card may also be left where it lies', () => {
		const replaced = play(table({t: {6: 'KC', 3: 'AD'}, stock: '9H'}), 't3-f3 t6-t3 deal');
		expect(shown(replaced).t).toEqual({1: '9H', 3: 'KC'});
	});

	test('a replacing card goes by the row of its new place', () => {
		const before = table({t: {6: '2S', 3: 'AD'}, f: {1: 'AS'}, stock: '9H'});
		expect(why(before, 't6-f1')).toBeUndefined();
		expect(why(play(before, 't3-f3 t6-t3'), 't3-f1')).toBe('row-rule');
	});

	test('it holds in the later deals as well', () => {
		const due = play(table({deal: 3, t: {...corners, 3: 'AD'}, stock: '9H'}), 't3-f3');
		expect(moves(due)).toBe('t1-t3 t12-t3 t6-t3');
	});

	test('the game goes on while a replacement is due: it is neither lost nor over', () => {
		const due = play(table({deal: 3, t: {3: 'AD', 7: '9S'}, stock: '9H'}), 't3-f3');
		expect(status(due)).toBe('playing');
	});
});
