import {afterEach, test, vi} from 'vitest';

vi.hoisted(() => {
	process.env.FORCE_COLOR = '3';
});

import {games} from '../../source/games/index.js';
import {playBesideInk} from '../end-to-end/built-beside-ink.js';
import {removeHomes} from '../helpers/home.js';

afterEach(removeHomes);

test.each(games)('$id in the built program is cell by cell what Ink draws', async game => {
	await playBesideInk(game, 160);
});
