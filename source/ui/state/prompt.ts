import {positionOf} from '../../play/session.js';
import {cardAt} from '../../rules/card-refusal.js';
import {refusalFacts} from '../../rules/describe.js';
import {actionMove} from '../../rules/move.js';
import {legalMoves} from '../../rules/moves.js';
import {goalsFrom} from '../draw/table-view.js';
import {pileKeys} from '../keys.js';
import {type Spot, sourceAt} from '../spots.js';
import type {Playing} from './app-state.js';
import {textIn} from './picking.js';

/** The keys for the places where a chosen card may go, in words. */
const choices = (state: Playing, source: Spot, isFoundationOnly: boolean): string => {
	const {session} = state.play;
	const {notes} = textIn(state);
	const goals = goalsFrom(legalMoves(session.game, positionOf(session)), source);
	const foundations = goals.filter(goal => goal.startsWith('f'));
	const words = goals.flatMap(goal => {
		const number = Number(goal.slice(1));
		switch (goal[0]) {
			case 'f':
				return isFoundationOnly ? [notes.onFoundation(number)] : [];
			case 't':
				return isFoundationOnly ? [] : [notes.onPile(pileKeys[number - 1] ?? '', number)];
			default:
				return isFoundationOnly ? [] : [notes.onAside];
		}
	});
	const home = !isFoundationOnly && foundations.length > 0 ? [notes.anyFoundation] : [];
	return [...home, ...words].join(', ');
};

/** Asks for the replacement of a base card, if one is due. */
const replacementDue = (state: Playing): string => {
	const {session} = state.play;
	const position = positionOf(session);
	const deal = actionMove('deal');
	return position.replacement === undefined
		? ''
		: textIn(state).refusal(refusalFacts(session.game, position, deal, 'replacement-due'));
};

/** What the message line says: what the next key should be, else the last message. */
export const promptOf = (state: Playing): string => {
	const {entry, session, message} = state.play;
	const {notes} = textIn(state);
	switch (entry.kind) {
		case 'picked':
		case 'foundation': {
			const card = cardAt(positionOf(session), sourceAt(entry.source) ?? {at: 'reserve'});
			const keys = choices(state, entry.source, entry.kind === 'foundation');
			return card === undefined ? message : notes.chosen(card, keys || '1 … 8');
		}
		case 'label':
			return notes.typeLabel;
		case 'find':
			return notes.typeCard(entry.typed);
		case 'number':
			return notes.typeNumber(entry.digits);
		case 'confirm':
			return notes.confirm(session.game.name, session.dealNumber);
		case 'command':
			return message || replacementDue(state);
	}
};
