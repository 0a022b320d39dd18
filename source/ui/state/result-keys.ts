import {canUndo, undone} from '../../play/session.js';
import type {KeyName} from '../keyboard.js';
import {type AppState, type Playing, withPlay} from './app-state.js';
import {tableKey} from './table-keys.js';

/** The state after a key at the result: on to another deal, back to the table, or to a page. */
export const resultKey = (state: Playing, key: KeyName): AppState => {
	const table: Playing = {...state, screen: {kind: 'table'}, behind: undefined};
	switch (key) {
		case 'n':
		case 'N':
		case 'g':
			return tableKey(table, key);
		case 'm':
		case 's':
		case '?':
		case 'i':
		case 'f1':
			return tableKey(state, key);
		case 'u':
		case 'backspace':
			return canUndo(state.play.session)
				? withPlay(table, {session: undone(state.play.session), message: ''})
				: table;
		case 'escape':
		case 'enter':
		case 'space':
			return table;
		case 'q':
			return {...state, request: {kind: 'leave'}};
		default:
			return state;
	}
};
