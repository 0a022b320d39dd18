import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, status, why} from '../helpers/position.js';

const laidOut = {1: 'KS', 2: 'KH', 3: 'KD', 4: 'KC', 5: 'JS', 6: 'JH', 7: 'JD', 8: 'JC'};
const fourth = (t: Record<number, string>, f?: Record<number, string>) =>
	lay('damski-kaprys', {deal: 4, t, f: {...laidOut, ...f}});

describe('Damski kaprys', () => {
	test('at the start four kings and four jacks lie on the foundations and 96 cards are dealt', () => {
		const table = start('damski-kaprys');
		expect(shown(table).f).toEqual(laidOut);
		expect(table.position.stock).toHaveLength(92);
		expect(table.position.tableau.flat()).toHaveLength(4);
	});

	test('kings build up regardless of suit and round the corner from king to ace', () => {
		const table = lay('damski-kaprys', {t: {1: 'AH'}, stock: '9H'});
		expect(moves(table)).toBe('deal t1-f1 t1-f2 t1-f3 t1-f4');
		const next = lay('damski-kaprys', {
			t: {1: '2C', 2: '3D'},
			f: {...laidOut, 1: 'KS+1', 2: 'KH+2'},
		});
		expect(moves(next)).toBe('redeal t1-f1 t2-f2');
	});

	test('jacks build down regardless of suit and round the corner from ace to king', () => {
		const table = lay('damski-kaprys', {t: {1: '10H'}, stock: '9H'});
		expect(moves(table)).toBe('deal t1-f5 t1-f6 t1-f7 t1-f8');
		const next = lay('damski-kaprys', {
			t: {1: 'AC', 2: 'KD', 3: 'QS'},
			f: {
				...laidOut,
				5: 'JS+9',
				6: 'JH+10',
				7: 'JD+11',
				1: 'KS+2',
				2: 'KH+2',
				3: 'KD+2',
				4: 'KC+2',
			},
		});
		expect(moves(next)).toBe('redeal t1-f5 t2-f6 t3-f7');
	});

	test('each has thirteen cards, and eight queens lie on top at the end', () => {
		const table = lay('damski-kaprys', {
			t: {1: 'QS', 2: 'QS', 3: 'KH'},
			f: {...laidOut, 1: 'KS+11', 5: 'JS+11'},
		});
		expect(moves(table)).toBe('redeal t1-f1 t1-f5 t2-f1 t2-f5');
		const full = play(table, 't1-f1 t2-f5');
		expect(shown(full).f).toMatchObject({1: 'KS+12', 5: 'JS+12'});
		expect(why(full, 't3-f1')).toBe('foundation-complete');
		expect(why(full, 't3-f5')).toBe('foundation-complete');
	});

	test('in the first three deals rounds of four are laid, and cards move only to foundations', () => {
		for (const deal of [1, 2, 3]) {
			const table = lay('damski-kaprys', {deal, t: {1: '7S', 2: '8S'}, stock: '5S 5H 5D 5C 6S'});
			expect(moves(table)).toBe('deal');
			expect(why(table, 't1-t2')).toBe('no-building');
			expect(why(table, 'flip')).toBe('no-flip-yet');
			expect(shown(play(table, 'deal'))).toMatchObject({
				t: {1: '7S 5S', 2: '8S 5H', 3: '5D', 4: '5C'},
				stock: '6S',
			});
		}
	});

	test('it has neither packet nor row aside', () => {
		const table = lay('damski-kaprys', {t: {1: 'AS'}});
		expect(why(table, 'p1-f1')).toBe('no-packet');
		expect(why(table, 't1-a')).toBe('no-row-aside');
	});

	test('a redeal deals pile 4 first, each pile from its lowest card, and shuffles nothing', () => {
		for (const dealNumber of [1, 2]) {
			const table = lay('damski-kaprys', {
				dealNumber,
				t: {1: '2S 3S', 2: '4S', 3: '5S 6S', 4: '7S 8S'},
			});
			expect(shown(play(table, 'redeal'))).toMatchObject({
				deal: 2,
				t: {1: '7S', 2: '8S', 3: '5S', 4: '6S'},
				stock: '4S 2S 3S',
			});
		}
	});
});

describe('Damski kaprys, fourth deal', () => {
	const before = lay('damski-kaprys', {
		deal: 3,
		t: {1: '2S 3S 4S 5S', 2: '6S 7S 8S', 3: '9S 2H 3H 4H', 4: '5H 6H 7H AH'},
	});

	test('it is laid whole on six piles in rows of six, by turns face down and face up, beginning face down; then the tops are turned up', () => {
		const table = play(before, 'redeal');
		expect(shown(table)).toMatchObject({
			deal: 4,
			stock: '',
			t: {
				1: '*5H 3H 3S',
				2: '*6H 4H 4S',
				3: '*7H 6S 5S',
				4: '*AH 7S',
				5: '*9S 8S',
				6: '*2H 2S',
			},
		});
	});

	test('the tableau has six places, however few cards are left', () => {
		const table = play(lay('damski-kaprys', {deal: 3, t: {2: 'AS', 4: '9H'}}), 'redeal');
		expect(table.position.tableau).toHaveLength(6);
		expect(shown(table).t).toEqual({1: '9H', 2: 'AS'});
	});

	test('before it there are only four places', () => {
		const table = lay('damski-kaprys', {deal: 3, t: {1: 'AS'}});
		expect(table.position.tableau).toHaveLength(4);
		expect(why(table, 't5-f1')).toBe('no-such-pile');
	});

	test('flip turns every pile round and every card of it over, and turns up the new top', () => {
		const table = fourth({1: '*5H 2H *6S 7D', 2: '*8S 9S', 3: '10S', 4: '*2D 3D *4D 5D *6D 7D'});
		const flipped = play(table, 'flip');
		expect(shown(flipped).t).toEqual({
			1: '*7D 6S *2H 5H',
			2: '*9S 8S',
			3: '10S',
			4: '*7D 6D *5D 4D *3D 2D',
		});
		expect(shown(play(flipped, 'flip')).t).toEqual(shown(table).t);
	});

	test('a top that lies face up after its turning over stays so, and covered cards show the other face', () => {
		const table = fourth({1: '5H 6H AH', 2: '*5S *6S 7S'});
		expect(shown(play(table, 'flip')).t).toEqual({1: '*AH *6H 5H', 2: '*7S 6S 5S'});
	});

	test('piles may be flipped any number of times, each time in one step', () => {
		const table = fourth({1: '*5H 2H AH', 2: '10S'});
		expect(moves(table)).toContain('flip');
		expect(shown(play(table, 'flip flip flip')).t).toEqual({1: '*AH *2H 5H', 2: '10S'});
	});

	test('a card that becomes the top by play is turned up, and stays up in its pile when flipped', () => {
		const table = play(fourth({1: '*5H *2H AH', 2: '9S'}), 't1-f1');
		expect(shown(table).t).toEqual({1: '*5H 2H', 2: '9S'});
		expect(shown(play(table, 'flip')).t).toEqual({1: '*2H 5H', 2: '9S'});
	});

	test('it is the last deal', () => {
		expect(why(fourth({1: 'AS 9H'}), 'redeal')).toBe('last-deal');
	});

	test('it is lost when neither side of the piles has a move', () => {
		const table = fourth({1: '*5H *2H 6S', 2: '9S'});
		expect(status(table)).toBe('lost');
		expect(moves(table)).toBe('');
		expect(why(table, 'flip')).toBe('lost');
	});

	test('it is not lost while the other side has a move: flip is then the only one', () => {
		const table = fourth({1: '*AH *2H 6S', 2: '9S'});
		expect(status(table)).toBe('playing');
		expect(moves(table)).toBe('flip');
		expect(moves(play(table, 'flip'))).toBe('flip t1-f1 t1-f2 t1-f3 t1-f4');
	});

	test('it is not lost while this side has a move, even if no pile can be flipped', () => {
		const table = fourth({1: 'AH', 2: '9S'});
		expect(status(table)).toBe('playing');
		expect(status(play(table, 't1-f1'))).toBe('lost');
	});

	test('being lost is reckoned after every move, that of the flip too', () => {
		const table = fourth({1: '*5H *2H AH', 2: '9S', 3: '8S'});
		expect(status(table)).toBe('playing');
		const two = play(table, 't1-f1 t1-f1');
		expect(shown(two).t).toEqual({1: '5H', 2: '9S', 3: '8S'});
		expect(status(two)).toBe('lost');
		expect(status(play(table, 'flip flip'))).toBe('playing');
	});

	test('it is lost by the redeal itself, if neither side has a move', () => {
		const table = lay('damski-kaprys', {deal: 3, t: {1: '5H 6H 7H 8H 9H 5S 6S 7S 8S 9S'}});
		expect(status(play(table, 'redeal'))).toBe('lost');
	});
});
