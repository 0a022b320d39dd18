import chalk from 'chalk';
import fc from 'fast-check';
import {expect, test} from 'vitest';
// By its place: Ink doesn't offer it.
import InkOutput from '../../node_modules/ink/build/output.js';
// @ts-expect-error -- plain JavaScript for the bundle
import {Output} from '../../tools/shims/kept-rows.js';

type Write = {readonly x: number; readonly y: number; readonly text: string};
type Frame = {readonly width: number; readonly height: number; readonly writes: readonly Write[]};

const drawn = (Kind: typeof Output, {width, height, writes}: Frame): unknown => {
	const output = new Kind({width, height});
	for (const {x, y, text} of writes) {
		output.write(x, y, text, {transformers: []});
	}
	return output.get();
};

const {red, bold} = chalk;

const texts = fc.array(
	fc.constantFrom('', ' ', '\n', 'a', '♠', '宽', '─', red('x'), bold('10'), red(bold('♥\nK'))),
	{maxLength: 6},
);

const frames: fc.Arbitrary<Frame> = fc.record({
	width: fc.constantFrom(5, 12),
	height: fc.constantFrom(1, 4),
	writes: fc.array(
		fc.record({
			x: fc.nat(13),
			y: fc.integer({min: -1, max: 4}),
			text: texts.map(parts => parts.join('')),
		}),
		{maxLength: 6},
	),
});

/** Frames in a row, of which many rows stay as they were. */
const runs = fc.array(fc.tuple(frames, fc.boolean()), {minLength: 2, maxLength: 6}).map(all =>
	all.map(([frame, isLike], index) => {
		const before = all[index - 1]?.[0];
		return isLike && before !== undefined
			? {...frame, writes: [...before.writes, ...frame.writes.slice(0, 1)]}
			: frame;
	}),
);

test('Frames made of kept rows are those that Ink makes anew', () => {
	fc.assert(
		fc.property(runs, run => {
			for (const frame of run) {
				expect(drawn(Output, frame)).toEqual(drawn(InkOutput, frame));
			}
		}),
		{numRuns: 400},
	);
});

test('A text that begins with a line feed changes the row below', () => {
	for (const text of ['\nabc', '\nabd']) {
		expect(drawn(Output, {width: 9, height: 3, writes: [{x: 0, y: 0, text}]})).toEqual({
			output: `\n${text.trim()}\n`,
			height: 3,
		});
	}
});

test('What lay beyond a narrower screen is there on the wider one', () => {
	const writes = [
		{x: 0, y: 0, text: 'abc'},
		{x: 15, y: 0, text: 'x'},
	];
	for (const width of [10, 20]) {
		const frame = {width, height: 1, writes};
		expect(drawn(Output, frame)).toEqual(drawn(InkOutput, frame));
	}
});

test('What is cut off is left to Ink', () => {
	const outputs = [Output, InkOutput].map(Kind => {
		const output = new Kind({width: 9, height: 2});
		output.clip({x1: 1, x2: 3, y1: 0, y2: 1});
		output.write(0, 0, 'abcdef\nghi', {transformers: []});
		output.unclip();
		return output.get();
	});
	expect(outputs[0]).toEqual(outputs[1]);
});
