import type {KeyName} from '../keyboard.js';
import {type AppState, type Request, type Screen, textIn} from './app-state.js';

/** The state in which it is asked whether a game that may be open elsewhere is to be taken. */
export const asked = (
	state: AppState,
	{waiting, instead}: Extract<Request, {kind: 'ask'}>,
): AppState => ({...state, screen: {kind: 'taking', waiting, instead}, behind: undefined});

/** The state after the answer to whether a game that may be open elsewhere is to be taken. Other keys are no answer. */
export const takingKey = (
	state: AppState,
	{waiting, instead}: Extract<Screen, {kind: 'taking'}>,
	key: KeyName,
): AppState => {
	const asking = (request: Request): AppState => ({...state, request});
	switch (key.toLowerCase()) {
		case textIn(state).notes.yes:
			return asking({kind: 'resume', slot: waiting.slot, isInsisted: true});
		case 'n':
			return asking(instead);
		case 'm':
		case 'escape':
			return asking({kind: 'menu'});
		case 'q':
			return asking({kind: 'leave'});
		default:
			return state;
	}
};
