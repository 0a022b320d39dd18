import type {KeyName} from '../keyboard.js';
import {commandOn} from '../keys.js';
import {type AppState, type Playing, withPlay} from '../state/app-state.js';
import {type Actions, programActions} from './screen-keys.js';
import {tableActions} from './table-keys.js';

/** The table behind the result, with nothing said. */
const table = (state: Playing): Playing =>
	withPlay({...state, screen: {kind: 'table'}, behind: undefined}, {message: ''});

const {rules, keys, statistics, options, games} = tableActions;

const actions: Actions<'result', [state: Playing, key: KeyName]> = {
	...programActions,
	rules,
	keys,
	statistics,
	options,
	games,
	new: (state, key) => tableActions.new(table(state), key),
	again: (state, key) => tableActions.again(table(state), key),
	number: (state, key) => tableActions.number(table(state), key),
	undo: (state, key) => tableActions.undo(table(state), key),
	back: table,
};

/** The state after a key at the result: on to another deal, back to the table, or to a page. */
export const resultKey = (state: Playing, key: KeyName): AppState => {
	const command = commandOn('result', key);
	return command === undefined ? state : actions[command](state, key);
};
