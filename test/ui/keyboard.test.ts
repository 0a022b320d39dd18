import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import type {Session} from '../../source/play/session.js';
import {promptOf} from '../../source/ui/draw/prompt.js';
import {meantKey} from '../../source/ui/keyboard.js';
import {barRows, keyTable, rowOfKey} from '../../source/ui/keys.js';
import {begun, messageOf, movesOf, onTable, press, sketched} from './driver.js';

describe('The table of keys', () => {
	test('gives no key two meanings, but for one that turns a card up and then tucks it', () => {
		const all = keyTable.flatMap(({keys}) => keys);
		const twice = all.filter((key, index) => all.indexOf(key) !== index);

		expect(twice).toEqual(['t']);
		const fajerwerk = sketched('fajerwerk', {t: {1: '9S'}, reserve: '*2S'});
		expect(rowOfKey(fajerwerk, 't')?.command).toBe('turn');
		const turned = sketched('fajerwerk', {t: {1: '9S'}, reserve: '*2H 2S'});
		expect(rowOfKey(turned, 't')?.command).toBe('tuck');
		expect(rowOfKey(begun('pasjans-z-wakansami'), 't')?.command).toBe('tuck');
	});

	test('knows every key in some game, and none in a game that lacks what it does', () => {
		for (const row of keyTable) {
			const knowing = games.filter(row.isIn);
			expect(knowing).not.toEqual([]);
			for (const game of games) {
				for (const key of row.keys.filter(key => key !== 't')) {
					const known = knowing.includes(game) ? row : undefined;
					expect(rowOfKey(begun(game.id), key)).toBe(known);
				}
			}
		}
	});

	test.each([
		['e', 'tajemnica tajemnica-na-asach otwarty-pakiet ksiezna-de-luynes fajerwerk'],
		['w', 'fajerwerk'],
		['v', 'damski-kaprys kaprysnice'],
		['t', 'fajerwerk pasjans-z-wakansami'],
		['p', 'pasjans-z-wakansami'],
	])('%s is a key in %s', (key, ids) => {
		const knowing = games.filter(({id}) => rowOfKey(begun(id), key) !== undefined);

		expect(knowing.map(({id}) => id).join(' ')).toBe(ids);
	});

	test('puts on the key bar what can do something now, once, the most useful first', () => {
		const commands = (session: Session) => barRows(session).map(({command}) => command);

		const early = commands(begun('tajemnica'));
		expect(early).toEqual([...new Set(early)]);
		expect(early).toContain('deal');
		expect(early).not.toContain('packet');
		expect(early).not.toContain('redeal');
		expect(early).not.toContain('undo');
		const late = commands(sketched('tajemnica', {t: {1: '9C'}, packet: '2S 2H'}));
		expect(late.slice(0, 2)).toEqual(['pile', 'packet']);
		expect(late).toContain('redeal');
		expect(late).not.toContain('deal');
		const over = commands(sketched('tajemnica', {deal: 4, t: {1: '9C'}}));
		expect(over).not.toContain('pile');
		expect(over).not.toContain('foundation');
	});
});

describe('A keyboard of another layout', () => {
	const rows: readonly (readonly [name: string, typed: string, meant: string])[] = [
		['French digits', '&é"\'(-è_çà', '123456 7890'.replace('6 ', '-')],
		['Belgian digits', '§!', '68'],
		['Czech digits', 'ěščřžýáí', '23456789'],
		['Slovak digits', 'ľščťžýáí', '23456789'],
		['Russian letters', 'уваивт', 'edfbdn'],
		['Russian capitals', 'ВКМТ', 'DRVN'],
		['Ukrainian letters', 'іш', 'si'],
		['Greek letters', 'δυρεφ', 'dyref'],
		['Greek capitals', 'ΔΡΝ', 'DRN'],
		['wide letters and digits', 'ｄＲ１／', 'dR1/'],
	];

	test.each(rows)('%s: %s are %s', (_, typed, meant) => {
		expect([...typed].map(meantKey).join('')).toBe(meant);
	});

	test('no key of the table is anything else, and no Polish letter is a key', () => {
		for (const key of [...keyTable.flatMap(({keys}) => keys), ...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ']) {
			expect(meantKey(key)).toBe(key);
		}
	});

	test('is obeyed at the table, in questions and on pages', () => {
		const start = onTable(begun('tajemnica'));
		expect(movesOf(press(start, 'в в'))).toBe('deal deal');
		expect(press(start, 'в т н').play.session.finished).toBe('given-up');
		expect(press(start, 'в ? ш').screen.kind).toBe('rules');
		expect(promptOf(press(start, 'п & è'))).toContain('17_');
	});

	test.each([
		['љ', /set to Cyrillic letters/],
		['ד', /set to Hebrew letters/],
		['د', /set to Arabic letters/],
		['ა', /set to other letters/],
		['E', /E does nothing here, but e does: perhaps Caps Lock/],
		['I', /perhaps Caps Lock/],
		['ł', /That key does nothing/],
		['X', /x/],
		['%', /That key does nothing/],
	])('%s does nothing and is told why', (key, words) => {
		for (const language of ['en', 'pl'] as const) {
			const start = onTable(begun('tajemnica'));
			const asked = {...start, options: {...start.options, language}} as typeof start;
			const after = press(asked, key);
			expect(after.play.session).toEqual(start.play.session);
			expect(messageOf(after)).not.toBe('');
			if (language === 'en') {
				expect(messageOf(after)).toMatch(words);
			}
		}
	});
});
