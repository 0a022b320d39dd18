import {describe, expect, test} from 'vitest';
import {hintLine, hintsOn, menuHint} from '../../source/ui/draw/hint.js';
import {commandOn, hints, isLeavingKey, isProgramKey, keyRows} from '../../source/ui/keys.js';
import {languages, texts} from '../../source/ui/text/text.js';

const {en, pl} = texts;

const rowsOf = (screen: 'result' | 'taking', language: 'en' | 'pl') =>
	hintsOn(screen, texts[language]).map(({key, words}) => `${key} ${words}`);

describe('Hints name the keys of the table of keys', () => {
	test.each([
		['en', 'page', 'Esc back   ↑ ↓ scroll'],
		['pl', 'page', 'Esc wstecz   ↑ ↓ przewijanie'],
		['en', 'options', '↑ ↓ choose   ← → change   Esc back'],
		['pl', 'options', '↑ ↓ wybór   ← → zmiana   Esc wstecz'],
	] as const)('in a line (%s, %s)', (language, screen, line) => {
		expect(hintLine(screen, texts[language])).toBe(line);
	});

	test.each([
		[en, false, '↑ ↓ choose   Enter play   letters search   q leave'],
		[pl, false, '↑ ↓ wybór   Enter gra   litery szukanie   q wyjście'],
		[en, true, '↑ ↓ choose   Enter play   Esc back to the game   q leave   letters search'],
		[pl, true, '↑ ↓ wybór   Enter gra   Esc powrót do gry   q wyjście   litery szukanie'],
	])(
		'in the menu, and leave out what comes last where there is no room',
		(text, isBehind, line) => {
			expect(menuHint(isBehind, text, 80)).toBe(line);
			for (let width = 20; width < line.length; width++) {
				const narrow = menuHint(isBehind, text, width);
				expect(narrow.length).toBeLessThanOrEqual(width);
				expect(line.startsWith(`${narrow}   `)).toBe(true);
			}
		},
	);

	test('in rows', () => {
		expect(rowsOf('result', 'en')).toEqual([
			'n a new deal',
			'N the same deal again',
			'u undo and look back; the result stands',
			's statistics',
			'm the other games',
			'q leave',
		]);
		expect(rowsOf('taking', 'en')[0]).toBe('y take it up here');
		expect(rowsOf('taking', 'pl')).toEqual([
			't weź ją tutaj',
			'n zostaw ją i zacznij rozdanie',
			'm inne pasjanse',
			'q wyjście',
		]);
	});

	test.each(languages)('and none that the screen does not know (%s)', language => {
		for (const screen of Object.keys(hints) as (keyof typeof hints)[]) {
			for (const {key, words} of hintsOn(screen, texts[language])) {
				expect(key).toMatch(/\S/u);
				expect(words).toMatch(/\S/u);
			}
		}
	});
});

describe('The table of keys', () => {
	test('gives no key two meanings on a screen', () => {
		for (const screen of ['result', 'menu', 'taking', 'page', 'options', 'small'] as const) {
			const all = keyRows.flatMap(({on, keys}) =>
				(on as readonly string[]).includes(screen) ? keys : [],
			);
			expect(all).toEqual([...new Set(all)]);
		}
	});

	test('knows on every screen how to leave, draw anew and go to the shell', () => {
		expect(
			['ctrl-c', 'ctrl-d', 'ctrl-l', 'ctrl-z', 'ctrl-r', 'q', '?'].filter(isProgramKey),
		).toEqual(['ctrl-c', 'ctrl-d', 'ctrl-l', 'ctrl-z']);
		expect(['ctrl-c', 'ctrl-d', 'ctrl-l', 'q'].filter(isLeavingKey)).toEqual(['ctrl-c', 'ctrl-d']);
		expect(commandOn('page', 'q')).toBeUndefined();
		expect(commandOn('menu', 'q')).toBe('leave');
	});
});
