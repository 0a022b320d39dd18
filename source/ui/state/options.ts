import {languages} from '../text/text.js';
import {themeNames} from '../theme-names.js';
import type {Options} from './app-state.js';

type Values = {readonly [Name in keyof Options]: readonly Options[Name][]};

/** What each option can be, in the order of their page. */
export const optionValues: Values = {
	language: languages,
	theme: themeNames,
	suitColours: [2, 4],
	isAnimated: [true, false],
	isClockShown: [false, true],
};

/** The options in the order of their page. */
export const optionNames = Object.keys(optionValues) as readonly (keyof Options)[];

/** Options from stored settings; what is missing or makes no sense is as in the defaults. */
export const optionsFrom = (
	settings: Readonly<Record<string, unknown>>,
	defaults: Options,
): Options => {
	let options = defaults;
	for (const name of optionNames) {
		const choices: readonly unknown[] = optionValues[name];
		if (choices.includes(settings[name])) {
			options = {...options, [name]: settings[name]};
		}
	}
	return options;
};
