import type {KeyName} from '../keyboard.js';
import {type Menu, menuEntries} from '../pages/menu-entries.js';
import {texts} from '../text/text.js';
import {type AppState, opened} from './app-state.js';

const longestSearch = 20;

/** The state after a key in the menu: arrows and Enter choose, letters look for a game, Escape goes back. */
export const menuKey = (state: AppState, menu: Menu, key: KeyName): AppState => {
	const entries = menuEntries(menu, texts[state.options.language]);
	const at = (index: number): AppState => ({
		...state,
		screen: {...menu, at: Math.max(0, Math.min(entries.length - 1, index))},
	});
	const search = (typed: string): AppState => ({...state, screen: {...menu, typed, at: 0}});
	switch (key) {
		case 'up':
		case 'shift-tab':
			return at(menu.at === 0 ? entries.length - 1 : menu.at - 1);
		case 'down':
		case 'tab':
			return at(menu.at === entries.length - 1 ? 0 : menu.at + 1);
		case 'home':
		case 'page-up':
			return at(0);
		case 'end':
		case 'page-down':
			return at(entries.length - 1);
		case 'enter': {
			const request = entries[menu.at]?.request;
			return request === undefined ? state : {...state, request};
		}
		case 'backspace':
		case 'delete':
			return search(menu.typed.slice(0, -1));
		case 'escape':
			return menu.typed === '' && menu.back !== undefined
				? {...state, request: menu.back}
				: search('');
		case '?':
			return opened(state, {kind: 'keys', scroll: 0});
	}
	if (key === 'q' && menu.typed === '') {
		return {...state, request: {kind: 'leave'}};
	}
	const letter = key === 'space' ? ' ' : key;
	return /^[\p{L} ]$/u.test(letter) && menu.typed.length < longestSearch
		? search(menu.typed + letter.toLowerCase())
		: state;
};
