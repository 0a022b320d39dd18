import {describe, expect, test} from 'vitest';
import {cardOf} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import type {RefusalFacts} from '../../source/rules/describe.js';
import {messageLines} from '../../source/ui/draw/key-bar.js';
import {textOf} from '../../source/ui/draw/span.js';
import {keyTable} from '../../source/ui/keys.js';
import {toAsciiText} from '../../source/ui/text/ascii.js';
import {form, outOf, plural} from '../../source/ui/text/pl/plural.js';
import {accusative, genitive} from '../../source/ui/text/pl/rules-words.js';
import {rulesTexts} from '../../source/ui/text/rules-texts.js';
import {languages, texts} from '../../source/ui/text/text.js';

const longestName = games.map(({name}) => name).toSorted((a, b) => b.length - a.length)[0] ?? '';
const tenHearts = cardOf(1, 10);
const lastDeal = 4_294_967_295;

test.each([
	[0, 'kart'],
	[1, 'karta'],
	[2, 'karty'],
	[4, 'karty'],
	[5, 'kart'],
	[12, 'kart'],
	[14, 'kart'],
	[21, 'kart'],
	[22, 'karty'],
	[25, 'kart'],
	[102, 'karty'],
	[104, 'karty'],
	[112, 'kart'],
])('in Polish %d is counted as %s', (count, word) => {
	expect(form(count, 'karta', 'karty', 'kart')).toBe(word);
	expect(plural(count, 'karta', 'karty', 'kart')).toBe(`${count} ${word}`);
});

test.each([
	[1, 'Rozłożenie 3 z 4; zostało 1 ponowne rozłożenie.'],
	[2, 'Rozłożenie 2 z 4; zostały 2 ponowne rozłożenia.'],
	[5, 'Rozłożenie 1 z 6; zostało 5 ponownych rozłożeń.'],
])('redeals left, %d of them, are said in good Polish', (left, words) => {
	const deals = left === 5 ? 6 : 4;
	expect(texts.pl.notes.redealt(deals - left, deals)).toBe(words);
});

test.each([
	[1, 'z 1'],
	[4, 'z 4'],
	[96, 'z 96'],
	[99, 'z 99'],
	[100, 'ze 100'],
	[104, 'ze 104'],
	[199, 'ze 199'],
	[200, 'z 200'],
	[1000, 'z 1000'],
	[1100, 'z 1100'],
	[100_000, 'ze 100000'],
])('in Polish out of %d is %s', (count, words) => {
	expect(outOf(count)).toBe(words);
});

test('in Polish all sentences count out of 104 with ze', () => {
	const {screens, reader} = texts.pl;
	const odds = rulesTexts.pl.measured(
		{deals: 100, won: 1, averageHome: 50, open: {deals: 1, won: 0}},
		104,
	);
	for (const said of [screens.resultHome(104, 104), reader.home(104, 104), odds]) {
		expect(said).toContain(' ze 104');
	}
});

test.each([
	[1, 'asa', 'asa'],
	[2, 'dwójki', 'dwójkę'],
	[10, 'dziesiątki', 'dziesiątkę'],
	[11, 'waleta', 'waleta'],
	[12, 'damy', 'damę'],
	[13, 'króla', 'króla'],
] as const)('in Polish rank %d is %s and %s', (rank, ofIt, it) => {
	expect(genitive(rank)).toBe(ofIt);
	expect(accusative(rank)).toBe(it);
});

test('in Polish a rank without a suit is a word in a sentence', () => {
	const facts = {card: tenHearts, to: 2, wanted: {rank: 13, suit: undefined}};
	const said = (refusal: 'not-next' | 'foundation-opens-with') =>
		texts.pl.refusal({...facts, refusal} as RefusalFacts);
	expect(said('not-next')).toMatch(/czeka na króla dowolnego koloru\.$/u);
	expect(said('foundation-opens-with')).toMatch(/zaczyna ją król dowolnego koloru\.$/u);
});

test('what may go aside is told by its rank', () => {
	const facts = {refusal: 'not-for-aside', card: tenHearts, aside: 13} as RefusalFacts;
	expect(texts.en.refusal(facts)).toBe('The 10♥ can’t go aside: only kings do.');
	expect(texts.pl.refusal(facts)).toBe('Karta 10♥ nie może pójść na bok: idą tam tylko króle.');
});

describe.each(languages)('In the language %s', language => {
	const text = texts[language];
	const {notes} = text;

	/** The longest that the message line may have to say, besides refusals. */
	const messages = [
		notes.noSuchKey('?'),
		notes.noSuchMove,
		notes.chooseFirst,
		notes.fitsNowhere(tenHearts),
		notes.noFoundation(tenHearts),
		notes.noSuchLabel,
		notes.noRank,
		notes.noSuit,
		notes.notFound(tenHearts),
		notes.found(tenHearts, 't12', 22),
		notes.found(tenHearts, 'p34', 0),
		notes.found(tenHearts, 'f8', 1),
		notes.redealt(1, 4),
		notes.redealt(4, 4),
		notes.redealUndone,
		notes.nothingToUndo,
		notes.nothingToGiveUp,
		notes.numberKept,
		notes.kept,
		notes.welcome,
		notes.plainUnasked,
		notes.typeLabel('Esc'),
		notes.confirm(longestName, lastDeal),
		text.badDealNumber('42949672960'),
	];

	test.each(messages)('%s: fits two lines of 58 characters', message => {
		const shown = messageLines(message, 60).map(line => textOf(line).trim());
		expect(shown.filter(line => line !== '').join(' ')).toBe(message);
	});

	test('the number of a deal is not taken for its place among the deals', () => {
		const {confirm} = notes;
		const said = [
			confirm('Tajemnica', 1),
			text.screens.resultDeal('Tajemnica', 1),
			text.table.dealNumber(1),
		];
		for (const words of said) {
			expect(words).toMatch(/(?:no\.|number|nr) 1\b/u);
		}
	});

	test('the question about giving up names the key that says yes', () => {
		const asked = notes.confirm('Tajemnica', 1);
		expect(asked).toMatch(new RegExp(`(?:Key|Klawisz) ${notes.yes}: (?:yes|tak)`));
	});

	test('words of the key bar are short', () => {
		for (const {command} of keyTable) {
			expect(text.commands[command].bar.length, command).toBeLessThanOrEqual(13);
		}
	});

	test('every game has half a line about what is special, no two the same', () => {
		const specials = games.map(({id}) => text.specials[id]);
		for (const special of specials) {
			expect(special?.length).toBeGreaterThan(10);
			expect(special?.length).toBeLessThanOrEqual(37);
		}
		expect(new Set(specials).size).toBe(games.length);
	});

	test('obstacles are told in one line', () => {
		for (const words of Object.values(text.obstacles)) {
			expect(words).toMatch(/^[^\n]{20,120}\.$/u);
		}
	});

	test('a fault is told with and without a message', () => {
		expect(text.cli.fault('Boom', 'Node 26')).toMatch(/^pasjans .*: Boom\n.*\n.*Node 26/u);
		expect(text.cli.fault('', 'Node 26')).not.toMatch(/: \n/u);
	});

	test('a fault with a long message keeps to 80 columns and breaks no word', () => {
		const message = 'The deck has fifty-three cards. '.repeat(10).trim();
		const said = text.cli.fault(message, 'Node 22.22.10, darwin arm64');
		expect(Math.max(...said.split('\n').map(({length}) => length))).toBeLessThanOrEqual(80);
		expect(said.replaceAll('\n', ' ')).toContain(message);
	});

	test('why a file can’t be read or written is told in words, but for what is rare', () => {
		const {problems} = text;
		for (const code of [
			'ENOENT',
			'ENOTDIR',
			'EEXIST',
			'EISDIR',
			'EACCES',
			'EPERM',
			'ENAMETOOLONG',
			'ELOOP',
			'EIO',
		]) {
			const said = problems['not-written']('/data', code) + problems['not-readable']('/data', code);
			expect(said).not.toMatch(/\(|\bE[A-Z]+\b|undefined/u);
		}
		expect(problems['not-written']('/data', 'ESTALE')).toMatch(/ \(ESTALE\)\.$/u);
	});

	test('the help fits 60 columns, in plain ASCII too', () => {
		for (const line of `${text.cli.help}\n${toAsciiText(text.cli.help)}`.split('\n')) {
			expect(line.length, line).toBeLessThanOrEqual(60);
		}
	});
});

const polishWords = JSON.stringify(texts.pl);

test('Polish help has no English word in angle brackets', () => {
	const names = [...texts.pl.cli.help.matchAll(/<([^>]+)>/gu)].map(([, name]) => name);
	expect(new Set(names)).toEqual(
		new Set(['gra', 'plik', 'n', 'karty', 'en|pl', 'nazwa', '2|4', '30m', 'katalog']),
	);
});

test('small numbers of rows are written out in both languages', () => {
	expect(rulesTexts.en.columns([1, 2, 3, 4, 5, 6], 4)).toContain('in four rows');
	expect(rulesTexts.pl.columns([1, 2, 3, 4, 5, 6], 4)).toContain('w czterech rzędach');
});

test('in Polish the stock is one thing in all texts, and never a time that lasts', () => {
	const said = [
		texts.pl.table.stock,
		texts.pl.screens.stockTitle,
		texts.pl.reader.stock(5),
		rulesTexts.pl.stock(104),
	];
	for (const words of said) {
		expect(words).toMatch(/\btali[aę]/iu);
	}
	const rules = Object.values(rulesTexts.pl).filter(words => typeof words === 'string');
	expect(polishWords + rules.join(' ')).not.toMatch(/talia trwa/iu);
});

test('Polish has Polish quotation marks and none of English', () => {
	expect(polishWords).not.toMatch(/“/u);
	expect(texts.pl.cli.unknownGame('x')).toContain('„x”');
});
