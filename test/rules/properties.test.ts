import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {isDealNumber} from '../../source/random.js';
import {statusOf} from '../../source/rules/moves.js';
import {
	expectExactMoves,
	expectNothingGivenAway,
	expectReplays,
	expectSound,
} from '../helpers/invariants.js';
import {played} from '../helpers/player.js';

const dealNumber = fc.integer({min: 1, max: 4_294_967_295});
const seed = fc.nat(1_000_000);
/** The same deals in every run. */
const fixed = (numRuns: number) => ({seed: 20_240_229, numRuns});

describe.each(games)('$id, played at random', game => {
	test('always 104 cards, no card twice, foundations in order, the stock only shrinking, the status as the moves say', () => {
		fc.assert(
			fc.property(dealNumber, seed, (number, choices) => {
				expectSound(game, played(game, number, choices));
			}),
			fixed(5),
		);
	});

	test('its moves as text give the same game again, and no move changes a position that was left', () => {
		fc.assert(
			fc.property(dealNumber, seed, (number, choices) => {
				const one = played(game, number, choices);
				expect(isDealNumber(number)).toBe(true);
				expectReplays(game, one);
				expect(played(game, number, choices)).toEqual(one);
			}),
			fixed(3),
		);
	});

	test('no listed move is refused, no other move that can be spelt is accepted, and every refusal has words', () => {
		fc.assert(
			fc.property(dealNumber, seed, fc.nat(300), (number, choices, moment) => {
				const {positions} = played(game, number, choices);
				expectExactMoves(game, positions[moment % positions.length]!);
			}),
			fixed(3),
		);
	});

	test('nothing that the player may do or is told gives away a card that lies face down', () => {
		fc.assert(
			fc.property(dealNumber, seed, fc.nat(300), (number, choices, moment) => {
				const {positions} = played(game, number, choices);
				expectNothingGivenAway(game, positions[moment % positions.length]!);
			}),
			fixed(3),
		);
	});

	test('some game comes to its end in a few hundred moves', () => {
		const ends = [3, 7, 11].map(number => played(game, number, 3).positions.at(-1)!);
		expect(ends.some(end => statusOf(game, end) !== 'playing')).toBe(true);
	});
});
