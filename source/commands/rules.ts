import {games} from '../games/index.js';
import type {Game} from '../rules/game.js';
import {textOf} from '../ui/draw/span.js';
import {rulesPage} from '../ui/pages/rules-page.js';
import {type Language, texts} from '../ui/text/text.js';

const columns = 80;

/** The rules of a game, or, without one, what to type for the rules of each. */
export const rulesPrinted = (game: Game | undefined, language: Language): string => {
	const {cli, table} = texts[language];
	if (game === undefined) {
		const width = Math.max(...games.map(({id}) => id.length)) + 2;
		const lines = games.map(
			({id, name, gloss}) => `  pasjans rules ${id.padEnd(width)}${table.gameName(name, gloss)}`,
		);
		return `${[cli.whichRules, ...lines].join('\n')}\n`;
	}
	const lines = rulesPage(game, language, columns).map(line => textOf(line).trimEnd());
	return `${[table.gameName(game.name, game.gloss), '', ...lines].join('\n')}\n`;
};
