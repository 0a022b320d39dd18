/**
 * Writes a won and a lost game of every patience to test/recorded, each from the first deal number
 * with which one of three players comes to such an end: the careful player; the idle one, who only
 * lays out the cards and then moves at random (lost games alone); and, for wins, a search with open cards.
 *
 * npx esbuild tools/players/record.ts --bundle --platform=node --format=esm | node --input-type=module -
 */
import {writeFileSync} from 'node:fs';
import {games} from '../../source/games/index.js';
import {generator} from '../../source/random.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {actionMove, type Move} from '../../source/rules/move.js';
import {legalMoves, statusOf} from '../../source/rules/moves.js';
import {startPosition} from '../../source/rules/start.js';
import {carefulGame} from './careful.js';
import {ordinaryEffort, searchWin} from './search.js';

type Player = (game: Game, deal: number) => readonly Move[];

const careful: Player = (game, deal) => carefulGame(game, startPosition(game, deal)).moves;

const searching: Player = (game, deal) =>
	searchWin(game, startPosition(game, deal), ordinaryEffort) ?? [];

const idle: Player = (game, deal) => {
	const draw = generator(deal, 0);
	const made: Move[] = [];
	let position = startPosition(game, deal);
	while (made.length < 200) {
		const moves = legalMoves(game, position);
		const move =
			moves.find(move => move === actionMove('deal') || move === actionMove('redeal')) ??
			moves[draw() % (moves.length || 1)];
		if (move === undefined) {
			break;
		}
		position = applied(game, position, move);
		made.push(move);
	}
	return made;
};

/** The text of the first game among the deals that the player ends so, or `undefined`. */
const recordOf = (
	game: Game,
	player: Player,
	deals: number,
	status: 'won' | 'lost',
): string | undefined => {
	for (let deal = 1; deal <= deals; deal++) {
		const moves = player(game, deal);
		const end = moves.reduce(
			(position, move) => applied(game, position, move),
			startPosition(game, deal),
		);
		if (statusOf(game, end) === status) {
			const words = moves.map(({text}) => text).join(' ');
			const lines = words.replaceAll(/(.{1,78})(?: |$)/g, '$1\n');
			return `game ${game.id}\ndeal ${deal}\nstatus ${status}\n\n${lines}`;
		}
	}
	return undefined;
};

const write = (game: Game, status: 'won' | 'lost', text: string | undefined) => {
	console.log(game.id, status, text?.split('\n')[1] ?? 'not found');
	if (text !== undefined) {
		writeFileSync(`test/recorded/${game.id}-${status}.txt`, text);
	}
};

for (const game of games) {
	write(game, 'won', recordOf(game, careful, 1000, 'won') ?? recordOf(game, searching, 50, 'won'));
	write(game, 'lost', recordOf(game, careful, 500, 'lost') ?? recordOf(game, idle, 5000, 'lost'));
}
