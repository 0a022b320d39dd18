import {newSession, positionOf, type Session} from '../../source/play/session.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import type {Game} from '../../source/rules/game.js';
import {positionText} from '../../source/rules/notation.js';
import type {KeyName} from '../../source/ui/keyboard.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {initialState, reduce} from '../../source/ui/reducer/reduce.js';
import {
	type AppState,
	isPlaying,
	type Options,
	type Playing,
} from '../../source/ui/state/app-state.js';
import {texts} from '../../source/ui/text/text.js';
import {frozen, lay, named, type Sketch} from '../helpers/position.js';

export const en = texts.en;

export const size80: Size = {columns: 80, rows: 24};

export const options: Options = {
	language: 'en',
	theme: 'terminal',
	suitColours: 2,
	isClockShown: false,
	isAnimated: false,
};

/** The time at which every test begins, and at which keys come unless it says otherwise. */
export const noon = Date.UTC(2026, 0, 2, 12);

export const sessionId = '20260102t120000-abcdefghijklmnop';

export const begun = (game: string | Game, dealNumber = 7): Session =>
	newSession({
		game: named(game),
		dealNumber,
		id: sessionId,
		startedAt: new Date(noon).toISOString(),
		replay: false,
	});

/** A session with nothing played yet in the position of the sketch. */
export const sketched = (game: string, sketch: Sketch): Session => ({
	...begun(game, sketch.dealNumber ?? 1),
	positions: [lay(game, sketch).position],
});

/** The state with that game on the table. */
export const onTable = (session: Session, size = size80): Playing =>
	playing(
		reduce(initialState(size, options, noon), {
			kind: 'begun',
			session: frozen(session),
			message: '',
		}),
	);

export const table = (game: string, sketch: Sketch, size = size80): Playing =>
	onTable(sketched(game, sketch), size);

export const inMenu = (): AppState =>
	reduce(initialState(size80, options, noon), {
		kind: 'menu',
		waiting: [],
		statistics: emptyStatistics,
	});

export const playing = (state: AppState): Playing => {
	if (!isPlaying(state)) {
		throw new Error('No game is on the table');
	}
	return state;
};

/** The state after keys, written with blanks between: `3 e b enter`. Requests are left as they are. */
export const press = (state: AppState, keys: string, at = noon): Playing =>
	playing(pressAll(state, keys.split(' '), at));

export const pressAll = (state: AppState, keys: readonly KeyName[], at = noon): AppState =>
	keys.reduce((now, key) => frozen(reduce(now, {kind: 'key', key, at, isSeen: true})), state);

/** Moves made since the beginning, as far as they are in force. */
export const movesOf = ({play: {session}}: Playing): string =>
	session.moves
		.slice(0, session.at)
		.map(({text}) => text)
		.join(' ');

export const messageOf = ({play}: Playing): string => play.message;

export const entryOf = ({play}: Playing): string => play.entry.kind;

export const positionIn = ({play}: Playing): string =>
	positionText(play.session.game, positionOf(play.session));
