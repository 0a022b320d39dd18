import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, status, why} from '../helpers/position.js';

describe('Tajemnica na asach', () => {
	test('eight aces open the foundations, the suits in order twice, and build up in suit to the king', () => {
		const aces = lay('tajemnica-na-asach', {t: {1: 'AS', 2: 'AH', 3: 'AD', 4: 'AC'}, stock: '9H'});
		expect(moves(aces)).toBe('deal t1-f1 t1-f5 t2-f2 t2-f6 t3-f3 t3-f7 t4-f4 t4-f8');
		const full = lay('tajemnica-na-asach', {t: {1: 'KS', 2: 'AS'}, f: {1: 'AS+11'}});
		expect(moves(full)).toBe('redeal t1-f1 t2-f5');
		expect(why(play(full, 't1-f1'), 't2-f1')).toBe('foundation-complete');
	});

	test('there is no row aside', () => {
		const table = lay('tajemnica-na-asach', {t: {1: 'AS'}});
		expect(why(table, 't1-a')).toBe('no-row-aside');
	});

	test('a top card may be built on another one of its suit that is one higher, in the deal and after it', () => {
		const t = {1: '9H 7C', 2: '8C', 3: '6C', 4: '7C'};
		expect(moves(lay('tajemnica-na-asach', {t, stock: '9S'}))).toBe('deal t1-t2 t3-t1 t3-t4 t4-t2');
		expect(moves(lay('tajemnica-na-asach', {t}))).toBe('redeal t1-t2 t3-t1 t3-t4 t4-t2');
	});

	test.each([
		['8C', '7C', 'wrong-rank'],
		['6C', '8C', 'wrong-rank'],
		['7C', '7C', 'wrong-rank'],
		['7S', '8C', 'other-suit'],
		['KS', 'AS', 'wrong-rank'],
		['AS', 'KS', 'wrong-rank'],
	])('%s is not built on %s', (card, onto, reason) => {
		const table = lay('tajemnica-na-asach', {t: {1: card, 2: onto}});
		expect(why(table, 't1-t2')).toBe(reason);
	});

	test('single cards are built: the one under it stays', () => {
		const table = lay('tajemnica-na-asach', {t: {1: '9H 7C', 2: '8C'}});
		const built = play(table, 't1-t2');
		expect(shown(built).t).toEqual({1: '9H', 2: '8C 7C'});
	});

	test('nothing is built onto a vacancy, nor from the packet', () => {
		const table = lay('tajemnica-na-asach', {t: {1: '7C', 3: '8C'}, packet: '7C'});
		expect(why(table, 't1-t2')).toBe('no-filling');
		expect(moves(table)).toBe('redeal t1-t3');
	});

	test('there are three deals', () => {
		const table = play(lay('tajemnica-na-asach', {t: {1: '9H AS'}}), 'redeal redeal');
		expect(shown(table).deal).toBe(3);
		expect(why(table, 'redeal')).toBe('last-deal');
	});

	test('dealing, the packet and the redeal are those of Tajemnica', () => {
		const table = lay('tajemnica-na-asach', {
			t: {1: '5S 6S', 4: '8S 9H'},
			packet: '*10S *JS',
			stock: '2C',
		});
		const opened = play(table, 'deal');
		expect(shown(opened)).toMatchObject({t: {1: '5S 6S 2C', 4: '8S 9H'}, packet: '10S JS'});
		expect(shown(play(opened, 'redeal'))).toMatchObject({
			t: {1: '5S', 2: '6S', 3: '2C', 4: '8S'},
			packet: '*9H *JS',
			stock: '10S',
		});
	});
});

describe('Otwarty pakiet', () => {
	test('four foundations build up from aces to kings, four down from kings to aces, in suit', () => {
		const table = lay('otwarty-pakiet', {t: {1: 'AS', 2: 'KH', 3: 'AD', 4: 'KC'}, stock: '9H'});
		expect(moves(table)).toBe('deal t1-f1 t2-f6 t3-f3 t4-f8');
		const ends = lay('otwarty-pakiet', {
			t: {1: 'KS', 2: 'AH'},
			f: {1: 'AS+11', 5: 'KS', 6: 'KH+11', 2: 'AH'},
		});
		expect(moves(ends)).toBe('redeal t1-f1 t2-f6');
	});

	test('there is no row aside, and nothing is built', () => {
		const table = lay('otwarty-pakiet', {t: {1: 'AS', 2: '2S'}});
		expect(why(table, 't1-a')).toBe('no-row-aside');
		expect(why(table, 't1-t2')).toBe('no-building');
	});

	test('the packet lies face up', () => {
		const table = lay('otwarty-pakiet', {packet: '9H', stock: '5S 5H 5D 5C 6S 6H 6D'});
		expect(shown(play(table, 'deal'))).toMatchObject({packet: '9H 6S 6H', stock: '6D'});
	});

	test('its top card is in play between the rounds too, the others are not', () => {
		const table = lay('otwarty-pakiet', {t: {1: '9H'}, packet: 'AH KS AS', stock: '9D'});
		expect(moves(table)).toBe('deal p3-f1');
		expect(why(table, 'p1-f2')).toBe('packet-top-only');
		const played = play(table, 'p3-f1');
		expect(moves(played)).toBe('deal p2-f5');
		expect(moves(play(played, 'p2-f5'))).toBe('deal p1-f2');
	});

	test('all of it is in play when the stock is empty', () => {
		const table = lay('otwarty-pakiet', {packet: 'AH KS AS 9C', t: {1: '9H'}});
		expect(moves(table)).toBe('p1-f2 p2-f5 p3-f1 redeal');
		expect(shown(play(table, 'p2-f5')).packet).toBe('AH AS 9C');
	});

	test('there are four deals, and what is left is shuffled before each redeal', () => {
		const t = {1: '2S 3S 4S', 2: '5S 6S 7S', 3: '8S 9S 10S', 4: 'JS QS'};
		const orders = [1, 2, 3].map(deal => {
			const redealt = shown(play(lay('otwarty-pakiet', {deal, t}), 'redeal'));
			expect(redealt.deal).toBe(deal + 1);
			return JSON.stringify([redealt.t, redealt.packet, redealt.stock]);
		});
		expect(new Set(orders).size).toBe(3);
		const last = lay('otwarty-pakiet', {deal: 4, t: {1: 'AS'}});
		expect(why(last, 'redeal')).toBe('last-deal');
	});
});

describe('Księżna de Luynes', () => {
	test('four foundations build up from aces to kings, four down from kings to aces, in suit', () => {
		const table = lay('ksiezna-de-luynes', {
			t: {1: 'AS', 2: 'KH', 3: '2D', 4: 'QC'},
			f: {3: 'AD', 8: 'KC'},
		});
		expect(moves(table)).toBe('redeal t1-f1 t2-f6 t3-f3 t4-f8');
	});

	test('there is no row aside, and the packet is closed until the stock is empty', () => {
		const table = lay('ksiezna-de-luynes', {t: {1: 'AS'}, packet: '*AH *KD', stock: '9H'});
		expect(why(table, 't1-a')).toBe('no-row-aside');
		expect(why(table, 'p2-f7')).toBe('packet-closed');
		expect(moves(play(table, 'deal'))).toBe('p1-f2 p2-f7 redeal');
	});

	test('it is gathered as in Tajemnica and not shuffled', () => {
		const table = lay('ksiezna-de-luynes', {t: {1: '5S 6S', 3: '7S'}, packet: '8S 9S 10S JS'});
		expect(shown(play(table, 'redeal'))).toMatchObject({
			t: {1: '5S', 2: '6S', 3: '7S', 4: 'JS'},
			packet: '*10S *9S',
			stock: '8S',
		});
	});

	test('in the fourth deal nothing goes to the packet: rounds of four', () => {
		const table = lay('ksiezna-de-luynes', {
			deal: 3,
			t: {1: '2S 3S 4S 5S 6S 7S', 2: '8S 9S 10S'},
			packet: 'JS',
		});
		const redealt = play(table, 'redeal');
		expect(shown(redealt)).toMatchObject({
			deal: 4,
			t: {1: '2S', 2: '3S', 3: '4S', 4: '5S'},
			packet: '',
			stock: '6S 7S 8S 9S 10S JS',
		});
		const dealt = play(redealt, 'deal');
		expect(shown(dealt)).toMatchObject({
			t: {1: '2S 6S', 2: '3S 7S', 3: '4S 8S', 4: '5S 9S'},
			packet: '',
			stock: '10S JS',
		});
		const end = play(dealt, 'deal');
		expect(shown(end).t).toEqual({1: '2S 6S 10S', 2: '3S 7S JS', 3: '4S 8S', 4: '5S 9S'});
		expect(status(end)).toBe('lost');
	});

	test('in deals two and three two cards of each round go to the packet', () => {
		for (const deal of [1, 2]) {
			const table = lay('ksiezna-de-luynes', {deal, t: {1: '2S 3S 4S 5S 6S 7S 8S'}});
			expect(shown(play(table, 'redeal')).packet).toBe('*6S *7S');
		}
	});

	test('it starts with four cards on the piles and two on the packet', () => {
		expect(shown(start('ksiezna-de-luynes', '2S 3S 4S 5S 6S 7S'))).toMatchObject({
			t: {1: '2S', 4: '5S'},
			packet: '*6S *7S',
		});
	});
});
