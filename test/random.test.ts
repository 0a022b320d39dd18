import {describe, expect, test} from 'vitest';
import {pack} from '../source/cards.js';
import {generator, isDealNumber, shuffled} from '../source/random.js';

/** The sum over all cells of (seen − expected)² / expected. */
const chiSquare = (seen: readonly number[], expected: number): number =>
	seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('deal numbers', () => {
	test.each([1, 2, 4_294_967_294, 4_294_967_295])('%s is a deal number', number => {
		expect(isDealNumber(number)).toBe(true);
	});

	test.each([0, -1, 0.5, 1.5, 4_294_967_296, Number.NaN, Number.POSITIVE_INFINITY])(
		'%s is no deal number',
		number => {
			expect(isDealNumber(number)).toBe(false);
		},
	);
});

describe('the shuffle', () => {
	test('the same deal number and count of the deal give the same order', () => {
		expect(shuffled(pack, 7, 1)).toEqual(shuffled(pack, 7, 1));
	});

	test('neighbouring deal numbers, and the deals of one number, give different orders', () => {
		const orders = [1, 2, 3, 4_294_967_295].flatMap(number =>
			[1, 2, 3, 4].map(deal => shuffled(pack, number, deal).join()),
		);
		expect(new Set(orders).size).toBe(orders.length);
	});

	test('every card is there once, and the items given are left alone', () => {
		for (let number = 1; number <= 50; number++) {
			expect([...shuffled(pack, number, 1)].sort((a, b) => a - b)).toEqual(pack);
		}
		expect(pack[0]).toBe(0);
	});

	test('none, one and two items can be shuffled', () => {
		expect(shuffled([], 1, 2)).toEqual([]);
		expect(shuffled(['a'], 1, 2)).toEqual(['a']);
		const pairs = Array.from({length: 400}, (_, number) => shuffled(['a', 'b'], number + 1, 2)[0]);
		const firsts = pairs.filter(item => item === 'a').length;
		expect(chiSquare([firsts, 400 - firsts], 200)).toBeLessThan(10.8);
	});

	test('draws that would favour the low numbers are drawn again', () => {
		// So many items that it must happen; with a pack it hardly ever does.
		const items = Array.from({length: 100_000}, (_, index) => index);
		const draw = generator(3, 2);
		const expected = [...items];
		let again = 0;
		for (let count = items.length; count > 1; count--) {
			let number = draw();
			while (number >= Math.floor(2 ** 32 / count) * count) {
				again++;
				number = draw();
			}
			const [last, chosen] = [expected[count - 1]!, expected[number % count]!];
			expected[number % count] = last;
			expected[count - 1] = chosen;
		}
		expect(again).toBeGreaterThan(0);
		expect(shuffled(items, 3, 2)).toEqual(expected);
	});

	// Limits are the points that chance passes once in a thousand times; the seeds are fixed.
	test('all 24 orders of four items come equally often', () => {
		const seen = new Map<string, number>();
		for (let number = 1; number <= 24_000; number++) {
			const order = shuffled('abcd'.split(''), number, 1).join('');
			seen.set(order, (seen.get(order) ?? 0) + 1);
		}
		expect(seen.size).toBe(24);
		expect(chiSquare([...seen.values()], 1000)).toBeLessThan(49.7);
	});

	test.each([1, 2, 3, 4])('in deal %i every card comes to every place equally often', deal => {
		const size = 104;
		const rounds = 5200;
		const seen = Array.from({length: size * size}, () => 0);
		for (let number = 1; number <= rounds; number++) {
			shuffled(pack, number, deal).forEach((card, place) => {
				seen[card * size + place]!++;
			});
		}
		// (104 − 1)² degrees of freedom: mean 10,609, standard deviation 146.
		const sum = chiSquare(seen, rounds / size);
		expect(sum).toBeGreaterThan(10_609 - 3.3 * 146);
		expect(sum).toBeLessThan(10_609 + 3.3 * 146);
	});

	test('a card’s neighbour is every other card equally often', () => {
		const seen = Array.from({length: 104}, () => 0);
		for (let number = 1; number <= 10_300; number++) {
			const order = shuffled(pack, number, 1);
			const next = order[(order.indexOf(0) + 1) % 104]!;
			seen[next]!++;
		}
		expect(seen[0]).toBe(0);
		expect(chiSquare(seen.slice(1), 100)).toBeLessThan(102 + 3.3 * 14.3);
	});
});

describe('the generator', () => {
	test('it draws the numbers of sfc32, on which saved games rest', () => {
		const draw = generator(1, 1);
		expect(Array.from({length: 6}, draw)).toEqual([
			2007541689, 2028749521, 2046527171, 2604714585, 2772362388, 3015171028,
		]);
	});

	test('it draws whole numbers from 0 to 4,294,967,295, high bits and low ones evenly', () => {
		const draw = generator(4_294_967_295, 4);
		const high = Array.from({length: 16}, () => 0);
		const low = Array.from({length: 16}, () => 0);
		for (let count = 0; count < 16_000; count++) {
			const number = draw();
			expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
			high[Math.floor(number / 2 ** 28)]!++;
			low[number % 16]!++;
		}
		expect(chiSquare(high, 1000)).toBeLessThan(37.7);
		expect(chiSquare(low, 1000)).toBeLessThan(37.7);
	});
});
