import type {Game} from '../rules/game.js';
import {column} from './column.js';
import {fireworks} from './fireworks.js';
import {ladies} from './ladies.js';
import {plainLetters} from './plain-letters.js';
import {secret} from './secret.js';

const all = [...secret, ...ladies, ...fireworks, ...column] as const;

/** No id at all if a game is told without its own, so that it doesn't compile below. */
type Known<Id extends string> = string extends Id ? never : Id;

/** The ids of the games that there are: what has an entry for each of them lacks none. */
export type GameId = Known<(typeof all)[number]['id']>;

/** All games, in the order of the menu: by family, each family's base design first. */
export const games: readonly Game<GameId>[] = all;

/** The game with that id. */
export const gameOf = (id: string): Game<GameId> | undefined => games.find(game => game.id === id);

/** A name as ids are written: small plain letters with hyphens between the words. */
const asId = (name: string): string => plainLetters(name.trim()).replaceAll(/[^a-z\d]+/g, '-');

const namesOf = ({id, otherNames, name}: Game): readonly string[] => [
	id,
	...otherNames,
	asId(name),
];

/**
 * The games that a name typed by the player can mean: the one whose id, Polish name or other name it is in
 * full, else all of which one of these begins so. Capitals and the marks of Polish letters don't matter, and
 * blanks are as good as hyphens.
 */
export const gamesNamed = (typed: string): readonly Game<GameId>[] => {
	const name = asId(typed);
	const exact = games.filter(game => namesOf(game).includes(name));
	return exact.length > 0
		? exact
		: games.filter(game => namesOf(game).some(known => known.startsWith(name)));
};
