import type {KeyName} from '../keyboard.js';
import {languages} from '../text/text.js';
import {themeNames} from '../theme-names.js';
import {type AppState, closed, type Options} from './app-state.js';

type Values = {readonly [Name in keyof Options]: readonly Options[Name][]};

const values: Values = {
	language: languages,
	theme: themeNames,
	suitColours: [2, 4],
	isAnimated: [true, false],
	isClockShown: [false, true],
};

/** The options in the order of their page. */
export const optionNames = Object.keys(values) as readonly (keyof Options)[];

/** The options with the next value, or the one before, of one of them. */
const changed = (options: Options, name: keyof Options, step: 1 | -1): Options => {
	const choices: readonly unknown[] = values[name];
	const next = (choices.indexOf(options[name]) + step + choices.length) % choices.length;
	return {...options, [name]: choices[next]};
};

/** The state after a key on the page of options: arrows choose and change, Escape goes back. */
export const optionsKey = (state: AppState, at: number, key: KeyName): AppState => {
	const moved = (step: number): AppState => ({
		...state,
		screen: {kind: 'options', at: (at + step + optionNames.length) % optionNames.length},
	});
	const set = (step: 1 | -1): AppState => ({
		...state,
		options: changed(state.options, optionNames[at] as keyof Options, step),
		request: {kind: 'options'},
	});
	switch (key) {
		case 'up':
		case 'k':
			return moved(-1);
		case 'down':
		case 'j':
		case 'tab':
			return moved(1);
		case 'right':
		case 'l':
		case 'space':
		case 'enter':
			return set(1);
		case 'left':
		case 'h':
			return set(-1);
		default:
			return closed(state);
	}
};

/** Options from stored settings; what is missing or makes no sense is as in the defaults. */
export const optionsFrom = (
	settings: Readonly<Record<string, unknown>>,
	defaults: Options,
): Options => {
	let options = defaults;
	for (const name of optionNames) {
		const choices: readonly unknown[] = values[name];
		if (choices.includes(settings[name])) {
			options = {...options, [name]: settings[name]};
		}
	}
	return options;
};
