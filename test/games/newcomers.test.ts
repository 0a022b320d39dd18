import {describe, expect, test} from 'vitest';
import {ace, faceUp, isFaceDown, king, suits} from '../../source/cards.js';
import {decodeSave, encodeSave} from '../../source/play/save.js';
import {played as afterMove, saveOf, sessionOf} from '../../source/play/session.js';
import {refusalFacts} from '../../source/rules/describe.js';
import type {Foundation, Game} from '../../source/rules/game.js';
import {legalMoves} from '../../source/rules/moves.js';
import {hasPacket, type Position} from '../../source/rules/position.js';
import {textOf} from '../../source/ui/draw/span.js';
import {spokenTable} from '../../source/ui/draw/spoken-table.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {rulesPage} from '../../source/ui/pages/rules-page.js';
import {rulesText, type Section} from '../../source/ui/pages/rules-text.js';
import {rulesTexts} from '../../source/ui/text/rules-texts.js';
import {cardSign} from '../../source/ui/text/signs.js';
import {type Language, languages, texts} from '../../source/ui/text/text.js';
import {
	expectExactMoves,
	expectNothingGivenAway,
	expectReplays,
	expectSound,
} from '../helpers/invariants.js';
import {layoutFaults, tableFaults} from '../helpers/layout-faults.js';
import {played} from '../helpers/player.js';
import {lay, moves as legal, move, named, play, start, why} from '../helpers/position.js';
import {begun, noon, onTable} from '../ui/driver.js';
import {frameOf} from '../ui/frame.js';
import {phases, sizes} from '../ui/samples.js';

/** Aces up on f1–f4, kings down on f5–f8, ♠ ♥ ♦ ♣, all there from the start. */
const acesAndKings: readonly Foundation[] = [
	...suits.map(
		suit => ({base: ace, step: 1, length: 13, follows: 'in suit', laidOut: true, suit}) as const,
	),
	...suits.map(
		suit => ({base: king, step: -1, length: 13, follows: 'in suit', laidOut: true, suit}) as const,
	),
];

/**
 * A relative of Kapryśnice, after La Capricieuse: aces and kings lie on the foundations, two special deals on
 * twelve piles, which lie by turns face down and face up. There tops are built in suit either way and any top
 * fills a vacancy; in the last deal the piles turn over. Taken from Kapryśnice: the sorting before them. Left out:
 * playing while the cards are laid, as play never happens inside a round.
 */
const laCapricieuse: Game<'la-capricieuse'> = {
	...named('kaprysnice'),
	id: 'la-capricieuse',
	otherNames: ['capricious'],
	name: 'La Capricieuse',
	gloss: 'The Capricious Lady',
	foundations: acesAndKings,
	deals: [
		{places: 4, laying: {kind: 'sorted'}, flip: false},
		{
			places: 12,
			laying: {kind: 'whole', turns: 'pile by pile', faces: ['down', 'up']},
			flip: false,
		},
		{
			places: 12,
			laying: {kind: 'whole', turns: 'pile by pile', faces: ['down', 'up']},
			flip: true,
		},
	],
	gathering: 'last pile first',
	building: {during: 'play after the stock', steps: [1, -1]},
	filling: true,
};

const above = [4, 5, 6, 7];
const below = [0, 1, 2, 3];

/**
 * St. Helena: twelve piles round kings above and aces below, numbered as the hand of a clock goes; drawn in two
 * columns, so the four above are the upper two of both columns. In the first deal piles above reach the kings
 * only, piles below the aces only, those at the sides everything. Tops are built in suit either way. Three deals,
 * gathered from the last pile. Taken: twelve cards a round, with play between the rounds; building at any time;
 * no building from king to ace.
 */
const saintHelena: Game<'saint-helena'> = {
	...named('zwarta-kolumna'),
	id: 'saint-helena',
	otherNames: ['napoleons-favourite'],
	name: 'Święta Helena',
	gloss: 'St. Helena',
	foundations: acesAndKings,
	gathering: 'last pile first',
	building: {during: 'the whole deal', steps: [1, -1]},
	table: {
		drawn: 'columns',
		lines: [
			{left: 1, between: [4, 5], right: 2},
			{left: 0, between: [6, 7], right: 3},
			{left: 11, between: 'nothing', right: 4},
			{left: 10, between: 'stock', right: 5},
			{left: 9, between: [0, 1], right: 6},
			{left: 8, between: [2, 3], right: 7},
		],
	},
	rowRule: {
		holds: 'in the first deal',
		reach: [
			...[above, above, above, above],
			...(['every', 'every'] as const),
			...[below, below, below, below],
			...(['every', 'every'] as const),
		],
	},
	corners: [],
};

const newcomers: readonly Game[] = [laCapricieuse, saintHelena];

const sectionOf = (game: Game, language: Language, name: Section['name']): Section =>
	rulesText(game, rulesTexts[language], undefined).find(section => section.name === name)!;

describe.each(newcomers.map(game => [game.id, game] as const))('%s, told as data', (_, game) => {
	test('says of everything where it lies, once', () => {
		expect(tableFaults(game)).toEqual([]);
	});

	test('is laid out at every size in every phase', () => {
		const all = phases(game);
		const found = all.flatMap(position =>
			sizes.flatMap(size => layoutFaults(game, position, size)),
		);
		const fullest = all.toSorted(
			(one, other) => other.tableau.flat().length - one.tableau.flat().length,
		)[0]!;
		for (let columns = 60; columns <= 200; columns++) {
			for (let rows = 20; rows <= 50; rows++) {
				found.push(...layoutFaults(game, fullest, {columns, rows}));
			}
		}

		expect(all.length).toBeGreaterThan(8);
		expect([...new Set(found)]).toEqual([]);
	});

	test.each([
		[60, 20],
		[80, 24],
		[120, 40],
		[200, 50],
	])('is drawn at %d×%d within the screen, with every card that can be played', (columns, rows) => {
		const size: Size = {columns, rows};
		const all = phases(game);
		for (const position of all.filter((_position, index) => index % 3 === 0)) {
			const frame = frameOf(onTable({...begun(game), positions: [position]}, size));
			expect(frame).toHaveLength(rows);
			expect(Math.max(...frame.map(line => line.length))).toBeLessThanOrEqual(columns);
			expect(frame.join('\n').match(/[1-8] [♠♥♦♣][↑↓]/gu)).toHaveLength(8);
			for (const move of legalMoves(game, position)) {
				if (move.kind === 'card' && move.source.at === 'tableau') {
					const top = position.tableau[move.source.index]!.at(-1)!;
					expect(frame.join('\n')).toContain(cardSign(top));
				}
			}
		}
	});

	test.each(languages)('is explained and told to a screen reader in the language %s', language => {
		const sections = rulesText(game, rulesTexts[language], undefined);
		for (const {sentences, name} of sections) {
			expect(sentences.length, name).toBeGreaterThan(0);
			for (const sentence of sentences) {
				expect(sentence).toMatch(/^[\p{Lu}].*[.!]$/u);
				expect(sentence).not.toMatch(/undefined|NaN|null|false|\?|\s{2}| ,|\.\./u);
			}
		}
		for (const columns of [60, 80, 200]) {
			for (const line of rulesPage(game, language, columns - 2).map(textOf)) {
				expect(line.length).toBeLessThanOrEqual(Math.min(78, columns - 2));
			}
		}
		for (const position of phases(game)) {
			const state = onTable({...begun(game), positions: [position]});
			const lines = spokenTable({...state, options: {...state.options, language}});
			expect(lines.join('\n')).not.toMatch(/undefined|NaN|[♠♥♦♣▒]/u);
		}
	});

	test.each([0, 1, 2, 3])('is played soundly by a random player, seed %d, and replayed', seed => {
		const game1 = played(game, 60 + seed, seed);

		expectSound(game, game1);
		expectReplays(game, game1);
		expect(game1.positions.some(({deal}) => deal === game.deals.length)).toBe(true);
		for (const position of game1.positions.filter((_position, index) => index % 60 === 0)) {
			expectExactMoves(game, position);
			expectNothingGivenAway(game, position);
		}
	});

	test('is saved and loaded, and unknown where it isn’t among the games', () => {
		const {moves} = played(game, 64, 1);
		const session = moves.reduce(afterMove, begun(game, 64));
		const read = decodeSave(encodeSave(saveOf(session, new Date(noon).toISOString())));

		expect(moves.length).toBeGreaterThan(50);
		expect(
			read.ok && sessionOf(read.value, id => newcomers.find(other => other.id === id)),
		).toEqual(session);
		expect(read.ok && sessionOf(read.value)).toBeUndefined();
	});
});

describe('La Capricieuse', () => {
	const specialDeal = (deal: 2 | 3) => {
		const {positions} = played(laCapricieuse, 61, 1);
		return positions.find(position => position.deal === deal)!;
	};

	test('its piles lie by turns face down and face up, the tops turned up', () => {
		const {tableau} = specialDeal(2);

		expect(tableau).toHaveLength(12);
		for (const [index, pile] of tableau.entries()) {
			expect(pile.length).toBeGreaterThan(1);
			expect(pile.slice(0, -1).every(isFaceDown)).toBe(index % 2 === 0);
			expect(pile.slice(0, -1).some(isFaceDown)).toBe(index % 2 === 0);
			expect(isFaceDown(pile.at(-1)!)).toBe(false);
		}
	});

	test('covered cards that lie face up are seen until the piles may turn over', () => {
		const shownIn = (position: Position) =>
			frameOf(
				onTable({...begun(laCapricieuse), positions: [position]}, {columns: 120, rows: 40}),
			).join('\n');
		const second = specialDeal(2);
		const third = specialDeal(3);
		const covered = (position: Position) => faceUp(position.tableau[1]!.at(-2)!);

		expect(shownIn(second)).toContain(`${cardSign(covered(second))}│`);
		expect(shownIn({...second, deal: 3})).not.toContain(`│${cardSign(covered(second))}│`);
		expect(third.tableau[1]!.slice(0, -1).some(isFaceDown)).toBe(false);
	});

	test('tops are built either way, vacancies filled, and the piles turn over in the last deal', () => {
		const t = {1: '9S 5H', 2: '6H', 3: '4H'};
		const table = lay(laCapricieuse, {deal: 2, t});

		expect(legal(table).split(' ')).toEqual(expect.arrayContaining(['t1-t2', 't1-t3', 't1-t12']));
		expect(why(table, 'flip')).toBe('no-flip-yet');
		expect(why(lay(laCapricieuse, {deal: 3, t}), 'flip')).toBeUndefined();
	});

	test.each([
		['en', 'the piles by turns face down and face up'],
		['pl', 'kupki na przemian zakryte i odkryte'],
	] as const)('the rules in the language %s say once how the piles lie', (language, words) => {
		const said = sectionOf(laCapricieuse, language, 'dealing').sentences;

		expect(said.filter(sentence => sentence.includes(words))).toHaveLength(1);
	});

	test('its twelve piles are drawn in two lines, once for both deals that have them', () => {
		expect(sectionOf(laCapricieuse, 'en', 'layout').drawing.slice(-3)).toEqual([
			'[♠] [♥] [♦] [♣]   deal 1',
			'[1] [2] [3] [4] [5] [6]   deals 2–3',
			'[7] [8] [9] [10] [11] [12]',
		]);
	});
});

describe('St. Helena', () => {
	const t = {1: '2S', 2: 'QS', 5: '2H', 6: 'QH', 7: '2D', 8: 'QD', 11: '2C', 12: 'QC'};

	test.each([
		[1, '9S', ['t11-f4', 't12-f8', 't2-f5', 't5-f2', 't6-f6', 't7-f3']],
		[1, '', ['t11-f4', 't12-f8', 't2-f5', 't5-f2', 't6-f6', 't7-f3']],
		[2, '9S', ['t1-f1', 't11-f4', 't12-f8', 't2-f5', 't5-f2', 't6-f6', 't7-f3', 't8-f7']],
	])('in deal %d, stock “%s”, these cards go home: %j', (deal, stock, moves) => {
		const table = lay(saintHelena, {deal, stock, t});

		const home = legal(table)
			.split(' ')
			.filter(move => move.includes('-f'));
		expect(home).toEqual(moves);
	});

	test.each([
		[
			'en',
			'The 2♠ is out of reach of foundation 1: in the first deal, only cards of piles 5 to 12 go there.',
		],
		[
			'pl',
			'Karta 2♠ leży za daleko: w pierwszym rozłożeniu na podstawę 1 idą tylko karty z kupek od 5 do 12.',
		],
	] as const)(
		'a card out of reach is told in the language %s whose cards go there',
		(language, words) => {
			const {game, position} = lay(saintHelena, {t});
			const facts = refusalFacts(game, position, move('t1-f1'), 'row-rule');

			expect(why({game, position}, 't1-f1')).toBe('row-rule');
			expect(texts[language].refusal(facts)).toBe(words);
		},
	);

	test('ties run only where a pile reaches its neighbour, and only in the first deal', () => {
		const lines = (game: Game, deal: number) => {
			const {position} = lay(game, {deal, t});
			return (
				frameOf(onTable({...begun(game), positions: [position]}))
					.join('')
					.match(/─/gu) ?? []
			);
		};
		const swapped: Game = {
			...saintHelena,
			rowRule: {...saintHelena.rowRule!, reach: saintHelena.rowRule!.reach.with(1, below)},
		};

		expect(lines(saintHelena, 1)).toHaveLength(8);
		expect(lines(swapped, 1)).toHaveLength(7);
		expect(lines(saintHelena, 2)).toHaveLength(0);
	});

	test('it begins with 96 cards, twelve a round', () => {
		const table = start(saintHelena);

		expect(table.position.stock).toHaveLength(84);
		expect(play(table, 'deal').position.stock).toHaveLength(72);
		expect(hasPacket(saintHelena)).toBe(false);
	});

	test('is drawn in the rules as on the screen', () => {
		expect(sectionOf(saintHelena, 'en', 'layout').drawing).toEqual([
			'[ 2]     K♠ ↓    K♥ ↓     [ 3]   row a',
			'[ 1]     K♦ ↓    K♣ ↓     [ 4]   row b',
			'[12]                      [ 5]',
			'[11]                      [ 6]',
			'[10]     A♠ ↑    A♥ ↑     [ 7]   row c',
			'[ 9]     A♦ ↑    A♣ ↑     [ 8]   row d',
		]);
	});

	test.each([
		[
			'en',
			'The row rule, in the first deal: cards of piles 1 to 4 go only to foundations 5 to 8; cards of piles 5, 6, 11, 12 go to every foundation; cards of piles 7 to 10 go only to foundations 1 to 4. From the second deal on every card may go everywhere.',
		],
		[
			'pl',
			'Reguła rzędów, w pierwszym rozłożeniu: karty z kupek od 1 do 4 idą tylko na podstawy od 5 do 8; karty z kupek 5, 6, 11, 12 idą na każdą podstawę; karty z kupek od 7 do 10 idą tylko na podstawy od 1 do 4. Od drugiego rozłożenia każda karta może iść wszędzie.',
		],
	] as const)('the rules in the language %s tell the row rule', (language, words) => {
		expect(sectionOf(saintHelena, language, 'play').sentences).toContain(words);
	});
});
