import type {Game} from '../rules/game.js';
import {column} from './column.js';
import {fireworks} from './fireworks.js';
import {ladies} from './ladies.js';
import {secret} from './secret.js';

/** All games, in the order of the menu: by family, each family's base design first. */
export const games: readonly Game[] = [...secret, ...ladies, ...fireworks, ...column];

/** The game with that id. */
export const gameOf = (id: string): Game | undefined => games.find(game => game.id === id);

const namesOf = (game: Game): readonly string[] => [game.id, ...game.otherNames];

/**
 * The games that a name typed by the player can mean: the one whose id or other name it is in full,
 * else all of which an id or other name begins so. Capitals don't matter.
 */
export const gamesNamed = (typed: string): readonly Game[] => {
	const name = typed.toLowerCase();
	const exact = games.filter(game => namesOf(game).includes(name));
	return exact.length > 0
		? exact
		: games.filter(game => namesOf(game).some(known => known.startsWith(name)));
};
