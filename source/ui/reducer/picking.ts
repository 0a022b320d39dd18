import {legalIn, played, positionOf} from '../../play/session.js';
import {cardAt, sourceRefusal} from '../../rules/card-refusal.js';
import {startsChain, tuckChain} from '../../rules/chain.js';
import {refusalFacts} from '../../rules/describe.js';
import {framesOf} from '../../rules/frames.js';
import {actionMove, type Move, moveBetween, type Source} from '../../rules/move.js';
import {refusal} from '../../rules/moves.js';
import {keySign} from '../draw/hint.js';
import {goalsFrom} from '../draw/table-view.js';
import {isThere, type Spot, sourceAt, targetAt} from '../spots.js';
import {command, type Playing, saying, textIn, withPlay} from '../state/app-state.js';

/** What a move did that the table alone doesn't tell. */
const told = (state: Playing, move: Move): string => {
	const {session} = state.play;
	const position = positionOf(session);
	const text = textIn(state).notes;
	if (startsChain(session.game, move)) {
		return text.chain(tuckChain(position));
	}
	return move.text === 'redeal' ? text.redealt(position.deal + 1, session.game.deals.length) : '';
};

/** The state after a legal move; a game that ends with it opens its result. */
const after = (state: Playing, move: Move): Playing => {
	const before = state.play.session;
	const session = played(before, move);
	const isEnd = session.finished !== before.finished;
	const {cursor} = state.play;
	return {
		...withPlay(state, {
			session,
			entry: command,
			found: undefined,
			message: told(state, move),
			frames: state.options.isAnimated ? framesOf(before.game, positionOf(before), move) : [],
			cursor: isThere(positionOf(session), cursor) ? cursor : 't1',
		}),
		screen: isEnd ? {kind: 'result'} : state.screen,
	};
};

/** Makes the move, or says why not and changes nothing. */
export const tryMove = (state: Playing, move: Move): Playing => {
	const {session} = state.play;
	const position = positionOf(session);
	const why = refusal(session.game, position, move);
	return why === undefined
		? after(state, move)
		: saying(state, textIn(state).refusal(refusalFacts(session.game, position, move, why)));
};

/** Moves the card at one spot to another. */
export const tryCard = (state: Playing, from: Spot, to: Spot): Playing => {
	const source = sourceAt(from);
	const target = targetAt(to);
	const move = source && target && moveBetween(source, target);
	return move === undefined ? saying(state, textIn(state).notes.noSuchMove) : tryMove(state, move);
};

/** The targets of the card at a spot, by what may be done now. */
const goals = (state: Playing, spot: Spot): readonly Spot[] => {
	const {session} = state.play;
	return goalsFrom(legalIn(session), spot);
};

/** What keeps a card from a foundation that waits for it: that the game is over, or the row rule. */
const inTheWay = (state: Playing, source: Source): string | undefined => {
	const {game} = state.play.session;
	const position = positionOf(state.play.session);
	for (const index of game.foundations.keys()) {
		const move = moveBetween(source, {at: 'foundation', index}) as Move;
		const why = refusal(game, position, move);
		if (why === 'won' || why === 'lost' || why === 'row-rule') {
			return textIn(state).refusal(refusalFacts(game, position, move, why));
		}
	}
	return undefined;
};

/** Says why the card at a spot can't be taken, or that it fits nowhere; `undefined` if it can go somewhere. */
const sourceTrouble = (state: Playing, spot: Spot): string | undefined => {
	const {session} = state.play;
	const position = positionOf(session);
	const source = sourceAt(spot);
	const text = textIn(state);
	if (source === undefined) {
		return text.notes.chooseFirst;
	}
	const move = moveBetween(source, {at: 'foundation', index: 0}) as Move;
	const why = sourceRefusal(session.game, position, source);
	if (why !== undefined) {
		return text.refusal(refusalFacts(session.game, position, move, why));
	}
	if (goals(state, spot).length > 0) {
		return undefined;
	}
	const card = cardAt(position, source) as number;
	const isTuckable = source.at === 'reserve' && legalIn(session).includes(actionMove('tuck'));
	return isTuckable
		? text.notes.tuckOnly(card, keySign('table', 'tuck', text))
		: (inTheWay(state, source) ?? text.notes.fitsNowhere(card));
};

const isFoundation = (spot: Spot): boolean => spot.startsWith('f');

/**
 * Takes the card at a spot: with one place to go it goes at once, with several the next key says where.
 */
export const pick = (state: Playing, spot: Spot): Playing => {
	const trouble = sourceTrouble(state, spot);
	if (trouble !== undefined) {
		return saying(state, trouble);
	}
	const targets = goals(state, spot);
	if (targets.length === 1) {
		return tryCard(state, spot, targets[0] as Spot);
	}
	const kind = targets.every(isFoundation) ? 'foundation' : 'picked';
	return withPlay(state, {entry: {kind, source: spot}, message: '', found: undefined});
};

/** Sends the card at a spot to its foundation; with two of them the next key says which. */
export const sendHome = (state: Playing, spot: Spot): Playing => {
	const trouble = sourceTrouble(state, spot);
	if (trouble !== undefined) {
		return saying(state, trouble);
	}
	const targets = goals(state, spot).filter(isFoundation);
	if (targets.length === 1) {
		return tryCard(state, spot, targets[0] as Spot);
	}
	if (targets.length === 0) {
		const source = sourceAt(spot) as Source;
		const card = cardAt(positionOf(state.play.session), source) as number;
		return saying(state, inTheWay(state, source) ?? textIn(state).notes.noFoundation(card));
	}
	return withPlay(state, {entry: {kind: 'foundation', source: spot}, message: ''});
};

/** Deals rounds until some card can be moved or the stock is empty. */
export const dealOn = (state: Playing): Playing => {
	const deal = actionMove('deal');
	let next = tryMove(state, deal);
	const isIdle = ({play: {session}}: Playing) => {
		const moves = legalIn(session);
		return moves.includes(deal) && moves.every(({kind}) => kind === 'action');
	};
	while (isIdle(next)) {
		next = tryMove(next, deal);
	}
	return next;
};
