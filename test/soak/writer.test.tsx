import {describe, expect, test, vi} from 'vitest';

vi.hoisted(() => {
	process.env.FORCE_COLOR = '3';
});

import {games} from '../../source/games/index.js';
import {difference} from '../terminal/writer-beside-ink.js';

const sizes = [
	{columns: 80, rows: 24},
	{columns: 60, rows: 20},
	{columns: 120, rows: 40},
	{columns: 200, rows: 60},
	{columns: 40, rows: 12},
];

/** Together more than two thousand keys. */
const keys = 35;

describe.each(sizes)('At $columns×$rows', size => {
	test.each(games)('$id looks in every cell as Ink by itself draws it', async game => {
		expect(await difference(game, size, {seed: size.columns, keys})).toBeUndefined();
	});
});
