import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, why} from '../helpers/position.js';

describe('Tajemnica', () => {
	test('at the start 104 cards are in play, the foundations are empty and one round lies', () => {
		const table = start('tajemnica', 'AS 2S 3S 4S 5S 6S');
		expect(shown(table)).toMatchObject({
			deal: 1,
			t: {1: 'AS', 2: '2S', 3: '3S', 4: '4S'},
			packet: '*5S *6S',
			f: {},
			aside: '',
		});
		expect(table.position.stock).toHaveLength(98);
	});

	test('four foundations begin with twos and build up in suit, four with kings and build down in suit', () => {
		const twos = lay('tajemnica', {t: {1: '2S', 2: '2H', 3: '2D', 4: '2C'}, stock: '9H'});
		expect(moves(twos)).toBe('deal t1-f1 t2-f2 t3-f3 t4-f4');
		const kings = lay('tajemnica', {t: {1: 'KS', 2: 'KH', 3: 'KD', 4: 'KC'}, stock: '9H'});
		expect(moves(kings)).toBe('deal t1-f5 t2-f6 t3-f7 t4-f8');
		const next = lay('tajemnica', {
			t: {1: '3S', 2: '3H', 3: 'QD', 4: 'QC'},
			f: {1: '2S', 3: '2D', 5: 'KS', 7: 'KD'},
			stock: '9H',
		});
		expect(moves(next)).toBe('deal t1-f1 t3-f7');
	});

	test('twos end with the king and kings with the two: twelve cards each', () => {
		const table = lay('tajemnica', {
			t: {1: 'KS', 2: 'AS', 3: '2H', 4: 'AH'},
			f: {1: '2S+10', 5: 'KS+11', 2: '2H+10', 6: 'KH+10'},
		});
		expect(moves(table)).toBe('redeal t1-f1 t2-a t3-f6 t4-a');
		const full = play(table, 't1-f1 t3-f6');
		expect(shown(full).f).toMatchObject({1: '2S+11', 6: 'KH+11'});
		expect(why(full, 't4-f6')).toBe('foundation-complete');
		expect(why(full, 't2-f1')).toBe('foundation-complete');
	});

	test('aces go aside to a row of their own, in the order in which they are laid there', () => {
		const table = lay('tajemnica', {
			t: {1: 'AS', 2: '9H AD', 3: '2S'},
			packet: '9C AH',
			aside: 'AS',
		});
		expect(moves(table)).toBe('p2-a redeal t1-a t2-a t3-f1');
		expect(shown(play(table, 't2-a p2-a t1-a'))).toMatchObject({
			t: {2: '9H', 3: '2S'},
			packet: '9C',
			aside: 'AS AD AH AS',
		});
	});

	test('an ace goes aside by choice, also while the stock lasts', () => {
		const table = lay('tajemnica', {t: {1: 'AS'}, stock: '9H'});
		expect(moves(table)).toBe('deal t1-a');
		expect(shown(play(table, 'deal')).t).toEqual({1: 'AS 9H'});
	});

	test('only aces go aside, and none comes back', () => {
		const table = lay('tajemnica', {t: {1: '2S', 2: 'KS'}, aside: 'AS'});
		expect(why(table, 't1-a')).toBe('not-for-aside');
		expect(why(table, 't2-a')).toBe('not-for-aside');
	});

	test('a round is four cards face up on the piles and two face down on the packet', () => {
		const table = lay('tajemnica', {
			t: {1: '9S', 3: '9D'},
			packet: '*JS *JH',
			stock: '5S 5H 5D 5C 6S 6H 6D',
		});
		expect(shown(play(table, 'deal'))).toMatchObject({
			t: {1: '9S 5S', 2: '5H', 3: '9D 5D', 4: '5C'},
			packet: '*JS *JH *6S *6H',
			stock: '6D',
		});
	});

	test('cards move only to foundations and aside, never to another pile', () => {
		const table = lay('tajemnica', {t: {1: '7C', 2: '8C'}});
		expect(moves(table)).toBe('redeal');
		expect(why(table, 't1-t2')).toBe('no-building');
		expect(why(table, 't1-t3')).toBe('no-building');
	});

	test('the packet is not in play while the stock lasts', () => {
		const table = lay('tajemnica', {t: {1: '9H'}, packet: '*2S *AS', stock: '5S'});
		expect(moves(table)).toBe('deal');
		expect(why(table, 'p1-f1')).toBe('packet-closed');
		expect(why(table, 'p2-a')).toBe('packet-closed');
	});

	test('when the stock is empty the packet is opened and every card of it is in play, wherever it lies', () => {
		const table = lay('tajemnica', {packet: '*3S *2S *9H *KD', stock: '5S 5H 5D 5C AS'});
		const opened = play(table, 'deal');
		expect(shown(opened).packet).toBe('3S 2S 9H KD AS');
		expect(moves(opened)).toBe('p2-f1 p4-f7 p5-a redeal');
	});

	test('what stays in the packet keeps its order, and packet cards are counted from the first that is still there', () => {
		const table = lay('tajemnica', {packet: '3S 2S 9H KD', t: {1: '9C'}});
		const played = play(table, 'p2-f1');
		expect(shown(played).packet).toBe('3S 9H KD');
		expect(moves(played)).toBe('p1-f1 p3-f7 redeal');
		expect(shown(play(played, 'p3-f7 p1-f1')).packet).toBe('9H');
		expect(why(played, 'p4-f7')).toBe('no-such-packet-card');
	});

	test('a redeal deals the piles from pile 1 up, each from its lowest card, then the packet from its last card', () => {
		const table = lay('tajemnica', {
			t: {1: '5S 6S', 2: '7S', 4: '8S 9S'},
			packet: '10S JS QS',
			aside: 'AH',
		});
		expect(shown(play(table, 'redeal'))).toMatchObject({
			deal: 2,
			t: {1: '5S', 2: '6S', 3: '7S', 4: '8S'},
			packet: '*9S *QS',
			stock: 'JS 10S',
			aside: 'AH',
		});
	});

	test('the cards are not shuffled: any deal number redeals them alike', () => {
		const redealt = [1, 2, 3].map(dealNumber =>
			shown(play(lay('tajemnica', {dealNumber, t: {1: '5S 6S 7S 8S'}}), 'redeal')),
		);
		expect(redealt[1]).toEqual(redealt[0]);
		expect(redealt[2]).toEqual(redealt[0]);
	});

	test('a redeal of the packet alone deals its last card first', () => {
		const table = lay('tajemnica', {packet: '10S JS'});
		expect(shown(play(table, 'redeal'))).toMatchObject({t: {1: 'JS', 2: '10S'}, packet: ''});
	});

	test('there are four deals', () => {
		const table = play(lay('tajemnica', {t: {1: '9H 2S'}}), 'redeal redeal redeal');
		expect(shown(table)).toMatchObject({deal: 4, t: {1: '9H', 2: '2S'}});
		expect(moves(table)).toBe('t2-f1');
		expect(why(table, 'redeal')).toBe('last-deal');
	});

	test('the packet is closed again in the next deal, until its stock is empty', () => {
		const table = lay('tajemnica', {t: {1: '5S 6S 7S 8S 9S 2H JS'}});
		const redealt = play(table, 'redeal');
		expect(shown(redealt)).toMatchObject({packet: '*9S *2H', stock: 'JS'});
		expect(moves(redealt)).toBe('deal');
		expect(moves(play(redealt, 'deal'))).toBe('p2-f2 redeal');
	});
});
