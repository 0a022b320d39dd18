import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {parseMove} from '../../source/rules/move.js';
import {moveAt, moveCount, numberOf} from '../../source/rules/move-numbers.js';
import {legalMoves} from '../../source/rules/moves.js';
import {played} from '../helpers/player.js';
import {named} from '../helpers/position.js';
import {spellable} from '../helpers/spellable.js';

describe.each(games.map(game => [game.id, game] as const))('The moves of %s', (_, game) => {
	const count = moveCount(game);

	test('have the numbers from 0 on, each its own', () => {
		const moves = Array.from({length: count}, (_, number) => moveAt(game, number));

		expect(new Set(moves).size).toBe(count);
		expect(moves).not.toContain(undefined);
		expect(moves.map(move => move && numberOf(game, move))).toEqual([...moves.keys()]);
	});

	test('are those whose places the game has', () => {
		const numbers = spellable.flatMap(text => numberOf(game, parseMove(text)!) ?? []);

		expect(numbers.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
	});

	test('are all that are ever legal', () => {
		for (const seed of [0, 1, 2, 3]) {
			for (const position of played(game, 60 + seed, seed).positions) {
				for (const move of legalMoves(game, position)) {
					const number = numberOf(game, move);
					expect(number, move.text).toBeDefined();
					expect(moveAt(game, number!)).toBe(move);
				}
			}
		}
	});

	test.each([-1, count, count + 1, 0.5, count - 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
		'have no number %f',
		number => {
			expect(moveAt(game, number)).toBeUndefined();
		},
	);
});

test.each([
	['tajemnica', 't5-f1'],
	['tajemnica', 't1-t5'],
	['tajemnica', 'r-f1'],
	['chaldejski', 'p1-f1'],
	['chaldejski', 'p104-f8'],
	['chaldejski', 't1-a'],
])('In %s there is no %s, and no number for it', (id, text) => {
	expect(numberOf(named(id), parseMove(text)!)).toBeUndefined();
});
