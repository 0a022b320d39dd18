import {describe, expect, test} from 'vitest';
import {cardText} from '../../source/cards.js';
import {tuckChain} from '../../source/rules/chain.js';
import {lay, moves, pileText, play, type Sketch, shown, status, why} from '../helpers/position.js';

const table = (sketch: Sketch) => lay('fajerwerk', sketch);

describe('Fajerwerk, turning up the reserve', () => {
	test('turn turns up the card laid last, and only when the player asks', () => {
		const before = play(
			table({reserve: '*AS *2S', t: {1: '9H'}, packet: '*8H', stock: '3H'}),
			'deal',
		);
		expect(shown(before).reserve).toBe('*AS *2S');
		expect(moves(before)).toBe('turn');
		expect(shown(play(before, 'turn')).reserve).toBe('*AS 2S');
	});

	test('it is refused while the stock has cards', () => {
		expect(why(table({reserve: '*AS', stock: '9H'}), 'turn')).toBe('stock-not-empty');
	});

	test('it is refused while a turned card is unplayed', () => {
		expect(why(table({reserve: '*2H AS'}), 'turn')).toBe('already-turned');
	});

	test('it is refused when the reserve is empty', () => {
		expect(why(table({t: {1: '9H'}}), 'turn')).toBe('reserve-empty');
	});

	test('it need not wait for other moves', () => {
		expect(moves(table({reserve: '*2S', t: {1: 'AH', 2: 'KS'}}))).toBe('t1-f2 t2-f5 turn');
	});

	test('the turned card is in play', () => {
		const played = play(table({reserve: '*2S AS', t: {1: '9H'}}), 'r-f1');
		expect(shown(played)).toMatchObject({reserve: '*2S', f: {1: 'AS'}});
		expect(moves(play(played, 'turn'))).toBe('r-f1');
	});

	test('a turned card that fits a foundation must go there: it may not be tucked', () => {
		const fits = table({reserve: 'AS', t: {1: '9H'}});
		expect(moves(fits)).toBe('r-f1');
		expect(why(fits, 'tuck')).toBe('turned-fits');
	});

	test('it need not go at once: other moves may come first', () => {
		const fits = table({reserve: 'AS', t: {1: 'KH', 2: 'AD'}});
		expect(moves(fits)).toBe('r-f1 t1-f6 t2-f3');
		expect(moves(play(fits, 't1-f6'))).toBe('r-f1 t2-f3');
	});

	test('other moves may make it fit, and then it may be tucked no more', () => {
		const notYet = table({reserve: '2S', t: {1: 'AS', 2: '9H'}});
		expect(moves(notYet)).toBe('t1-f1 tuck');
		const fits = play(notYet, 't1-f1');
		expect(moves(fits)).toBe('r-f1');
		expect(why(fits, 'tuck')).toBe('turned-fits');
	});

	test('its twin may take the place it fits, and then it may be tucked', () => {
		const fits = table({reserve: '2S', t: {1: '2S', 2: '9H'}, f: {1: 'AS'}});
		expect(moves(fits)).toBe('r-f1 t1-f1');
		expect(moves(play(fits, 't1-f1'))).toBe('tuck');
	});

	test('a turned card that fits two foundations has both moves', () => {
		expect(moves(table({reserve: 'AS', f: {5: 'KS+11'}, t: {1: '9H'}}))).toBe('r-f1 r-f5');
	});

	test('tuck is refused while no card is turned up or left, and while the stock has cards', () => {
		expect(why(table({reserve: '*2S', t: {1: '9H'}}), 'tuck')).toBe('nothing-turned');
		expect(why(table({t: {1: '9H'}}), 'tuck')).toBe('reserve-empty');
		expect(why(table({reserve: '*2S', stock: '9H'}), 'tuck')).toBe('stock-not-empty');
	});

	test('a reserve that is face down is not in play', () => {
		expect(why(table({reserve: '*AS', t: {1: '9H'}}), 'r-f1')).toBe('nothing-turned');
	});
});

describe('Fajerwerk, the chain', () => {
	const rows: readonly {
		readonly says: string;
		readonly reserve: string;
		readonly t: Record<number, string>;
		readonly left: Record<number, string>;
		readonly packet: string;
		readonly steps: string;
	}[] = [
		{
			says: 'the tucked card goes under the pile of its number, and a top card without a number ends on the packet',
			reserve: '2S',
			t: {1: '9D', 2: '5H 6H 7H', 3: '9C'},
			left: {1: '9D', 2: '2S 5H 6H', 3: '9C'},
			packet: '*KH *KD 7H',
			steps: '2S>2 7H>packet',
		},
		{
			says: 'a pile of one card is replaced by the tucked card',
			reserve: '2S',
			t: {2: 'QH'},
			left: {2: '2S'},
			packet: '*KH *KD QH',
			steps: '2S>2 QH>packet',
		},
		{
			says: 'under an empty place the tucked card becomes the pile and the chain ends',
			reserve: '3S',
			t: {1: 'QH', 2: 'QD'},
			left: {1: 'QH', 2: 'QD', 3: '3S'},
			packet: '*KH *KD',
			steps: '3S>3',
		},
		{
			says: 'an ace, two, three or four pushed off goes under the pile of its number and pushes off the next',
			reserve: '2S',
			t: {1: '10H JS', 2: '5H 3H', 3: '6H 4H', 4: '7H AH'},
			left: {1: 'AH 10H', 2: '2S 5H', 3: '3H 6H', 4: '4H 7H'},
			packet: '*KH *KD JS',
			steps: '2S>2 3H>3 4H>4 AH>1 JS>packet',
		},
		{
			says: 'a card pushed off may end the chain under an empty place',
			reserve: '2S',
			t: {2: '5H AH', 3: '6H'},
			left: {1: 'AH', 2: '2S 5H', 3: '6H'},
			packet: '*KH *KD',
			steps: '2S>2 AH>1',
		},
		{
			says: 'it goes through an emptied pile: the card put under it is then alone',
			reserve: '2S',
			t: {2: '4H', 4: '9C'},
			left: {2: '2S', 4: '4H'},
			packet: '*KH *KD 9C',
			steps: '2S>2 4H>4 9C>packet',
		},
		{
			says: 'a card goes at most once: the tucked card counts as moved, stays, and the chain ends',
			reserve: '2S',
			t: {2: '3H', 3: '2D'},
			// 2S pushes 3H off, that pushes 2D off, which finds only 2S to push off.
			left: {2: '2D 2S', 3: '3H'},
			packet: '*KH *KD',
			steps: '2S>2 3H>3 2D>2',
		},
		{
			says: 'the chain passes the same pile twice, as long as its top has not moved',
			reserve: '2S',
			t: {2: '9C 3H', 3: '2D', 4: '7C'},
			left: {2: '2D 2S', 3: '3H', 4: '7C'},
			packet: '*KH *KD 9C',
			steps: '2S>2 3H>3 2D>2 9C>packet',
		},
		{
			says: 'a card of the number of its own pile goes under it',
			reserve: '2S',
			t: {2: '9C 2D'},
			left: {2: '2D 2S'},
			packet: '*KH *KD 9C',
			steps: '2S>2 2D>2 9C>packet',
		},
		{
			says: 'a twin is another card: it may move although its equal has moved',
			reserve: '2S',
			t: {2: '9C 2S'},
			left: {2: '2S 2S'},
			packet: '*KH *KD 9C',
			steps: '2S>2 2S>2 9C>packet',
		},
		{
			says: 'a pushed-off card that has moved ends the chain before it, also far from where it began',
			reserve: '2S',
			t: {2: '4H', 4: '3H', 3: '4D'},
			left: {2: '2S', 4: '4D 4H', 3: '3H'},
			packet: '*KH *KD',
			steps: '2S>2 4H>4 3H>3 4D>4',
		},
		{
			says: 'it never leads to a foundation, though a pushed-off card would fit',
			reserve: '2S',
			t: {1: '9D', 2: '5H AH', 4: '9C'},
			left: {1: 'AH', 2: '2S 5H', 4: '9C'},
			packet: '*KH *KD 9D',
			steps: '2S>2 AH>1 9D>packet',
		},
		{
			says: 'a king pushed off goes on the packet, though it could open a foundation',
			reserve: '2S',
			t: {2: '5H KS'},
			left: {2: '2S 5H'},
			packet: '*KH *KD KS',
			steps: '2S>2 KS>packet',
		},
	];

	test.each(rows)('$says', ({reserve, t, left, packet, steps}) => {
		// A second card below keeps the packet from being spread.
		const before = table({reserve: `*4S ${reserve}`, t, packet: '*KH *KD'});
		const tucked = shown(play(before, 'tuck'));
		expect(tucked.t).toEqual(left);
		expect(tucked).toMatchObject({packet, reserve: '*4S', f: {}});
		const chain = tuckChain(before.position);
		const told = chain.map(
			({card, under}) => `${cardText(card)}>${under === undefined ? 'packet' : under + 1}`,
		);
		expect(told.join(' ')).toBe(steps);
		const last = chain
			.at(-1)
			?.tableau.map(pileText)
			.filter(text => text !== '');
		expect(last).toEqual(Object.values(left));
	});

	test('the chain is one step for undo: the position before it is untouched', () => {
		const before = table({reserve: '*4S 2S', t: {2: '5H 3H', 3: '9C'}});
		const text = JSON.stringify(before.position);
		play(before, 'tuck');
		expect(JSON.stringify(before.position)).toBe(text);
	});

	test('cards that a chain laid face up on the packet are not in play until it is spread', () => {
		const tucked = play(table({reserve: '*4S 2S', t: {2: '5H KS'}, packet: '*AD'}), 'tuck');
		expect(shown(tucked).packet).toBe('*AD KS');
		expect(moves(tucked)).toBe('turn');
		expect(why(tucked, 'p2-f5')).toBe('packet-closed');
	});
});

describe('Fajerwerk, spreading the packet', () => {
	test('it is spread by itself, face up, when the last card of the reserve is tucked', () => {
		const tucked = play(
			table({reserve: '2S', t: {1: '9H', 2: '5H KS'}, packet: '*AD *7D'}),
			'tuck',
		);
		expect(shown(tucked)).toMatchObject({reserve: '', packet: 'AD 7D KS'});
		expect(moves(tucked)).toBe('p1-f3 p3-f5 redeal');
	});

	test('it is spread when the last card of the reserve goes to a foundation', () => {
		const played = play(table({reserve: 'AS', t: {1: '9H'}, packet: '*2S *7D'}), 'r-f1');
		expect(shown(played).packet).toBe('2S 7D');
		expect(moves(played)).toBe('p1-f1 redeal');
	});

	test('it is not spread by turning up the last card of the reserve', () => {
		const turned = play(table({reserve: '*AS', t: {1: '9H'}, packet: '*2S'}), 'turn');
		expect(shown(turned)).toMatchObject({reserve: 'AS', packet: '*2S'});
		expect(why(turned, 'p1-f1')).toBe('packet-closed');
	});

	test('it is spread with the last card dealt, if nothing was counted', () => {
		const dealt = play(table({t: {1: '9H'}, packet: '*AD *7D', stock: '9C 8C'}), 'deal');
		expect(shown(dealt)).toMatchObject({t: {1: '9H 9C', 2: '8C'}, packet: 'AD 7D'});
		expect(moves(dealt)).toBe('p1-f3 redeal');
	});

	test('it stays closed with the last card dealt, if that is counted itself', () => {
		const dealt = play(table({t: {1: '9H'}, packet: '*AD *7D', stock: 'AC'}), 'deal');
		expect(shown(dealt)).toMatchObject({reserve: '*AC', packet: '*AD *7D'});
		expect(moves(dealt)).toBe('turn');
	});

	test('it stays closed when the last card dealt leaves a reserve from before', () => {
		const dealt = play(table({packet: '*AD', stock: '9C', reserve: '*2C'}), 'deal');
		expect(shown(dealt).packet).toBe('*AD');
	});

	test('all its cards are in play then, beside the tops of the four piles', () => {
		const spread = table({t: {1: '2D', 2: '9S 8S'}, packet: '7S AD KS'});
		expect(moves(spread)).toBe('p2-f3 p3-f5 redeal');
		expect(moves(play(spread, 'p2-f3'))).toBe('p2-f5 redeal t1-f3');
	});

	test('in deal 2 the game is lost when nothing is left', () => {
		const last = table({deal: 2, reserve: '2S', t: {1: '9H', 2: '5H 7C'}, packet: '*8D'});
		expect(status(last)).toBe('playing');
		expect(status(play(last, 'tuck'))).toBe('lost');
	});

	test('in deal 1 there is still the redeal', () => {
		const first = table({reserve: '2S', t: {1: '9H', 2: '5H 7C'}, packet: '*8D'});
		expect(moves(play(first, 'tuck'))).toBe('redeal');
	});
});
