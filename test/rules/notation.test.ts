import {describe, expect, test} from 'vitest';
import {cardText} from '../../source/cards.js';
import {moveBetween, parseMove} from '../../source/rules/move.js';
import {parseCards, positionText} from '../../source/rules/notation.js';
import {startPosition, stockFromFaces, stockOf} from '../../source/rules/start.js';
import {lay, named, start} from '../helpers/position.js';
import {spellable} from '../helpers/spellable.js';

describe('moves as text', () => {
	test('every move has one spelling, and reading it gives the same object every time', () => {
		for (const text of spellable) {
			const move = parseMove(text);
			expect(move?.text).toBe(text);
			expect(parseMove(text)).toBe(move);
		}
	});

	test('twelve piles, 104 packet cards and the reserve to eight foundations; the piles to each other; piles and packet aside; six actions', () => {
		expect(spellable).toHaveLength(12 * 8 + 104 * 8 + 8 + 12 * 11 + 12 + 104 + 6);
		expect(new Set(spellable).size).toBe(spellable.length);
	});

	test.each([
		'',
		' ',
		't',
		't1',
		't1-',
		'-f1',
		't1f1',
		't1 -f1',
		't1- f1',
		' t1-f1',
		't1-f1 ',
		't1-f1\r',
		'\tdeal',
		'deal\n',
		'T1-f1',
		't1-F1',
		'DEAL',
		'Deal',
		't01-f1',
		't1-f01',
		't0-f1',
		't1-f0',
		't13-f1',
		't1-f9',
		't-1-f1',
		't1.0-f1',
		't1e0-f1',
		't1-t1',
		't12-t12',
		't1-t13',
		'p0-f1',
		'p105-f1',
		'p1-t1',
		'r-a',
		'r-t1',
		'r1-f1',
		'r',
		'f1-t1',
		'a',
		't1-p1',
		't1-a1',
		't1-r',
		'deals',
		'dea',
		'undo',
		't１-f1',
		't1–f1',
		'constructor',
		'__proto__',
		'toString',
	])('%j is no move', text => {
		expect(parseMove(text)).toBeUndefined();
	});

	test('from a source to a target there is the move that is spelt so, or none', () => {
		for (const text of spellable) {
			const move = parseMove(text);
			if (move?.kind === 'card') {
				expect(moveBetween(move.source, move.target)).toBe(move);
			}
		}
		expect(moveBetween({at: 'packet', index: 0}, {at: 'tableau', index: 0})).toBeUndefined();
		expect(moveBetween({at: 'reserve'}, {at: 'tableau', index: 0})).toBeUndefined();
		expect(moveBetween({at: 'reserve'}, {at: 'aside'})).toBeUndefined();
	});

	test('from a pile to itself there is none', () => {
		for (let index = 0; index < 12; index++) {
			expect(moveBetween({at: 'tableau', index}, {at: 'tableau', index})).toBeUndefined();
		}
	});
});

describe('positions as text', () => {
	const json = (id: string, sketch: Parameters<typeof lay>[1]) => {
		const {game, position} = lay(id, sketch);
		return positionText(game, position);
	};

	test('one line of JSON with all fields, in every game', () => {
		expect(
			json('tajemnica', {
				dealNumber: 4_294_967_295,
				deal: 2,
				stock: '5S 10H',
				t: {1: '9S 2S', 3: 'AD'},
				packet: '*QD *KC',
				f: {2: '2H+2', 5: 'KS'},
				aside: 'AS AS',
			}),
		).toBe(
			'{"game":"tajemnica","dealNumber":4294967295,"deal":2,"deals":4,"status":"playing",' +
				'"stock":["5S","10H"],"tableau":[["9S","2S"],[],["AD"],[]],"packet":["*QD","*KC"],"reserve":[],' +
				'"foundations":[[],["2H","3H","4H"],[],[],["KS"],[],[],[]],"aside":["AS","AS"],' +
				'"moves":["t1-f1","t3-a","deal"]}',
		);
	});

	test('a card that lies face down has a star, in the tableau, the packet and the reserve', () => {
		const fireworks = JSON.parse(
			json('fajerwerk', {t: {1: '9S'}, reserve: '*AS 2S', packet: '*3C 4C'}),
		);
		expect(fireworks).toMatchObject({
			reserve: ['*AS', '2S'],
			packet: ['*3C', '4C'],
			moves: ['tuck'],
		});
		const ladies = JSON.parse(json('damski-kaprys', {deal: 4, t: {2: '*9S AS'}}));
		expect(ladies.tableau).toEqual([[], ['*9S', 'AS'], [], [], [], []]);
	});

	test('as many piles as the game has places in this deal, also empty ones', () => {
		const piles = (id: string, deal: number) => JSON.parse(json(id, {deal})).tableau.length;
		expect(piles('tajemnica', 1)).toBe(4);
		expect([1, 2, 3, 4].map(deal => piles('damski-kaprys', deal))).toEqual([4, 4, 4, 6]);
		expect([1, 2].map(deal => piles('kaprysnice', deal))).toEqual([4, 10]);
		expect(piles('cztery-katy', 3)).toBe(12);
	});

	test('in a lost game there are no moves', () => {
		expect(JSON.parse(json('tajemnica', {deal: 4, t: {1: '9S'}}))).toMatchObject({
			status: 'lost',
			moves: [],
		});
	});

	test('rights used and a replacement that is due have no field of their own', () => {
		const plain = Object.keys(JSON.parse(json('tajemnica', {})));
		const due = {t: {1: '9S'}, stock: '9H', replacement: 2};
		expect(Object.keys(JSON.parse(json('cztery-katy', due)))).toEqual(plain);
		expect(Object.keys(JSON.parse(json('pasjans-z-wakansami', {rights: 'pulled'})))).toEqual(plain);
	});
});

describe('a stock given as text', () => {
	test('cards are read as words, however they are spaced', () => {
		expect(parseCards(' AS  10H\tKC\n')).toEqual({cards: [0, 22, 51]});
		expect(parseCards('')).toEqual({cards: []});
	});

	test('the first word that is no card is told', () => {
		expect(parseCards('AS 1H XX')).toEqual({word: '1H'});
	});

	test('the cards of a game in any order are its stock, twins each once', () => {
		for (const id of ['tajemnica', 'zwarta-kolumna', 'damski-kaprys', 'gotycki-zamek']) {
			const game = named(id);
			const {position} = start(id, undefined, 5);
			const order = stockOf(game).toReversed();
			const found = stockFromFaces(
				game,
				order.map(card => card % 52),
			);
			expect('stock' in found && [...found.stock].sort((a, b) => a - b)).toEqual(stockOf(game));
			expect('stock' in found && found.stock.map(cardText)).toEqual(order.map(cardText));
			expect(position.dealNumber).toBe(5);
		}
	});

	test('the given stock is dealt in its order', () => {
		const game = named('tajemnica');
		const position = startPosition(game, 1, stockOf(game));
		expect(position.tableau).toEqual([[0], [1], [2], [3]]);
		expect(position.stock[0]).toBe(6);
	});

	test('cards that are missing and cards that are too many are told', () => {
		const game = named('zwarta-kolumna');
		const faces = stockOf(game).map(card => card % 52);
		const wrong = stockFromFaces(game, [0, ...faces.slice(1)]);
		expect('missing' in wrong && wrong.missing.map(cardText)).toEqual([cardText(faces[0]!)]);
		expect('missing' in wrong && wrong.extra.map(cardText)).toEqual(['AS']);
		expect(stockFromFaces(game, faces.slice(1))).toMatchObject({extra: []});
		expect(stockFromFaces(game, [...faces, 3])).toMatchObject({missing: [], extra: [3]});
	});
});
