import {canRedo, canUndo, positionOf, redone, type Session, undone} from '../../play/session.js';
import type {Move} from '../../rules/move.js';
import {type Playing, textIn} from '../state/app-state.js';

const isRedeal = (move: Move | undefined): boolean =>
	move?.kind === 'action' && move.action === 'redeal';

/** A game one step back or on, and what there is to say: nothing, unless the whole table changes. */
export type Step = {readonly session: Session; readonly message: string};

/** The step before; `undefined` if there is none. */
export const stepBack = (state: Playing): Step | undefined => {
	const {session} = state.play;
	const move = session.moves[session.at - 1];
	const {notes} = textIn(state);
	return canUndo(session)
		? {session: undone(session), message: isRedeal(move) ? notes.redealUndone : ''}
		: undefined;
};

/** The step that was undone last; `undefined` if there is none. */
export const stepOn = (state: Playing): Step | undefined => {
	const {session} = state.play;
	if (!canRedo(session)) {
		return undefined;
	}
	const next = redone(session);
	const {deal} = positionOf(next);
	const {notes} = textIn(state);
	return {
		session: next,
		message: isRedeal(session.moves[session.at]) ? notes.redealt(deal, next.game.deals.length) : '',
	};
};
