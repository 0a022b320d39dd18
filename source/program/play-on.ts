import {openStoreIn} from '../commands/open.js';
import {problemText} from '../commands/problem-text.js';
import {newGameId} from '../play/result.js';
import type {Session} from '../play/session.js';
import {lastDealNumber} from '../random.js';
import type {LastFrame} from '../storage/last-frame.js';
import type {Problem} from '../storage/problem.js';
import type {Store} from '../storage/store.js';
import type {InputEvent} from '../terminal/index.js';
import {printablePath} from '../terminal/printable.js';
import {readInput} from '../terminal/reading.js';
import type {Keeper} from '../ui/keeper.js';
import type {KeyName} from '../ui/keyboard.js';
import {initialState} from '../ui/reducer/reduce.js';
import {createRunner, type Runner} from '../ui/runner.js';
import type {Request} from '../ui/state/app-state.js';
import {type Text, texts} from '../ui/text/text.js';
import {createIdleWatch} from './idle.js';
import {createKeeper} from './keeper.js';
import {cursorIn, keepPicture} from './last-picture.js';
import {giveMemoryBack} from './memory.js';
import type {Opening, OpenScreen, Surroundings} from './opening.js';

/** How long nothing must have happened for memory to be tidied. */
const restMilliseconds = 5000;

/** What the screen is opened with: a game waiting is taken up rather than begun anew. */
const firstRequest = (
	opening: Opening,
	keeper: Keeper,
	picture: LastFrame | undefined,
): Request => {
	if (opening.kind !== 'play') {
		return {kind: 'menu'};
	}
	const {game, dealNumber} = opening;
	const waiting = keeper
		.waiting()
		.filter(
			({session}) =>
				session.game === game && (dealNumber === undefined || session.dealNumber === dealNumber),
		);
	// What is shown already is what goes on.
	const left = waiting.find(({session}) => session.id === picture?.id) ?? waiting[0];
	const deal = {kind: 'deal', game, dealNumber, replay: false} as const;
	if (left === undefined) {
		return deal;
	}
	if (left.doubt !== undefined) {
		return {kind: 'ask', waiting: left, instead: deal};
	}
	const cursor = cursorIn(picture, left);
	return {kind: 'resume', slot: left.slot, ...(cursor === undefined ? {} : {cursor})};
};

/** What is to be said if a deal is begun because another window has the game that was asked for. */
const openElsewhere = (
	{dealNumber: asked}: Extract<Opening, {kind: 'play'}>,
	begun: Session,
	store: Store,
	{notes}: Text,
): string | undefined => {
	const isOpen = store
		.open()
		.some(
			({id, game, dealNumber}) =>
				id !== begun.id && game === begun.game.id && (asked === undefined || asked === dealNumber),
		);
	if (begun.moves.length > 0 || !isOpen) {
		return undefined;
	}
	return asked === undefined ? notes.openElsewhere : notes.dealOpenElsewhere;
};

/** To tell games apart nothing better is needed, and Node's module for it takes long to load. */
const randomBytes = (): Uint8Array =>
	Uint8Array.from({length: 10}, () => Math.floor(Math.random() * 256));

/** What the program hears of what the player does. */
const keysOf = (event: InputEvent): readonly KeyName[] => {
	switch (event.kind) {
		case 'key':
			return [event.key];
		case 'paste':
			return ['paste'];
		case 'click':
			return [];
	}
};

/** Plays on an open screen; answers whether all that was played could be written. */
export const playOn = async (
	opening: Opening,
	{directory, options, isPlainUnasked, isForReader, idleExit, say}: Surroundings,
	{terminal, looks, picture, onEnding}: OpenScreen,
): Promise<boolean> => {
	const now = () => new Date();
	const store = openStoreIn(directory);
	const {writer} = terminal;
	let leave = () => {};
	const text = () => texts[runner.state().options.language];
	const keep = () => keepPicture(runner.state(), store, writer, looks);
	const keeper = createKeeper(store, now, text);
	const {columns, rows} = writer;
	const runner: Runner = createRunner(
		initialState({columns, rows}, options, now().getTime()),
		keeper,
		{
			now,
			newDealNumber: () => 1 + Math.floor(Math.random() * lastDealNumber),
			newId: time => newGameId(time, randomBytes()),
			// The table is drawn once more, without what was being typed, before the picture is kept.
			leave: () =>
				setImmediate(() => {
					keep();
					leave();
				}),
			suspend: terminal.suspend,
			redraw: () => writer.repaint(),
			isShown: () => writer.isShown,
			later: setImmediate,
		},
	);
	onEnding(() => {
		runner.save();
		keep();
	});
	runner.dispatch({kind: 'chosen', request: firstRequest(opening, keeper, picture)});
	if (isPlainUnasked && !isForReader) {
		runner.dispatch({kind: 'told', message: text().notes.plainUnasked});
	}
	const {session} = runner.state().play ?? {};
	if (opening.kind === 'play' && session !== undefined) {
		const message = openElsewhere(opening, session, store, text());
		if (message !== undefined) {
			runner.dispatch({kind: 'told', message});
		}
	}
	// To hear of what may be wrong with the settings too.
	store.settings.get();
	const [trouble] = store.problems();
	if (trouble !== undefined) {
		runner.dispatch({kind: 'told', message: problemText(trouble, text())});
		store.told();
	}
	store.foldSoon();
	const {show} = await import('../ui/show.js');
	let farewell = '';
	const idle = createIdleWatch(idleExit, () => {
		farewell = text().doctor.idle(`${Math.round((idleExit ?? 0) / 1000)} s`);
		runner.dispatch({kind: 'chosen', request: {kind: 'leave'}});
	});
	const rest = createIdleWatch(restMilliseconds, () => void giveMemoryBack());
	runner.subscribe(rest.touch);
	idle.touch();
	rest.touch();
	const listen = () =>
		terminal.listen(stream =>
			readInput(stream, events => {
				idle.touch();
				runner.press(events.flatMap(keysOf));
			}),
		);
	const app = show({runner, listen}, terminal.inkOptions);
	leave = () => app.unmount();
	await app.waitUntilExit().catch(terminal.fail);
	idle.stop();
	rest.stop();
	terminal.close();
	if (farewell !== '') {
		say(`${farewell}\n`);
	}
	await store.close();
	const isKept = store.retry();
	if (!isKept) {
		const isOfProgram = ({key}: Problem) => key === 'program-replaced';
		const problems = store.problems();
		const replaced = problems.find(isOfProgram);
		if (replaced !== undefined) {
			say(`${problemText(replaced, text())}\n`);
		}
		if (replaced === undefined || !problems.every(isOfProgram)) {
			say(`${text().doctor.unsaved(printablePath(store.directory))}\n`);
		}
	}
	return isKept;
};
