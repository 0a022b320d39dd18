import type {KeyName} from '../keyboard.js';
import {commandOn} from '../keys.js';
import {type AppState, closed, type Options, type PageScreen} from '../state/app-state.js';
import {optionNames, optionValues} from '../state/options.js';
import {type Actions, programActions} from './screen-keys.js';

/** The options with the next value, or the one before, of one of them. */
const changed = (options: Options, name: keyof Options, step: 1 | -1): Options => {
	const choices: readonly unknown[] = optionValues[name];
	const next = (choices.indexOf(options[name]) + step + choices.length) % choices.length;
	return {...options, [name]: choices[next]};
};

type Page = PageScreen<'options'>;

const move =
	(step: 1 | -1) =>
	(state: AppState, {at}: Page): AppState => ({
		...state,
		screen: {kind: 'options', at: (at + step + optionNames.length) % optionNames.length},
	});

const set =
	(step: 1 | -1) =>
	(state: AppState, {at}: Page): AppState => ({
		...state,
		options: changed(state.options, optionNames[at] as keyof Options, step),
		request: {kind: 'options'},
	});

const actions: Actions<'options', [state: AppState, page: Page]> = {
	...programActions,
	up: move(-1),
	down: move(1),
	left: set(-1),
	right: set(1),
	back: closed,
};

/** The state after a key on the page of options; one that means nothing there closes it. */
export const optionsKey = (state: AppState, page: Page, key: KeyName): AppState =>
	actions[commandOn('options', key) ?? 'back'](state, page);
