import type {KeyName} from '../keyboard.js';
import {type Command, commandOn} from '../keys.js';
import {type AppState, type Playing, withPlay} from '../state/app-state.js';
import {type Actions, programActions} from './screen-keys.js';
import {tableActions} from './table-keys.js';

const table = (state: Playing): Playing => ({
	...state,
	screen: {kind: 'table'},
	behind: undefined,
});

const quiet = (state: Playing): Playing => withPlay(state, {message: ''});

/** Does what the key does at the table, without going there. */
const here = (command: Command) => (state: Playing, key: KeyName) =>
	tableActions[command](quiet(state), key);

/** Goes to the table and does there what the key does. */
const there = (command: Command) => (state: Playing, key: KeyName) =>
	tableActions[command](quiet(table(state)), key);

const actions: Actions<'result', [state: Playing, key: KeyName]> = {
	...programActions,
	rules: here('rules'),
	keys: here('keys'),
	statistics: here('statistics'),
	options: here('options'),
	games: here('games'),
	new: there('new'),
	again: there('again'),
	number: there('number'),
	undo: there('undo'),
	back: table,
};

/** The state after a key at the result: on to another deal, back to the table, or to a page. */
export const resultKey = (state: Playing, key: KeyName): AppState => {
	const command = commandOn('result', key);
	return command === undefined ? state : actions[command](state, key);
};
