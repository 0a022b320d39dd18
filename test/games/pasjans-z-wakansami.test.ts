import {describe, expect, test} from 'vitest';
import {lay, moves, play, type Sketch, shown, status, why} from '../helpers/position.js';

const table = (sketch: Sketch) => lay('pasjans-z-wakansami', sketch);
/** Three cards on every place, all different. */
const ranks = ['3', '4', '5', '6', '7', '8', '9', '10', 'J'];
const t: Readonly<Record<number, string>> = Object.fromEntries(
	Array.from({length: 12}, (_, index) => [
		index + 1,
		[0, 1, 2].map(card => ranks[(index + card * 3) % 9]! + 'SHDC'[(index + card) % 4]!).join(' '),
	]),
);

const reordered = (order: readonly number[], places: readonly number[]) =>
	Object.fromEntries(
		Object.entries(t).map(([place, pile]) => {
			const cards = pile.split(' ');
			const change = places.includes(Number(place)) ? order : [0, 1, 2];
			return [place, change.map(index => cards[index]).join(' ')];
		}),
	);
const sides = [2, 3, 4, 5, 8, 9, 10, 11];

describe('Pasjans z wakansami, tuck', () => {
	test('the top card of every side pile goes under its pile, all at once; the corners stay', () => {
		expect(shown(play(table({t}), 'tuck')).t).toEqual(reordered([2, 0, 1], sides));
	});

	test('piles of one card and vacancies stay as they are', () => {
		const tucked = play(table({t: {2: '9D', 3: '8S 7D', 6: '5S 5H'}}), 'tuck');
		expect(shown(tucked).t).toEqual({2: '9D', 3: '7D 8S', 6: '5S 5H'});
	});

	test('it is refused while the stock has cards', () => {
		expect(why(table({t, stock: '2D'}), 'tuck')).toBe('stock-not-empty');
	});

	test('it may be done once in each deal', () => {
		expect(why(play(table({t}), 'tuck'), 'tuck')).toBe('tuck-used');
		const next = play(table({t: {2: '9D 8S 7D'}}), 'tuck redeal');
		expect(shown(next).t).toEqual({1: '7D', 2: '9D', 3: '8S'});
		const again = table({deal: 2, t: {2: '9D 8S 7D'}});
		expect(why(again, 'tuck')).toBeUndefined();
	});

	test('the redeal gives both rights back', () => {
		const used = play(table({t}), 'tuck pull');
		const redealt = play(used, 'redeal deal deal');
		expect(shown(redealt).deal).toBe(2);
		expect(why(redealt, 'tuck')).toBeUndefined();
		expect(why(redealt, 'pull')).toBeUndefined();
	});

	test('moves to foundations follow, and end no right', () => {
		const tucked = play(table({t: {2: '7C 2S 9D', 3: '6H 10C 5S'}}), 'tuck');
		expect(moves(tucked)).toBe('pull redeal t2-f1');
		const played = play(tucked, 't2-f1');
		expect(shown(played).t).toEqual({2: '9D 7C', 3: '5S 6H 10C'});
		expect(moves(played)).toBe('pull redeal');
		const before = play(table({t: {2: '7C 9D 2S', 3: '6H 10C'}}), 't2-f1');
		expect(moves(before)).toBe('pull redeal tuck');
	});
});

describe('Pasjans z wakansami, pull', () => {
	test('without a tuck the lowest card of every side pile is drawn out and laid on top', () => {
		expect(shown(play(table({t}), 'pull')).t).toEqual(reordered([1, 2, 0], sides));
	});

	test('after a tuck it is the lowest but one, since the lowest is the tucked one', () => {
		expect(shown(play(table({t}), 'tuck pull')).t).toEqual(reordered([2, 1, 0], sides));
	});

	test('after a tuck piles of two cards and of one stay as they are', () => {
		const pulled = play(table({t: {2: '9D', 3: '8S 7D', 4: '3S 4D 5C 6H'}}), 'tuck pull');
		expect(shown(pulled).t).toEqual({2: '9D', 3: '7D 8S', 4: '6H 4D 5C 3S'});
	});

	test('without one, piles of one card stay as they are and piles of two change', () => {
		const pulled = play(table({t: {2: '9D', 3: '8S 7D', 12: '3S 4D'}}), 'pull');
		expect(shown(pulled).t).toEqual({2: '9D', 3: '7D 8S', 12: '3S 4D'});
	});

	test('it is refused while the stock has cards', () => {
		expect(why(table({t, stock: '2D'}), 'pull')).toBe('stock-not-empty');
	});

	test('it may be done once, and ends the right to tuck', () => {
		const pulled = play(table({t}), 'pull');
		expect(why(pulled, 'pull')).toBe('pull-used');
		expect(why(pulled, 'tuck')).toBe('pull-used');
		const both = play(table({t}), 'tuck pull');
		expect(why(both, 'pull')).toBe('pull-used');
		expect(why(both, 'tuck')).toBe('pull-used');
	});

	test('moves to foundations follow it', () => {
		const pulled = play(table({t: {2: '2S 7C 9D'}}), 'pull');
		expect(moves(pulled)).toBe('redeal t2-f1');
	});
});

describe('Pasjans z wakansami, building', () => {
	test('either right may be skipped, or both: building is possible at once', () => {
		const before = table({t: {2: '9D 7C', 3: '10H 8C', 4: '4S'}});
		expect(moves(before)).toBe('pull redeal t2-t3 t3-t2 tuck');
		expect(shown(play(before, 't2-t3')).t).toEqual({2: '9D', 3: '10H 8C 7C', 4: '4S'});
	});

	test('the first building move ends both rights', () => {
		const built = play(table({t: {2: '9D 7C', 3: '10H 8C'}}), 't2-t3');
		expect(why(built, 'tuck')).toBe('right-ended-by-building');
		expect(why(built, 'pull')).toBe('right-ended-by-building');
	});

	test('also the one from corner to corner', () => {
		const built = play(table({t: {1: '7C', 2: '9D 8S', 6: '8C'}}), 't1-t6');
		expect(why(built, 'tuck')).toBe('right-ended-by-building');
	});

	test('after a tuck it ends the right to pull', () => {
		const tucked = play(table({t: {2: '7C 9D 3S', 3: '6C 5H'}}), 'tuck');
		expect(shown(tucked).t).toEqual({2: '3S 7C 9D', 3: '5H 6C'});
		const corner = play(table({t: {1: '4S', 2: '7C 5S 9D', 3: '6C 5H'}}), 'tuck t1-t2');
		expect(why(corner, 'pull')).toBe('right-ended-by-building');
	});

	test('after both rights building goes on as long as it can', () => {
		const both = play(table({t: {1: '4S', 2: '5S 7C 9D', 3: '6C 8H 3S'}}), 'pull');
		expect(shown(both).t).toEqual({1: '4S', 2: '7C 9D 5S', 3: '8H 3S 6C'});
		expect(moves(both)).toBe('redeal t1-t2 t2-t1');
	});

	test('the game is not lost while a right is left in the last deal', () => {
		const last = table({deal: 3, t: {2: '9D 8S'}});
		expect(moves(last)).toBe('pull tuck');
		expect(status(last)).toBe('playing');
		expect(status(play(last, 'pull'))).toBe('lost');
		expect(status(play(last, 'tuck'))).toBe('lost');
	});

	test.each([
		'zwarta-kolumna',
		'chaldejski',
		'gotycki-zamek',
		'cztery-katy',
		'zwarta-kolumna-z-uzupelnianiem',
	])('%s has neither right', id => {
		const other = lay(id, {t: {2: '9D 8S'}});
		expect(why(other, 'tuck')).toBe('no-tuck');
		expect(why(other, 'pull')).toBe('no-pull');
	});
});
