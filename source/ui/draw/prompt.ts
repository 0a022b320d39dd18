import {legalIn, positionOf} from '../../play/session.js';
import {cardAt} from '../../rules/card-refusal.js';
import {refusalFacts} from '../../rules/describe.js';
import {actionMove, type Source} from '../../rules/move.js';
import {pileKeys} from '../keys.js';
import {type Spot, sourceAt} from '../spots.js';
import {type Playing, textIn} from '../state/app-state.js';
import {keySign} from './hint.js';
import {goalsFrom} from './table-view.js';

/** The numbers of the foundations among goals. */
const foundationsIn = (goals: readonly Spot[]): readonly string[] =>
	goals.filter(goal => goal.startsWith('f')).map(goal => goal.slice(1));

/** Asks where a chosen card goes, with the keys for the places that are open to it. */
const chosenPrompt = (state: Playing, source: Spot): string => {
	const {session} = state.play;
	const position = positionOf(session);
	const text = textIn(state);
	const {notes} = text;
	const card = cardAt(position, sourceAt(source) as Source) as number;
	const goals = goalsFrom(legalIn(session), source);
	const words = goals.flatMap(goal => {
		const number = Number(goal.slice(1));
		switch (goal[0]) {
			case 'f':
				return [];
			case 't':
				return [notes.onPile(pileKeys[number - 1] ?? '', number)];
			default:
				return [notes.onAside(keySign('table', 'pick', text))];
		}
	});
	const foundations = foundationsIn(goals);
	const home =
		foundations.length === 0
			? []
			: [notes.onFoundation(keySign('table', 'foundation', text), foundations)];
	return notes.chosen(card, [...home, ...words].join(', '), keySign('table', 'back', text));
};

/** Asks for the number of a foundation: those open to the chosen card, or all if none is. */
const foundationPrompt = (state: Playing, spot: Spot): string => {
	const {session} = state.play;
	const position = positionOf(session);
	const source = sourceAt(spot);
	const numbers = foundationsIn(goalsFrom(legalIn(session), spot));
	const text = textIn(state);
	const card = source && cardAt(position, source);
	return text.notes.whichFoundation(card, numbers, keySign('table', 'back', text));
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
	const text = textIn(state);
	const {notes} = text;
	switch (entry.kind) {
		case 'picked':
			return chosenPrompt(state, entry.source);
		case 'foundation':
			return foundationPrompt(state, entry.source);
		case 'label':
			return notes.typeLabel(keySign('table', 'back', text));
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
