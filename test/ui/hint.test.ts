import {describe, expect, test} from 'vitest';
import {parseCard} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import {hintLine, hintsOn, keySign, menuHint} from '../../source/ui/draw/hint.js';
import {textOf} from '../../source/ui/draw/span.js';
import {
	commandOn,
	hints,
	isLeavingKey,
	isProgramKey,
	keyRows,
	keyTable,
} from '../../source/ui/keys.js';
import {rulesPage} from '../../source/ui/pages/rules-page.js';
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

describe('Sentences name the keys of the table of keys', () => {
	const card = parseCard('9H')!;

	test('as they are written for the player', () => {
		expect(['Esc', 'Enter', 'f', 't', '?', 'q', 'w', 'Backspace']).toEqual([
			keySign('table', 'back', en),
			keySign('table', 'pick', en),
			keySign('table', 'foundation', en),
			keySign('table', 'tuck', en),
			keySign('table', 'keys', en),
			keySign('small', 'leave', en),
			keySign('table', 'turned', en),
			keySign('menu', 'erase', en),
		]);
	});

	test.each(languages)('in the rules of every game, and in the help (%s)', language => {
		const written = ['redeal', 'flip', 'turn', 'tuck', 'pull', 'undo'] as const;
		const named = (sign: string) => new RegExp(`(?<![\\p{L}\\d])${sign}(?![\\p{L}\\d])`, 'u');
		for (const game of games) {
			const said = rulesPage(game, language, 1000).map(textOf).join('\n');
			for (const {command, keys} of keyTable.filter(({isIn}) => isIn(game))) {
				if ((written as readonly string[]).includes(command)) {
					expect(said, `${game.id}: ${command}`).toMatch(named(keys[0]!));
				}
			}
		}
		const {help} = texts[language].cli;
		expect(help).toMatch(named(`\\${keySign('table', 'keys', en)}`));
		expect(help).toMatch(named(keySign('table', 'rules', en)));
	});

	test.each([
		[en.notes.noSuchKey('?'), 'That key does nothing here: ? shows the keys.'],
		[pl.notes.noSuchKey('?'), 'Ten klawisz nic tu nie robi: ? pokazuje klawisze.'],
		[en.notes.tuckOnly(card, 't'), 'The 9♥ fits no foundation: t tucks it under.'],
		[
			pl.notes.tuckOnly(card, 't'),
			'Karta 9♥ nie pasuje na żadną podstawę: t podkłada ją pod kupkę.',
		],
		[
			en.notes.chosen(card, en.notes.onFoundation('f', ['2', '3']), 'Esc'),
			'9♥ to: f foundation 2 or 3   (Esc: put it back)',
		],
		[
			pl.notes.chosen(card, pl.notes.onAside('Enter'), 'Esc'),
			'9♥ dokąd? Enter rząd asów   (Esc: odłóż z powrotem)',
		],
		[
			en.notes.whichFoundation(card, ['2', '3'], 'Esc'),
			'9♥ to which foundation: 2, 3?   (Esc: back)',
		],
		[pl.notes.whichFoundation(undefined, [], 'Esc'), 'Na którą podstawę: 1 … 8?   (Esc: wstecz)'],
		[en.notes.typeLabel('Esc'), 'Which packet card? Type the letter under it.   (Esc: back)'],
		[pl.notes.typeLabel('Esc'), 'Która karta pakietu? Naciśnij literę pod nią.   (Esc: wstecz)'],
		[en.reader.turned('two of hearts', 'w'), 'two of hearts turned up, key w'],
		[
			en.table.tooSmall(60, 20, 'q', '?'),
			'The table needs 60×20. The game is kept; q leaves, ? shows the keys.',
		],
		[
			pl.table.tooSmall(60, 20, 'q', '?'),
			'Stół potrzebuje 60×20. Gra jest zachowana; q wychodzi, ? pokazuje klawisze.',
		],
	])('%s', (said, sentence) => {
		expect(said).toBe(sentence);
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
