import {describe, expect, test} from 'vitest';
import {lay, move, moves, play, shown, status, why} from '../helpers/position.js';

describe('twins', () => {
	test('the first of two twins to be placed is the base, the other is an ordinary card', () => {
		const table = lay('ksiezna-de-luynes', {
			t: {1: 'AS', 2: 'AS'},
			f: {5: 'KS+11'},
			stock: '9H',
		});
		expect(moves(table)).toBe('deal t1-f1 t1-f5 t2-f1 t2-f5');
		expect(moves(play(table, 't1-f1'))).toBe('deal t2-f5');
		expect(moves(play(table, 't2-f1'))).toBe('deal t1-f5');
	});

	test('where a card could open a foundation and also go on another, these are two moves', () => {
		const table = lay('otwarty-pakiet', {t: {2: 'KH'}, f: {2: 'AH+11'}});
		expect(moves(table)).toBe('redeal t2-f2 t2-f6');
	});

	test('two foundations that would take the same card are two moves', () => {
		const table = lay('tajemnica-na-asach', {t: {2: '3H'}, f: {2: 'AH+1', 6: 'AH+1'}});
		expect(moves(table)).toBe('redeal t2-f2 t2-f6');
	});

	test('twins in two places are two cards: each has its own moves', () => {
		const table = lay('tajemnica', {t: {2: '3H', 4: '3H'}, packet: '3C', f: {2: '2H'}});
		expect(moves(table)).toBe('redeal t2-f2 t4-f2');
		expect(moves(play(table, 't4-f2'))).toBe('redeal');
	});
});

describe('winning', () => {
	const nearlyWon = {1: 'AS+12', 2: 'AH+12', 3: 'AD+12', 4: 'AC+12', 5: 'KS+12', 6: 'KH+12'};

	test('a game is won the moment the last card that it needs reaches its foundation', () => {
		const table = lay('otwarty-pakiet', {
			f: {...nearlyWon, 7: 'KD+12', 8: 'KC+11'},
			t: {1: 'AC'},
			stock: '',
		});
		expect(status(table)).toBe('playing');
		const won = play(table, 't1-f8');
		expect(status(won)).toBe('won');
		expect(moves(won)).toBe('');
	});

	test('every move of a game that is won is refused', () => {
		const won = lay('otwarty-pakiet', {f: {...nearlyWon, 7: 'KD+12', 8: 'KC+12'}});
		for (const text of [
			'deal',
			'redeal',
			'flip',
			'turn',
			'tuck',
			'pull',
			't1-f1',
			'p1-f1',
			'r-f1',
		]) {
			expect(why(won, text)).toBe('won');
		}
	});

	test('Tajemnica is won by its 96 cards, whatever the aces could still do', () => {
		const f = {1: '2S+11', 2: '2H+11', 3: '2D+11', 4: '2C+11', 5: 'KS+11', 6: 'KH+11', 7: 'KD+11'};
		const table = lay('tajemnica', {f: {...f, 8: 'KC+10'}, t: {2: 'AS 2C', 4: 'AD'}, aside: 'AH'});
		expect(moves(table)).toBe('redeal t2-f8 t4-a');
		const won = play(table, 't2-f8');
		expect(status(won)).toBe('won');
		expect(moves(won)).toBe('');
		expect(why(won, 't4-a')).toBe('won');
		expect(shown(won)).toMatchObject({t: {2: 'AS', 4: 'AD'}, aside: 'AH'});
	});

	test('Tajemnica is won with cards left in the stock, if they are aces', () => {
		const f = {1: '2S+11', 2: '2H+11', 3: '2D+11', 4: '2C+11', 5: 'KS+11', 6: 'KH+11', 7: 'KD+11'};
		const table = lay('tajemnica', {f: {...f, 8: 'KC+10'}, t: {2: '2C'}, stock: 'AS AD'});
		expect(status(play(table, 't2-f8'))).toBe('won');
	});
});

describe('losing', () => {
	test('a game is lost when nothing legal is left', () => {
		const table = lay('tajemnica', {deal: 4, t: {1: '9S'}, packet: '8H'});
		expect(status(table)).toBe('lost');
		expect(moves(table)).toBe('');
	});

	test('every move of a game that is lost is refused as lost', () => {
		const table = lay('tajemnica', {deal: 4, t: {1: '9S'}, packet: '8H'});
		for (const text of ['deal', 'redeal', 'flip', 't1-f1', 't2-f1', 'p1-f1', 't1-t2']) {
			expect(why(table, text)).toBe('lost');
		}
	});

	test('it is lost with the move that leaves nothing, not before', () => {
		const table = lay('tajemnica', {deal: 4, t: {1: '9S 2S'}, packet: '8H'});
		expect(status(table)).toBe('playing');
		expect(status(play(table, 't1-f1'))).toBe('lost');
	});

	test('it is not lost while the stock has cards', () => {
		expect(status(lay('tajemnica', {deal: 4, t: {1: '9S'}, stock: '9H'}))).toBe('playing');
	});

	test('it is lost by the deal of the last card, if that opens nothing', () => {
		const table = lay('tajemnica', {deal: 4, t: {1: '9S'}, stock: '9H'});
		expect(status(play(table, 'deal'))).toBe('lost');
	});

	test('it is not lost while a redeal is left', () => {
		expect(status(lay('tajemnica', {deal: 3, t: {1: '9S'}}))).toBe('playing');
	});

	test('it is lost by the redeal that lays all that is left, if that opens nothing', () => {
		expect(status(play(lay('tajemnica', {deal: 3, t: {1: '9S'}}), 'redeal'))).toBe('lost');
	});

	test('an ace that may be laid aside is a move left', () => {
		const table = lay('tajemnica', {deal: 4, t: {1: '9S AS'}});
		expect(moves(table)).toBe('t1-a');
		expect(status(play(table, 't1-a'))).toBe('lost');
	});

	test('a game in which cards can wander to and fro is not lost while a move exists', () => {
		const building = lay('chaldejski', {deal: 3, t: {3: '7H 8H', 4: '9H'}});
		expect(moves(building)).toBe('t3-t4 t4-t3');
		expect(status(play(building, 't3-t4 t4-t3 t3-t4'))).toBe('playing');
		const filling = lay('zwarta-kolumna-z-uzupelnianiem', {deal: 3, t: {3: '9S'}});
		expect(status(play(filling, 't3-t4 t4-t3'))).toBe('playing');
	});

	test('building that only goes down comes to an end, and the game is lost', () => {
		const table = lay('tajemnica-na-asach', {deal: 3, t: {3: '8H', 4: '9H'}});
		expect(moves(table)).toBe('t3-t4');
		expect(status(play(table, 't3-t4'))).toBe('lost');
	});
});

describe('actions that would change nothing', () => {
	test('flip is refused while no pile has two cards', () => {
		const table = lay('damski-kaprys', {deal: 4, t: {1: 'AS', 3: '9H'}});
		expect(moves(table)).toBe('t1-f1 t1-f2 t1-f3 t1-f4');
		expect(why(table, 'flip')).toBe('nothing-to-flip');
	});

	test('flip is legal while some pile has two cards, even if they are twins', () => {
		const table = lay('damski-kaprys', {deal: 4, t: {1: 'AS AS', 3: '9H'}});
		expect(why(table, 'flip')).toBeUndefined();
	});

	test('tuck is refused while no side pile has two cards, whatever the corners have', () => {
		const table = lay('pasjans-z-wakansami', {t: {1: '9S 8H', 2: '9D', 6: '5S 5H', 12: '4S 4H'}});
		expect(why(table, 'tuck')).toBe('nothing-to-tuck');
		expect(why(table, 'pull')).toBe('nothing-to-pull');
	});

	test('tuck and pull are legal while some card would change its place, even if twins make it look the same', () => {
		const table = lay('pasjans-z-wakansami', {t: {2: '9D 9D'}});
		expect(moves(table)).toBe('pull redeal tuck');
	});

	test('a pull after a tuck is refused while no side pile has three cards: the drawn card would be the top one already', () => {
		const table = lay('pasjans-z-wakansami', {t: {2: '9D 8H', 3: '5S'}});
		expect(why(play(table, 'tuck'), 'pull')).toBe('nothing-to-pull');
		const higher = lay('pasjans-z-wakansami', {t: {2: '9D 8H', 3: '5S 5H 5D'}});
		expect(why(play(higher, 'tuck'), 'pull')).toBeUndefined();
	});

	test('a card is never laid on its own pile: such a move has no spelling', () => {
		expect(() => move('t3-t3')).toThrow();
	});
});
