import {describe, expect, test} from 'vitest';
import type {Suit} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {parseMove} from '../../source/rules/move.js';
import {stockOf} from '../../source/rules/start.js';
import {lay, move, moves, named, play, shown, start, status, why} from '../helpers/position.js';

describe('the pack', () => {
	test.each(games)(
		'$id: the cards in the stock and on the foundations are two full decks',
		game => {
			const {position} = start(game.id);
			const cards = [
				position.foundations,
				position.tableau,
				[position.stock, position.packet, position.reserve],
			].flat(2);
			expect(cards.map(card => card & 127).toSorted((a, b) => a - b)).toEqual(
				Array.from({length: 104}, (_, card) => card),
			);
			expect(stockOf(game)).toHaveLength(game.foundations[0]!.laidOut ? 96 : 104);
		},
	);

	test('twins laid out beforehand are two cards', () => {
		const onAces = named('tajemnica-na-asach');
		const laidOut: Game = {
			...onAces,
			foundations: onAces.foundations.map((foundation, index) => ({
				...foundation,
				laidOut: true,
				suit: (index % 4) as Suit,
			})),
		};
		const {position} = start(laidOut);

		expect(new Set(position.foundations.flat()).size).toBe(8);
		expect(stockOf(laidOut)).toHaveLength(96);
	});

	test.each(games)('$id: the same deal number always gives the same cards', ({id}) => {
		expect(start(id, undefined, 12)).toEqual(start(id, undefined, 12));
		expect(start(id, undefined, 12).position).not.toEqual(start(id, undefined, 13).position);
	});
});

describe('shuffles inside a game', () => {
	const table = lay('otwarty-pakiet', {
		t: {1: '5S 6S 7S 8S', 2: '9S 10S', 3: 'JS'},
		packet: '3D 4D',
	});

	test('they come from the deal number and the count of the deal, so undo and redo change nothing', () => {
		expect(play(table, 'redeal').position).toEqual(play(table, 'redeal').position);
	});

	test('another deal number shuffles the same cards otherwise', () => {
		const other = {...table, position: {...table.position, dealNumber: 2}};
		expect(shown(play(other, 'redeal'))).not.toEqual(shown(play(table, 'redeal')));
	});

	test('another deal of the same number shuffles the same cards otherwise', () => {
		const later = {...table, position: {...table.position, deal: 2}};
		expect(shown(play(later, 'redeal')).t).not.toEqual(shown(play(table, 'redeal')).t);
	});
});

describe('moving to foundations', () => {
	test('it is optional: the player may hold a card back and deal on', () => {
		const table = lay('tajemnica', {t: {1: '2S'}, stock: '5S 6S 7S'});
		expect(moves(table)).toBe('deal t1-f1');
		expect(shown(play(table, 'deal')).t).toEqual({1: '2S 5S', 2: '6S', 3: '7S'});
	});

	test('a card moves one at a time, the top one of its pile', () => {
		const table = lay('tajemnica', {t: {1: '4S 3S 2S'}, stock: '5S'});
		const next = play(table, 't1-f1');
		expect(shown(next)).toMatchObject({t: {1: '4S 3S'}, f: {1: '2S'}});
		expect(shown(play(next, 't1-f1 t1-f1'))).toMatchObject({t: {}, f: {1: '2S+2'}});
	});

	test.each(['f1-t1', 'f1-f5', 'f1-p1', 'f1-a', 'a-f1', 'a-t1', 'a1-f1'])(
		'a card on a foundation or laid aside stays there: %s is no move',
		text => {
			expect(parseMove(text)).toBeUndefined();
		},
	);

	test('ranks do not wrap: no king goes on an ace that builds down, no ace on a king', () => {
		const full = lay('chaldejski', {f: {1: 'AS+12', 5: 'KS+12'}, t: {1: 'AH', 2: 'KH'}});
		expect(why(full, 't1-f1')).toBe('foundation-complete');
		expect(why(full, 't2-f5')).toBe('foundation-complete');
		expect(why(full, 't1-t2')).toBe('wrong-rank');
		expect(why(full, 't2-t1')).toBe('wrong-rank');
	});
});

describe('rounds', () => {
	test('a round is laid whole: there is no play inside it', () => {
		const table = lay('tajemnica', {stock: '2S 3S 4S 5S 6S 7S 8S'});
		expect(moves(table)).toBe('deal');
		expect(shown(play(table, 'deal'))).toMatchObject({
			stock: '8S',
			t: {1: '2S', 2: '3S', 3: '4S', 4: '5S'},
			packet: '*6S *7S',
		});
	});

	test('a round covers all its places again in their order, empty or not', () => {
		const table = lay('chaldejski', {
			t: {1: '9S', 5: '9H 9D'},
			stock: '2S 3S 4S 5S 6S 7S 8S 2H 3H 4H 5H 6H 7H',
		});
		expect(shown(play(table, 'deal'))).toMatchObject({
			t: {1: '9S 2S', 2: '3S', 5: '9H 9D 6S', 7: '8S', 12: '6H'},
			stock: '7H',
		});
	});

	test.each([
		['tajemnica', '7S', {1: '7S'}, ''],
		['tajemnica', '7S 8S 9S 10S', {1: '7S', 2: '8S', 3: '9S', 4: '10S'}, ''],
		['tajemnica', '7S 8S 9S 10S JS', {1: '7S', 2: '8S', 3: '9S', 4: '10S'}, 'JS'],
		['ksiezna-de-luynes', '7S 8S', {1: '7S', 2: '8S'}, ''],
		['otwarty-pakiet', '7S 8S 9S 10S JS', {1: '7S', 2: '8S', 3: '9S', 4: '10S'}, 'JS'],
		['damski-kaprys', '7S 8S 9S', {1: '7S', 2: '8S', 3: '9S'}, ''],
		['kaprysnice', '7S', {1: '7S'}, ''],
		['fajerwerk', '7S 8S', {1: '7S', 2: '8S'}, ''],
		[
			'gotycki-zamek',
			'7S 8S 9S 10S JS 7H 8H 9H',
			{1: '7S', 2: '8S', 3: '9S', 4: '10S', 5: 'JS', 6: '7H', 7: '8H', 8: '9H'},
			'',
		],
	] as const)(
		'%s: the last round simply stops when the stock runs short (%s)',
		(id, stock, t, packet) => {
			const dealt = shown(play(lay(id, {stock}), 'deal'));
			expect(dealt).toMatchObject({stock: '', packet});
			expect(dealt.t).toEqual(t);
		},
	);

	test('nothing else fills a vacancy', () => {
		const table = lay('chaldejski', {t: {1: '9S', 2: '2S', 3: '6S'}, stock: '5H'});
		expect(moves(table)).toBe('deal t2-f1');
		const next = play(table, 't2-f1');
		expect(shown(next).t).toEqual({1: '9S', 3: '6S'});
		expect(why(next, 't1-t2')).toBe('no-filling');
	});

	test('deal is refused once the stock is empty', () => {
		expect(why(lay('chaldejski', {t: {1: '9S'}}), 'deal')).toBe('stock-empty');
	});
});

describe('the card under a top card', () => {
	test('it is the new top when that goes', () => {
		const table = play(lay('damski-kaprys', {t: {1: '5S 2H AH'}, stock: '9S'}), 't1-f1');
		expect(shown(table).t).toEqual({1: '5S 2H'});
		expect(moves(table)).toBe('deal t1-f1');
	});

	test('it is turned up at once if it lies face down', () => {
		const table = lay('damski-kaprys', {deal: 4, t: {1: '*5S *2H AH'}});
		expect(shown(play(table, 't1-f2')).t).toEqual({1: '*5S 2H'});
	});

	test('only the top card of a pile is in play', () => {
		const table = lay('chaldejski', {t: {1: '2S 9H', 2: '2H'}, stock: '9D'});
		expect(moves(table)).toBe('deal');
	});
});

describe('redealing', () => {
	test('it is refused before the stock is empty', () => {
		expect(why(lay('tajemnica', {t: {1: '2S'}, stock: '9S'}), 'redeal')).toBe('stock-not-empty');
	});

	test('it is refused when no deal is left', () => {
		expect(why(lay('tajemnica', {deal: 4, t: {1: '2S'}}), 'redeal')).toBe('last-deal');
	});

	test('the player need not have made all his moves', () => {
		const table = lay('tajemnica', {t: {1: '2S', 2: '3S'}});
		expect(moves(table)).toBe('redeal t1-f1');
		expect(shown(play(table, 'redeal'))).toMatchObject({deal: 2, t: {1: '2S', 2: '3S'}});
	});

	test('the first round of the next deal is laid with it', () => {
		const table = lay('chaldejski', {t: {1: '3S 4S 5S 6S 7S 8S', 2: '3H 4H 5H 6H 7H 8H 9H 10H'}});
		expect(shown(play(table, 'redeal'))).toMatchObject({
			deal: 2,
			t: {1: '3S', 6: '8S', 7: '3H', 12: '8H'},
			stock: '9H 10H',
		});
	});

	test.each(games)('$id: the first round of the first deal is laid at the start', ({id, deals}) => {
		const {position} = start(id);
		const laid = [...position.tableau.flat(), ...position.packet, ...position.reserve].length;
		expect(position.deal).toBe(1);
		expect(position.tableau).toHaveLength(deals[0]!.places);
		expect(laid).toBe(
			id === 'kaprysnice'
				? 1
				: {4: id === 'damski-kaprys' ? 4 : 6, 12: 12}[deals[0]!.places as 4 | 12],
		);
	});

	const redealing = games.filter(({shuffledRedeals}) => !shuffledRedeals);

	test.each(redealing)(
		'$id: two cards left are gathered and dealt again in their order',
		({id, gathering}) => {
			const table = play(lay(id, {t: {2: '7D', 4: '5D'}}), 'redeal');
			expect(shown(table)).toMatchObject({
				deal: 2,
				stock: '',
				t: gathering === 'first pile first' ? {1: '7D', 2: '5D'} : {1: '5D', 2: '7D'},
			});
		},
	);

	test.each(games)('$id: one card left is gathered and dealt again', ({id}) => {
		const table = play(lay(id, {t: {3: '7D'}}), 'redeal');
		expect(shown(table)).toMatchObject({deal: 2, stock: '', t: {1: '7D'}, packet: ''});
	});

	test.each(games)('$id: with no card left the game is won, and nothing is redealt', game => {
		const f = Object.fromEntries(
			game.foundations.map(({base, suit, length}, index) => {
				const chosenSuit = suit === 'chosen' ? index % 4 : suit;
				const rank = {1: 'A', 2: '2', 11: 'J', 13: 'K'}[base]!;
				return [index + 1, `${rank}${'SHDC'[chosenSuit]}+${length - 1}`];
			}),
		);
		const table = lay(game.id, {f});
		expect(status(table)).toBe('won');
		expect(moves(table)).toBe('');
		expect(why(table, 'redeal')).toBe('won');
	});

	test('the special deals are laid whole by the redeal itself, and nothing is dealt in them', () => {
		const kaprys = play(
			lay('damski-kaprys', {deal: 3, t: {1: '5S 6S 7S 8S', 2: '5H 6H 7H AH'}}),
			'redeal',
		);
		expect(shown(kaprys)).toMatchObject({deal: 4, stock: ''});
		expect(why(kaprys, 'deal')).toBe('stock-empty');
		const ladies = play(
			lay('kaprysnice', {t: {1: '5S 6S 7S 8S', 2: '5H 6H 7H 8H 9H 10H JH KH'}}),
			'redeal',
		);
		expect(shown(ladies)).toMatchObject({deal: 2, stock: ''});
		expect(why(ladies, 'deal')).toBe('stock-empty');
	});

	test('the stock is empty from the moment its last card is laid', () => {
		const table = lay('chaldejski', {t: {5: '2S'}, stock: '9H'});
		expect(moves(table)).toBe('deal');
		expect(moves(play(table, 'deal'))).toBe('redeal t5-f1');
		const column = lay('chaldejski', {t: {5: '8S'}, stock: '9H 9S 10D'});
		expect(moves(play(column, 'deal'))).toBe('redeal t2-t5 t5-t2');
	});

	test('it changes nothing on the foundations', () => {
		const table = lay('tajemnica', {t: {1: '9H'}, f: {1: '2S+3', 6: 'KH'}, aside: 'AS AD'});
		expect(shown(play(table, 'redeal'))).toMatchObject({f: {1: '2S+3', 6: 'KH'}, aside: 'AS AD'});
	});

	test('what can still be played before does not forbid it, and applied moves leave the old position alone', () => {
		const table = lay('tajemnica', {t: {1: '2S'}});
		const before = JSON.stringify(table.position);
		applied(table.game, table.position, move('redeal'));
		expect(JSON.stringify(table.position)).toBe(before);
	});
});
