import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {oddsOf} from '../../source/games/odds.js';
import type {Deal, Foundation, Game, RowRule, Table} from '../../source/rules/game.js';
import {textOf} from '../../source/ui/draw/span.js';
import {rulesPage} from '../../source/ui/pages/rules-page.js';
import {rulesText} from '../../source/ui/pages/rules-text.js';
import {chanceOf, foundationGroups} from '../../source/ui/text/rules-facts.js';
import {rulesTexts} from '../../source/ui/text/rules-texts.js';
import {languages} from '../../source/ui/text/text.js';
import {wrapped} from '../../source/ui/text/wrap.js';

const sectionNames = ['aim', 'layout', 'dealing', 'play', 'redeals', 'end', 'rulings', 'odds'];

/** Fields by which a game is named and filed rather than played. */
const namingFields: readonly string[] = ['id', 'otherNames', 'name', 'gloss', 'family'];

/** Every value that a field has in some game. */
const valuesOf = <Field extends keyof Game>(field: Field): readonly Game[Field][] => {
	const all = games.map(game => game[field]);
	return all.filter(
		(value, index) =>
			all.findIndex(other => JSON.stringify(other) === JSON.stringify(value)) === index,
	);
};

type Variation = {readonly word: string; readonly game: Game};

const withFoundation = (game: Game, foundation: Foundation): Game => ({
	...game,
	foundations: [foundation, ...game.foundations.slice(1)],
});

const withDeal = (game: Game, change: Partial<Deal>): Game => ({
	...game,
	deals: [...game.deals.slice(0, -1), {...(game.deals.at(-1) as Deal), ...change}],
});

/** The game with one word of its data said otherwise, for every word there is. */
const variations = (game: Game): readonly Variation[] => {
	const fields = (Object.keys(game) as (keyof Game)[])
		.filter(field => !namingFields.includes(field))
		// What is shuffled has no order to tell of.
		.filter(field => field !== 'gathering' || !game.shuffledRedeals)
		.flatMap(field =>
			valuesOf(field).map(value => ({
				word: `${field}: ${(JSON.stringify(value) ?? 'none').slice(0, 60)}`,
				game: {...game, [field]: value},
			})),
		);
	const first = game.foundations[0] as Foundation;
	const foundations = (
		[
			{...first, base: 5},
			{...first, step: first.step === 1 ? -1 : 1},
			{...first, length: 11},
			{...first, follows: first.follows === 'in suit' ? 'regardless of suit' : 'in suit'},
			first.laidOut ? {...first, laidOut: false} : {...first, laidOut: true, suit: 0},
			first.laidOut
				? {...first, suit: 3}
				: {...first, suit: first.suit === 'chosen' ? 0 : 'chosen'},
		] satisfies Foundation[]
	).map(foundation => ({
		word: `foundation: ${JSON.stringify(foundation)}`,
		game: withFoundation(game, foundation),
	}));
	const {table, rowRule} = game;
	const tables = (
		table.drawn === 'columns'
			? [
					{drawn: 'columns', lines: table.lines.toReversed()},
					{drawn: 'columns', lines: table.lines.slice(0, -2)},
				]
			: [{drawn: 'fans', foundations: table.foundations.map(group => group.toReversed())}]
	).map(said => ({word: `table: ${JSON.stringify(said)}`, game: {...game, table: said as Table}}));
	const rules = (
		rowRule === undefined
			? []
			: ([
					{...rowRule, holds: 'in the first deal'},
					{...rowRule, reach: rowRule.reach.toReversed()},
					{...rowRule, reach: rowRule.reach.map(() => [0, 1, 2])},
					{...rowRule, reach: rowRule.reach.with(1, 'every')},
				] satisfies RowRule[])
	).map(said => ({word: `row rule: ${JSON.stringify(said)}`, game: {...game, rowRule: said}}));
	const last = game.deals.at(-1) as Deal;
	const deals = (
		[
			{places: last.places - 1},
			{flip: !last.flip},
			{laying: {kind: 'rounds', packet: 3}},
			{laying: {kind: 'counted', packet: 3}},
			{laying: {kind: 'sorted'}},
			{laying: {kind: 'whole', turns: 'row by row', faces: ['up']}},
			{laying: {kind: 'whole', turns: 'row by row', faces: ['up', 'down']}},
			{laying: {kind: 'whole', turns: 'pile by pile', faces: ['up', 'down']}},
		] satisfies Partial<Deal>[]
	).map(change => ({word: `last deal: ${JSON.stringify(change)}`, game: withDeal(game, change)}));
	const building = (
		[
			{during: 'the whole deal', steps: [1]},
			{during: 'the whole deal', steps: [-1]},
			{during: 'play after the stock', steps: [1]},
			{during: 'play after the stock', steps: [-1]},
		] satisfies NonNullable<Game['building']>[]
	).map(said => ({word: `building: ${JSON.stringify(said)}`, game: {...game, building: said}}));
	return [...fields, ...foundations, ...tables, ...rules, ...deals, ...building].filter(
		variation => JSON.stringify(variation.game) !== JSON.stringify(game),
	);
};

describe.each(languages)('The rules in the language %s', language => {
	const words = rulesTexts[language];

	test('have a title for every section, each different', () => {
		expect(new Set(Object.values(words.titles)).size).toBe(sectionNames.length);
	});

	describe.each(games)('of $id', game => {
		const sections = rulesText(game, words, oddsOf(game));

		test('have every section, none of them empty', () => {
			expect(sections.map(({name}) => name)).toEqual(sectionNames);
			for (const {name, sentences} of sections) {
				expect(sentences.length, name).toBeGreaterThan(0);
			}
		});

		test('are whole sentences without gaps', () => {
			for (const sentence of sections.flatMap(({sentences}) => sentences)) {
				expect(sentence).toMatch(/^[\p{Lu}(].*[.!]$/u);
				expect(sentence).not.toMatch(/undefined|NaN|null|false|\?|\s{2}| ,|\.\./u);
			}
		});

		test('draw the table within 54 columns, every pile and foundation in it', () => {
			const drawing = sections.flatMap(section => section.drawing);
			expect(Math.max(...drawing.map(({length}) => length))).toBeLessThanOrEqual(54);
			expect(drawing.join('').match(/[↑↓]/gu)).toHaveLength(8);
			const most = Math.max(...game.deals.map(({places}) => places));
			if (game.deals.some(({laying}) => laying.kind !== 'sorted')) {
				expect(drawing.join('\n')).toContain(`${most}]`);
			}
		});

		test.each(variations(game))('would be others with $word', variation => {
			expect(rulesText(variation.game, words, undefined)).not.toEqual(
				rulesText(game, words, undefined),
			);
		});

		test.each([60, 80, 200])('fit %d columns', columns => {
			for (const line of rulesPage(game, language, columns - 2)) {
				expect(textOf(line).length).toBeLessThanOrEqual(Math.min(78, columns - 2));
			}
		});
	});

	test('name the brackets of their drawing as they are', () => {
		for (const game of games) {
			const [drawn] = rulesText(game, words, undefined).filter(({name}) => name === 'layout');
			const hasRound = drawn?.drawing.join('').includes('(') ?? false;
			const said = drawn?.sentences.filter(sentence => /bracket|nawias/iu.test(sentence)) ?? [];
			expect(said).toHaveLength(hasRound ? 1 : 0);
			expect(said.join('')).toMatch(hasRound ? /Round.*square|okrągłym.*kwadratowych/u : /^$/);
		}
	});

	test('say where piles turn over that covered cards stay hidden', () => {
		for (const game of games) {
			const said = rulesText(game, words, undefined).flatMap(({sentences}) => sentences);
			const isSaid = /stay hidden whichever way|którąkolwiek stroną/u.test(said.join(' '));
			expect(isSaid, game.id).toBe(game.deals.some(({flip}) => flip));
		}
	});

	test('tell a number of piles once for all deals that have it', () => {
		for (const game of games) {
			const [said] = rulesText(game, words, undefined)[1]?.sentences ?? [];
			const numbers = [...(said ?? '').matchAll(/(\p{L}+) (?:piles|kupki|kupek)/gu)];
			const places = game.deals.map(deal => deal.places);
			const changes = places.filter((count, index) => count !== places[index - 1]);
			expect(numbers, said).toHaveLength(changes.length);
		}
	});

	test('say which deals have no packet', () => {
		const said = games.map(game => [
			game.id,
			rulesText(game, words, undefined)[1]?.sentences.filter(sentence =>
				/there is no packet|pakietu nie ma/u.test(sentence),
			),
		]);
		expect(said.filter(([, sentences]) => sentences?.length !== 0)).toEqual([
			['ksiezna-de-luynes', [expect.stringMatching(/4, (?:the last,|ostatnim,)/u)]],
		]);
	});

	test('keep the ranks of a foundation in one line, whatever the width', () => {
		for (const game of games) {
			const ranks = foundationGroups(game).map(group => group.ranks.replaceAll('\u{A0}', ' '));
			for (let columns = 40; columns <= 78; columns++) {
				const lines = rulesPage(game, language, columns).map(textOf);
				expect(ranks.filter(all => !lines.some(line => line.includes(all)))).toEqual([]);
				expect(lines.join('')).not.toContain('\u{A0}');
			}
		}
	});

	test('name ranks by words in a sentence', () => {
		for (const game of games) {
			const said = rulesText(game, words, undefined).flatMap(({sentences}) => sentences);
			expect(said.join(' ')).not.toMatch(/\b(?:of|to|od|do|na) (?:A|J|Q|K)\b/u);
		}
	});

	test('never say that all cards come home on average where some deals are lost', () => {
		const odd = (won: number, averageHome: number) =>
			rulesText(games[0] as Game, words, {
				deals: 10_000,
				won,
				averageHome,
				open: {deals: 50, won: 50},
			}).at(-1)?.sentences[1];
		expect(odd(9991, 95.98)).toMatch(/nearly all of the 96 cards|prawie wszystkie karty \(96\)/u);
		expect(odd(10_000, 96)).toMatch(/96 (?:of|z) 96/u);
		expect(odd(9991, 95.4)).toMatch(/95 (?:of|z) 96/u);
	});

	test('tell how many deals an all-seeing player could win, as a lower bound', () => {
		const said = (won: number) =>
			rulesText(games[0] as Game, words, {
				deals: 1000,
				won: 10,
				averageHome: 50,
				open: {deals: 50, won},
			}).at(-1)?.sentences[2];
		expect(said(37)).toMatch(/At least 37 of the first 50|co najmniej 37 z pierwszych 50 rozdań/u);
		expect(said(50)).toMatch(/All of the first 50|każde z pierwszych 50 rozdań/u);
		expect(said(0)).toMatch(/no way.*first 50|żadnym z pierwszych 50 rozdań/u);
	});

	test('tell odds of every kind', () => {
		for (const won of [0, 1, 14, 300, 700, 999]) {
			const measured = {deals: 1000, won, averageHome: 61.3, open: {deals: 100, won: 40}};
			const sentences = rulesText(games[0] as Game, words, measured).at(-1)?.sentences ?? [];
			expect(sentences).toHaveLength(3);
			expect(sentences.join(' ')).toContain('61');
			expect(sentences.join(' ')).not.toMatch(/Infinity|NaN/u);
		}
		expect(rulesText(games[0] as Game, words, undefined).at(-1)?.sentences).toHaveLength(1);
	});
});

test('odds are put into words by the share of deals won', () => {
	const chance = (won: number) =>
		chanceOf({deals: 1000, won, averageHome: 50, open: {deals: 50, won: 25}});
	expect([950, 600, 300, 200, 20, 2].map(chance)).toEqual([
		'nearly always',
		'mostly',
		'often',
		'sometimes',
		'seldom',
		'nearly never',
	]);
});

test('lines are broken at blanks, and words too long for a line are cut', () => {
	expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
	expect(wrapped('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij']);
	expect(wrapped('', 5)).toEqual(['']);
	expect(wrapped('ab c', 0)).toEqual(['a', 'b', 'c']);
	expect(wrapped('abcdefgh ij k', 5, 'whole')).toEqual(['abcdefgh', 'ij k']);
	expect(wrapped('a abcdefgh', 5, 'whole')).toEqual(['a', 'abcdefgh']);
});
