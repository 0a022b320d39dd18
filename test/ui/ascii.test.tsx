import {describe, expect, test} from 'vitest';
import {gamesList} from '../../source/commands/games-list.js';
import {rulesPrinted} from '../../source/commands/rules.js';
import {games} from '../../source/games/index.js';
import type {AppState} from '../../source/ui/state/app-state.js';
import {toAscii, toAsciiText} from '../../source/ui/text/ascii.js';
import {languages, texts} from '../../source/ui/text/text.js';
import {begun, inMenu, onTable, options, press, pressAll} from './driver.js';
import {frameOf} from './frame.js';

const screens = (gameId: string): Readonly<Record<string, () => AppState>> => ({
	table: () => onTable(begun(gameId)),
	rules: () => press(onTable(begun(gameId)), 'i'),
	keys: () => press(onTable(begun(gameId)), '?'),
	options: () => press(onTable(begun(gameId)), 'o'),
});

describe.each(languages)('Without Unicode, in the language %s,', language => {
	const inLanguage = (state: AppState): AppState => ({...state, options: {...options, language}});

	describe.each(games.map(({id}) => id))('%s', id => {
		test.each(Object.entries(screens(id)))(
			'%s: nothing moves and nothing is unknown',
			(_, open) => {
				const state = inLanguage(open());
				const frame = frameOf(state);
				const ascii = toAscii(frame.join('\n')).split('\n');
				const isMoved = ascii.map((line, row) => line.length !== frame[row]?.length);
				// Words may become longer, but no line with anything beside them.
				expect(ascii.filter((line, row) => isMoved[row] && /\S {4}/.test(line))).toEqual([]);
				expect(Math.max(...ascii.map(({length}) => length))).toBeLessThanOrEqual(
					state.size.columns,
				);
				expect(ascii.join('\n')).toMatch(/^[\n\x20-\x7e]*$/);
				expect(ascii.join('\n')).not.toContain('~');
				expect(ascii.join('').match(/\?/g)).toEqual(frame.join('').match(/\?/g));
			},
		);
	});

	test('the menu too', () => {
		const frame = frameOf(inLanguage(pressAll(inMenu(), ['down'])));
		expect(toAscii(frame.join('\n'))).toMatch(/^[\n\x20-\x7e]*$/);
	});

	test('no key with an arrow looks like a letter', () => {
		const {screens: words, options: page} = texts[language];
		const hints = [words.menuHint, words.menuHintBack, words.pageHint, page.hint];
		const keys = frameOf(inLanguage(press(onTable(begun('tajemnica')), '?')));
		const ascii = toAscii([...hints, ...keys].join('\n'));
		expect(ascii).not.toMatch(/(?:^| )[v^<>](?: |$)/m);
		expect(ascii).toMatch(language === 'en' ? /^ Down j .* down$/m : /^ Dol j .* w dol$/m);
	});

	test('what is printed tells what is left out by three points', () => {
		const printed = [
			texts[language].cli.help,
			gamesList(texts[language]),
			...games.map(game => rulesPrinted(game, language)),
		];
		for (const text of printed) {
			const ascii = toAsciiText(text);
			expect(ascii).toMatch(/^[\n\x20-\x7e]*$/);
			expect(ascii).not.toMatch(/~|[^.]\.\.[^.]/);
			expect(ascii.match(/\.\.\./g)?.length).toBe(text.match(/…/gu)?.length);
			const longer = ascii.split('\n').filter(line => line.includes('...'));
			expect(longer.filter(({length}) => length > 80)).toEqual([]);
		}
	});
});

test('what is left out is three points on the screen, with blanks where there is room', () => {
	const full = (length: number) => 'K A 2 … J Q'.padStart(length, 'x');
	expect(toAscii('K A 2 … J Q')).toBe('K A 2 ... J Q');
	expect(toAscii(full(57))).toMatch(/ 2 \.\.\. J Q$/);
	expect(toAscii(full(58))).toMatch(/ 2\.\.\.J Q$/);
	expect(toAscii(`${full(58)}\n${'x'.repeat(60)}`)).toMatch(/ 2 \.\.\. J Q\n/);
	expect(toAscii('1 … 9 0 - =     the top card')).toBe('1 ... 9 0 - =   the top card');
	expect(toAscii('Zwarta kol…')).toBe('Zwarta kol.');
});

test.each([
	['en', '↑ k             cursor up', 'Up k            cursor up'],
	['en', '→ l             cursor right', 'Right l         cursor right'],
	[
		'pl',
		'\u{1B}[1m↓ j             \u{1B}[0mkursor w dół',
		'\u{1B}[1mDol j           \u{1B}[0mkursor w dol',
	],
	['en', 'Esc back   ↑ ↓ scroll', 'Esc back   Up/Down scroll'],
	['pl', 'Esc wstecz   ↑ ↓ przewijanie', 'Esc wstecz   Gora/Dol przewijanie'],
])('in %s %s names the keys with arrows', (_, text, words) => {
	expect(toAscii(text)).toBe(words);
});

test('cursor, chosen card, goal and next card each have a sign of their own', () => {
	expect(['▸', '»', '›', '→7♠', '[', '◆', '✓', '▒'].map(sign => toAscii(sign)[0])).toEqual([
		...'>{*:[+!#',
	]);
	expect(toAscii(' → 1 = A')).toBe(' > 1 = A');
	expect(toAscii('← h, → l')).toBe('< h, > l');
});
