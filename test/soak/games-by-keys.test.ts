import {afterEach, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {playWhole} from '../end-to-end/whole-games.js';
import {closeTerminals} from '../helpers/terminal.js';

afterEach(closeTerminals);

test.each(
	games.flatMap(
		({id}) =>
			[
				[id, 'won'],
				[id, 'lost'],
			] as const,
	),
)('%s, %s: the recorded game played by keys in the built program', async (game, status) => {
	await playWhole(game, status);
});
