import fc from 'fast-check';
import {decodeSave, type Save} from '../../source/play/save.js';

const instant = fc
	.date({min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true})
	.map(date => date.toISOString());
const word = (pattern: RegExp) => fc.stringMatching(pattern);

/** Saves of every kind. */
export const saves: fc.Arbitrary<Save> = fc
	.record({
		id: word(/^[a-z0-9][a-z0-9-]{0,47}$/),
		game: word(/^[a-z0-9][a-z0-9-]{0,39}$/),
		dealNumber: fc.integer({min: 1, max: 4_294_967_295}),
		moves: fc.array(word(/^[a-z0-9-]{1,12}$/), {maxLength: 60}),
		part: fc.nat({max: 60}),
		startedAt: instant,
		savedAt: instant,
		activeSeconds: fc.nat(),
		undos: fc.nat(),
		hints: fc.nat(),
		replay: fc.boolean(),
		finished: fc.option(fc.constantFrom('won', 'lost', 'given-up' as const), {nil: undefined}),
	})
	.map(({part, finished, ...rest}) => ({
		format: 1,
		...rest,
		at: Math.min(part, rest.moves.length),
		...(finished === undefined ? {} : {finished}),
	})) as fc.Arbitrary<Save>;

const pieces = ['"', '{', '}', '\\', '\u001b]0;x\u0007', '\u202e', '\ud800', '1e999', '-0', 'null'];
const longer = [
	'"__proto__":{"at":0},',
	'd d d d',
	' '.repeat(500),
	'[['.repeat(200),
	'0'.repeat(400),
];

/** Texts made from one by a few changes: characters put in, taken out, doubled, exchanged. */
const mutated = (text: string) =>
	fc
		.array(
			fc.tuple(
				fc.nat({max: text.length}),
				fc.nat({max: 20}),
				fc.oneof(fc.string({maxLength: 4}), fc.constantFrom(...pieces, ...longer)),
			),
			{minLength: 1, maxLength: 4},
		)
		.map(changes => {
			let result = text;
			for (const [index, length, insert] of changes) {
				result = result.slice(0, index) + insert + result.slice(index + length);
			}

			return result;
		});

/** The quickest of three, as other processes may take the core away for a while. */
const duration = (text: string): number => {
	const durations = [1, 2, 3].map(() => {
		const start = performance.now();
		decodeSave(text);
		return performance.now() - start;
	});
	return Math.min(...durations);
};

/** The mutations of a save that are read as another one, and the longest time, in milliseconds, that one took. */
export const misreadMutations = (text: string, count: number, seed: number) => {
	const whole = JSON.stringify(decodeSave(text));
	const wrong: string[] = [];
	let slowest = 0;
	fc.assert(
		fc.property(mutated(text), mutation => {
			const decoded = decodeSave(mutation);
			slowest = Math.max(slowest, duration(mutation));
			if (decoded.ok && JSON.stringify(decoded) !== whole) {
				wrong.push(mutation);
			}
		}),
		{seed, numRuns: count},
	);
	return {wrong, slowest};
};
