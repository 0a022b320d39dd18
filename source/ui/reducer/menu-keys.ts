import type {KeyName} from '../keyboard.js';
import {commandOn} from '../keys.js';
import {type Menu, menuEntries} from '../pages/menu-entries.js';
import {type AppState, asking, textIn} from '../state/app-state.js';
import {openPage} from './page-keys.js';
import {type Actions, programActions} from './screen-keys.js';

const longestSearch = 20;

const entriesOf = (state: AppState, menu: Menu) => menuEntries(menu, textIn(state));

/** The menu with the cursor on an entry; the last of them for one beyond. */
const at = (state: AppState, menu: Menu, index: number): AppState => ({
	...state,
	screen: {...menu, at: Math.max(0, Math.min(entriesOf(state, menu).length - 1, index))},
});

const search = (state: AppState, menu: Menu, typed: string): AppState => ({
	...state,
	screen: {...menu, typed, at: 0},
});

const actions: Actions<'menu', [state: AppState, menu: Menu, letter: string]> = {
	...programActions,
	up: (state, menu) => at(state, menu, menu.at === 0 ? Number.POSITIVE_INFINITY : menu.at - 1),
	down: (state, menu) =>
		at(state, menu, menu.at === entriesOf(state, menu).length - 1 ? 0 : menu.at + 1),
	first: (state, menu) => at(state, menu, 0),
	last: (state, menu) => at(state, menu, Number.POSITIVE_INFINITY),
	play: (state, menu) => {
		const request = entriesOf(state, menu)[menu.at]?.request;
		return request === undefined ? state : asking(state, request);
	},
	search: (state, menu, letter) =>
		menu.typed.length < longestSearch
			? search(state, menu, menu.typed + letter.toLowerCase())
			: state,
	erase: (state, menu) => search(state, menu, menu.typed.slice(0, -1)),
	back: (state, menu) =>
		menu.typed === '' && menu.back !== undefined
			? asking(state, menu.back)
			: search(state, menu, ''),
	keys: state => openPage(state, 'keys'),
};

/** The state after a key in the menu: arrows and Enter choose, letters look for a game, Escape goes back. */
export const menuKey = (state: AppState, menu: Menu, key: KeyName): AppState => {
	const letter = key === 'space' ? ' ' : key;
	const isLetter = /^[\p{L} ]$/u.test(letter);
	// A letter that is a key is one only before a word is begun.
	const ofKey = isLetter && menu.typed !== '' ? undefined : commandOn('menu', key);
	const command = ofKey ?? (isLetter ? commandOn('menu', 'letter') : undefined);
	return command === undefined ? state : actions[command](state, menu, letter);
};
