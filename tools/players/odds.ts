/**
 * Prints for every patience (or those named) how often the careful player wins and how many cards he
 * brings home, over the deal numbers from 1 on; then, after a stroke, how often a search with open
 * cards wins, over fewer deals. The figures of source/games/odds.ts come from
 *
 * npx esbuild tools/players/odds.ts --bundle --platform=node --format=esm |
 * node --input-type=module - <deals> <deals with open cards> [<game> …]
 */
import {games, gamesNamed} from '../../source/games/index.js';
import type {Game} from '../../source/rules/game.js';
import {statusOf} from '../../source/rules/moves.js';
import {cardsHome} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import {carefulGame} from './careful.js';
import {ordinaryEffort, searchWin} from './search.js';

const [deals = '10000', openDeals = '100', ...names] = process.argv.slice(2);

const starts = (game: Game, count: string) =>
	Array.from({length: Number(count)}, (_, index) => startPosition(game, index + 1));

for (const game of names.length === 0 ? games : names.flatMap(gamesNamed)) {
	const ends = starts(game, deals).map(start => carefulGame(game, start).position);
	const won = ends.filter(end => statusOf(game, end) === 'won').length;
	const home = ends.reduce((sum, end) => sum + cardsHome(end), 0);
	const open = starts(game, openDeals).filter(start => searchWin(game, start, ordinaryEffort));
	const average = (home / ends.length).toFixed(1);
	console.log(`${game.id}: ${won} of ${deals}, ${average} home | ${open.length} of ${openDeals}`);
}
