import {describe, expect, test} from 'vitest';
import {refusalFacts} from '../../source/rules/describe.js';
import type {Refusal} from '../../source/rules/refusal.js';
import {languages} from '../helpers/languages.js';
import {lay, move, type Sketch, why} from '../helpers/position.js';

type Row = readonly [id: string, sketch: Sketch, move: string, words?: string];

/** Everything home but one queen, king or ace, so that the game is not over. */
const full = {1: 'AS+12', 2: 'AH+12', 3: 'AD+12', 4: 'AC+12', 5: 'KS+12', 6: 'KH+12', 7: 'KD+12'};
const more = {t: {1: '9S'}, stock: '9H'};

/** Each reason with at least one position and move that it is given for; a reason that is left out does not compile. */
const rows: Record<Refusal, readonly Row[]> = {
	won: [
		[
			'otwarty-pakiet',
			{f: {...full, 8: 'KC+12'}},
			'deal',
			'The game is won; there is nothing more to move.',
		],
	],
	lost: [['otwarty-pakiet', {deal: 4, t: {1: '9S'}}, 'deal', 'The game is lost: no move is left.']],
	'replacement-due': [
		[
			'cztery-katy',
			{...more, t: {1: '9S', 2: '8S'}, f: {1: 'AS'}, replacement: 2},
			'deal',
			'Place 2 waits for a card: first move the top card of a corner pile there.',
		],
		['cztery-katy', {...more, t: {1: '9S', 2: '8S'}, f: {1: 'AS'}, replacement: 2}, 't2-f1'],
		['cztery-katy', {...more, t: {1: '9S', 2: '8S'}, f: {1: 'AS'}, replacement: 2}, 't1-f1'],
		['cztery-katy', {...more, t: {1: '9S', 3: '8S'}, f: {1: 'AS'}, replacement: 2}, 't3-t2'],
	],
	'no-such-pile': [
		['tajemnica', more, 't5-f1', 'There is no pile 5 on the table now.'],
		['tajemnica-na-asach', more, 't1-t5', 'There is no pile 5 on the table now.'],
		['kaprysnice', more, 't12-f1'],
		['damski-kaprys', {deal: 4, t: {1: 'AS'}}, 't7-f1'],
	],
	'empty-pile': [['tajemnica', more, 't2-f1', 'Pile 2 is empty.']],
	'no-packet': [
		['damski-kaprys', more, 'p1-f1', 'This game has no packet.'],
		['kaprysnice', more, 'p1-f1'],
		['chaldejski', more, 'p1-f1'],
	],
	'packet-closed': [
		[
			'tajemnica',
			{...more, packet: '*2S *AS'},
			'p1-f1',
			'The packet is closed until everything has been dealt.',
		],
		['tajemnica', {...more, packet: '*2S *AS'}, 'p2-a'],
		['fajerwerk', {t: {1: '9S'}, reserve: '*2S', packet: '*AS'}, 'p1-f1'],
	],
	'packet-top-only': [
		[
			'otwarty-pakiet',
			{...more, packet: 'AS 9C'},
			'p1-f1',
			'Only the top card of the packet is in play until the stock is empty.',
		],
	],
	'no-such-packet-card': [
		['tajemnica', {t: {1: '9S'}, packet: '2S'}, 'p2-f1', 'The packet has no card number 2.'],
		['ksiezna-de-luynes', {deal: 4, ...more}, 'p1-f1'],
	],
	'no-reserve': [
		['tajemnica', more, 'r-f1', 'This game has no reserve.'],
		['tajemnica', more, 'turn'],
	],
	'nothing-turned': [
		['fajerwerk', {t: {1: '9S'}, reserve: '*AS'}, 'r-f1', 'No card of the reserve is turned up.'],
		['fajerwerk', {t: {1: '9S'}, reserve: '*AS'}, 'tuck'],
		['fajerwerk', {t: {1: '9S'}}, 'r-f1'],
	],
	'foundation-complete': [
		['otwarty-pakiet', {t: {1: 'AS'}, f: {1: 'AS+12'}}, 't1-f1', 'Foundation 1 is complete.'],
	],
	'foundation-opens-with': [
		[
			'tajemnica',
			{t: {1: 'AS'}},
			't1-f1',
			'The A♠ can’t open foundation 1: it begins with the 2♠.',
		],
		[
			'tajemnica',
			{t: {1: '2H'}},
			't1-f1',
			'The 2♥ can’t open foundation 1: it begins with the 2♠.',
		],
		[
			'gotycki-zamek',
			{t: {1: 'AS'}},
			't1-f5',
			'The A♠ can’t open foundation 5: it begins with a K.',
		],
	],
	'suit-already-open': [
		[
			'gotycki-zamek',
			{t: {1: 'AS'}, f: {1: 'AS'}},
			't1-f2',
			'The A♠ can’t open foundation 2: another one already begins with that suit.',
		],
	],
	'not-next': [
		[
			'tajemnica',
			{t: {1: '4S'}, f: {1: '2S'}},
			't1-f1',
			'The 4♠ doesn’t fit foundation 1, which waits for the 3♠.',
		],
		['tajemnica', {t: {1: '3H'}, f: {1: '2S'}}, 't1-f1'],
		[
			'damski-kaprys',
			{t: {1: '2S'}},
			't1-f1',
			'The 2♠ doesn’t fit foundation 1, which waits for an A.',
		],
		[
			'damski-kaprys',
			{t: {1: '2S'}, f: {1: 'KS+7'}},
			't1-f1',
			'The 2♠ doesn’t fit foundation 1, which waits for an 8.',
		],
		[
			'damski-kaprys',
			{t: {1: '2S'}},
			't1-f5',
			'The 2♠ doesn’t fit foundation 5, which waits for a 10.',
		],
	],
	'row-rule': [
		[
			'zwarta-kolumna',
			{t: {3: '2S'}, stock: '9H'},
			't3-f1',
			'The 2♠ lies outside row a: while the stock lasts, only that row and the corners reach foundation 1.',
		],
	],
	'no-row-aside': [['tajemnica-na-asach', {t: {1: 'AS'}}, 't1-a', 'This game lays nothing aside.']],
	'not-for-aside': [['tajemnica', {t: {1: '2S'}}, 't1-a', 'The 2♠ can’t go aside: only aces do.']],
	'no-building': [
		[
			'tajemnica',
			{t: {1: '7C', 2: '8C'}},
			't1-t2',
			'Cards are not laid on other piles in this game.',
		],
	],
	'building-after-stock': [
		[
			'chaldejski',
			{t: {1: '7C', 2: '8C'}, stock: '9H'},
			't1-t2',
			'Building on the piles begins when the stock is empty.',
		],
	],
	'no-filling': [
		[
			'chaldejski',
			{t: {1: '7C'}},
			't1-t2',
			'Pile 2 is empty, and vacancies are not filled in this game.',
		],
	],
	'other-suit': [
		[
			'chaldejski',
			{t: {1: '7C', 2: '8S'}},
			't1-t2',
			'The 7♣ can’t go on the 8♠: piles are built in suit.',
		],
	],
	'wrong-rank': [
		[
			'chaldejski',
			{t: {1: '7C', 2: '9C'}},
			't1-t2',
			'The 7♣ can’t go on the 9♣: the ranks don’t follow.',
		],
	],
	'stock-empty': [
		['tajemnica', {t: {1: '9S'}}, 'deal', 'The stock is empty: there is nothing left to deal.'],
	],
	'stock-not-empty': [
		['tajemnica', more, 'redeal', 'Not yet: the stock must be dealt out first.'],
		['fajerwerk', more, 'turn'],
		['fajerwerk', more, 'tuck'],
		['pasjans-z-wakansami', more, 'tuck'],
		['pasjans-z-wakansami', more, 'pull'],
	],
	'reserve-not-used': [
		[
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2S'},
			'redeal',
			'Not yet: the reserve must be used up first.',
		],
	],
	'last-deal': [
		['tajemnica', {deal: 4, t: {1: '2S'}}, 'redeal', 'This is the last deal: no redeal is left.'],
	],
	'no-flip': [['tajemnica', more, 'flip', 'Piles are not turned over in this game.']],
	'no-flip-yet': [
		['damski-kaprys', more, 'flip', 'The piles may be turned over only in the last deal.'],
		['kaprysnice', more, 'flip'],
	],
	'nothing-to-flip': [
		[
			'damski-kaprys',
			{deal: 4, t: {1: 'AS'}},
			'flip',
			'Turning over would change nothing: no pile has two cards.',
		],
	],
	'reserve-empty': [['fajerwerk', {t: {1: '9S'}}, 'turn', 'The reserve is empty.']],
	'already-turned': [
		[
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2S AS'},
			'turn',
			'A card of the reserve is already turned up: play it or tuck it first.',
		],
	],
	'no-tuck': [['tajemnica', more, 'tuck', 'Nothing is tucked in this game.']],
	'turned-fits': [
		[
			'fajerwerk',
			{t: {1: '9S'}, reserve: 'AS'},
			'tuck',
			'The turned card fits a foundation, so it must go there.',
		],
	],
	'nothing-to-tuck': [
		[
			'pasjans-z-wakansami',
			{t: {1: '9S 8H', 2: '9D'}},
			'tuck',
			'Tucking would change nothing: no side pile has two cards.',
		],
	],
	'tuck-used': [
		[
			'pasjans-z-wakansami',
			{t: {2: '9S 8H'}, rights: 'tucked'},
			'tuck',
			'You have already tucked in this deal.',
		],
	],
	'no-pull': [
		['tajemnica', more, 'pull', 'Nothing is pulled out in this game.'],
		['fajerwerk', more, 'pull'],
	],
	'nothing-to-pull': [
		[
			'pasjans-z-wakansami',
			{t: {1: '9S 8H', 2: '9D'}},
			'pull',
			'Pulling would change nothing: no side pile has enough cards.',
		],
		['pasjans-z-wakansami', {t: {2: '9D 8H'}, rights: 'tucked'}, 'pull'],
	],
	'pull-used': [
		[
			'pasjans-z-wakansami',
			{t: {2: '9S 8H'}, rights: 'pulled'},
			'pull',
			'You have already pulled in this deal: that ends both rights.',
		],
		['pasjans-z-wakansami', {t: {2: '9S 8H'}, rights: 'pulled'}, 'tuck'],
	],
	'right-ended-by-building': [
		[
			'pasjans-z-wakansami',
			{t: {2: '9S 8H'}, rights: 'built'},
			'pull',
			'That right ended with the first building move of this deal.',
		],
		['pasjans-z-wakansami', {t: {2: '9S 8H'}, rights: 'built'}, 'tuck'],
	],
};

const table = Object.entries(rows).flatMap(([reason, given]) =>
	given.map(([id, sketch, text, words]) => ({reason: reason as Refusal, id, sketch, text, words})),
);

describe('refusals', () => {
	test('there is a case for every reason', () => {
		expect(Object.values(rows).every(given => given.length > 0)).toBe(true);
	});

	test.each(table)('$id refuses $text: $reason', ({reason, id, sketch, text}) => {
		expect(why(lay(id, sketch), text)).toBe(reason);
	});

	test.each(table.filter(({words}) => words !== undefined))(
		'in English: $words',
		({reason, id, sketch, text, words}) => {
			const {game, position} = lay(id, sketch);
			expect(languages.en.refusal(refusalFacts(game, position, move(text), reason))).toBe(words);
		},
	);

	describe.each(Object.entries(languages))('in the language %s', (_, language) => {
		test.each(table)(
			'$reason has words for $id, $text: one sentence without gaps',
			({reason, id, sketch, text}) => {
				const {game, position} = lay(id, sketch);
				const words = language.refusal(refusalFacts(game, position, move(text), reason));
				expect(words).toMatch(/^\p{Lu}[^\n]{10,}[.!]$/u);
				expect(words).not.toMatch(/undefined|NaN|null|\?|\s{2}/);
			},
		);
	});

	test('no two reasons have the same words', () => {
		for (const language of Object.values(languages)) {
			const words = Object.entries(rows).map(([reason, [first]]) => {
				const [id, sketch, text] = first!;
				const {game, position} = lay(id, sketch);
				return language.refusal(refusalFacts(game, position, move(text), reason as Refusal));
			});
			expect(new Set(words).size).toBe(words.length);
		}
	});
});
