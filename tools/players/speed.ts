import {games} from '../../source/games/index.js';
import {generator} from '../../source/random.js';
import {applied} from '../../source/rules/apply.js';
import {legalMoves} from '../../source/rules/moves.js';
import {startPosition} from '../../source/rules/start.js';

const milliseconds = Number(process.argv[2] ?? 2000);

for (const game of games) {
	const draw = generator(1, 1);
	let positions = 0;
	let deal = 1;
	let position = startPosition(game, deal);
	let inGame = 0;
	const began = process.cpuUsage();
	while (process.cpuUsage(began).user < milliseconds * 1000) {
		for (let n = 0; n < 500; n++) {
			const moves = legalMoves(game, position);
			const move = moves[draw() % (moves.length || 1)];
			inGame++;
			if (move === undefined || inGame > 600) {
				deal++;
				inGame = 0;
				position = startPosition(game, deal);
			} else {
				position = applied(game, position, move);
			}
			positions++;
		}
	}
	const {user, system} = process.cpuUsage(began);
	const seconds = (user + system) / 1e6;
	console.log(game.id.padEnd(32), Math.round(positions / seconds / 1000) + 'k');
}
