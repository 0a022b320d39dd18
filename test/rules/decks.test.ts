import {describe, expect, test} from 'vitest';
import {cardText, pack} from '../../source/cards.js';
import {shuffled} from '../../source/random.js';
import {stockOf} from '../../source/rules/start.js';
import {lay, named, play, shown, start} from '../helpers/position.js';

const changed =
	'The shuffle has changed. Every saved game and every deal number that players have noted rests on it: it must stay as it was.';

/** Whole stocks, in the order of dealing. */
const decks: readonly (readonly [id: string, dealNumber: number, stock: string])[] = [
	[
		'tajemnica',
		1,
		'2D 3H 10C 3S 6S QH 10S 8S 5C KD 10H 8D KH 2S QC KC 4C 4S KH 4H 5H AS 4D 2H 3D 7S 7C 7S AD 9H AC QD 3H AH 10D 9D 7H 4C 9H 5D 9D 8H 3D 7D 7H 5S 8D 6C 6S 9S QS KD KS 8C 5C AS 8H 2H 7C 9C 6H 10H 4D 2D 3C 5H JS 6C AC QH 9S 8C 10C QS 8S JS AD 6H 3C JH 6D JH 4H JD KS 9C 6D 3S 2C AH 10D QC 5S JC 2C 10S 4S KC 2S JD 7D QD 5D JC',
	],
	[
		'tajemnica',
		2,
		'6S AC 2S 10H 5H 5C 4D 7D 3S 6H 2S 4C 3C 7H 6S 3D 4S 5D 9S 9S 9C KD 10D 2H 2D 10S 9H AH 10H 7S 8S AC JH JS KH 9H JD 4D 2D 9D QS 6D KD 7H 3C 3D 3H 8C 8H AH 2C QC 5C 4C QC KC 10D JC 8H 4H 2C JC KC JS 5S 6C KS 8C 6C QH 3S QD 7D JD 4S AS KS 4H 7S 10C 6H JH AD 8D AD AS QS 7C QH 9C 9D 2H 5H KH 5D 8D 10S QD 6D 10C 5S 3H 7C 8S',
	],
	[
		'tajemnica',
		4294967295,
		'5C 2H JH 7C KH AD 5H 9C 5D 10C AC 7C 4D 9D 3H 5D QC 7S 3H 6C 7D 6H AS 2C 7H 4C 6D 8H 8S 10H QD JD 9C 8H 2H JC 10S 6D 3C 3S AH JC AD JH 8C 9S 4H 3D 6C QC 8D 6S QS 4S 7S 10D QH 8D JS 10C 10H QD JS KH 8C 4H KC 5H 4D KS 4C 4S KC QH 5C 3C 5S 9S 9D 3S KD KD 2S AC 7H 9H 6S 10S AH 2D QS AS 8S 6H 2S 5S 3D 7D JD 9H KS 2C 2D 10D',
	],
	[
		'damski-kaprys',
		1,
		'7S 4S 6S QH AD JS 7H AD 3S 4D 7S 5D 9D 2C 4D 7D 2D 5D JD 4H 7C 10S 4H 10H 9H 3H 6D 4C QC 3D 5S 8S 9H KD 5C 8C QC 7C 3H 3C AC 8H 2S 10C 5C QD 2H 9S QS 10D 2H 5H 9C 9S 4C 3S 7D 6H 10S 6H 8D AS JC 6S 8H QH 6C 9D 2S 5S QS 8C 6D 7H JH AS QD 2C 10D 3C 6C KH 9C 10C KS AC 2D KC 8D 4S 8S 3D 10H 5H AH AH',
	],
	[
		'zwarta-kolumna',
		1,
		'7S 5S 7S QH 2D JS 7H AD 3S 4D 8S 6D 9D 3C 5D 8D 3D 5D JD 5H 8C 10S 4H JH 9H 3H 6D 5C QC 4D 6S 9S 10H KD 6C 9C QC 7C 4H 4C 2C 8H 2S JC 5C QD 2H 10S QS 10D 3H 6H 9C 9S 4C 4S 7D 6H JS 7H 8D AS JC 6S 9H QH 6C 10D 3S 5S QS 8C 7D 8H JH 2S QD 2C JD 3C 7C KH 10C 10C KS AC 2D KC 9D 4S 8S 3D 10H 5H 2H AH',
	],
];

/** The pack as a redeal of deal number 7 would shuffle it. */
const redeals: readonly (readonly [deal: number, order: string])[] = [
	[
		2,
		'KS 5D 8S 7D 3D 8H 4H KS 4D AS 8H QS 3D 10C 6H 5S 9C 4C QD 2H KC AC KH QH QD KC KD AD 5H 8S 8D 6D KH 10D 2S 6C 7C 3C 9H 4S 5C JS 6S QC AC 2D 3H 3S 6H 7C AS 5C JH 2C KD 9C AH JC 10S AH JH JD 2D 4C 9H 7H 2C 10H 8C 3C 4H 10C QS 9S AD 6C 5D 10H 7S 6D 7H 7D 8D 4S 8C 4D JS 5S 6S 3H 10S JC 2H 9D 3S 7S QC 5H 9D QH JD 10D 9S 2S',
	],
	[
		3,
		'KH KC KC 9H 3S 3C 4C 2S 8H 5C 10D 2C QH JH AS 3H 7D 9S AC 8S 8C 9S 6D 7H JD 3C 10D 8H QC 2D KD 9C 9D 4S 8D 2C 9C KH JS 8D 7C 9H 5D QS 4S QH 6C 10S AH 4D 7C 10H 8C 5H 10H 7H 6H AC JC 5S QD 6S 2H 8S KS QS AH 10C 7S 5H QD JD 9D AD KD 3D 10C JC QC 6S 2H 3H 4H 3S 5D 4H 7D 5C 4C 6C 6D 4D 2S 10S KS AS 5S JH 2D JS 3D 7S AD 6H',
	],
	[
		4,
		'9C AC 2H 4H 2C 9S QC 5C 4C KD 6D 9S 10S 7D QD KD AS JH 8H QC 8D QD 6S 10C 4H AH 5H AS AD KH 3S 7H 10S 6C 9D QH AH 7C 5D JS 2H 3S 10D 7C 8S KC JC QH KS KC AD KH 5S 3H 2D AC 3C JH 6C 5S 3H 9H 7S QS 4D 10H 10C 6H KS 3D 6S 8H 9D 6D 4S 2S JC 2D 2S 5H 9C 4D 7D 4C 7H 3C JD 10D 8C 3D QS 2C JD 8C 9H 8D 5D 6H 4S 10H JS 5C 8S 7S',
	],
];

describe('the shuffle, pinned', () => {
	test.each(decks)('%s, deal %i: the whole stock', (id, dealNumber, stock) => {
		const order = shuffled(stockOf(named(id)), dealNumber, 1)
			.map(cardText)
			.join(' ');
		expect(order, changed).toBe(stock);
	});

	test.each(redeals)('the whole pack, shuffled for deal %i of a game', (deal, order) => {
		expect(shuffled(pack, 7, deal).map(cardText).join(' '), changed).toBe(order);
	});

	test('a game is dealt from that stock', () => {
		const {t, packet, stock} = shown(start('tajemnica', undefined, 1));
		const order = [...Object.values(t), packet.replaceAll('*', ''), stock].join(' ');
		expect(order, changed).toBe(decks[0]?.[2]);
	});

	test.each([
		['otwarty-pakiet', 1, '7S 8H 8S JS 10H 5S 7H 9H QS 9S 10S 6H 5H 6S'],
		['otwarty-pakiet', 2, '10H 6H 8S 6S JS 9S 7H 5H QS 7S 10S 8H 9H 5S'],
		['otwarty-pakiet', 3, '9H 10H 5S QS JS 8S 5H 6H 6S 7H 7S 10S 8H 9S'],
		['fajerwerk', 1, '7S 8H 8S JS 10H 5S 7H 9H QS 9S 10S 6H 5H 6S'],
	])('%s: what is left after deal %i is shuffled for the next deal as ever', (id, deal, order) => {
		const t = {1: '5S 6S 7S', 2: '8S 9S 10S', 3: 'JS QS 5H', 4: '6H 7H'};
		const table = play(lay(id, {dealNumber: 7, deal, t, packet: '8H 9H 10H'}), 'redeal');
		const next = shown(table);
		const {1: first, 2: second, 3: third, 4: fourth} = next.t;
		const laid = [first, second, third, fourth, next.packet, next.stock].join(' ');
		expect(laid.replaceAll('*', ''), changed).toBe(order);
	});
});
