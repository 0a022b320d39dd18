import {once} from 'node:events';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {FrameWriter} from '../../source/terminal/frame-writer.js';
import {openEmulator} from './emulator.js';
import {FakeStream} from './fake-stream.js';

type Size = {readonly columns: number; readonly rows: number};
type Glyph = {readonly text: string; readonly width: number};

const glyphs: readonly Glyph[] = [
	...[...'     abżK─│┐♠♥♦♣…'].map(text => ({text, width: 1})),
	{text: 'e\u{301}', width: 1},
	{text: '漢', width: 2},
	{text: '가', width: 2},
];
const looks = [
	'0',
	'0',
	'0',
	'1',
	'2',
	'3',
	'4',
	'7',
	'9',
	'5',
	'8',
	'53',
	'22',
	'27',
	'24',
	'31',
	'39',
	'97',
	'41',
	'49',
	'103',
	'1;32',
	'7;31',
	'38;5;200',
	'48;5;17',
	'38;2;1;2;3',
	'48;2;250;251;252',
	'38:2::9:8:7',
	'1;2;4;7;35;44',
];

const glyph = fc.constantFrom(...glyphs);
const span = fc.record({look: fc.constantFrom(...looks), text: fc.array(glyph, {maxLength: 9})});
const line = fc.array(span, {maxLength: 5});
const frame = fc.array(line, {minLength: 1, maxLength: 9});
type Line = ReadonlyArray<{readonly look: string; readonly text: readonly Glyph[]}>;

/** The line cut where a terminal of that width has no more room. */
const render = (spans: Line, columns: number, isClosed: boolean): string => {
	let column = 0;
	let output = '';
	for (const {look, text} of spans) {
		output += `\u{1B}[${look}m`;
		for (const {text: character, width} of text) {
			if (column + width > columns) {
				return `${output}\u{1B}[0m`;
			}

			output += character;
			column += width;
		}
	}

	return isClosed ? `${output}\u{1B}[0m` : output;
};

const fromScratch = async (lines: readonly string[], {columns, rows}: Size): Promise<string[]> => {
	const emulator = openEmulator(columns, rows);
	const bytes = lines.slice(0, rows).map((text, row) => `\u{1B}[${row + 1}H${text}`);
	await emulator.feed(bytes.join(''));
	return emulator.cells();
};

const size = fc.record({
	columns: fc.integer({min: 2, max: 24}),
	rows: fc.integer({min: 1, max: 8}),
});
const step = fc.oneof(
	{weight: 5, arbitrary: fc.record({change: frame})},
	// Small changes to the last frame: one line other, the rest kept.
	{weight: 5, arbitrary: fc.record({row: fc.nat(8), line})},
	{weight: 1, arbitrary: fc.record({size})},
	{weight: 1, arbitrary: fc.record({isSuspended: fc.constant(true)})},
);

test('after any sequence of frames, sizes and suspensions every cell is as if the last frame had been drawn from scratch', async () => {
	await fc.assert(
		fc.asyncProperty(
			size,
			fc.boolean(),
			fc.array(step, {maxLength: 12}),
			async (first, isClosed, steps) => {
				let now: Size = first;
				const stream = new FakeStream(now.columns, now.rows);
				const emulator = openEmulator(now.columns, now.rows);
				const writer = new FrameWriter(stream);
				let lines: Line[] = [[]];
				const draw = (): string[] => {
					const text = lines.map(spans => render(spans, now.columns, isClosed));
					writer.paint(text.join('\n'));
					return text;
				};

				writer.on('resize', draw);
				writer.enter();
				for (const each of steps) {
					if ('size' in each) {
						now = each.size;
						await emulator.feed(stream.take());
						emulator.resize(now.columns, now.rows);
						const answered = once(writer, 'resize');
						stream.resize(now.columns, now.rows);
						await answered;
					} else if ('isSuspended' in each) {
						writer.leave();
						await emulator.feed(`${stream.take()}the shell\r\nwrote this`);
						writer.enter();
					} else if ('change' in each) {
						lines = [...each.change];
					} else {
						lines = lines.map((old, row) => (row === each.row ? each.line : old));
					}

					const text = draw();
					await emulator.feed(stream.take());
					expect(emulator.cells()).toEqual(await fromScratch(text, now));
				}
			},
		),
		{seed: 20_261_129, numRuns: 60},
	);
});
