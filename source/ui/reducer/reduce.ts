import {positionOf, type Session} from '../../play/session.js';
import type {Game} from '../../rules/game.js';
import {type KeyName, meantKey} from '../keyboard.js';
import {commandOn, isProgramKey} from '../keys.js';
import {isTooSmall, type Size} from '../layout/geometry.js';
import {isThere, type Spot} from '../spots.js';
import {
	type AppState,
	command,
	type Figures,
	isPlaying,
	type Options,
	opened,
	type Play,
	type Playing,
	type Request,
	textIn,
	type Waiting,
	withPlay,
} from '../state/app-state.js';
import {menuKey} from './menu-keys.js';
import {pageKey, scrolled} from './page-keys.js';
import {resultKey} from './result-keys.js';
import {tableKey} from './table-keys.js';
import {takingKey} from './taking-keys.js';

/** What happens to the program: keys, sizes, and what came of a request. */
export type Event =
	| {
			readonly kind: 'key';
			readonly key: KeyName;
			readonly at: number;
			/** Whether the player can have read what stands on the screen when he typed it. */
			readonly isSeen: boolean;
	  }
	| {readonly kind: 'resized'; readonly size: Size}
	/** A deal begun or taken up. */
	| {
			readonly kind: 'begun';
			readonly session: Session;
			readonly message: string;
			readonly cursor?: Spot;
	  }
	| {
			readonly kind: 'menu';
			readonly waiting: readonly Waiting[];
			readonly statistics: Figures;
			/** What brings back the game that is left by it. */
			readonly back?: Request | undefined;
	  }
	| {
			readonly kind: 'statistics';
			readonly statistics: Figures;
			readonly game: Game | undefined;
	  }
	| {readonly kind: 'told'; readonly message: string}
	/** A frame has been shown long enough. */
	| {readonly kind: 'frame-shown'}
	/** The menu's choice of what to play or see. */
	| {readonly kind: 'chosen'; readonly request: NonNullable<AppState['request']>}
	/** The request is being seen to. */
	| {readonly kind: 'taken'};

const newPlay = (session: Session, message: string, cursor: Spot = 't1'): Play => ({
	session,
	cursor: isThere(positionOf(session), cursor) ? cursor : 't1',
	entry: command,
	found: undefined,
	message,
	isUnsaved: false,
	frames: [],
});

/** Time that counts as playing between two keys: a pause is a pause after a minute. */
const longestThought = 60_000;

const withTime = (state: AppState, at: number): AppState => {
	const isCounted = isPlaying(state) && state.screen.kind === 'table';
	const seconds = Math.min(longestThought, Math.max(0, at - state.lastKeyAt)) / 1000;
	const {play} = state;
	return {
		...state,
		lastKeyAt: at,
		play:
			isCounted && play !== undefined && play.session.finished === undefined
				? {
						...play,
						session: {
							...play.session,
							activeSeconds: play.session.activeSeconds + seconds,
						},
					}
				: play,
	};
};

/** A key ends what is being shown at once. */
const withoutFrames = (state: AppState): AppState =>
	isPlaying(state) && state.play.frames.length > 0 ? withPlay(state, {frames: []}) : state;

/** The state at another size; a page still shows some of its text. */
const resized = (state: AppState, size: Size): AppState => {
	const {screen} = state;
	const next = {...state, size};
	return 'scroll' in screen ? scrolled(next, screen, screen.scroll) : next;
};

/** A table that can't be drawn still leaves and shows its keys; nothing is played unseen. */
const unseenKey = (state: Playing, key: KeyName): AppState =>
	commandOn('small', key) !== undefined ? tableKey(withPlay(state, {entry: command}), key) : state;

/** Whether a key, typed ahead, would answer a question that can lose something before anybody has read it. */
const isHasty = (state: AppState, {key, isSeen}: Extract<Event, {kind: 'key'}>): boolean =>
	!isSeen &&
	(state.screen.kind === 'taking' ||
		(state.screen.kind === 'table' && state.play?.entry.kind === 'confirm')) &&
	key !== 'escape' &&
	!isProgramKey(key);

/** Pasted text is no row of commands. */
const pasted = (state: AppState): AppState =>
	isPlaying(state) && state.screen.kind === 'table' && state.play.entry.kind === 'command'
		? withPlay(state, {message: textIn(state).notes.pasted})
		: state;

const key = (state: AppState, typed: KeyName): AppState => {
	const {screen} = state;
	if (typed === 'paste') {
		return pasted(state);
	}
	const name = screen.kind === 'menu' ? typed : meantKey(typed);
	switch (screen.kind) {
		case 'menu':
			return menuKey(state, {...screen, note: ''}, name);
		case 'taking':
			return takingKey(state, screen, name);
		case 'table':
			if (!isPlaying(state)) {
				return state;
			}
			return isTooSmall(state.size) ? unseenKey(state, name) : tableKey(state, name);
		case 'result':
			return isPlaying(state) ? resultKey(state, name) : state;
		default:
			return pageKey(state, screen, name);
	}
};

/** The state after an event. Pure: what it can't do itself stands in `request`. */
export const reduce = (state: AppState, event: Event): AppState => {
	switch (event.kind) {
		case 'key':
			return isHasty(state, event)
				? withTime(state, event.at)
				: key(withTime(withoutFrames(state), event.at), event.key);
		case 'resized':
			return resized(state, event.size);
		case 'begun':
			return {
				...state,
				screen: {kind: 'table'},
				behind: undefined,
				play: newPlay(event.session, event.message, event.cursor),
			};
		case 'menu':
			return {
				...state,
				screen: {
					kind: 'menu',
					waiting: event.waiting,
					statistics: event.statistics,
					typed: '',
					at: 0,
					back: event.back,
				},
				behind: undefined,
				play: undefined,
			};
		case 'statistics':
			return opened(state, {
				kind: 'statistics',
				statistics: event.statistics,
				game: event.game,
				scroll: 0,
			});
		case 'frame-shown':
			return isPlaying(state) ? withPlay(state, {frames: state.play.frames.slice(1)}) : state;
		case 'told':
			return state.screen.kind === 'menu' || state.screen.kind === 'taking'
				? {...state, screen: {...state.screen, note: event.message}}
				: isPlaying(state)
					? withPlay(state, {message: event.message})
					: state;
		case 'chosen':
			return {...state, request: event.request};
		case 'taken':
			return {...state, request: undefined};
	}
};

/** The state that a program starts with, before anything is on the table. */
export const initialState = (size: Size, options: Options, at: number): AppState => ({
	screen: {kind: 'table'},
	behind: undefined,
	play: undefined,
	size,
	options,
	lastKeyAt: at,
	request: undefined,
});
