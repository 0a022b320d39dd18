/** Draws the next whole number from 0 to 4,294,967,295. */
export type Generator = () => number;

/**
 * Chris Doty-Humphrey's sfc32, a 128-bit generator that passes PractRand, seeded with two 32-bit
 * numbers. All arithmetic is in 32-bit integers, so every machine draws the same numbers. Saved games
 * rest on it: it must never change.
 */
export const generator = (seed: number, stream: number): Generator => {
	let a = seed | 0;
	let b = stream | 0;
	let c = 0x9e3779b9 | 0;
	let counter = 1;
	const next = () => {
		const sum = (((a + b) | 0) + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return sum >>> 0;
	};
	for (let round = 0; round < 20; round++) {
		next();
	}
	return next;
};

/** A whole number from 0 to `bound` − 1, each equally likely: draws that would favour the low ones are drawn again. */
const below = (draw: Generator, bound: number): number => {
	const limit = 2 ** 32 - (2 ** 32 % bound);
	let number = draw();
	while (number >= limit) {
		number = draw();
	}
	return number % bound;
};

/**
 * The items in an order drawn from the deal number and the count of the deal (1 for the start of a
 * game), by Fisher and Yates from the last item down (Rules, 2.1).
 */
export const shuffled = <Item>(
	items: readonly Item[],
	dealNumber: number,
	deal: number,
): readonly Item[] => {
	const draw = generator(dealNumber, deal);
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const chosen = below(draw, last + 1);
		const item = result[last] as Item;
		result[last] = result[chosen] as Item;
		result[chosen] = item;
	}
	return result;
};

const firstDealNumber = 1;
export const lastDealNumber = 4_294_967_295;

/** Whether it is a whole number from 1 to 4,294,967,295. */
export const isDealNumber = (value: unknown): value is number =>
	typeof value === 'number' &&
	Number.isInteger(value) &&
	value >= firstDealNumber &&
	value <= lastDealNumber;
