import {positionOf} from '../../play/session.js';
import {type Direction, neighbour} from '../layout/geometry.js';
import {tableLayout} from '../layout/layout.js';
import type {Spot} from '../spots.js';
import {type Playing, withPlay} from '../state/app-state.js';

/** Moves the cursor to the spot next to it, if there is one. */
export const moveCursor = (state: Playing, direction: Direction): Playing => {
	const {session, cursor} = state.play;
	const {boxes} = tableLayout(session.game, positionOf(session), state.size);
	return withPlay(state, {cursor: neighbour(boxes, cursor, direction) ?? cursor});
};

/** Spots by kind, in the order in which Tab visits them. */
const kinds = (state: Playing): readonly (readonly Spot[])[] => {
	const {session} = state.play;
	const spots = [...tableLayout(session.game, positionOf(session), state.size).boxes.keys()];
	return ['t', 'p', 'r', 's', 'a', 'f']
		.map(kind => spots.filter(spot => spot.startsWith(kind)))
		.filter(({length}) => length > 0);
};

/** Moves the cursor to the first spot of the next kind, or the one before. */
export const moveToKind = (state: Playing, step: 1 | -1): Playing => {
	const all = kinds(state);
	const present = all.findIndex(spots => spots.includes(state.play.cursor));
	const next = all[(present + step + all.length) % all.length];
	return withPlay(state, {cursor: next?.[0] ?? state.play.cursor});
};

/** Moves the cursor to the first or the last spot of its kind. */
export const moveWithinKind = (state: Playing, end: 0 | -1): Playing => {
	const spots = kinds(state).find(kind => kind.includes(state.play.cursor));
	return withPlay(state, {cursor: spots?.at(end) ?? state.play.cursor});
};
