import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseCard, rankText} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import type {Foundation, Game} from '../../source/rules/game.js';
import {parseMove} from '../../source/rules/move.js';
import {positionText} from '../../source/rules/notation.js';
import {startPosition, stockOf} from '../../source/rules/start.js';
import {suitSign} from '../../source/ui/text/signs.js';

const root = join(import.meta.dirname, '..', '..');
const rules = readFileSync(join(root, 'source/rules/README.md'), 'utf8');

/** Chapters and the games of chapter 3 are headings, the rules of chapter 2 begin in bold. */
const numbers = [...rules.matchAll(/^(?:##+ |\*\*)(\d+(?:\.\d+)?) /gm)].map(([, number]) => number);

/** A text whose comments are no longer broken into lines. */
const unbroken = (text: string): string => text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

const citation = /\bRules, (\d[\d.,– ]*)/g;

/** Every number that a text cites from the rules; of a range its ends. */
const cited = (text: string): readonly string[] =>
	[...unbroken(text).matchAll(citation)].flatMap(
		([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? [],
	);

/** What points at a place in the rules in another way. */
const otherCitations = (text: string): readonly string[] =>
	unbroken(text)
		.replaceAll(citation, '')
		.match(/\brules?\b[,:]? \(?(?:chapter )?\d[\d.]*|\bchapter \d+/gi) ?? [];

const code = globSync('{source,test,tools}/**/*.{ts,tsx,js,cjs}', {
	cwd: root,
	exclude: ['**/node_modules/**', 'test/rules/readme.test.ts'],
}).map(file => ({file, text: readFileSync(join(root, file), 'utf8')}));

/** The line below the head of a table. */
const isRule = (cells: readonly string[] = []): boolean => cells.some(cell => /^-+$/.test(cell));

/** The cells of the tables under a heading, without head and rule. */
const rowsUnder = (heading: string): readonly (readonly string[])[] => {
	const section = rules.split(/^##+ /m).find(part => part.startsWith(heading)) ?? '';
	return [...section.matchAll(/^\| (.*) \|$/gm)]
		.map(([, row = '']) => row.split('|').map(cell => cell.trim()))
		.filter((row, index, rows) => !isRule(row) && !isRule(rows[index + 1]));
};

/** What stands in backquotes at the beginning of each row, several of them with commas between. */
const namesUnder = (heading: string): readonly string[] =>
	rowsUnder(heading).flatMap(([first = '']) =>
		[...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	);

describe('The rules in source/rules/README.md', () => {
	test('number their chapters, their rules and their games from 1 on without a gap', () => {
		const chapters = ['1', '2', '3', '4', '5', '6'];
		const inChapter = (chapter: string) =>
			numbers.filter(number => number?.startsWith(`${chapter}.`));

		expect(numbers.filter(number => !number?.includes('.'))).toEqual(chapters);
		expect(inChapter('2')).toEqual(Array.from({length: 15}, (_, index) => `2.${index + 1}`));
		expect(inChapter('3')).toEqual(games.map((_, index) => `3.${index + 1}`));
		expect(numbers).toHaveLength(chapters.length + 15 + games.length);
	});

	test('have every number that the code cites, in the one form in which it may', () => {
		const missing = code.flatMap(({file, text}) => [
			...cited(text)
				.filter(number => !numbers.includes(number))
				.map(number => `${file} cites ${number}, which is not there.`),
			...otherCitations(text).map(words => `${file} should cite “${words}” as “Rules, n.m”.`),
		]);

		expect(missing).toEqual([]);
		expect(code.flatMap(({text}) => cited(text)).length).toBeGreaterThan(30);
	});

	test.each([
		['Holds as long as the stock (Rules, 3.8).', ['3.8']],
		['\n/**\n * A range of them: Rules,\n * 2.1–2.15.\n */', ['2.1', '2.15']],
		['// Rules, 3.11, 3.12: replaced at once', ['3.11', '3.12']],
		['/** Rules, 5. */', ['5']],
		['The rules say so.', []],
	])('a citation is found in %j', (text, found) => {
		expect(cited(text)).toEqual(found);
		expect(otherCitations(text)).toEqual([]);
	});

	test.each(['(rules, 3.8)', 'Chapter 3 of the rules', 'Rule 2.12', '// rules,\n// chapter 5'])(
		'and another form of it in %j',
		text => {
			expect(cited(text)).toEqual([]);
			expect(otherCitations(text)).not.toEqual([]);
		},
	);

	test('cite no number of their own that is not there', () => {
		const own = rules.match(/\b\d\.\d+\b/g) ?? [];

		expect(own.length).toBeGreaterThan(numbers.length);
		expect(own.filter(number => !numbers.includes(number))).toEqual([]);
	});
});

const baseText = ({base, suit}: Foundation): string =>
	rankText(base) + (suit === 'chosen' ? '' : suitSign(suit));

const foundationsText = (foundations: readonly Foundation[]): string => {
	const [way] = new Set(foundations.map(({step}) => (step === 1 ? '↑' : '↓')));
	return [...foundations.map(baseText), way].join(' ');
};

/** The row under the heading of a game, as its data have it. */
const rowOf = (game: Game): readonly string[] => {
	const {foundations, deals, packet} = game;
	const halves = [foundations.slice(0, 4), foundations.slice(4)];
	const packets = deals.map(({laying}) => ('packet' in laying ? laying.packet : 0));
	return [
		...halves.map(foundationsText),
		halves.map(half => [...new Set(half.map(({length}) => length))].join('/')).join(' '),
		String(startPosition(game, 1).foundations.flat().length),
		String(stockOf(game).length),
		deals.map(({places}) => places).join(' '),
		packet === 'none' ? '–' : packets.join(' '),
	];
};

describe.each(games)('The rules of $id', game => {
	const {id, name, gloss} = game;
	const heading = new RegExp(`^### (3\\.\\d+) (.*) · \`${id}\`$`, 'm').exec(rules);

	test('have its names and its numbers as the program has them', () => {
		expect(heading?.[2]).toBe(`${name} · ${gloss}`);
		expect(rowsUnder(heading?.[1] as string)).toEqual([rowOf(game)]);
	});

	test('stand where its data point', () => {
		const data = code.filter(({file}) => file.startsWith('source/games/'));
		const pointers = data.flatMap(({text}) => [
			...text.matchAll(/Rules, (3\.\d+)(?:(?!Rules,)[\s\S])*?\bid: '([a-z-]+)'/g),
		]);
		expect(pointers.filter(([, , of]) => of === id).map(([, number]) => number)).toEqual([
			heading?.[1],
		]);
	});
});

describe('The notation in the rules', () => {
	const names = namesUnder('5 Notation');

	test('has the moves that the program reads, and the fields that it writes', () => {
		const position = positionText(games[0] as Game, startPosition(games[0] as Game, 1));
		const fields = Object.keys(JSON.parse(position));
		const moves = names.slice(0, -fields.length);

		expect(names.slice(-fields.length)).toEqual(fields);
		expect(moves.length).toBeGreaterThan(10);
		expect(moves.map(text => parseMove(text)?.text)).toEqual(moves);
	});

	test('has cards that the program reads', () => {
		const [, list = ''] = /^A \*\*card\*\* is (.*)$/m.exec(rules) ?? [];
		const cards = [...list.matchAll(/`(\w+)`/g)].map(([, card = '']) => card);

		expect(cards.length).toBeGreaterThan(3);
		expect(cards.filter(card => parseCard(card) === undefined)).toEqual([]);
	});
});
