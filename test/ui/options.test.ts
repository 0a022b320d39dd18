import {describe, expect, test} from 'vitest';
import type {AppState, Options} from '../../source/ui/state/app-state.js';
import {optionNames, optionsFrom} from '../../source/ui/state/options.js';
import {begun, inMenu, movesOf, onTable, options, press, pressAll} from './driver.js';

const page = (): AppState => press(onTable(begun('tajemnica')), 'd o');

const at = (name: keyof Options): AppState =>
	pressAll(
		page(),
		Array.from({length: optionNames.indexOf(name)}, () => 'down'),
	);

describe('The page of options', () => {
	test('opens with o over the table and closes with Esc', () => {
		const opened = page();
		expect(opened.screen).toEqual({kind: 'options', at: 0});
		const closed = pressAll(opened, ['escape']);
		expect(closed.screen).toEqual({kind: 'table'});
		expect(closed.play?.session).toEqual(opened.play?.session);
	});

	test.each(optionNames.map(name => [name]))('changes %s there and back, and has it kept', name => {
		const before = at(name);
		const there = pressAll(before, ['right']);
		expect(there.options).not.toEqual(before.options);
		expect(there.request).toEqual({kind: 'options'});
		expect({...there.options, [name]: before.options[name]}).toEqual(before.options);

		const back = pressAll({...there, request: undefined}, ['left']);
		expect(back.options).toEqual(before.options);
	});

	test.each(['enter', 'space', 'l', 'right'])('%s takes the next value, round and round', key => {
		let state = at('suitColours');
		const seen: number[] = [];
		for (let count = 0; count < 4; count++) {
			state = pressAll(state, [key]);
			seen.push(state.options.suitColours);
		}
		expect(seen).toEqual([4, 2, 4, 2]);
	});

	test('goes round with the cursor', () => {
		const last = optionNames.length - 1;

		expect(pressAll(page(), ['up']).screen).toEqual({kind: 'options', at: last});
		expect(pressAll(page(), ['up', 'down']).screen).toEqual({kind: 'options', at: 0});
		expect(pressAll(page(), ['tab', 'j', 'k']).screen).toEqual({kind: 'options', at: 1});
	});

	test('plays nothing', () => {
		const opened = page();
		for (const key of ['d', '1', 'u', 'R', 'n', 'q', 'y']) {
			const after = pressAll(opened, [key]);
			expect(after.play?.session).toEqual(opened.play?.session);
			expect(after.request).toBeUndefined();
			expect(after.screen).toEqual({kind: 'table'});
		}
	});

	test.each([
		['ctrl-c', 'leave'],
		['ctrl-d', 'leave'],
		['ctrl-l', 'redraw'],
		['ctrl-z', 'suspend'],
	])('%s asks to %s', (key, kind) => {
		expect(pressAll(page(), [key]).request).toEqual({kind});
	});
});

describe('Options from stored settings', () => {
	test('are as they were stored', () => {
		const stored: Options = {
			...options,
			language: 'pl',
			theme: 'dark',
			suitColours: 4,
			isClockShown: true,
		};

		expect(optionsFrom(stored, options)).toEqual(stored);
	});

	test.each([
		[{}],
		[{language: 'de', theme: 'pink', suitColours: 3, isClockShown: 'yes', isAnimated: 1}],
		[{language: null, theme: {}, somethingElse: true}],
		[{__proto__: {language: 'pl'}, constructor: 'x'}],
	])('%j that are missing or make no sense are as usual', settings => {
		const read = optionsFrom(settings as Record<string, unknown>, options);
		const {language, ...others} = read;
		expect(others).toEqual({
			theme: options.theme,
			suitColours: options.suitColours,
			isClockShown: options.isClockShown,
			isAnimated: options.isAnimated,
		});
		expect(['en', 'pl']).toContain(language);
	});
});

test('The menu is not the place for options of the table, and its letters search', () => {
	const state = pressAll(inMenu(), ['o']);
	expect(state.screen).toMatchObject({kind: 'menu', typed: 'o'});
	expect(movesOf(press(onTable(begun('tajemnica')), 'd'))).toBe('deal');
});
