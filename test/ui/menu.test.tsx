import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {emptyStatistics, emptyTotals} from '../../source/play/statistics.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import type {AppState, Waiting} from '../../source/ui/state/app-state.js';
import {initialState, reduce} from '../../source/ui/state/reduce.js';
import {type Language, languages, texts} from '../../source/ui/text/text.js';
import {begun, noon, options, pressAll} from './driver.js';
import {frameOf} from './frame.js';

const statistics = {
	...emptyStatistics,
	games: {
		tajemnica: {...emptyTotals, played: 10, won: 3},
		'zwarta-kolumna-z-uzupelnianiem': {...emptyTotals, played: 345, won: 12},
	},
};

const waiting: readonly Waiting[] = [
	'kaprysnice',
	'zwarta-kolumna-z-uzupelnianiem',
	'tajemnica',
].map(game => ({slot: game, session: begun(game, 4_294_967_295)}));

const menu = (size: Size, language: Language, left: readonly Waiting[] = []): AppState =>
	reduce(initialState(size, {...options, language}, noon), {
		kind: 'menu',
		waiting: left,
		statistics,
	});

const typed = (state: AppState, word: string): AppState => pressAll(state, [...word]);

describe.each(languages)('The menu in the language %s', language => {
	const text = texts[language];

	test('shows at 80×24 every game under its family, with what is special, won and played', () => {
		const lines = frameOf(menu({columns: 80, rows: 24}, language));
		const at = (words: string) => lines.findIndex(line => line.includes(words));
		for (const game of games) {
			const line = lines.find(words => words.includes(game.name.padEnd(31)));
			expect(line).toContain(text.specials[game.id as keyof typeof text.specials]);
		}
		expect(at(text.families.secret)).toBeLessThan(at('Tajemnica na asach'));
		expect(at(text.families.ladies)).toBe(at('Damski kaprys') - 1);
		expect(at(text.families.fireworks)).toBe(at('Fajerwerk') - 1);
		expect(at(text.families.column)).toBe(at('Chaldejski') - 3);
		expect(lines[at('uzupełnianiem')]).toMatch(/ 12\/345$/u);
		expect(lines.join('\n')).toMatch(/Tajemnica .* 3\/10$/mu);
		expect(lines.at(-1)?.trim()).toBe(text.screens.menuHint);
		expect(at(text.screens.quit)).toBeGreaterThan(at('Pasjans z wakansami'));
	});

	test.each([
		{columns: 60, rows: 20},
		{columns: 80, rows: 24},
		{columns: 130, rows: 40},
	])('fits $columns×$rows with games waiting, wherever the choice is', size => {
		let state = menu(size, language, waiting);
		for (let step = 0; step < games.length + 5; step++) {
			const lines = frameOf(state);
			expect(lines.length).toBeLessThanOrEqual(size.rows);
			expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(size.columns);
			expect(lines.filter(line => line.includes('▸'))).toHaveLength(1);
			expect(lines.find(line => line.includes('▸'))).not.toContain('─');
			state = pressAll(state, ['down']);
		}
	});

	test('offers every game left, the last three before all others, the older ones after', () => {
		const left = [9, 8, 7, 6, 5].map(dealNumber => ({
			slot: String(dealNumber),
			session: begun('tajemnica', dealNumber),
		}));
		const lines = frameOf(menu({columns: 80, rows: 40}, language, left));
		const at = (words: string) => lines.findIndex(line => line.includes(words));
		const places = [9, 8, 7, 6, 5].map(number => at(text.table.dealNumber(number)));
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(places[2]).toBeLessThan(at('Damski kaprys'));
		expect(places[3]).toBeGreaterThan(at('Cztery'));
		expect(at(text.screens.statistics)).toBeGreaterThan(places[4]!);
	});

	test('tells what the Polish name means where there is room', () => {
		const lines = frameOf(menu({columns: 130, rows: 30}, language)).join('\n');
		for (const {gloss, name} of games) {
			expect(lines).toContain(gloss);
			expect(lines).toContain(name);
		}
	});

	test('shows only what was looked for, chosen', () => {
		const lines = frameOf(typed(menu({columns: 80, rows: 24}, language), 'kąty'));
		expect(lines.filter(line => line.includes('▸'))).toHaveLength(1);
		expect(lines.find(line => line.includes('▸'))).toContain('Cztery kąty');
		expect(lines.join('\n')).not.toContain('Tajemnica');
		expect(lines.at(-1)?.trim()).toBe(text.screens.search('kąty'));
	});

	test('says when no game has that name', () => {
		const lines = frameOf(typed(menu({columns: 80, rows: 24}, language), 'xx'));
		expect(lines.join('\n')).toContain(text.screens.nothingFound);
	});
});
