import type {Game} from '../../rules/game.js';
import {type Line, span} from '../draw/span.js';
import {keyTable} from '../keys.js';
import type {Text} from '../text/text.js';

const keyColumns = 16;

/** What each key does, in the game on the table or in all. */
export const keysPage = (game: Game | undefined, text: Text): readonly Line[] =>
	keyTable
		.filter(({isIn}) => game === undefined || isIn(game))
		.map(({command, shown}) => [
			span(shown.padEnd(keyColumns), 'key'),
			span(text.commands[command].help),
		]);
