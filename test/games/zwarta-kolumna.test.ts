import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, why} from '../helpers/position.js';

/** As drawn in Rules, 3.8: base of each foundation, and which places reach it while the stock lasts. */
const closeColumn = {1: 'AS', 2: 'AH', 3: 'AC', 4: 'AD', 5: 'KH', 6: 'KS', 7: 'KD', 8: 'KC'};
const chaldean = {1: 'AS', 2: 'AH', 3: 'AC', 4: 'AD', 5: 'KS', 6: 'KH', 7: 'KC', 8: 'KD'};
const reached: Readonly<Record<number, readonly number[]>> = {
	1: [1, 2, 3, 4, 5, 6, 7, 8],
	2: [1, 5],
	3: [2, 6],
	4: [3, 7],
	5: [4, 8],
	6: [1, 2, 3, 4, 5, 6, 7, 8],
	7: [1, 2, 3, 4, 5, 6, 7, 8],
	8: [1, 5],
	9: [2, 6],
	10: [3, 7],
	11: [4, 8],
	12: [1, 2, 3, 4, 5, 6, 7, 8],
};
const places = Object.keys(reached).map(Number);
const next = (base: string) => base.replace('A', '2').replace('K', 'Q');

describe.each([
	['zwarta-kolumna', closeColumn],
	['zwarta-kolumna-z-uzupelnianiem', closeColumn],
	['chaldejski', chaldean],
	['pasjans-z-wakansami', closeColumn],
] as const)('%s: foundations and rows', (id, bases) => {
	test('at the start four aces and four kings lie in their rows, and a round of twelve of the other 96 cards', () => {
		const table = start(id);
		expect(shown(table).f).toEqual(bases);
		expect(table.position.tableau.map(({length}) => length)).toEqual(Array(12).fill(1));
		expect(table.position.stock).toHaveLength(84);
	});

	describe.each(places)('place %i', place => {
		test.each(Object.entries(bases))(
			`while the stock lasts, f%s (%s) is reached from its row and the corners only`,
			(number, base) => {
				const table = lay(id, {t: {[place]: next(base)}, stock: '9H'});
				const expected = reached[place]?.includes(Number(number)) ? undefined : 'row-rule';
				expect(why(table, `t${place}-f${number}`)).toBe(expected);
			},
		);

		test('when the stock is empty, every foundation is reached', () => {
			for (const [number, base] of Object.entries(bases)) {
				const table = lay(id, {t: {[place]: next(base)}});
				expect(why(table, `t${place}-f${number}`)).toBeUndefined();
			}
		});
	});

	test('aces build up in suit to the king and kings down in suit to the ace, thirteen cards each', () => {
		const table = lay(id, {f: {1: 'AS+11'}, t: {1: 'KS', 2: '3H', 3: '2H'}});
		expect(why(table, 't1-f1')).toBeUndefined();
		expect(why(table, 't2-f2')).toBe('not-next');
		expect(why(table, 't3-f1')).toBe('not-next');
		const full = play(table, 't1-f1');
		expect(shown(full).f[1]).toBe('AS+12');
		expect(why(full, 't3-f1')).toBe('foundation-complete');
	});

	test('the row rule holds again in the next deal', () => {
		expect(why(lay(id, {t: {3: '2S'}}), 't3-f1')).toBeUndefined();
		const redealt = play(
			lay(id, {t: {1: '9S', 2: '9H 2S 9D 9C 8H 8D 8C 7H 7D 7C 6H 6D'}}),
			'redeal',
		);
		expect(shown(redealt)).toMatchObject({deal: 2, stock: '6D'});
		expect(why(redealt, 't3-f1')).toBe('row-rule');
	});

	test('the row rule is off with the last card dealt, not only when play is over', () => {
		const table = lay(id, {t: {3: '2S'}, stock: '9H'});
		expect(why(table, 't3-f1')).toBe('row-rule');
		expect(why(play(table, 'deal'), 't3-f1')).toBeUndefined();
	});

	test('a redeal deals the piles from 1 to 12, each from its lowest card, and shuffles nothing; there are three deals', () => {
		const t = {1: '3S 4S', 2: '5S 6S 7S', 7: '8S 9S 10S JS', 12: '3H 4H 5H 6H 7H'};
		for (const dealNumber of [1, 2]) {
			const redealt = play(lay(id, {dealNumber, t}), 'redeal');
			expect(shown(redealt)).toMatchObject({
				deal: 2,
				t: {
					1: '3S',
					2: '4S',
					3: '5S',
					4: '6S',
					5: '7S',
					6: '8S',
					7: '9S',
					8: '10S',
					9: 'JS',
					10: '3H',
					11: '4H',
					12: '5H',
				},
				stock: '6H 7H',
			});
		}
		expect(why(lay(id, {deal: 2, t}), 'redeal')).toBeUndefined();
		expect(why(lay(id, {deal: 3, t: {...t, 6: '2S'}}), 'redeal')).toBe('last-deal');
	});
});

describe.each([
	'zwarta-kolumna',
	'zwarta-kolumna-z-uzupelnianiem',
	'chaldejski',
	'gotycki-zamek',
	'cztery-katy',
	'pasjans-z-wakansami',
])('%s: building', id => {
	test('it begins when the stock is empty', () => {
		const t = {1: '7C', 2: '8C'};
		expect(why(lay(id, {t, stock: '9H'}), 't1-t2')).toBe('building-after-stock');
		expect(why(lay(id, {t}), 't1-t2')).toBeUndefined();
	});

	test.each([
		['7C', '8C', undefined],
		['8C', '7C', undefined],
		['AC', '2C', undefined],
		['2C', 'AC', undefined],
		['QC', 'KC', undefined],
		['KC', 'QC', undefined],
		['7C', '9C', 'wrong-rank'],
		['7C', '7C', 'wrong-rank'],
		['AC', 'KC', 'wrong-rank'],
		['KC', 'AC', 'wrong-rank'],
		['7S', '8C', 'other-suit'],
		['7D', '8H', 'other-suit'],
	] as const)(
		'a top card goes on another of its suit, one higher or one lower, without a wrap: %s on %s',
		(card, onto, reason) => {
			const table = lay(id, {t: {5: `9H ${card}`, 11: `9D ${onto}`}});
			expect(why(table, 't5-t11')).toBe(reason);
		},
	);

	test('one card at a time: the others stay', () => {
		const built = play(lay(id, {t: {1: '7C 8C', 2: '9C'}}), 't1-t2');
		expect(shown(built).t).toEqual({1: '7C', 2: '9C 8C'});
		expect(shown(play(built, 't1-t2')).t).toEqual({2: '9C 8C 7C'});
	});
});

describe('vacancies', () => {
	test.each([
		'zwarta-kolumna',
		'chaldejski',
		'gotycki-zamek',
		'cztery-katy',
		'pasjans-z-wakansami',
	])('%s: they are filled by nothing but the next round', id => {
		expect(why(lay(id, {t: {1: '7C'}}), 't1-t2')).toBe('no-filling');
		const dealing = lay(id, {t: {1: '7C'}, stock: '9H 9D'});
		expect(why(dealing, 't1-t2')).toBe('no-filling');
		expect(shown(play(dealing, 'deal')).t).toEqual({1: '7C 9H', 2: '9D'});
	});
});

describe('Zwarta kolumna z uzupełnianiem: filling', () => {
	const id = 'zwarta-kolumna-z-uzupelnianiem';

	test('a vacancy may be filled with the top card of any pile, while dealing too', () => {
		const tops = '3D 4D 5D 6D 7D 8D 3H 4H 5H 6H'.split(' ');
		const t = Object.fromEntries(
			tops.map((card, index) => [index + 1, `9S ${card}`.slice(index < 2 ? 0 : 3)]),
		);
		const dealing = lay(id, {t, stock: '9C'});
		const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(place => [
			`t${place}-t11`,
			`t${place}-t12`,
		]);
		expect(
			moves(dealing)
				.split(' ')
				.filter(text => /-t1[12]$/.test(text)),
		).toEqual(expected.toSorted());
	});

	test('it is optional and moves one card', () => {
		const table = lay(id, {t: {1: '7C 8H'}, stock: '9H'});
		expect(why(table, 'deal')).toBeUndefined();
		expect(shown(play(table, 't1-t4')).t).toEqual({1: '7C', 4: '8H'});
	});

	test('it does not matter whether the place ever held a card', () => {
		const short = play(lay(id, {t: {1: '7C 8H'}}), 'redeal');
		expect(shown(short).t).toEqual({1: '7C', 2: '8H'});
		expect(shown(play(short, 't2-t12')).t).toEqual({1: '7C', 12: '8H'});
	});

	test('a lone card may move to another vacancy: that counts as a change', () => {
		const table = lay(id, {deal: 3, t: {1: '7C'}});
		expect(moves(table)).toBe(
			't1-t10 t1-t11 t1-t12 t1-t2 t1-t3 t1-t4 t1-t5 t1-t6 t1-t7 t1-t8 t1-t9',
		);
		expect(shown(play(table, 't1-t9')).t).toEqual({9: '7C'});
	});

	test('the row rule then goes by the card’s new place', () => {
		const table = lay(id, {t: {3: '2S'}, stock: '9H'});
		expect(why(table, 't3-f1')).toBe('row-rule');
		expect(why(play(table, 't3-t8'), 't8-f1')).toBeUndefined();
		expect(why(play(table, 't3-t12'), 't12-f1')).toBeUndefined();
		expect(why(play(table, 't3-t4'), 't4-f1')).toBe('row-rule');
	});

	test('a place that has a card is no vacancy: before the stock is empty nothing goes there', () => {
		expect(why(lay(id, {t: {1: '7C', 2: '8C'}, stock: '9H'}), 't1-t2')).toBe(
			'building-after-stock',
		);
		expect(why(lay(id, {t: {1: '7C', 2: '8H'}}), 't1-t2')).toBe('other-suit');
	});

	test('an empty pile has nothing to fill with', () => {
		expect(why(lay(id, {t: {1: '7C'}}), 't2-t3')).toBe('empty-pile');
	});
});

describe('Chaldejski', () => {
	test('ace and king of the same suit share a row', () => {
		const table = lay('chaldejski', {
			t: {2: '2S', 8: 'QS', 3: 'QH', 9: '2H', 4: '2C', 10: 'QC', 5: 'QD', 11: '2D'},
			stock: '9H',
		});
		expect(moves(table)).toBe('deal t10-f7 t11-f4 t2-f1 t3-f6 t4-f3 t5-f8 t8-f5 t9-f2');
	});

	test('in Zwarta kolumna they never do', () => {
		const table = lay('zwarta-kolumna', {
			t: {2: 'QH', 8: '2S', 3: 'QS', 9: '2H', 4: 'QD', 10: '2C', 5: '2D', 11: 'QC'},
			stock: '9H',
		});
		expect(moves(table)).toBe('deal t10-f3 t11-f8 t2-f5 t3-f6 t4-f7 t5-f4 t8-f1 t9-f2');
	});
});
