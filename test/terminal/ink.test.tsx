import fc from 'fast-check';
import {expect, test, vi} from 'vitest';

vi.hoisted(() => {
	process.env.FORCE_COLOR = '3';
});

import {Box, render, Text, useWindowSize} from 'ink';
import {FrameWriter} from '../../source/terminal/frame-writer.js';
import {openEmulator} from './emulator.js';
import {FakeStream} from './fake-stream.js';

type Props = {
	readonly cursor: number;
	readonly piles: readonly number[];
	readonly message: string;
};

const suits = ['♠', '♥', '♦', '♣'];

const Label = ({card, isChosen}: {readonly card: number; readonly isChosen: boolean}) => (
	<Text
		bold={card % 3 === 0}
		inverse={isChosen}
		{...(card % 2 === 0 ? {} : {color: card % 5 === 0 ? '#d04040' : 'red'})}
		{...(card % 7 === 0 ? {backgroundColor: 'blue'} : {})}
	>
		{String((card % 13) + 1).padStart(2)}
		{suits[card % 4]}
	</Text>
);

const Table = ({cursor, piles, message}: Props) => {
	const {columns, rows} = useWindowSize();
	return (
		<Box flexDirection="column" width={columns} height={rows} overflow="hidden">
			<Box flexWrap="wrap">
				{piles.map((card, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a pile is its place
					<Box key={index} borderStyle="round" flexShrink={0}>
						<Label card={card} isChosen={index === cursor} />
					</Box>
				))}
			</Box>
			<Box flexGrow={1} />
			<Text dimColor>{message}</Text>
		</Box>
	);
};

const props = fc.record({
	cursor: fc.nat(12),
	piles: fc.array(fc.nat(103), {maxLength: 12}),
	message: fc.constantFrom('', 'Nie można', 'łączna 漢字 liczba', 'No move is left. '.repeat(4)),
});
const size = fc.record({
	columns: fc.integer({min: 20, max: 60}),
	rows: fc.integer({min: 6, max: 16}),
});

const start = (isOwn: boolean, columns: number, rows: number, first: Props) => {
	const stream = new FakeStream(columns, rows);
	const writer = isOwn ? new FrameWriter(stream) : undefined;
	const emulator = openEmulator(columns, rows);
	const app = render(<Table {...first} />, {
		stdout: (writer ?? stream) as unknown as NodeJS.WriteStream,
		debug: isOwn,
		interactive: true,
		alternateScreen: true,
		patchConsole: false,
		exitOnCtrlC: false,
	});
	const cells = async (): Promise<string[]> => {
		await app.waitUntilRenderFlush();
		await emulator.feed(stream.take().replaceAll('\n', '\r\n'));
		return emulator.cells();
	};

	return {stream, emulator, app, cells, writer};
};

test('Ink through the writer shows in every cell what Ink shows by itself', async () => {
	await fc.assert(
		fc.asyncProperty(
			size,
			fc.array(props, {minLength: 2, maxLength: 12}),
			async (first, states) => {
				const through = start(true, first.columns, first.rows, states[0]!);
				const byItself = start(false, first.columns, first.rows, states[0]!);
				for (const state of states) {
					through.app.rerender(<Table {...state} />);
					byItself.app.rerender(<Table {...state} />);
					expect(await through.cells()).toEqual(await byItself.cells());
				}

				through.app.unmount();
				byItself.app.unmount();
				await through.emulator.feed(through.stream.take());
				expect(through.emulator.isAlternate()).toBe(false);
			},
		),
		{seed: 8, numRuns: 12},
	);
});

test('after a change of size the screen is that of a fresh start', async () => {
	const state = {cursor: 3, piles: [1, 2, 3, 4, 5, 6, 7, 8], message: 'Four deals are left.'};
	const app = start(true, 60, 12, state);
	for (const [columns, rows] of [
		[31, 9],
		[80, 24],
		[20, 6],
	] as const) {
		await app.cells();
		app.emulator.resize(columns, rows);
		const answered = new Promise<void>(resolve => app.writer?.once('resize', resolve));
		app.stream.resize(columns, rows);
		await answered;
		const fresh = start(true, columns, rows, state);
		expect(await app.cells()).toEqual(await fresh.cells());
		fresh.app.unmount();
	}

	app.app.unmount();
});
