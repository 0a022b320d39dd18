import {PassThrough} from 'node:stream';
import {render} from 'ink';
import {emptyStatistics} from '../../source/play/statistics.js';
import {type Generator, generator} from '../../source/random.js';
import type {Game} from '../../source/rules/game.js';
import {FrameWriter} from '../../source/terminal/frame-writer.js';
import {App} from '../../source/ui/app.js';
import type {Keeper} from '../../source/ui/keeper.js';
import {keyTable} from '../../source/ui/keys.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {initialState} from '../../source/ui/reducer/reduce.js';
import {createRunner} from '../../source/ui/runner.js';
import {noon, options} from '../ui/driver.js';
import {type Emulator, openEmulator} from './emulator.js';
import {FakeStream} from './fake-stream.js';

const keeper: Keeper = {
	waiting: () => [],
	resume: () => undefined,
	begin: () => {},
	save: () => undefined,
	isKept: () => true,
	leave: () => {},
	drop: () => {},
	finish: () => undefined,
	keepOptions: () => {},
	statistics: () => emptyStatistics,
	wasPlayed: () => false,
};

/** A keyboard on which nothing is typed: the keys come from the test itself. */
const silentKeyboard = () =>
	Object.assign(new PassThrough(), {
		isTTY: true,
		setRawMode: () => {},
		ref: () => {},
		unref: () => {},
	}) as unknown as NodeJS.ReadStream;

/** Every cell of a terminal row by row, and whether it has a cursor. */
export const seenOn = (emulator: Emulator): readonly string[] => [
	...emulator.cells(),
	emulator.isCursorHidden() ? 'no cursor' : 'a cursor',
];

/** Deal 7 of a game drawn in the dark theme, through a writer or, without one, by Ink itself. */
export const openTable = (
	game: Game,
	size: Size,
	makeWriter?: (stream: FakeStream) => FrameWriter,
	hasWideSigns = false,
) => {
	const isOwn = makeWriter !== undefined;
	const stream = new FakeStream(size.columns, size.rows);
	const writer = makeWriter?.(stream);
	const emulator = openEmulator(size.columns, size.rows, hasWideSigns);
	const draw = generator(1, 2);
	const runner = createRunner(initialState(size, {...options, theme: 'dark'}, noon), keeper, {
		now: () => new Date(noon),
		newDealNumber: draw,
		newId: () => '20260102t120000-abcdefghijklmnop',
		leave: () => {},
		suspend: () => {},
		redraw: () => {},
		isShown: () => true,
		later: setImmediate,
	});
	runner.dispatch({kind: 'chosen', request: {kind: 'deal', game, dealNumber: 7, replay: false}});
	const app = render(<App runner={runner} listen={() => () => {}} />, {
		stdout: (writer ?? stream) as unknown as NodeJS.WriteStream,
		stdin: silentKeyboard(),
		debug: isOwn,
		interactive: true,
		alternateScreen: true,
		patchConsole: false,
		exitOnCtrlC: false,
	});
	return {
		runner,
		/** What is seen: every cell, and whether there is a cursor. */
		sees: async () => {
			await app.waitUntilRenderFlush();
			const bytes = stream.take();
			// What Ink writes has line feeds that the terminal's driver turns into two characters.
			await emulator.feed(isOwn ? bytes : bytes.replaceAll('\n', '\r\n'));
			return seenOn(emulator);
		},
		/** What is seen on a new terminal that the writer's last frame is painted on. */
		seesAnew: async () => {
			const anew = new FakeStream(size.columns, size.rows);
			const another = makeWriter?.(anew);
			another?.enter();
			another?.paint(writer?.frame ?? '');
			const painted = openEmulator(size.columns, size.rows, hasWideSigns);
			await painted.feed(anew.take());
			return seenOn(painted);
		},
		shows: (text: string) => emulator.text().join('\n').includes(text),
		unmount: () => app.unmount(),
	};
};

const ends: readonly string[] = ['q', 'ctrl-c', 'ctrl-d', 'ctrl-z', 'ctrl-l'];
/** Keys that a player uses most. */
export const playing = [
	...'1234567890-=fdDRvtpweabcdurF',
	'space',
	'enter',
	'tab',
	'left',
	'right',
	'up',
];
/** Keys of all kinds but those that end or draw anew. */
export const all = keyTable.flatMap(({keys}) => keys).filter(key => !ends.includes(key));

/** One of the items, drawn. */
export const picked = (draw: Generator, items: readonly string[]) => items[draw() % items.length]!;

/**
 * Plays random keys in two programs at once, one that draws through the writer and one that Ink draws by
 * itself; tells of the first key after which the two terminals differ in a cell, if there is one.
 */
export const difference = async (
	game: Game,
	size: Size,
	{seed, keys}: {readonly seed: number; readonly keys: number},
): Promise<string | undefined> => {
	const draw = generator(seed, 5);
	const through = openTable(game, size, stream => new FrameWriter(stream));
	const byItself = openTable(game, size);
	const typed: string[] = [];
	try {
		for (let count = 0; count <= keys; count++) {
			const [one, other] = [await through.sees(), await byItself.sees()];
			if (count === 0 && size.rows >= 20 && !through.shows(game.name.slice(0, 6))) {
				throw new Error(`${game.name} is not on the table.`);
			}

			const row = one.findIndex((seen, index) => seen !== other[index]);
			if (row >= 0) {
				return `${game.id} ${size.columns}×${size.rows}, after ${typed.join(' ')}: row ${row}\n${one[row]}\n${other[row]}`;
			}

			const key = picked(draw, draw() % 4 === 0 ? all : playing);
			typed.push(key);
			through.runner.press([key]);
			byItself.runner.press([key]);
		}

		return undefined;
	} finally {
		through.unmount();
		byItself.unmount();
	}
};
