import {countsAsLoss} from '../../play/session.js';
import {isDealNumber, lastDealNumber} from '../../random.js';
import type {KeyName} from '../keyboard.js';
import {
	type AppState,
	asking,
	command,
	type DealRequest,
	type Playing,
	saying,
	textIn,
	withPlay,
} from '../state/app-state.js';

/** Begins another deal; a deal that would be lost by it is asked about first. */
export const askForDeal = (state: Playing, instead: DealRequest): AppState =>
	countsAsLoss(state.play.session)
		? withPlay(state, {entry: {kind: 'confirm', instead}, message: ''})
		: asking(withPlay(state, {entry: command, message: ''}), instead);

/** Asks whether the deal is to be given up, if that would count. */
export const giveUp = (state: Playing): AppState =>
	countsAsLoss(state.play.session)
		? withPlay(state, {entry: {kind: 'confirm', instead: undefined}, message: ''})
		: saying(state, textIn(state).notes.nothingToGiveUp);

/** The deal on the table once more. */
export const replay = ({play: {session}}: Playing): DealRequest => ({
	kind: 'deal',
	game: session.game,
	dealNumber: session.dealNumber,
	replay: session.moves.length > 0 || session.replay,
});

const mostDigits = String(lastDealNumber).length + 1;

/** Takes a key of a deal number. */
export const numberKey = (state: Playing, digits: string, key: KeyName): AppState => {
	const typed = (text: string): AppState =>
		withPlay(state, {entry: {kind: 'number', digits: text.slice(0, mostDigits)}});
	if (/^\d$/.test(key)) {
		return typed((digits + key).replace(/^0+(?=\d)/, ''));
	}
	if (key === 'backspace' || key === 'delete') {
		return typed(digits.slice(0, -1));
	}
	if (key !== 'enter' || digits === '') {
		return saying(state, textIn(state).notes.numberKept);
	}
	const dealNumber = Number(digits);
	if (!isDealNumber(dealNumber)) {
		return saying(state, textIn(state).badDealNumber(digits));
	}
	const {game, dealNumber: present} = state.play.session;
	return dealNumber === present
		? askForDeal(state, replay(state))
		: askForDeal(state, {kind: 'deal', game, dealNumber, replay: false});
};

/** Takes the answer to whether the deal is given up. */
export const confirmKey = (
	state: Playing,
	instead: DealRequest | undefined,
	key: KeyName,
): AppState => {
	if (key.toLowerCase() !== textIn(state).notes.yes) {
		return saying(state, textIn(state).notes.kept);
	}
	const lost = withPlay(state, {
		session: {...state.play.session, finished: 'given-up'},
		entry: command,
		message: '',
	});
	return instead === undefined ? {...lost, screen: {kind: 'result'}} : asking(lost, instead);
};
