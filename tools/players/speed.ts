/**
 * Prints for every patience (or those named) how many thousand positions a second of processor time
 * are reached by random play, each with its legal moves listed: `legalMoves` and `applied` once each.
 *
 * npx esbuild tools/players/speed.ts --bundle --platform=node --format=esm |
 * node --input-type=module - <positions> [<game> …]
 */
import {games, gamesNamed} from '../../source/games/index.js';
import {generator} from '../../source/random.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {legalMoves} from '../../source/rules/moves.js';
import {startPosition} from '../../source/rules/start.js';

const [positionsText = '500000', ...names] = process.argv.slice(2);
const positions = Number(positionsText);

/** A game in which cards can wander to and fro is broken off after so many moves. */
const longest = 600;

const play = (game: Game, count: number) => {
	const draw = generator(1, 0);
	let dealNumber = 1;
	let position = startPosition(game, dealNumber);
	for (let made = 0, left = count; left > 0; left--, made++) {
		const moves = legalMoves(game, position);
		const move = moves[draw() % (moves.length || 1)];
		if (move === undefined || made === longest) {
			made = 0;
			dealNumber++;
			position = startPosition(game, dealNumber);
		} else {
			position = applied(game, position, move);
		}
	}
};

const chosen = names.length === 0 ? games : names.flatMap(gamesNamed);

// Once without the clock, so that no game pays for the compiling.
for (const game of chosen) {
	play(game, positions / 10);
}
for (const game of chosen) {
	const began = process.cpuUsage();
	play(game, positions);
	const {user, system} = process.cpuUsage(began);
	const thousands = positions / ((user + system) / 1000);
	console.log(`${game.id}: ${Math.round(thousands)} thousand positions a second`);
}
