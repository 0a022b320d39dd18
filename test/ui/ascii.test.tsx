import {describe, expect, test} from 'vitest';
import {gamesList} from '../../source/commands/games-list.js';
import {rulesPrinted} from '../../source/commands/rules.js';
import {games} from '../../source/games/index.js';
import {keyTable} from '../../source/ui/keys.js';
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
				const ascii = frame.map(toAscii);
				expect(ascii.map(({length}) => length)).toEqual(frame.map(({length}) => length));
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

test('ranks left out are three points on the screen', () => {
	expect(toAscii('K A 2 … J Q')).toBe('K A 2...J Q');
	expect(toAscii('Zwarta kol…')).toBe('Zwarta kol.');
});

test('cursor, chosen card, goal and next card each have a sign of their own', () => {
	expect(['▸', '»', '›', '→7♠', '[', '◆', '✓', '▒'].map(sign => toAscii(sign)[0])).toEqual([
		...'>{*:[+!#',
	]);
	expect(toAscii(' → 1 = A')).toBe(' > 1 = A');
	expect(toAscii('← h, → l')).toBe('< h, > l');
});

test('no key of the table is named by an arrow, which would look like a letter', () => {
	expect(keyTable.map(({shown}) => shown).join('\n')).not.toMatch(/[←↑→↓]/u);
});
