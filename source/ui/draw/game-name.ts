import type {Game} from '../../rules/game.js';
import {shortGloss, shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';

/** As much of a game's names as that many columns take: with what they mean, with the first of several, the first alone. */
export const fittingName = (game: Game, columns: number, {table}: Text): string => {
	const names = [
		table.gameName(game.name, game.gloss),
		table.gameName(shortName(game), shortGloss(game)),
		game.name,
	];
	return names.find(({length}) => length <= columns) ?? shortName(game);
};
