import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import {emptyTotals} from '../../source/play/totals.js';
import {menuHint} from '../../source/ui/draw/hint.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {initialState, reduce} from '../../source/ui/reducer/reduce.js';
import type {AppState, Waiting} from '../../source/ui/state/app-state.js';
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
		const withoutSpecial = games.filter(({id}) => {
			const special = text.specials[id as keyof typeof text.specials];
			return !lines.some(line => line.includes(`  ${special}`));
		});
		// The name alone, with what it means, says it already.
		const said = language === 'en' ? ['zwarta-kolumna-z-uzupelnianiem'] : [];
		expect(withoutSpecial.map(({id}) => id)).toEqual(said);
		expect(at(text.families.secret)).toBeLessThan(at('Tajemnica na asach'));
		expect(at(text.families.ladies)).toBe(at('Damski kaprys') - 1);
		expect(at(text.families.fireworks)).toBe(at('Fajerwerk') - 1);
		expect(at(text.families.column)).toBe(at('Chaldejski') - 3);
		expect(lines[at('uzupełnianiem')]).toMatch(/ 12\/345$/u);
		expect(lines.join('\n')).toMatch(/Tajemnica .* 3\/10$/mu);
		expect(lines.at(-1)?.trim()).toBe(menuHint(false, text, 80));
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
		expect(lines[places[0] ?? 0]?.match(/:/g)?.length ?? 0).toBeLessThanOrEqual(1);
		expect(places[2]).toBeLessThan(at('Damski kaprys'));
		expect(places[3]).toBeGreaterThan(at('Cztery'));
		expect(at(text.screens.statistics)).toBeGreaterThan(places[4]!);
	});

	test.each([
		{columns: 80, rows: 24},
		{columns: 130, rows: 40},
	])('tells at $columns×$rows what the names mean in English only', size => {
		const lines = frameOf(menu(size, language)).join('\n');
		for (const {gloss, name} of games) {
			expect(lines).toContain(name.split(',')[0]);
			expect(lines.includes(`· ${gloss.split(',')[0]}`)).toBe(language === 'en');
		}
	});

	test('says at 60×20 nothing special of some games only', () => {
		const lines = frameOf(menu({columns: 60, rows: 20}, language)).join('\n');
		for (const special of Object.values(text.specials)) {
			expect(lines).not.toContain(special);
		}
	});

	test.each([
		{columns: 60, rows: 20},
		{columns: 80, rows: 24},
	])('marks at $columns×$rows every game that waits', size => {
		const lines = frameOf(menu(size, language, waiting.slice(0, 2)));
		const marked = lines.filter(line => line.includes(text.screens.waits));
		expect(marked.map(line => line.trim().split(/ ·| {2}/u)[0])).toEqual([
			'Kapryśnice',
			'Zwarta kolumna z uzupełnianiem',
		]);
	});

	test.each([
		{columns: 60, rows: 20},
		{columns: 80, rows: 24},
		{columns: 80, rows: 40},
	])('tells at $columns×$rows how much there is beyond what is seen', size => {
		const left = [9, 8, 7, 6, 5].map(dealNumber => ({
			slot: String(dealNumber),
			session: begun('tajemnica', dealNumber),
		}));
		const all = left.length + games.length + 2;
		const counted = (lines: readonly string[], words: (count: number) => string) =>
			Array.from({length: all}, (_, count) => count).find(count =>
				lines.some(line => line.trim() === words(count)),
			) ?? 0;
		let state = menu(size, language, left);
		for (let step = 0; step < all; step++) {
			const lines = frameOf(state);
			const {moreAbove, moreBelow, menuTitle} = text.screens;
			const others = [menuTitle, menuHint(false, text, 80), moreAbove(0), moreBelow(0)].map(words =>
				words.replace('0', ''),
			);
			const seen = lines.filter(
				line => line.trim() !== '' && !line.includes('─') && !others.some(it => line.includes(it)),
			);
			expect(counted(lines, moreAbove) + seen.length + counted(lines, moreBelow)).toBe(all);
			expect(lines.filter(line => line.includes('▸'))).toHaveLength(1);
			state = pressAll(state, ['down']);
		}
	});

	test('says that Esc goes back to the game it was opened from', () => {
		const state = menu({columns: 60, rows: 20}, language);
		const from = {...state, screen: {...state.screen, back: {kind: 'menu'}}} as AppState;
		const [hint = '', narrow = ''] = [80, 60].map(
			columns =>
				frameOf({...from, size: {columns, rows: 20}})
					.at(-1)
					?.trim() ?? '',
		);
		expect(hint).toBe(menuHint(true, text, 80));
		expect(hint).toContain(narrow);
		expect(narrow).toMatch(/Esc .*(?:game|gry)/u);
	});

	test('shows only what was looked for, chosen', () => {
		const lines = frameOf(typed(menu({columns: 80, rows: 24}, language), 'kąty'));
		expect(lines.filter(line => line.includes('▸'))).toHaveLength(1);
		expect(lines.find(line => line.includes('▸'))).toContain('Cztery kąty');
		expect(lines.join('\n')).not.toContain('Tajemnica');
		expect(lines.at(-1)?.trim()).toBe(text.screens.search('kąty'));
	});

	test('shows the English name by which a game was found', () => {
		const lines = frameOf(typed(menu({columns: 60, rows: 20}, language), 'secret on'));
		expect(lines.find(line => line.includes('▸'))).toContain('Tajemnica na asach · The Secret on');
	});

	test('says when no game has that name', () => {
		const lines = frameOf(typed(menu({columns: 80, rows: 24}, language), 'xx'));
		expect(lines.join('\n')).toContain(text.screens.nothingFound('Backspace'));
	});
});
