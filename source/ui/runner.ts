import {isOver, newSession, type Session} from '../play/session.js';
import type {Keeper} from './keeper.js';
import {createKeyQueue} from './key-queue.js';
import type {KeyName} from './keyboard.js';
import {type Event, reduce} from './reducer/reduce.js';
import {asked} from './reducer/taking-keys.js';
import {
	type AppState,
	type DealRequest,
	isPlaying,
	type Play,
	type Request,
	type Waiting,
	withPlay,
} from './state/app-state.js';
import {texts} from './text/text.js';

/** What the program needs of the world around it. */
export type Host = {
	readonly now: () => Date;
	/** Draws a number for a new deal. */
	readonly newDealNumber: () => number;
	/** A name for a deal begun at that time. */
	readonly newId: (now: Date) => string;
	readonly leave: () => void;
	readonly suspend: () => void;
	readonly redraw: () => void;
	/** Whether the player can see the present state: the terminal has taken all of it. */
	readonly isShown: () => boolean;
	/** Calls back once what the terminal has sent meanwhile is heard. */
	readonly later: (action: () => void) => void;
};

/** The program behind the screen: holds its state and obeys keys. */
export type Runner = {
	readonly state: () => AppState;
	readonly subscribe: (listener: () => void) => () => void;
	/** Obeys keys in their order, then tells the listeners; many keys little by little. */
	readonly press: (keys: readonly KeyName[]) => void;
	readonly dispatch: (event: Event) => void;
	/** Saves what is on the table; for an end that can't wait. */
	readonly save: () => void;
};

/** Nobody reads what a key has brought on the screen, and answers, in less; in milliseconds. */
const shortestReading = 150;

const isSameGame = (one: Session | undefined, other: Session | undefined): boolean =>
	one?.id === other?.id;

/** Keeps the state, and does what the reducer may not: files, time, chance, leaving. */
export const createRunner = (initial: AppState, keeper: Keeper, host: Host): Runner => {
	let state = initial;
	let isLeft = false;
	/** When the last key came, or the first could. */
	let keyAt = host.now().getTime();
	/** What was told of files since the last key was typed. */
	let warning: string | undefined;
	const listeners = new Set<() => void>();

	const tell = (message: string | undefined) => {
		if (message !== undefined) {
			warning = message;
			state = reduce(state, {kind: 'told', message});
		}
	};

	/** Stores what a step has changed, before it is seen. */
	const store = (before: Session | undefined, after: Session | undefined) => {
		if (after === undefined || !isSameGame(before, after) || before === undefined) {
			return;
		}
		if (after.finished !== undefined && before.finished === undefined) {
			tell(keeper.finish(after, after.finished));
		}
		if (
			after.moves !== before.moves ||
			after.at !== before.at ||
			after.finished !== before.finished
		) {
			tell(keeper.save(after));
		}
	};

	const leaveGame = () => {
		if (state.play !== undefined) {
			keeper.leave(state.play.session);
		}
	};

	const begin = ({game, dealNumber, replay}: DealRequest) => {
		keeper.drop();
		const now = host.now();
		const number = dealNumber ?? host.newDealNumber();
		const session = newSession({
			game,
			dealNumber: number,
			id: host.newId(now),
			startedAt: now.toISOString(),
			replay: replay || (dealNumber !== undefined && keeper.wasPlayed(game, number)),
		});
		keeper.begin();
		state = reduce(state, {kind: 'begun', session, message: ''});
	};

	/** What takes up a game again that has just been left. */
	const wayBack = ({session, cursor}: Play, waiting: readonly Waiting[]): Request | undefined => {
		const {id, game, dealNumber, replay} = session;
		const left = waiting.find(other => other.session.id === id);
		if (left !== undefined) {
			return {kind: 'resume', slot: left.slot, cursor};
		}
		return session.moves.length === 0 ? {kind: 'deal', game, dealNumber, replay} : undefined;
	};

	const openMenu = () => {
		const {play} = state;
		if (play?.session.moves.length === 0) {
			// Looked at only: it would stand among the games that wait.
			keeper.drop();
		} else {
			leaveGame();
		}
		const waiting = keeper.waiting();
		state = reduce(state, {
			kind: 'menu',
			waiting,
			statistics: keeper.statistics(),
			back: play && wayBack(play, waiting),
		});
	};

	const resume = ({slot, cursor, isInsisted}: Extract<Request, {kind: 'resume'}>) => {
		leaveGame();
		const session = keeper.resume(slot, isInsisted);
		if (session === undefined) {
			openMenu();
			return tell(texts[state.options.language].problems['no-longer-there']());
		}
		const {welcome} = texts[state.options.language].notes;
		const shown = cursor === undefined ? {message: welcome} : {message: '', cursor};
		state = reduce(state, {kind: 'begun', session, ...shown});
		if (isOver(session)) {
			// The line was lost over the result.
			state = reduce({...state, screen: {kind: 'result'}}, {kind: 'told', message: ''});
		}
	};

	const perform = (request: Request) => {
		switch (request.kind) {
			case 'deal':
				return begin(request);
			case 'resume':
				return resume(request);
			case 'ask':
				state = asked(state, request);
				return;
			case 'menu':
				return openMenu();
			case 'statistics':
				state = reduce(state, {
					kind: 'statistics',
					statistics: keeper.statistics(),
					game: request.game,
				});
				return;
			case 'leave':
				isLeft = true;
				leaveGame();
				return host.leave();
			case 'options':
				return keeper.keepOptions(state.options);
			case 'suspend':
				return host.suspend();
			case 'redraw':
				return host.redraw();
		}
	};

	const step = (event: Event) => {
		if (isLeft) {
			return;
		}
		const before = state.play?.session;
		state = reduce(state, event);
		store(before, state.play?.session);
		const {request} = state;
		if (request !== undefined) {
			state = reduce(state, {kind: 'taken'});
			perform(request);
		}
		const isUnsaved = !keeper.isKept();
		if (isPlaying(state) && state.play.isUnsaved !== isUnsaved) {
			state = withPlay(state, {isUnsaved});
		}
	};

	const notify = () => {
		for (const listener of listeners) {
			listener();
		}
	};

	const queue = createKeyQueue({
		obey: (key, at) => {
			const isSeen = host.isShown() && at - keyAt >= shortestReading;
			keyAt = at;
			step({kind: 'key', key, at, isSeen});
		},
		show: () => {
			// A later key of the same report doesn't take a warning away unseen.
			tell(warning);
			notify();
		},
		now: () => host.now().getTime(),
		later: host.later,
	});

	return {
		state: () => state,
		subscribe: listener => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		press: keys => {
			if (!queue.isWorking()) {
				warning = undefined;
			}
			queue.push(keys);
		},
		dispatch: event => {
			step(event);
			notify();
		},
		save: () => {
			if (state.play !== undefined) {
				keeper.save(state.play.session);
			}
		},
	};
};
