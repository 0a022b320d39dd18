import chalk from 'chalk';
import type {Line, Span} from '../draw/span.js';
import {spanProps, type Theme} from '../theme.js';

const styledSpan = (theme: Theme, span: Span): string => {
	const {color, dimColor, bold, inverse} = spanProps(theme, span);
	let {text} = span;
	if (dimColor) {
		text = chalk.dim(text);
	}
	if (color !== undefined) {
		text = color.startsWith('#') ? chalk.hex(color)(text) : chalk[color as 'red'](text);
	}
	if (bold) {
		text = chalk.bold(text);
	}
	return inverse ? chalk.inverse(text) : text;
};

/**
 * A line as one text for Ink, with its looks in it: a node of Ink's for every span would cost most of the
 * time that the table takes to draw. A line without text is a blank, so that it keeps its row.
 */
export const styledLine = (theme: Theme, line: Line): string =>
	line.length === 0 ? ' ' : line.map(span => styledSpan(theme, span)).join('');
