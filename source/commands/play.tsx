import {randomBytes, randomInt} from 'node:crypto';
import {newGameId} from '../play/result.js';
import {lastDealNumber} from '../random.js';
import type {LastFrame} from '../storage/last-frame.js';
import type {Store} from '../storage/store.js';
import {describeFault, printableLine, Terminal} from '../terminal/index.js';
import type {Keeper} from '../ui/keeper.js';
import {createRunner, type Runner} from '../ui/runner.js';
import type {Options, Request} from '../ui/state/app-state.js';
import {initialState} from '../ui/state/reduce.js';
import {toAscii} from '../ui/text/ascii.js';
import {texts} from '../ui/text/text.js';
import {createIdleWatch} from './idle.js';
import type {Invocation} from './invocation.js';
import {createKeeper, problemText} from './keeper.js';
import {cursorIn, keepPicture, pictureFor} from './last-picture.js';

type Opening = Extract<Invocation, {kind: 'menu'} | {kind: 'play'}>;

/** What the screen is opened with: a game waiting is taken up rather than begun anew. */
const firstRequest = (
	invocation: Opening,
	keeper: Keeper,
	picture: LastFrame | undefined,
): Request => {
	if (invocation.kind !== 'play') {
		return {kind: 'menu'};
	}
	const {game, dealNumber} = invocation;
	const waiting = keeper
		.waiting()
		.filter(
			({session}) =>
				session.game === game && (dealNumber === undefined || session.dealNumber === dealNumber),
		);
	// What is shown already is what goes on.
	const left = waiting.find(({session}) => session.id === picture?.id) ?? waiting[0];
	if (left === undefined) {
		return {kind: 'deal', game, dealNumber, replay: false};
	}
	const cursor = cursorIn(picture, left);
	return {kind: 'resume', slot: left.slot, ...(cursor === undefined ? {} : {cursor})};
};

/** Whether a new deal is on the table because another window has the game that was asked for. */
const isOpenElsewhere = (invocation: Opening, runner: Runner, store: Store): boolean => {
	const {session} = runner.state().play ?? {};
	return (
		invocation.kind === 'play' &&
		session?.at === 0 &&
		store
			.open()
			.some(
				({id, game, dealNumber}) =>
					id !== session.id &&
					game === invocation.game.id &&
					(invocation.dealNumber === undefined || dealNumber === invocation.dealNumber),
			)
	);
};

/** Opens the screen and plays until the player leaves; answers whether all that was played could be written. */
export const play = async (
	invocation: Opening,
	{
		store,
		options,
		hasColours,
		hasUnicode,
		isForReader,
		idleExit,
		say,
		version,
	}: {
		readonly store: Store;
		readonly options: Options;
		readonly hasColours: boolean;
		readonly hasUnicode: boolean;
		readonly isForReader: boolean;
		/** Milliseconds without a key after which the program leaves by itself. */
		readonly idleExit: number | undefined;
		/** Writes to the shell after the screen is left. */
		readonly say: (words: string) => void;
		readonly version: string | undefined;
	},
): Promise<boolean> => {
	const now = () => new Date();
	let runner: Runner | undefined;
	let leave = () => {};
	const text = () => texts[(runner?.state().options ?? options).language];
	const terminal = new Terminal({
		hasColours,
		hasScreen: !isForReader,
		...(hasUnicode ? {} : {translate: toAscii}),
		onEnding: () => {
			runner?.save();
			keep();
		},
		describeFault: error => describeFault(error, {words: text().cli.fault, hasStack: false}),
	});
	const {writer} = terminal;
	const shown = {store, writer, looks: {version, options, hasColours, hasUnicode}};
	const keep = () => {
		if (runner !== undefined) {
			keepPicture(runner.state(), shown);
		}
	};
	const picture = invocation.kind === 'play' ? pictureFor(invocation, shown) : undefined;
	if (picture !== undefined) {
		writer.paint(picture.frame);
	}
	terminal.open();
	const keeper = createKeeper(store, now, text);
	const {columns, rows} = writer;
	runner = createRunner(initialState({columns, rows}, options, now().getTime()), keeper, {
		now,
		newDealNumber: () => randomInt(1, lastDealNumber + 1),
		newId: time => newGameId(time, randomBytes(10)),
		// The table is drawn once more, without what was being typed, before the picture is kept.
		leave: () =>
			setImmediate(() => {
				keep();
				leave();
			}),
		suspend: terminal.suspend,
		redraw: () => writer.repaint(),
	});
	runner.dispatch({kind: 'chosen', request: firstRequest(invocation, keeper, picture)});
	if (isOpenElsewhere(invocation, runner, store)) {
		runner.dispatch({kind: 'told', message: text().notes.openElsewhere});
	}
	const [trouble] = store.problems();
	if (trouble !== undefined) {
		runner.dispatch({kind: 'told', message: problemText(trouble, text())});
		store.told();
	}
	store.foldSoon();
	const [{render}, {App}] = await Promise.all([import('ink'), import('../ui/app.js')]);
	const app = render(
		<App runner={runner} />,
		isForReader
			? {isScreenReaderEnabled: true, interactive: true, exitOnCtrlC: false}
			: terminal.inkOptions,
	);
	leave = () => app.unmount();
	let farewell = '';
	const idle = createIdleWatch(idleExit, () => {
		farewell = text().doctor.idle(`${Math.round((idleExit ?? 0) / 1000)} s`);
		runner?.dispatch({kind: 'chosen', request: {kind: 'leave'}});
	});
	runner.subscribe(idle.touch);
	idle.touch();
	await app.waitUntilExit().catch(terminal.fail);
	idle.stop();
	terminal.close();
	if (farewell !== '') {
		say(`${farewell}\n`);
	}
	await store.close();
	const isKept = store.retry();
	if (!isKept) {
		say(`${text().doctor.unsaved(printableLine(store.directory))}\n`);
	}
	return isKept;
};
