import type {Game} from '../rules/game.js';
import {textOf} from '../ui/draw/span.js';
import {rulesPage} from '../ui/pages/rules-page.js';
import {type Language, texts} from '../ui/text/text.js';
import {wrapped} from '../ui/text/wrap.js';
import {gamesList} from './games-list.js';

const widest = 80;
/** Points in plain ASCII take more than what they stand for. */
const spare = 2;

/**
 * The rules of a game, or, without one, what to type for the rules of each; for a terminal of so many columns
 * if one is given.
 */
export const rulesPrinted = (
	game: Game | undefined,
	language: Language,
	columns?: number,
): string => {
	const {cli, table} = texts[language];
	if (game === undefined) {
		return `${cli.whichRules}\n${gamesList(texts[language], columns, '  pasjans rules ')}`;
	}
	const width = Math.min(widest, columns ?? widest) - spare;
	const lines = rulesPage(game, language, width).map(line => textOf(line).trimEnd());
	const title = wrapped(table.gameName(game.name, game.gloss), width);
	return `${[...title, '', ...lines].join('\n')}\n`;
};
