import {describe, expect, test} from 'vitest';
import {positionOf} from '../../source/play/session.js';
import {promptOf} from '../../source/ui/draw/prompt.js';
import type {Sketch} from '../helpers/position.js';
import {
	begun,
	en,
	entryOf,
	messageOf,
	movesOf,
	onTable,
	positionIn,
	press,
	table,
} from './driver.js';

/** A table on which the twos of piles 1 and 3 go home, the ace of pile 2 goes aside and pile 4 is stuck. */
const simple: Sketch = {
	t: {1: '9S 2S', 2: 'AD', 3: '3C 2H', 4: '9D'},
	packet: '*5C *6C',
	stock: '7S 7H 7D 7C 8S 8H',
};

/** The six of spades fits the ascending and the descending foundation of its suit. */
const twoWays: Sketch = {t: {1: '9H 6S', 2: 'JD'}, f: {1: '2S+3', 5: 'KS+6'}, stock: '7H'};

const lastDeal: Sketch = {
	deal: 2,
	t: {1: '9C', 2: '2S'},
	packet: '9H AD 2H KC 9D KD',
};

type Row = readonly [what: string, game: string, sketch: Sketch, keys: string, moves: string];

describe('Keys play cards', () => {
	test.each<Row>([
		['a card with one place to go goes at once', 'tajemnica', simple, '1', 't1-f1'],
		['an ace goes aside at once', 'tajemnica', simple, '2', 't2-a'],
		[
			'several keys are obeyed in their order',
			'tajemnica',
			simple,
			'1 3 2 d',
			't1-f1 t3-f2 t2-a deal',
		],
		['a card that fits two foundations waits for the number', 'tajemnica', twoWays, '1', ''],
		['the number says to which of two it goes', 'tajemnica', twoWays, '1 1', 't1-f1'],
		['the other number says so too', 'tajemnica', twoWays, '1 5', 't1-f5'],
		['f asks for the number where two are open', 'tajemnica', twoWays, 'f', ''],
		['f and the number', 'tajemnica', twoWays, 'f 5', 't1-f5'],
		['F and a number, for the card under the cursor', 'tajemnica', simple, 'F 1', 't1-f1'],
		['f sends the card under the cursor', 'tajemnica', simple, 'f', 't1-f1'],
		['f after cursor keys', 'tajemnica', simple, 'down down f', 't3-f2'],
		['the letter under a packet card', 'tajemnica', lastDeal, 'e b', 'p3-f2'],
		[
			'the letters go by what can be played',
			'tajemnica',
			lastDeal,
			'e a e a e a',
			'p2-a p2-f2 p2-f8',
		],
		['the open packet’s top', 'otwarty-pakiet', {...simple, packet: '9C AS'}, 'e a', 'p2-f1'],
		[
			'the turned card goes where it fits',
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2S AS'},
			'w',
			'r-f1',
		],
		[
			'the turned card waits where two foundations are open',
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2S AS', f: {5: 'KS+11'}},
			'w 5',
			'r-f5',
		],
		[
			'first and second pile',
			'tajemnica-na-asach',
			{t: {1: '8C', 2: '7C', 3: '9C'}, stock: '4D'},
			'2 1',
			't2-t1',
		],
		[
			'a card that could go to two piles waits for the second key',
			'zwarta-kolumna',
			{deal: 1, t: {1: '8C', 2: '9C', 3: '7C'}},
			'1 3',
			't1-t3',
		],
		[
			'the keys of piles 10, 11 and 12',
			'zwarta-kolumna',
			{t: {10: '8C', 11: '9C', 12: '7C'}},
			'0 - ',
			't10-t11',
		],
		[
			'z and x stand for - and =',
			'zwarta-kolumna',
			{t: {10: '8C', 11: '9C', 12: '7C'}},
			'0 x',
			't10-t12',
		],
		['z as the first key', 'zwarta-kolumna', {t: {2: '2D', 11: '3D', 12: '4D'}}, 'z =', 't11-t12'],
		[
			'a foundation for a card that could be built too',
			'zwarta-kolumna',
			{t: {1: '2S', 2: '3S'}},
			'1 f',
			't1-f1',
		],
		[
			'a base card opens the row that the player names',
			'gotycki-zamek',
			{t: {1: 'AS', 2: '9D'}, stock: '9C'},
			'1 3',
			't1-f3',
		],
		[
			'the corner for a replacement',
			'cztery-katy',
			{t: {1: '9S', 2: '8S', 7: '9D'}, stock: '9H', replacement: 2},
			'7',
			't7-t2',
		],
		['d deals', 'tajemnica', simple, 'd', 'deal'],
		['R redeals', 'tajemnica', {t: {1: '9S', 2: '9H'}}, 'R', 'redeal'],
		['v turns all piles over', 'damski-kaprys', {deal: 4, t: {1: '*AH 2S', 2: '9C'}}, 'v', 'flip'],
		['t turns a card of the reserve up', 'fajerwerk', {t: {1: '9S'}, reserve: '*2S'}, 't', 'turn'],
		[
			't tucks the turned card',
			'fajerwerk',
			{t: {1: '9S', 2: '9H'}, reserve: '*2S'},
			't t',
			'turn tuck',
		],
		['t tucks the side piles', 'pasjans-z-wakansami', {t: {2: '9S 9H'}}, 't', 'tuck'],
		['p pulls the side piles', 'pasjans-z-wakansami', {t: {2: '9S 9H'}}, 'p', 'pull'],
		[
			'Space and Space: up and down',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C'}},
			'space down space',
			't1-t2',
		],
		[
			'Enter does the same',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C'}},
			'enter down down enter',
			't1-t3',
		],
		['Space plays a card with one place to go', 'tajemnica', simple, 'space', 't1-f1'],
		[
			'the cursor and pile keys mix',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C'}},
			'space 3',
			't1-t3',
		],
		[
			'pile key, then the cursor',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C'}},
			'1 down space',
			't1-t2',
		],
	])('%s', (_, game, sketch, keys, moves) => {
		const after = press(table(game, sketch), keys.trim());

		expect(movesOf(after)).toBe(moves);
		expect(entryOf(after) === 'command').toBe(moves !== '');
	});

	test('Space on the stock deals', () => {
		let onStock = press(table('tajemnica', simple), 'tab');
		while (onStock.play.cursor.startsWith('p')) {
			onStock = press(onStock, 'tab');
		}
		expect(onStock.play.cursor).toBe('stock');
		expect(movesOf(press(onStock, 'space'))).toBe('deal');
	});

	test('the message line names the keys for every place that is open to the chosen card', () => {
		expect(promptOf(press(table('tajemnica', twoWays), '1'))).toMatch(/^6♠ .*1.*5/);
		expect(
			promptOf(press(table('zwarta-kolumna', {t: {1: '2S', 2: '3S', 11: '3S'}}), '1')),
		).toMatch(/^2♠ .*\bf\b.*\b2 .*- /);
	});

	test('the chain of a tuck is told in one line', () => {
		const after = press(
			table('fajerwerk', {t: {1: '9H JD', 2: '9S AS', 3: '9C'}, reserve: '*2S'}),
			't t',
		);

		expect(messageOf(after)).toMatch(/^2♠ .* 2 → A♠ .* 1 → J♦ /);
	});

	test('undo says something over a redeal only, redo says what the redeal said', () => {
		const after = press(onTable(begun('tajemnica')), `${'d '.repeat(17)}R d`);
		expect(messageOf(press(after, 'u'))).toBe('');
		expect(messageOf(press(after, 'u u'))).toBe(en.notes.redealUndone);
		expect(messageOf(press(after, 'u u r'))).toBe(en.notes.redealt(2, 4));
		expect(messageOf(press(after, 'u u r r'))).toBe('');
	});

	test('a redeal says how many are left', () => {
		const stuck = {t: {1: '9S', 2: '9H'}};
		const told = (deal: number) => messageOf(press(table('tajemnica', {...stuck, deal}), 'R'));

		expect(told(1)).toBe(en.notes.redealt(2, 4));
		expect(told(2)).toMatch(/3 of 4.*one redeal/);
		expect(told(3)).toMatch(/4 of 4.*last/);
	});
});

describe('D deals on', () => {
	const stuck: Sketch = {
		t: {1: '9S', 2: '9H', 3: '9D', 4: '9C'},
		packet: '*5C *6C',
		stock: '8S 8H 8D 8C 7S 7H JS JH JD JC 7D 7C 2S 10H 10D 10C',
	};

	test('until some card can be played', () => {
		expect(movesOf(press(table('tajemnica', stuck), 'D'))).toBe('deal deal deal');
	});

	test('at least one round, even if a card can be played now', () => {
		expect(movesOf(press(table('tajemnica', simple), 'D'))).toBe('deal');
	});

	test('until the stock is empty, and then says that it is', () => {
		const dealt = press(table('kaprysnice', {t: {1: '2S'}, stock: '3S 4S 5S'}), 'D');
		expect(movesOf(dealt)).toBe('deal deal deal');
		const more = press(dealt, 'D');
		expect(movesOf(more)).toBe('deal deal deal');
		expect(messageOf(more)).not.toBe('');
	});

	test('and each round is one step of undo', () => {
		const dealt = press(table('tajemnica', stuck), 'D');

		expect(movesOf(press(dealt, 'u'))).toBe('deal deal');
		expect(movesOf(press(dealt, 'u u u'))).toBe('');
	});

	test('through sixty rounds of sorting without a card to play', () => {
		const after = press(onTable(begun('kaprysnice', 608)), 'D D D D D D');

		expect(after.play.session.at).toBeGreaterThan(20);
	});
});

describe('A refused key changes nothing and says why', () => {
	test.each<readonly [what: string, game: string, sketch: Sketch, keys: string, words: RegExp]>([
		['a card that fits nowhere', 'tajemnica', simple, '4', /9♦/],
		['an empty pile', 'tajemnica', {...simple, t: {1: '9S'}}, '2', /Pile 2 is empty/],
		['a pile that is not there', 'tajemnica', simple, '7', /no pile 7/],
		[
			'the second key for a pile that does not take the card',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C', 4: '2H'}},
			'1 4',
			/can’t go on the 2♥/,
		],
		[
			'a foundation that waits for something else',
			'tajemnica',
			simple,
			'F 3',
			/2♠ can’t open foundation 3/,
		],
		['home, where no foundation waits', 'tajemnica', simple, 'down down down f', /9♦/],
		['a redeal too early', 'tajemnica', simple, 'R', /stock must be dealt out first/],
		['a redeal in the last deal', 'tajemnica', {deal: 4, t: {1: '2S', 2: '9H'}}, 'R', /last deal/],
		['a deal from an empty stock', 'tajemnica', lastDeal, 'd', /stock is empty/],
		['dealing on from an empty stock', 'tajemnica', lastDeal, 'D', /stock is empty/],
		['the closed packet', 'tajemnica', simple, 'e', /packet is closed/],
		[
			'the packet when no card of it fits',
			'tajemnica',
			{t: {1: '2S', 2: '9S'}, packet: '9H 9D'},
			'e',
			/^No card of the packet/,
		],
		['a packet letter that is not there', 'tajemnica', lastDeal, 'e q', /letter|label/],
		[
			'the packet in a deal without one',
			'ksiezna-de-luynes',
			{deal: 4, t: {1: '9S'}, stock: '9H'},
			'e',
			/No packet is laid in this deal/,
		],
		[
			'the turned card that can only be tucked',
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2H 2S'},
			'w',
			/2♠ fits no foundation: t tucks/,
		],
		['the reserve with nothing turned', 'fajerwerk', {t: {1: '9S'}, reserve: '*2S'}, 'w', /turned/],
		[
			'tucking what fits',
			'fajerwerk',
			{t: {1: '9S'}, reserve: '*2H AS'},
			't',
			/already turned|must go there/,
		],
		[
			'turning over in an early deal',
			'damski-kaprys',
			{t: {1: '9S'}, stock: '9H'},
			'v',
			/only in the last deal/,
		],
		['turning over in a game without it', 'tajemnica', simple, 'v', /\?/],
		['a key that does nothing', 'tajemnica', simple, '%', /\?/],
		[
			'filling where the game has none',
			'zwarta-kolumna',
			{t: {1: '8C', 2: '9C', 3: '7C'}},
			'1 4',
			/vacancies are not filled/,
		],
		['the row rule', 'zwarta-kolumna', {t: {3: '2S', 2: '9H'}, stock: '9D'}, 'F 1', /./],
		[
			'anything but the replacement',
			'cztery-katy',
			{t: {1: '9S', 2: '8S'}, stock: '9H', replacement: 2},
			'd',
			/Place 2/,
		],
		['undo at the beginning', 'tajemnica', simple, 'u', /nothing to undo/],
		['redo with nothing undone', 'tajemnica', simple, 'r', /nothing to redo/],
		['f on the stock', 'tajemnica', simple, 'tab tab f', /./],
		['Space on a foundation with nothing chosen', 'tajemnica', simple, 'up up space', /./],
	])('%s', (_, game, sketch, keys, words) => {
		const before = table(game, sketch);
		const after = press(before, keys);

		expect(after.play.session).toEqual(before.play.session);
		expect(entryOf(after)).toBe('command');
		expect(messageOf(after)).toMatch(words);
		expect(after.screen).toEqual({kind: 'table'});
	});

	test('and the next key takes the message away', () => {
		const refused = press(table('tajemnica', simple), '4');

		for (const key of ['1', 'escape', 'right', 'tab', 'end', 'V']) {
			expect(messageOf(press(refused, key))).toBe('');
		}
	});
});

describe('Esc', () => {
	test.each([
		['a chosen card', 'tajemnica', twoWays, '1'],
		['the number of a foundation', 'tajemnica', simple, 'F'],
		['a packet label', 'tajemnica', lastDeal, 'e'],
		['a search', 'tajemnica', simple, '/ 9'],
		['a deal number', 'tajemnica', simple, 'g 1 2'],
		['the question whether to give up', 'tajemnica', simple, 'd n'],
	])('takes back %s', (_, game, sketch, keys) => {
		const pending = press(table(game, sketch), keys);
		expect(entryOf(pending)).not.toBe('command');
		const after = press(pending, 'escape');

		expect(entryOf(after)).toBe('command');
		expect(after.play.session).toEqual(pending.play.session);
		expect(after.request).toBeUndefined();
	});

	test('alone does nothing at the table', () => {
		const before = table('tajemnica', simple);

		expect(press(before, 'escape')).toEqual(before);
	});

	test('a pile’s own key takes its chosen card back too', () => {
		const chosen = press(table('zwarta-kolumna', {t: {1: '8C', 2: '9C', 3: '7C'}}), '1');

		expect(entryOf(chosen)).toBe('picked');
		expect(entryOf(press(chosen, '1'))).toBe('command');
		expect(entryOf(press(chosen, 'space'))).toBe('command');
		expect(entryOf(press(press(chosen, 'down'), 'space'))).toBe('command');
	});
});

describe('Undo and redo', () => {
	test.each(['u', 'backspace', 'delete'])('%s takes a move back', key => {
		expect(movesOf(press(table('tajemnica', simple), `1 d ${key}`))).toBe('t1-f1');
	});

	test.each(['r', 'U', 'ctrl-r'])('%s makes it again', key => {
		expect(movesOf(press(table('tajemnica', simple), `1 d u u ${key}`))).toBe('t1-f1');
	});

	test('go over redeals and shuffles to the very beginning and back', () => {
		const start = onTable(begun('otwarty-pakiet', 3));
		const rounds = Array.from({length: 17}, () => 'd').join(' ');
		const far = press(start, `${rounds} R ${rounds} R d d`);
		expect(JSON.parse(positionIn(far)).deal).toBe(3);
		const {length} = far.play.session.moves;
		const keys = (key: string) => Array.from({length}, () => key).join(' ');
		const back = press(far, keys('u'));

		expect(positionIn(back)).toBe(positionIn(start));
		expect(positionIn(press(back, keys('r')))).toBe(positionIn(far));
	});

	test('put the cursor on a place that is there', () => {
		const far = press(
			table('damski-kaprys', {deal: 3, t: {1: '9S 9D', 2: '9H 3C 3S', 3: '8D 3H', 4: '8C AC'}}),
			'R',
		);
		const onSix = press(far, 'end');
		expect(onSix.play.cursor).toBe('t6');
		const back = press(onSix, 'u');

		expect(back.play.cursor).toBe('t1');
		expect(positionOf(back.play.session).tableau).toHaveLength(4);
	});
});

describe('Find', () => {
	const wide: Sketch = {
		t: {1: '10H 7C', 2: '7C 9D', 3: '3S', 4: '10H'},
		packet: '*QS *4D',
		f: {1: '2S+1', 8: 'KC'},
		aside: 'AD',
		stock: 'QH JS',
	};

	test('/ rank suit puts the cursor on the card and says where it lies', () => {
		const found = press(table('tajemnica', wide), '/ 7 c');

		expect(found.play.cursor).toBe('t1');
		expect(messageOf(found)).toMatch(/7♣.* in pile 1/);
	});

	test('again finds its twin, and then the first again', () => {
		const second = press(table('tajemnica', wide), '/ 7 c / 7 c');
		expect(second.play.cursor).toBe('t2');
		expect(messageOf(second)).toMatch(/pile 2.* one card/);

		expect(press(second, '/ 7 c').play.cursor).toBe('t1');
	});

	test.each(['/ 1 0 h', '/ 1 h', '/ 0 h', '/ t h', '/ T H'])('ten may be typed %s', keys => {
		const found = press(table('tajemnica', wide), keys);

		expect(messageOf(found)).toMatch(/10♥.* in pile 1.* one card/);
	});

	test.each([
		['on a foundation', '/ k c', 'f8'],
		['aside', '/ a d', 'a'],
	])('cards %s are found', (_, keys, spot) => {
		expect(press(table('tajemnica', wide), keys).play.cursor).toBe(spot);
	});

	test.each(['/ q s', '/ 4 d', '/ q h', '/ j s'])('%s: what lies face down is not found', keys => {
		const before = table('tajemnica', wide);
		const after = press(before, keys);

		expect(messageOf(after)).toMatch(/^No /);
		expect(after.play.cursor).toBe(before.play.cursor);
	});

	test('nor is what lies covered in a deal that was laid whole, whichever way it lies', () => {
		const special = table('damski-kaprys', {deal: 4, t: {1: '9H *9D 8S', 2: '9H 8C'}});

		expect(messageOf(press(special, '/ 9 h'))).toMatch(/^No /);
		expect(messageOf(press(special, '/ 9 d'))).toMatch(/^No /);
		expect(press(special, '/ 8 c').play.cursor).toBe('t2');
	});

	test.each(['/ x', '/ 7 x', '/ 2 0'])('%s is no card: said so, nothing changed', keys => {
		const after = press(table('tajemnica', wide), keys);

		expect(messageOf(after)).toMatch(/^No such |no /);
		expect(entryOf(after)).toBe('command');
	});

	test('Backspace takes the rank back', () => {
		expect(messageOf(press(table('tajemnica', wide), '/ 9 backspace 7 c'))).toMatch(/7♣/);
	});

	test('and the card found can be played from there', () => {
		expect(movesOf(press(table('tajemnica', wide), '/ 3 s'))).toBe('');
		expect(movesOf(press(table('tajemnica', {...wide, f: {1: '2S'}}), '/ 3 s f'))).toBe('t3-f1');
	});
});

describe('Another deal', () => {
	test.each([
		['n', {dealNumber: undefined, replay: false}],
		['N', {dealNumber: 7, replay: false}],
	])('%s before anything is played asks nothing', (key, request) => {
		const after = press(onTable(begun('tajemnica')), key);

		expect(after.request).toMatchObject({kind: 'deal', game: {id: 'tajemnica'}, ...request});
		expect(after.play.session.finished).toBeUndefined();
	});

	test.each([
		['n', {dealNumber: undefined, replay: false}],
		['N', {dealNumber: 7, replay: true}],
		['g 1 2 enter', {dealNumber: 12, replay: false}],
		['g 7 enter', {dealNumber: 7, replay: true}],
	])('%s in a game asks first, naming the loss; y gives it up', (keys, request) => {
		const asked = press(onTable(begun('tajemnica')), `d ${keys}`);
		expect(asked.request).toBeUndefined();
		expect(promptOf(asked)).toMatch(/Tajemnica.*7.*lost/);

		for (const yes of ['y', 'Y']) {
			const after = press(asked, yes);
			expect(after.play.session.finished).toBe('given-up');
			expect(after.request).toMatchObject({kind: 'deal', ...request});
		}
		for (const no of ['n', 'escape', 'enter', 'space', 'left', '1']) {
			const after = press(asked, no);
			expect(after.play.session).toEqual(asked.play.session);
			expect(after.request).toBeUndefined();
			expect(entryOf(after)).toBe('command');
		}
	});

	test('only the key that is named gives up, in each language its own', () => {
		const asked = press(onTable(begun('tajemnica')), 'd n');
		expect(press(asked, 't').play.session.finished).toBeUndefined();
		const polish = {...asked, options: {...asked.options, language: 'pl'}} as typeof asked;
		expect(promptOf(polish)).toMatch(/ t: tak/);
		expect(press(polish, 'y').play.session.finished).toBeUndefined();
		expect(press(polish, 't').play.session.finished).toBe('given-up');
	});

	test('e asks for no letter where there is none, so that the next key is obeyed', () => {
		expect(movesOf(press(table('tajemnica', simple), 'e d'))).toBe('deal');
	});

	test('a game whose moves are all undone still counts', () => {
		expect(entryOf(press(onTable(begun('tajemnica')), 'd u n'))).toBe('confirm');
	});

	test.each(['0', '0 0', '4 2 9 4 9 6 7 2 9 6', '9 9 9 9 9 9 9 9 9 9 9 9 9'])(
		'g %s is no deal number: said so, nothing changed',
		digits => {
			const after = press(onTable(begun('tajemnica')), `d g ${digits} enter`);

			expect(after.request).toBeUndefined();
			expect(messageOf(after)).toMatch(/^Deal number \d+ is too (?:small|large).*4294967295/);
			expect(movesOf(after)).toBe('deal');
		},
	);

	test('the highest deal number is one', () => {
		const after = press(onTable(begun('tajemnica')), 'g 4 2 9 4 9 6 7 2 9 5 enter');

		expect(after.request).toMatchObject({kind: 'deal', dealNumber: 4_294_967_295});
	});

	test('noughts before a deal number don’t count, however many', () => {
		const after = press(onTable(begun('tajemnica')), `g${' 0'.repeat(12)} 1 2 enter`);

		expect(after.request).toMatchObject({kind: 'deal', dealNumber: 12});
	});

	test('a number with a digit too many is refused', () => {
		const after = press(onTable(begun('tajemnica')), `g${' 9'.repeat(14)} enter`);

		expect(after.request).toBeUndefined();
		expect(messageOf(after)).toBe(en.badDealNumber('99999999999'));
	});

	test('Backspace takes a digit back, anything else leaves the deal as it is', () => {
		const start = onTable(begun('tajemnica'));

		expect(press(start, 'g 1 2 backspace 3 enter').request).toMatchObject({dealNumber: 13});
		expect(press(start, 'g 1 backspace backspace 7 enter').request).toMatchObject({
			kind: 'deal',
			dealNumber: 7,
		});
		for (const keys of ['g enter', 'g 1 n', 'g backspace enter', 'g 5 q']) {
			const after = press(start, keys);
			expect(after.request).toBeUndefined();
			expect(after.play.session).toEqual(start.play.session);
			expect(entryOf(after)).toBe('command');
		}
	});

	test(': gives up, after asking, and opens the result', () => {
		const asked = press(onTable(begun('tajemnica')), 'd :');
		expect(entryOf(asked)).toBe('confirm');
		const after = press(asked, 'y');

		expect(after.play.session.finished).toBe('given-up');
		expect(after.screen).toEqual({kind: 'result'});
		expect(after.request).toBeUndefined();
	});

	test(': with nothing played has nothing to give up', () => {
		const after = press(onTable(begun('tajemnica')), ':');

		expect(after.play.session.finished).toBeUndefined();
		expect(messageOf(after)).toBe(en.notes.nothingToGiveUp);
	});

	test('a deal counted once is not asked about again', () => {
		const counted = onTable({...begun('tajemnica'), finished: 'given-up'});

		expect(press(counted, 'd n').request).toMatchObject({kind: 'deal', replay: false});
		expect(messageOf(press(counted, 'd :'))).toBe(en.notes.nothingToGiveUp);
	});
});

describe('Leaving and other screens', () => {
	test.each([
		['q', 'leave'],
		['ctrl-c', 'leave'],
		['ctrl-d', 'leave'],
		['m', 'menu'],
		['ctrl-l', 'redraw'],
		['ctrl-z', 'suspend'],
		['s', 'statistics'],
	])('%s asks to %s and leaves the game as it is', (key, kind) => {
		const before = press(onTable(begun('tajemnica')), 'd');
		const after = press(before, key);

		expect(after.request).toMatchObject({kind});
		expect(after.play.session).toEqual(before.play.session);
	});

	test.each(['1', 'F', 'e', '/ 7', 'g 1', 'n'])('Ctrl-C leaves also after %s', keys => {
		const after = press(onTable(begun('tajemnica')), `d ${keys} ctrl-c`);

		expect(after.request).toEqual({kind: 'leave'});
		expect(after.play.session.finished).toBeUndefined();
	});
});
