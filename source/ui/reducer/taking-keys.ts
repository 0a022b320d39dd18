import type {KeyName} from '../keyboard.js';
import {commandOn} from '../keys.js';
import {type AppState, asking, type Request, type Screen, textIn} from '../state/app-state.js';
import {type Actions, programActions} from './screen-keys.js';

/** The state in which it is asked whether a game that may be open elsewhere is to be taken. */
export const asked = (
	state: AppState,
	{waiting, instead}: Extract<Request, {kind: 'ask'}>,
): AppState => ({...state, screen: {kind: 'taking', waiting, instead}, behind: undefined});

type Taking = Extract<Screen, {kind: 'taking'}>;

const actions: Actions<'taking', [state: AppState, taking: Taking]> = {
	...programActions,
	take: (state, {waiting}) => asking(state, {kind: 'resume', slot: waiting.slot, isInsisted: true}),
	new: (state, {instead}) => asking(state, instead),
	games: state => asking(state, {kind: 'menu'}),
};

/** The state after the answer to whether a game that may be open elsewhere is to be taken. Other keys are no answer. */
export const takingKey = (state: AppState, taking: Taking, typed: KeyName): AppState => {
	const key = typed.toLowerCase();
	const command = commandOn('taking', key === textIn(state).notes.yes ? 'yes' : key);
	return command === undefined ? state : actions[command](state, taking);
};
