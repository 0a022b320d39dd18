import {describe, expect, test} from 'vitest';
import {lay, moves, type Sketch} from '../helpers/position.js';

const secret: Sketch = {
	t: {1: '8C 7C', 2: '9D 8C', 3: 'KS AS', 4: '2H 2S'},
	packet: 'AD 3S KD QS',
	f: {1: 'AS', 5: 'KS'},
};
const closedSecret: Sketch = {...secret, packet: '*AD *3S *KD *QS', stock: '9H'};
const twos = {1: '2S', 5: 'KS'};

/** Cards that fit from their own row, from a foreign one and from corners, and pairs to build. */
const column: Sketch = {
	t: {1: '2H', 2: '2S', 3: 'QS', 4: '2D 9C', 6: 'QC', 8: 'QH', 9: '2S', 10: '8C', 11: '2C'},
};
const castle: Sketch = {
	t: {1: '7C', 2: 'AS', 4: 'KH', 7: '2D', 9: '9C', 10: '8C', 11: 'QS'},
	f: {2: 'AD', 5: 'KS'},
};

/** Whole lists: what is not here is not legal. */
const rows: readonly (readonly [id: string, when: string, sketch: Sketch, legal: string])[] = [
	['tajemnica', 'while dealing', {...closedSecret, f: twos}, 'deal t3-a'],
	['tajemnica', 'with the packet open', {...secret, f: twos}, 'p1-a p2-f1 p3-f7 p4-f5 redeal t3-a'],
	[
		'tajemnica-na-asach',
		'while dealing',
		{...closedSecret, f: {1: 'AS'}},
		'deal t1-t2 t3-f5 t3-t4 t4-f1',
	],
	[
		'tajemnica-na-asach',
		'with the packet open',
		{...secret, f: {1: 'AS'}},
		'p1-f3 p1-f7 redeal t1-t2 t3-f5 t3-t4 t4-f1',
	],
	['otwarty-pakiet', 'while dealing', {...secret, stock: '9H'}, 'deal p4-f5 t4-f1'],
	['otwarty-pakiet', 'with all dealt', secret, 'p1-f3 p3-f7 p4-f5 redeal t4-f1'],
	['ksiezna-de-luynes', 'while dealing', closedSecret, 'deal t4-f1'],
	['ksiezna-de-luynes', 'with the packet open', secret, 'p1-f3 p3-f7 p4-f5 redeal t4-f1'],
	[
		'damski-kaprys',
		'in the first deal',
		{t: {1: 'AS', 2: '10H', 3: '2S', 4: '9C'}, f: {1: 'KS+1', 5: 'JS+1'}, stock: '9H'},
		'deal t1-f2 t1-f3 t1-f4 t2-f6 t2-f7 t2-f8 t3-f1 t4-f5',
	],
	[
		'damski-kaprys',
		'in the fourth deal',
		{deal: 4, t: {1: '*AS *2S 3S', 6: 'AH'}},
		'flip t6-f1 t6-f2 t6-f3 t6-f4',
	],
	[
		'kaprysnice',
		'while sorting',
		{t: {1: 'KS', 2: 'JH', 3: '10D'}, f: {7: 'JD'}, stock: '9H'},
		'deal t1-f1 t2-f6 t3-f7',
	],
	['kaprysnice', 'when all is sorted', {t: {1: 'KS', 2: '9H'}}, 'redeal t1-f1'],
	[
		'kaprysnice',
		'in the second deal',
		{deal: 2, t: {4: '*7S *8S JC', 9: 'KD', 10: '9H'}},
		'flip t4-f8 t9-f3',
	],
	[
		'fajerwerk',
		'while dealing',
		{t: {1: 'KS', 2: '9H'}, packet: '*AS', reserve: '*2S', stock: '9C'},
		'deal t1-f5',
	],
	[
		'fajerwerk',
		'with the reserve closed',
		{t: {1: 'KS', 2: '9H'}, packet: '*AS', reserve: '*AH *2S'},
		't1-f5 turn',
	],
	[
		'fajerwerk',
		'with a turned card that fits',
		{t: {1: 'KS', 2: '9H'}, packet: '*AS', reserve: '*2S AH'},
		'r-f2 t1-f5',
	],
	[
		'fajerwerk',
		'with a turned card that doesn’t',
		{t: {1: 'KS', 2: '9H'}, packet: '*AS', reserve: '*AH 2S'},
		't1-f5 tuck',
	],
	[
		'fajerwerk',
		'with the packet spread',
		{t: {1: 'KS', 2: '9H'}, packet: 'AS 8C KD'},
		'p1-f1 p3-f7 redeal t1-f5',
	],
	[
		'zwarta-kolumna',
		'while dealing',
		{...column, stock: '9H'},
		'deal t1-f2 t2-f1 t3-f6 t6-f8 t8-f5',
	],
	[
		'zwarta-kolumna',
		'with all dealt',
		column,
		'redeal t1-f2 t10-t4 t11-f3 t2-f1 t3-f6 t4-t10 t6-f8 t8-f5 t9-f1',
	],
	['chaldejski', 'while dealing', {...column, stock: '9H'}, 'deal t1-f2 t2-f1 t6-f7'],
	[
		'chaldejski',
		'with all dealt',
		column,
		'redeal t1-f2 t10-t4 t11-f3 t2-f1 t3-f5 t4-t10 t6-f7 t8-f6 t9-f1',
	],
	[
		'zwarta-kolumna-z-uzupelnianiem',
		'while dealing',
		{
			t: {
				1: '2H',
				2: '2S',
				3: '2D 9C',
				4: '8C',
				5: '7D',
				6: '5S',
				7: '6H',
				8: '3D',
				9: '4D',
				10: 'JC',
			},
			stock: '9H',
		},
		'deal t1-f2 t1-t11 t1-t12 t10-t11 t10-t12 t2-f1 t2-t11 t2-t12 t3-t11 t3-t12 t4-t11 t4-t12 ' +
			't5-t11 t5-t12 t6-t11 t6-t12 t7-t11 t7-t12 t8-t11 t8-t12 t9-t11 t9-t12',
	],
	[
		'pasjans-z-wakansami',
		'while dealing',
		{...column, stock: '9H'},
		'deal t1-f2 t2-f1 t3-f6 t6-f8 t8-f5',
	],
	[
		'pasjans-z-wakansami',
		'with all dealt',
		column,
		'pull redeal t1-f2 t10-t4 t11-f3 t2-f1 t3-f6 t4-t10 t6-f8 t8-f5 t9-f1 tuck',
	],
	[
		'gotycki-zamek',
		'while dealing',
		{...castle, stock: '9H'},
		'deal t2-f1 t2-f3 t2-f4 t4-f6 t4-f7 t4-f8 t7-f2',
	],
	[
		'gotycki-zamek',
		'with all dealt',
		castle,
		'redeal t1-t10 t10-t1 t10-t9 t11-f5 t2-f1 t2-f3 t2-f4 t4-f6 t4-f7 t4-f8 t7-f2 t9-t10',
	],
	[
		'cztery-katy',
		'while dealing',
		{...castle, stock: '9H'},
		'deal t2-f1 t2-f3 t2-f4 t4-f6 t4-f7 t4-f8 t7-f2',
	],
	[
		'cztery-katy',
		'while a replacement is due',
		{...castle, stock: '9H', replacement: 4},
		't1-t4 t7-t4',
	],
];

describe('all legal moves', () => {
	test.each(rows)('%s %s', (id, _, sketch, legal) => {
		expect(moves(lay(id, sketch))).toBe(legal);
	});
});
