import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, status, why} from '../helpers/position.js';

describe('Kapryśnice', () => {
	test('at the start the foundations are empty and one card of 104 lies on the pile of its suit', () => {
		const table = start('kaprysnice', '7D');
		expect(shown(table)).toMatchObject({deal: 1, t: {3: '7D'}, f: {}});
		expect(table.position.stock).toHaveLength(103);
		expect(table.position.tableau).toHaveLength(4);
	});

	test('a round is one card, turned up on the pile of its suit: spades, hearts, diamonds, clubs', () => {
		const table = lay('kaprysnice', {t: {2: '9H'}, stock: '7S 7H 7D 7C 8H'});
		expect(shown(play(table, 'deal'))).toMatchObject({t: {1: '7S', 2: '9H'}, stock: '7H 7D 7C 8H'});
		expect(shown(play(table, 'deal deal deal deal deal'))).toMatchObject({
			t: {1: '7S', 2: '9H 7H 8H', 3: '7D', 4: '7C'},
			stock: '',
		});
	});

	test('there is play after every card', () => {
		const table = lay('kaprysnice', {t: {1: '7S'}, stock: 'KH AH 2H'});
		expect(shown(play(table, 'deal t2-f2 deal t2-f2 deal t2-f2'))).toMatchObject({
			t: {1: '7S'},
			f: {2: 'KH+2'},
		});
	});

	test('cards move only to foundations', () => {
		const table = lay('kaprysnice', {t: {1: '7S', 2: '7H'}, stock: '9S'});
		expect(moves(table)).toBe('deal');
		expect(why(table, 't1-t2')).toBe('no-building');
		expect(why(table, 't1-a')).toBe('no-row-aside');
		expect(why(table, 'p1-f1')).toBe('no-packet');
	});

	test('kings build up in suit and round the corner from king to ace, to the queen', () => {
		const table = lay('kaprysnice', {
			t: {1: 'AS', 2: 'AH', 3: '3D', 4: 'QC'},
			f: {1: 'KS', 3: 'KD+2', 4: 'KC+11', 2: 'KH+1'},
		});
		expect(moves(table)).toBe('redeal t1-f1 t3-f3 t4-f4');
		expect(why(table, 't2-f1')).toBe('not-next');
	});

	test('jacks build down in suit and round the corner from ace to king, to the queen', () => {
		const table = lay('kaprysnice', {
			t: {1: '10S', 2: 'KH', 3: 'QD', 4: '10C'},
			f: {5: 'JS', 6: 'JH+10', 7: 'JD+11', 8: 'JC+1', 2: 'KH'},
		});
		expect(moves(table)).toBe('redeal t1-f5 t2-f6 t3-f7');
	});

	test('a full foundation has thirteen cards and takes no more', () => {
		const table = lay('kaprysnice', {
			t: {1: 'KS', 2: 'JH'},
			f: {1: 'KS+12', 6: 'JH+12'},
			stock: '9D',
		});
		expect(why(table, 't1-f1')).toBe('foundation-complete');
		expect(why(table, 't2-f6')).toBe('foundation-complete');
	});

	test('the first king and the first jack of a suit are the bases, each on the foundation of its suit', () => {
		const table = lay('kaprysnice', {t: {1: 'KS', 2: 'JH', 3: 'JD', 4: 'KC'}, stock: '9S'});
		expect(moves(table)).toBe('deal t1-f1 t2-f6 t3-f7 t4-f4');
	});

	test('the twin of a base is an ordinary card: a king near the end of the jack’s pile, a jack near the end of the king’s', () => {
		const table = lay('kaprysnice', {
			t: {1: 'KS', 2: 'JH'},
			f: {1: 'KS', 5: 'JS+9', 2: 'KH+9', 6: 'JH'},
		});
		expect(moves(table)).toBe('redeal');
		const near = lay('kaprysnice', {
			t: {1: 'KS', 2: 'JH'},
			f: {1: 'KS', 5: 'JS+10', 2: 'KH+10', 6: 'JH'},
		});
		expect(moves(near)).toBe('redeal t1-f5 t2-f2');
	});

	test('a king that could open its foundation and also go on the jack’s has both moves', () => {
		const table = lay('kaprysnice', {t: {1: 'KS', 2: 'JH'}, f: {5: 'JS+10', 2: 'KH+10'}});
		expect(moves(table)).toBe('redeal t1-f1 t1-f5 t2-f2 t2-f6');
	});

	test('flip is refused while sorting, and the redeal until the stock is empty', () => {
		const table = lay('kaprysnice', {t: {1: '7S 8S'}, stock: '9S'});
		expect(why(table, 'flip')).toBe('no-flip-yet');
		expect(why(table, 'redeal')).toBe('stock-not-empty');
		expect(moves(play(table, 'deal'))).toBe('redeal');
	});
});

describe('Kapryśnice, second deal', () => {
	const sorted = lay('kaprysnice', {
		t: {1: '2S 3S 4S 5S', 2: '6H 7H KH', 3: '8D 9D 10D', 4: '2C 3C 4C 5C 6C'},
	});

	test('the redeal begins with spades, each pile from its lowest card, on ten piles in turn, all face down; then the tops are turned up', () => {
		const table = play(sorted, 'redeal');
		expect(shown(table)).toMatchObject({
			deal: 2,
			stock: '',
			t: {
				1: '*2S 2C',
				2: '*3S 3C',
				3: '*4S 4C',
				4: '*5S 5C',
				5: '*6H 6C',
				6: '7H',
				7: 'KH',
				8: '8D',
				9: '9D',
				10: '10D',
			},
		});
		expect(moves(table)).toBe('flip t7-f2');
	});

	test('every row of it lies face down, however many there are', () => {
		const table = lay('kaprysnice', {
			t: {
				1: 'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S',
				2: 'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H',
				3: 'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D',
				4: 'KC',
			},
		});
		const {t} = shown(play(table, 'redeal'));
		expect([t[1], t[2], t[10]]).toEqual(['*AS *AH *AD KC', '*2S *2H 2D', '*10S *10H 10D']);
	});

	test('nothing is shuffled: any deal number lays the same', () => {
		const other = {...sorted, position: {...sorted.position, dealNumber: 99}};
		expect(shown(play(other, 'redeal'))).toEqual(shown(play(sorted, 'redeal')));
	});

	test('it is the last deal', () => {
		expect(why(play(sorted, 'redeal'), 'redeal')).toBe('last-deal');
	});

	test('the tableau has ten places, however few cards are left', () => {
		const table = play(lay('kaprysnice', {t: {4: 'KC'}}), 'redeal');
		expect(table.position.tableau).toHaveLength(10);
		expect(shown(table).t).toEqual({1: 'KC'});
	});

	test('piles are flipped as in Damski kaprys: covered cards turn face up, and the old top face down', () => {
		const table = lay('kaprysnice', {deal: 2, t: {1: '*AS *2S 3S', 2: '*4H KH'}, f: {1: 'KS'}});
		const flipped = play(table, 'flip');
		expect(shown(flipped).t).toEqual({1: '*3S 2S AS', 2: '*KH 4H'});
		expect(shown(play(flipped, 't1-f1 t1-f1 t1-f1')).t).toEqual({2: '*KH 4H'});
		expect(shown(play(flipped, 't1-f1 flip')).t).toEqual({1: '*2S 3S', 2: '*4H KH'});
	});

	test('it is lost when neither side has a move, not before', () => {
		const t = {1: '*5S *2S 7S', 2: '9H'};
		expect(status(lay('kaprysnice', {deal: 2, t}))).toBe('lost');
		expect(status(lay('kaprysnice', {deal: 2, t, f: {1: 'KS+6'}}))).toBe('playing');
		const otherSide = lay('kaprysnice', {deal: 2, t, f: {1: 'KS+4'}});
		expect(moves(otherSide)).toBe('flip');
		expect(moves(play(otherSide, 'flip'))).toBe('flip t1-f1');
	});

	test('it is won when the last queen is played', () => {
		const suits = ['S', 'H', 'D', 'C'];
		const f = Object.fromEntries(
			suits.flatMap((suit, index) => [
				[index + 1, `K${suit}+12`],
				[index + 5, `J${suit}+${suit === 'C' ? 11 : 12}`],
			]),
		);
		const table = lay('kaprysnice', {deal: 2, t: {10: 'QC'}, f});
		expect(moves(table)).toBe('t10-f8');
		expect(status(play(table, 't10-f8'))).toBe('won');
	});
});
