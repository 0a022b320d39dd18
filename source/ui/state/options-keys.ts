import type {KeyName} from '../keyboard.js';
import {type AppState, closed, type Options} from './app-state.js';
import {optionNames, optionValues} from './options.js';

/** The options with the next value, or the one before, of one of them. */
const changed = (options: Options, name: keyof Options, step: 1 | -1): Options => {
	const choices: readonly unknown[] = optionValues[name];
	const next = (choices.indexOf(options[name]) + step + choices.length) % choices.length;
	return {...options, [name]: choices[next]};
};

/** The state after a key on the page of options: arrows choose and change, Escape goes back. */
export const optionsKey = (state: AppState, at: number, key: KeyName): AppState => {
	const moved = (step: number): AppState => ({
		...state,
		screen: {kind: 'options', at: (at + step + optionNames.length) % optionNames.length},
	});
	const set = (step: 1 | -1): AppState => ({
		...state,
		options: changed(state.options, optionNames[at] as keyof Options, step),
		request: {kind: 'options'},
	});
	switch (key) {
		case 'up':
		case 'k':
			return moved(-1);
		case 'down':
		case 'j':
		case 'tab':
			return moved(1);
		case 'right':
		case 'l':
		case 'space':
		case 'enter':
			return set(1);
		case 'left':
		case 'h':
			return set(-1);
		default:
			return closed(state);
	}
};
