import {expect, test, vi} from 'vitest';

vi.hoisted(() => {
	process.env.FORCE_COLOR = '3';
});

import {games} from '../../source/games/index.js';
import {difference} from './writer-beside-ink.js';

test.each(games)(
	'$id: a player at the writer sees in every cell what Ink shows by itself',
	async game => {
		const size = {columns: 60 + (game.id.length % 3) * 30, rows: 20 + (game.id.length % 4) * 6};
		expect(await difference(game, size, {seed: game.id.length, keys: 12})).toBeUndefined();
	},
);
