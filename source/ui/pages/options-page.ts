import {type Line, span} from '../draw/span.js';
import {optionNames} from '../state/options.js';
import {texts} from '../text/text.js';
import type {Page} from './page.js';

const nameColumns = 34;

/** The options and their values; the one under the cursor is marked. */
export const optionsEntry: Page<'options'> = {
	hint: 'options',
	open: ({play}) => play && {screen: {kind: 'options', at: 0}},
	title: ({options}) => texts[options.language].options.title,
	lines: ({options}, {at}) => {
		const words = texts[options.language].options;
		return optionNames.map((name, index): Line => {
			const isHere = index === at;
			const value = words.values[String(options[name]) as keyof typeof words.values];
			return [
				span(isHere ? '▸ ' : '  ', 'key'),
				span(words.names[name].padEnd(nameColumns)),
				span(` ${value} `, isHere ? 'focus' : 'plain'),
			];
		});
	},
};
