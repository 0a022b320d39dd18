import {describe, expect, test} from 'vitest';
import {counted} from '../helpers/count.js';
import {lay, type Sketch, start} from '../helpers/position.js';

const fromDeals: readonly (readonly [
	id: string,
	dealNumber: number,
	depth: number,
	expected: string,
])[] = [
	['tajemnica', 2, 12, '3/3 5/4 6/5 9/7 13/11 26/21 55/39 109/67 193/109 327/184 584/343 1165/686'],
	['tajemnica-na-asach', 2, 10, '3/3 3/3 3/3 3/3 5/5 11/11 19/18 33/29 53/45 85/71'],
	['otwarty-pakiet', 2, 12, '2/2 2/2 2/2 3/3 5/5 9/8 13/11 16/13 20/17 29/26 54/48 119/96'],
	['ksiezna-de-luynes', 2, 12, '2/2 2/2 2/2 3/3 5/5 9/8 13/11 16/13 20/17 29/26 54/48 117/94'],
	['damski-kaprys', 1, 10, '1/1 9/9 33/15 33/15 41/23 105/51 241/139 809/431 2665/991 6393/1943'],
	[
		'kaprysnice',
		1,
		25,
		'1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 2/2 3/2 3/2 4/3 7/4 10/4 14/5 24/7 38/8 44/8 49/8 51/8 51/8 51/8 51/8 51/8',
	],
	['fajerwerk', 2, 12, '2/2 2/2 2/2 3/3 5/5 9/8 13/11 16/13 20/17 29/26 52/46 103/84'],
	['zwarta-kolumna', 2, 8, '2/2 2/2 3/3 4/4 7/7 20/17 47/33 98/68'],
	['zwarta-kolumna-z-uzupelnianiem', 2, 3, '2/2 13/13 135/125'],
	['chaldejski', 2, 8, '2/2 2/2 4/4 8/7 13/11 27/23 60/47 134/100'],
	['gotycki-zamek', 2, 5, '5/5 9/9 37/37 201/157 1037/561'],
	['cztery-katy', 2, 5, '5/5 21/21 45/45 149/149 993/993'],
	['pasjans-z-wakansami', 2, 8, '2/2 2/2 3/3 4/4 7/7 20/17 47/33 100/70'],
];

/** A packet that opens, aces, kings, twos, a card to build, and the last but one deal of most. */
const secret: Sketch = {
	deal: 3,
	t: {1: '9H 8D KS', 2: '9D AH', 3: '8D 2S', 4: '7D QS'},
	packet: '*3S *9C',
	stock: 'AS 5C 9D KH 2H KD QD',
};

/** Cards for every row, on and off it, a side pile to tuck and pull, vacancies, and four cards to deal. */
const column: Sketch = {
	deal: 3,
	t: {1: '2S', 2: '9H QH 8D', 3: 'QS 9D', 5: '2H 7D', 8: '2C', 10: '8H QD', 12: '7H'},
	stock: '5C 3S 6H 3D',
};

/** Base cards in corners and rows, twins of bases, and cards that follow them. */
const castle: Sketch = {
	deal: 3,
	t: {1: '9H AS', 2: 'KD', 3: '10C AS', 6: '2S', 8: 'AD QD', 12: 'KC'},
	f: {2: 'AH', 3: 'AC', 5: 'KH', 6: 'KS'},
	stock: '5C 3D',
};

const fromTheMiddle: readonly (readonly [
	id: string,
	bites: string,
	depth: number,
	expected: string,
	sketch: Sketch,
])[] = [
	['tajemnica', 'twos, kings and aces aside', 6, '4/4 13/10 37/22 99/49 274/112 809/242', secret],
	[
		'tajemnica-na-asach',
		'aces only, building, no fourth deal',
		6,
		'4/4 10/8 15/13 20/14 16/10 8/4',
		secret,
	],
	[
		'otwarty-pakiet',
		'the open packet and its shuffle',
		6,
		'3/3 9/8 27/18 77/35 211/60 554/104',
		{...secret, packet: '3S 9C'},
	],
	[
		'ksiezna-de-luynes',
		'a fourth deal without a packet',
		6,
		'3/3 8/7 20/14 48/28 124/56 299/104',
		secret,
	],
	[
		'damski-kaprys',
		'the flip of six piles',
		7,
		'5/5 13/13 53/49 221/173 849/433 3509/865 12557/1201',
		{deal: 4, t: {1: '*9H 2H AS', 2: '*3S 5D', 3: '10C *AD 9C', 5: '8S'}},
	],
	[
		'kaprysnice',
		'the flip of ten piles, in suit',
		9,
		'3/3 9/7 26/13 67/19 156/24 327/28 694/31 1198/34 2397/36',
		{deal: 2, t: {1: '*KS *9S AS', 2: '*JH *2S 3S', 7: '*10H JH', 10: 'KH'}},
	],
	[
		'kaprysnice',
		'sorting and the redeal',
		9,
		'2/2 4/3 8/4 11/6 22/9 38/14 78/21 132/24 218/15',
		{t: {1: '9S', 2: '7H JH'}, stock: 'KS AS KH AH'},
	],
	[
		'fajerwerk',
		'the reserve, the chain and the packet',
		9,
		'2/2 3/3 5/4 8/4 12/4 18/5 31/8 69/11 124/19',
		{t: {1: 'KS 3H', 2: '9H AD', 3: '4C', 4: '8S'}, packet: '*2D *9C', reserve: '*AS *2H 2S'},
	],
	[
		'fajerwerk',
		'counting and the shuffled redeal',
		12,
		'2/2 3/2 4/2 5/2 6/2 7/2 7/2 7/2 9/4 31/10 100/24 284/49',
		{t: {1: 'KS 4D', 3: '6C AD'}, packet: '*2D *9C', stock: 'AS 9H 3S 8H KD QD 5S 2S'},
	],
	['zwarta-kolumna', 'the row rule and building', 5, '3/3 8/6 24/12 70/21 184/35', column],
	['zwarta-kolumna-z-uzupelnianiem', 'filling', 2, '38/38 1389/767', column],
	['chaldejski', 'other rows', 5, '2/2 5/5 17/12 46/21 120/35', column],
	['pasjans-z-wakansami', 'tuck and pull', 5, '3/3 10/8 46/30 218/98 951/249', column],
	['gotycki-zamek', 'slots to choose', 5, '9/9 54/32 192/62 432/82 716/88', castle],
	['cztery-katy', 'replacement', 5, '9/9 42/36 166/104 424/178 780/238', castle],
];

/**
 * Expected is `sequences/positions` for depth 1, 2, 3 …: how many sequences of so many legal moves
 * there are and how many different positions they lead to. A second program, written from Rules,
 * 1–5 alone, has counted the same.
 */
describe('counts of moves and positions', () => {
	test.each(fromDeals)('%s from deal %i, to depth %i', (id, dealNumber, depth, expected) => {
		expect(counted(start(id, undefined, dealNumber), depth)).toBe(expected);
	});

	test.each(fromTheMiddle)(
		'%s from the middle of a game, with %s, to depth %i',
		(id, _, depth, expected, sketch) => {
			expect(counted(lay(id, sketch), depth)).toBe(expected);
		},
	);

	test('a relative counts otherwise than its base from the same position', () => {
		for (const sketch of [secret, column, castle]) {
			const counts = fromTheMiddle
				.filter(row => row[4] === sketch)
				.map(([id]) => counted(lay(id, sketch), 2));
			expect(counts.length).toBeGreaterThan(1);
			expect(new Set(counts).size).toBe(counts.length);
		}
	});
});
