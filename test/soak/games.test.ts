import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {
	expectExactMoves,
	expectNothingGivenAway,
	expectReplays,
	expectSound,
} from '../helpers/invariants.js';
import {played} from '../helpers/player.js';

const deals = 2000;

describe.each(games)('$id, thousands of deals', game => {
	test('a random player meets no position that breaks a rule', () => {
		for (let number = 1; number <= deals; number++) {
			const one = played(game, number, number * 7 + 1);
			expectSound(game, one);
			if (number % 10 === 0) {
				expectReplays(game, one);
				const moment = one.positions[(number * 31) % one.positions.length]!;
				expectExactMoves(game, moment);
				expectNothingGivenAway(game, moment);
			}
			expect(one.positions.length).toBeGreaterThan(1);
		}
	});
});
