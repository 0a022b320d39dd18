import {positionOf, type Session} from '../../play/session.js';
import {type Action, actionMove} from '../../rules/move.js';
import {isPacketOpen, isPacketThere} from '../../rules/position.js';
import {keySign} from '../draw/hint.js';
import {packetLabels, tableView} from '../draw/table-view.js';
import {foreignScript, type KeyName} from '../keyboard.js';
import {pileOfKey, rowOfKey} from '../keys.js';
import {isThere, type Spot, sourceAt} from '../spots.js';
import {
	type AppState,
	asking,
	chosenSpot,
	command,
	type Entry,
	type Playing,
	saying,
	textIn,
	withPlay,
} from '../state/app-state.js';
import {moveCursor, moveToKind, moveWithinKind} from './cursor.js';
import {askForDeal, confirmKey, giveUp, numberKey, replay} from './deal-keys.js';
import {findKey} from './finding.js';
import {openPage} from './page-keys.js';
import {dealOn, pick, sendHome, tryCard, tryMove} from './picking.js';
import {type Actions, programActions} from './screen-keys.js';
import {type Step, stepBack, stepOn} from './undoing.js';

const act = (state: Playing, action: Action): Playing => tryMove(state, actionMove(action));

const atSession = (state: Playing, session: Session, message = ''): Playing => {
	const {cursor} = state.play;
	return withPlay(state, {
		session,
		entry: command,
		found: undefined,
		message,
		cursor: isThere(positionOf(session), cursor) ? cursor : 't1',
	});
};

const atStep = (state: Playing, step: Step | undefined, otherwise: string): Playing =>
	step === undefined ? saying(state, otherwise) : atSession(state, step.session, step.message);

/** Space and Enter: deals on the stock, takes a card up, puts the chosen card down. */
const pickAtCursor = (state: Playing): Playing => {
	const {cursor, entry} = state.play;
	if (entry.kind === 'picked' || entry.kind === 'foundation') {
		return cursor === entry.source
			? withPlay(state, {entry: command, message: ''})
			: tryCard(state, entry.source, cursor);
	}
	return cursor === 'stock' ? act(state, 'deal') : pick(state, cursor);
};

const enter =
	(entry: Entry) =>
	(state: Playing): Playing =>
		withPlay(state, {entry, message: ''});

const labelsIn = ({play: {session}}: Playing): ReadonlyMap<Spot, string> =>
	packetLabels(
		tableView(session, positionOf(session), {
			cursor: undefined,
			chosen: undefined,
			found: undefined,
		}).playable,
	);

/** Asks for a label only where there is one, so that no other key is taken for it. */
const askForLabel = (state: Playing): Playing => {
	if (labelsIn(state).size > 0) {
		return enter({kind: 'label'})(state);
	}
	const {session} = state.play;
	const position = positionOf(session);
	if (!isPacketOpen(position)) {
		return pick(state, 'p1');
	}
	const {notes} = textIn(state);
	return saying(
		state,
		isPacketThere(session.game, position) ? notes.noPacketCard : notes.noPacketInDeal,
	);
};

/** What the commands of the table do. */
export const tableActions: Actions<'table', [state: Playing, key: KeyName]> = {
	...programActions,
	pile: (state, key) => pick(state, `t${(pileOfKey(key) as number) + 1}`),
	packet: askForLabel,
	turned: state => pick(state, 'r'),
	foundation: state => sendHome(state, chosenSpot(state.play)),
	'given-foundation': state => enter({kind: 'foundation', source: chosenSpot(state.play)})(state),
	find: enter({kind: 'find', typed: ''}),
	pick: pickAtCursor,
	up: state => moveCursor(state, 'up'),
	down: state => moveCursor(state, 'down'),
	left: state => moveCursor(state, 'left'),
	right: state => moveCursor(state, 'right'),
	'next-kind': state => moveToKind(state, 1),
	'previous-kind': state => moveToKind(state, -1),
	first: state => moveWithinKind(state, 0),
	last: state => moveWithinKind(state, -1),
	deal: state => act(state, 'deal'),
	'deal-on': dealOn,
	redeal: state => act(state, 'redeal'),
	flip: state => act(state, 'flip'),
	turn: state => act(state, 'turn'),
	tuck: state => act(state, 'tuck'),
	pull: state => act(state, 'pull'),
	undo: state => atStep(state, stepBack(state), textIn(state).notes.nothingToUndo),
	redo: state => atStep(state, stepOn(state), textIn(state).notes.nothingToRedo),
	view: state => openPage(state, 'pile'),
	new: state =>
		askForDeal(state, {
			kind: 'deal',
			game: state.play.session.game,
			dealNumber: undefined,
			replay: false,
		}),
	again: state => askForDeal(state, replay(state)),
	number: enter({kind: 'number', digits: ''}),
	'give-up': giveUp,
	rules: state => openPage(state, 'rules'),
	keys: state => openPage(state, 'keys'),
	statistics: state => openPage(state, 'statistics'),
	games: state => asking(state, {kind: 'menu'}),
	options: state => openPage(state, 'options'),
	leave: state => asking(atSession(state, state.play.session), {kind: 'leave'}),
	back: state => withPlay(state, {entry: command, found: undefined, message: ''}),
};

/** Why a key does nothing: perhaps the keyboard is set to something else. */
const unknownKey = (state: Playing, key: KeyName): string => {
	const text = textIn(state);
	const {notes} = text;
	const script = foreignScript(key);
	if (script !== undefined) {
		return notes.otherLetters(script);
	}
	const small = key.toLowerCase();
	return small !== key && rowOfKey(state.play.session, small) !== undefined
		? notes.capsLock(key, small)
		: notes.noSuchKey(keySign('table', 'keys', text));
};

/** What a key does when nothing is pending. */
const commandKey = (state: Playing, key: KeyName): AppState => {
	const row = rowOfKey(state.play.session, key);
	if (row === undefined) {
		return saying(state, unknownKey(state, key));
	}
	// What was said of another key is of no use any more.
	return tableActions[row.command](withPlay(state, {message: ''}), key);
};

const foundationKey = (state: Playing, source: Spot, key: KeyName): AppState => {
	if (!/^\d$/.test(key)) {
		return commandKey(state, key);
	}
	const {notes} = textIn(state);
	if (sourceAt(source) === undefined) {
		return saying(state, notes.chooseFirst);
	}
	return /[1-8]/.test(key)
		? tryCard(state, source, `f${Number(key)}`)
		: saying(state, notes.noSuchFoundation);
};

const pickedKey = (state: Playing, source: Spot, key: KeyName): AppState => {
	const pile = pileOfKey(key);
	if (pile === undefined) {
		return commandKey(state, key);
	}
	const target: Spot = `t${pile + 1}`;
	return target === source
		? withPlay(state, {entry: command, message: ''})
		: tryCard(state, source, target);
};

const labelKey = (state: Playing, key: KeyName): Playing => {
	const found = [...labelsIn(state)].find(([, label]) => label === key);
	return found === undefined
		? saying(state, textIn(state).notes.noSuchLabel)
		: pick(withPlay(state, {cursor: found[0]}), found[0]);
};

/** The state after a key at the table. */
export const tableKey = (state: Playing, key: KeyName): AppState => {
	const {entry} = state.play;
	const isLeaving = key.startsWith('ctrl-') || key === 'escape';
	if (entry.kind === 'command' || isLeaving) {
		return commandKey(state, key);
	}
	switch (entry.kind) {
		case 'picked':
			return pickedKey(state, entry.source, key);
		case 'foundation':
			return foundationKey(state, entry.source, key);
		case 'label':
			return labelKey(state, key);
		case 'find':
			return findKey(state, entry.typed, key);
		case 'number':
			return numberKey(state, entry.digits, key);
		case 'confirm':
			return confirmKey(state, entry.instead, key);
	}
};
