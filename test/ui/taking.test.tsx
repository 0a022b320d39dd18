import {describe, expect, test} from 'vitest';
import {emptyStatistics} from '../../source/play/statistics.js';
import {hintsOn} from '../../source/ui/draw/hint.js';
import {initialState, reduce} from '../../source/ui/reducer/reduce.js';
import {asked} from '../../source/ui/reducer/taking-keys.js';
import type {AppState, DealRequest, Doubt, Waiting} from '../../source/ui/state/app-state.js';
import {sinceText} from '../../source/ui/text/since.js';
import {type Language, languages, texts} from '../../source/ui/text/text.js';
import {named} from '../helpers/position.js';
import {begun, noon, options, pressAll, size80} from './driver.js';
import {frameOf} from './frame.js';

const known: Doubt = {isKnown: true, since: '14:05'};

const waiting = (doubt: Doubt | undefined, dealNumber = 7): Waiting => ({
	slot: `slot ${dealNumber}`,
	session: begun('tajemnica', dealNumber),
	doubt,
});

const deal: DealRequest = {
	kind: 'deal',
	game: named('tajemnica'),
	dealNumber: undefined,
	replay: false,
};

const asking = (language: Language = 'en', doubt = known): AppState =>
	asked(initialState(size80, {...options, language}, noon), {
		kind: 'ask',
		waiting: waiting(doubt),
		instead: deal,
	});

const menu = (left: readonly Waiting[], language: Language = 'en', columns = 80): AppState =>
	reduce(initialState({columns, rows: 24}, {...options, language}, noon), {
		kind: 'menu',
		waiting: left,
		statistics: emptyStatistics,
	});

describe('Whether a game is to be taken that may be open elsewhere', () => {
	test.each([
		['y', {kind: 'resume', slot: 'slot 7', isInsisted: true}],
		['Y', {kind: 'resume', slot: 'slot 7', isInsisted: true}],
		['n', deal],
		['m', {kind: 'menu'}],
		['escape', {kind: 'menu'}],
		['q', {kind: 'leave'}],
		['ctrl-c', {kind: 'leave'}],
		['enter', undefined],
		['space', undefined],
		['t', undefined],
	])('is answered by one key: %s', (key, request) => {
		expect(pressAll(asking(), [key]).request).toEqual(request);
	});

	test('is answered by t in Polish', () => {
		expect(pressAll(asking('pl'), ['t']).request).toMatchObject({isInsisted: true});
		expect(pressAll(asking('pl'), ['y']).request).toBeUndefined();
	});

	test.each([
		['en', known, 'This game is perhaps open on another machine since 14:05.'],
		['en', {isKnown: true, since: undefined}, 'This game is perhaps open on another machine.'],
		['en', {isKnown: false, since: '14:05'}, 'its lock is damaged'],
		['pl', known, 'Ta gra jest być może otwarta na innym komputerze od 14:05.'],
		['pl', {isKnown: false, since: undefined}, 'jej blokada jest uszkodzona'],
	] as const)('is asked in words (%s, %o)', (language, doubt, words) => {
		const lines = frameOf(asking(language, doubt));
		const text = lines.map(line => line.trim()).join(' ');
		expect(text).toContain(words);
		for (const {key, words} of hintsOn('taking', texts[language])) {
			expect(lines.some(line => line.includes(`${key}   ${words}`))).toBe(true);
		}
		expect(lines.length).toBeLessThanOrEqual(24);
		expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(80);
	});

	test('is asked with what else must be told', () => {
		const told = reduce(asking(), {kind: 'told', message: 'The disk is full.'});
		expect(frameOf(told).join('\n')).toContain('The disk is full.');
		expect(pressAll(told, ['y']).request).toMatchObject({kind: 'resume'});
	});
});

describe.each(languages)('The menu in the language %s', language => {
	const {screens} = texts[language];

	test.each([60, 80, 130])(
		'marks such a game in %i columns, and asks when it is chosen',
		columns => {
			const left = waiting(known, 4_294_967_295);
			const state = menu([left], language, columns);
			const lines = frameOf(state).filter(line => line.includes(screens.perhapsOpen));
			expect(lines[0]).toContain(screens.continue);
			expect(lines).toHaveLength(2);
			expect(pressAll(state, ['enter']).request).toEqual({
				kind: 'ask',
				waiting: left,
				instead: deal,
			});
			const byName = pressAll(state, [...'tajem', 'enter']);
			expect(byName.request).toEqual({kind: 'ask', waiting: left, instead: deal});
		},
	);

	test('takes one of which there is no doubt by the name of its game', () => {
		const state = menu([waiting(known, 8), waiting(undefined, 9)], language);
		const byName = pressAll(state, [...'tajem', 'enter']);
		expect(byName.request).toEqual({kind: 'resume', slot: 'slot 9'});
	});
});

describe('Since when a game is open', () => {
	const now = new Date(2026, 0, 2, 14, 30);

	test.each([
		[new Date(2026, 0, 2, 14, 5), '14:05'],
		[new Date(2026, 0, 2, 0, 0), '00:00'],
		[new Date(2026, 0, 1, 23, 59), '2026-01-01 23:59'],
		[now, '14:30'],
		[new Date(2026, 0, 2, 14, 31), undefined],
		[new Date(12_000, 0, 1), undefined],
	])('is told by the clock of the machine: %s', (at, text) => {
		expect(sinceText(at.getTime(), now)).toBe(text);
	});

	test('is not told where it isn’t known', () => {
		expect(sinceText(undefined, now)).toBeUndefined();
	});
});
