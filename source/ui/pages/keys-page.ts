import type {Game} from '../../rules/game.js';
import {type Line, span} from '../draw/span.js';
import {keyTable} from '../keys.js';
import type {Size} from '../layout/geometry.js';
import {type Text, texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Page} from './page.js';

const keyColumns = 16;

/** What each key does, in the game on the table or in all. */
export const keysPage = (game: Game | undefined, {columns}: Size, text: Text): readonly Line[] =>
	keyTable
		.filter(({isIn}) => game === undefined || isIn(game))
		.flatMap(({command, shown}) =>
			wrapped(text.commands[command].help, columns - 2 - keyColumns).map(
				(words, index): Line => [
					span((index === 0 ? shown : '').padEnd(keyColumns), 'key'),
					span(words),
				],
			),
		);

export const keysEntry: Page<'keys'> = {
	hint: 'page',
	open: () => ({screen: {kind: 'keys', scroll: 0}}),
	title: ({options}) => texts[options.language].screens.keysTitle,
	lines: ({play, size, options}) => keysPage(play?.session.game, size, texts[options.language]),
};
