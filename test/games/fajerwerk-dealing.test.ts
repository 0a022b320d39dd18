import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, why} from '../helpers/position.js';

const dealt = (
	stock: string,
	before: {t?: Record<number, string>; packet?: string; reserve?: string} = {},
) => shown(play(lay('fajerwerk', {...before, stock: `${stock} 9H`}), 'deal'));

describe('Fajerwerk, dealing', () => {
	test('at the start all 104 cards are in the stock but for the first round, and the foundations are empty', () => {
		const table = start('fajerwerk', '5S 6S 7S 8S 9S 10S');
		expect(shown(table)).toMatchObject({
			deal: 1,
			t: {1: '5S', 2: '6S', 3: '7S', 4: '8S'},
			packet: '*9S *10S',
			reserve: '',
			f: {},
		});
		expect(table.position.stock).toHaveLength(98);
	});

	test('the first round is counted too', () => {
		expect(shown(start('fajerwerk', 'AS 2S 7S 4H 9S 10S'))).toMatchObject({
			t: {3: '7S'},
			reserve: '*AS *2S *4H',
		});
	});

	test.each([
		['AS 7S 8S 9S 5C 6C', {2: '7S', 3: '8S', 4: '9S'}, '*AS'],
		['7S 2H 8S 9S 5C 6C', {1: '7S', 3: '8S', 4: '9S'}, '*2H'],
		['7S 8S 3D 9S 5C 6C', {1: '7S', 2: '8S', 4: '9S'}, '*3D'],
		['7S 8S 9S 4C 5C 6C', {1: '7S', 2: '8S', 3: '9S'}, '*4C'],
		['AS 2S 3S 4S 5C 6C', {}, '*AS *2S *3S *4S'],
		['2S 3S 4S AS 5C 6C', {1: '2S', 2: '3S', 3: '4S', 4: 'AS'}, ''],
	])(
		'a card whose rank equals its number goes face down on the reserve, and its place gets none: %s',
		(stock, t, reserve) => {
			const round = dealt(stock);
			expect(round.t).toEqual(t);
			expect(round).toMatchObject({reserve, packet: '*5C *6C'});
		},
	);

	test('the reserve keeps the order in which its cards came, over the rounds', () => {
		expect(dealt('AD 7S 3S 8S 5C 6C', {reserve: '*4H *2H'}).reserve).toBe('*4H *2H *AD *3S');
	});

	test('a place that gets no card keeps its pile', () => {
		expect(dealt('AD 7S 8S 10S 5C 6C', {t: {1: 'KS QS', 2: 'JD'}}).t).toEqual({
			1: 'KS QS',
			2: 'JD 7S',
			3: '8S',
			4: '10S',
		});
	});

	test('cards five and six go face down on the packet, whatever they are', () => {
		expect(dealt('7S 8S 9S 10S 5C 6C', {packet: '*KS'}).packet).toBe('*KS *5C *6C');
		expect(dealt('7S 8S 9S 10S AC 2C')).toMatchObject({packet: '*AC *2C', reserve: ''});
	});

	test('the packet is not playable while dealing', () => {
		const table = play(lay('fajerwerk', {stock: '7S 8S 9S 10S AC KC 9H'}), 'deal');
		expect(moves(table)).toBe('deal');
		expect(why(table, 'p1-f4')).toBe('packet-closed');
	});

	test('counting starts at one in every round', () => {
		const table = lay('fajerwerk', {stock: '7S 8S 9S 10S JS QS AH 2H 7D 8D 9D 10D 9H'});
		expect(shown(play(table, 'deal deal'))).toMatchObject({
			t: {1: '7S', 2: '8S', 3: '9S 7D', 4: '10S 8D'},
			reserve: '*AH *2H',
		});
	});

	test('counting comes first: a counted ace goes to the reserve even if a foundation waits for it', () => {
		const table = play(lay('fajerwerk', {stock: 'AS 8S 9S 10S JS QS 9H'}), 'deal');
		expect(shown(table)).toMatchObject({reserve: '*AS', t: {2: '8S', 3: '9S', 4: '10S'}});
		expect(moves(table)).toBe('deal');
		expect(why(table, 'r-f1')).toBe('nothing-turned');
	});

	test('counting comes first: so does a counted card that an open foundation waits for', () => {
		const table = play(lay('fajerwerk', {f: {1: 'AS'}, stock: '7S 2S 9S 10S JS QS 9H'}), 'deal');
		expect(shown(table)).toMatchObject({reserve: '*2S', f: {1: 'AS'}});
	});

	test.each([
		['2C', {1: '2C'}, ''],
		['AC', {}, '*AC'],
		['7C 2C', {1: '7C'}, '*2C'],
		['7C 8C 9C 10C', {1: '7C', 2: '8C', 3: '9C', 4: '10C'}, ''],
	])('a short last round is counted and stops (%s)', (stock, t, reserve) => {
		const table = shown(play(lay('fajerwerk', {stock, reserve: '*4D'}), 'deal'));
		expect(table.t).toEqual(t);
		expect(table).toMatchObject({stock: '', reserve: `*4D ${reserve}`.trim(), packet: ''});
	});

	test('a pack dealt without a break ends with a round of two', () => {
		const {position} = play(start('fajerwerk'), Array(16).fill('deal').join(' '));
		expect(position.stock).toHaveLength(2);
		expect(position.packet).toHaveLength(34);
	});
});

describe('Fajerwerk, foundations', () => {
	test('aces build up in suit to the king, kings down in suit to the ace, bases as they come', () => {
		const bases = lay('fajerwerk', {t: {1: 'AS', 2: 'AH', 3: 'KD', 4: 'KC'}, stock: '9H'});
		expect(moves(bases)).toBe('deal t1-f1 t2-f2 t3-f7 t4-f8');
		const next = lay('fajerwerk', {
			t: {1: '2S', 2: 'KH', 3: 'QD', 4: 'AC'},
			f: {1: 'AS', 2: 'AH+11', 6: 'KH', 7: 'KD', 8: 'KC+11', 4: 'AC'},
			stock: '9H',
		});
		expect(moves(next)).toBe('deal t1-f1 t2-f2 t3-f7 t4-f8');
	});

	test('nothing is built on the piles and nothing goes aside', () => {
		const table = lay('fajerwerk', {t: {1: '7S', 2: '8S'}, stock: '9H'});
		expect(why(table, 't1-t2')).toBe('no-building');
		expect(why(table, 't1-t3')).toBe('no-building');
		expect(why(table, 't1-a')).toBe('no-row-aside');
	});
});

describe('Fajerwerk, redeal', () => {
	test('it is refused until the stock is empty and the reserve used up', () => {
		expect(why(lay('fajerwerk', {t: {1: '9H'}, stock: '9S'}), 'redeal')).toBe('stock-not-empty');
		expect(why(lay('fajerwerk', {t: {1: '9H'}, reserve: '*AS'}), 'redeal')).toBe(
			'reserve-not-used',
		);
		expect(why(lay('fajerwerk', {t: {1: '9H'}, reserve: '2S'}), 'redeal')).toBe('reserve-not-used');
		expect(why(lay('fajerwerk', {t: {1: '9H'}, packet: '9S'}), 'redeal')).toBeUndefined();
	});

	test('there are two deals', () => {
		expect(why(lay('fajerwerk', {deal: 2, t: {1: 'AH'}}), 'redeal')).toBe('last-deal');
	});

	test('everything not on a foundation is gathered, shuffled, dealt and counted in the same way', () => {
		const table = lay('fajerwerk', {
			t: {1: '5S 6S', 3: '7S 8S 9S'},
			packet: '10S JS QS 5H 6H 7H',
			f: {2: 'AH+2'},
		});
		const next = play(table, 'redeal');
		expect(next.position.deal).toBe(2);
		expect(next.position.tableau.flat()).toHaveLength(4);
		expect(next.position.packet).toHaveLength(2);
		expect(next.position.stock).toHaveLength(5);
		expect(shown(next).f).toEqual({2: 'AH+2'});
		const other = {...table, position: {...table.position, dealNumber: 2}};
		expect(shown(play(other, 'redeal')).t).not.toEqual(shown(next).t);
	});

	test('an ace that is the only card left is counted and goes to the reserve', () => {
		const table = play(lay('fajerwerk', {packet: 'AS'}), 'redeal');
		expect(shown(table)).toMatchObject({deal: 2, reserve: '*AS', t: {}, stock: ''});
		expect(moves(table)).toBe('turn');
	});
});
