import {describe, expect, test} from 'vitest';
import {parseCard} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import type {Game} from '../../source/rules/game.js';
import {isPacketThere, type Position} from '../../source/rules/position.js';
import {spokenTable} from '../../source/ui/draw/spoken-table.js';
import type {Playing} from '../../source/ui/state/app-state.js';
import {type Language, languages, texts} from '../../source/ui/text/text.js';
import {begun, onTable, options, press, table} from './driver.js';
import {phases} from './samples.js';

const inLanguage = (state: Playing, language: Language): Playing => ({
	...state,
	options: {...options, language},
});

const at = (game: Game, position: Position): Playing =>
	onTable({...begun(game.id), positions: [position]});

describe.each(languages)('For a screen reader, in the language %s,', language => {
	const {reader} = texts[language];
	const said = (state: Playing) => spokenTable(inLanguage(state, language));

	describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
		test('has a sentence for everything on the table, in every phase', () => {
			for (const position of phases(game)) {
				const lines = said(at(game, position));
				const count = (begin: string) => lines.filter(line => line.startsWith(begin)).length;
				expect(lines[0]).toContain(`${game.name}, `);
				expect(count(`${reader.foundation(1).split(' ')[0]} `)).toBe(8);
				expect(count(`${reader.pile(1).split(' ')[0]} `)).toBe(position.tableau.length);
				expect(lines).toContain(reader.stock(position.stock.length));
				expect(count(reader.packet(position.packet.length))).toBe(
					isPacketThere(game, position) ? 1 : 0,
				);
				expect(count(reader.aside)).toBe(game.aside === undefined ? 0 : 1);
				expect(count(reader.keys('').slice(0, 4))).toBe(1);
				for (const line of lines) {
					expect(line).toMatch(/[.?!)]$/u);
					expect(line).not.toMatch(/undefined|NaN|, ,|: \.|,\.|[♠♥♦♣▒▸→]/u);
				}
			}
		});
	});

	test('a message comes last, in a line of its own', () => {
		const state = press(onTable(begun('tajemnica')), 'd %');
		expect(said(state).at(-1)).toBe(texts.en.notes.noSuchKey('?'));
	});

	test('a message names its cards in words', () => {
		const state = press(table('tajemnica', {t: {1: '9S'}, stock: '9H'}), '1');
		const [last] = said(state).slice(-1);
		expect(last).toContain(reader.card(parseCard('9S') as number));
		expect(last).not.toMatch(/[♠♥♦♣]/u);
	});

	test('a game that could not be stored is said to be so', () => {
		const state = onTable(begun('tajemnica'));
		const unsaved = {...state, play: {...state.play, isUnsaved: true}};
		expect(said(unsaved)).toContain(reader.unsaved);
		expect(said(state)).not.toContain(reader.unsaved);
	});
});

test('Covered cards are told as far as they may be seen', () => {
	const state = table('tajemnica', {t: {1: '9S 3H 2C', 2: '5D'}, f: {1: '2S+1'}});
	const lines = spokenTable(state);
	expect(lines).toContain(
		'Pile 1: two of clubs, can be played, under it three of hearts, nine of spades.',
	);
	expect(lines).toContain('Pile 2: five of diamonds.');
	expect(lines).toContain('Pile 3: empty.');
	expect(lines).toContain('Foundation 1, spades, up: three of spades, next four.');
	expect(lines).toContain('Foundation 4, clubs, up: empty, next two.');
	expect(spokenTable(inLanguage(state, 'pl'))).toContain(
		'Kupka 1: dwójka trefl, można zagrać, pod spodem trójka kier, dziewiątka pik.',
	);
});

test('Nothing hidden is said', () => {
	for (const game of games.filter(({deals}) => deals.some(({flip}) => flip))) {
		for (const position of phases(game).filter(({deal}) => deal === game.deals.length)) {
			const piles = spokenTable(at(game, position)).filter(line => line.startsWith('Pile '));
			for (const line of piles) {
				expect(line).not.toMatch(/under it (?!\d+ cards? face down)/);
			}
		}
	}
});
