import type {KeyName} from '../keyboard.js';
import {commandOn} from '../keys.js';
import {pageLines, pageRows, pages} from '../pages/pages.js';
import {
	type AppState,
	asking,
	closed,
	isPlaying,
	opened,
	type PageKind,
	type PageScreen,
} from '../state/app-state.js';
import {optionsKey} from './options-keys.js';
import {type Actions, programActions} from './screen-keys.js';

/** A page with text that may be longer than the screen. */
type Scrolled = Extract<PageScreen, {scroll: number}>;

/** Opens a page, or asks for what it tells; nothing if there is nothing that it could be about. */
export const openPage = (state: AppState, kind: PageKind): AppState => {
	const opening = pages[kind].open(state);
	if (opening === undefined) {
		return state;
	}
	return 'screen' in opening ? opened(state, opening.screen) : asking(state, opening.request);
};

/** The page scrolled to a line, as far as its text goes. */
export const scrolled = (state: AppState, page: Scrolled, to: number): AppState => {
	const most = Math.max(0, pageLines(state, page).length - pageRows(state.size));
	return {...state, screen: {...page, scroll: Math.min(most, Math.max(0, to))}};
};

const scrollBy =
	(lines: number) =>
	(state: AppState, page: Scrolled): AppState =>
		scrolled(state, page, page.scroll + lines);

/** From page to page: each closes the one that is open, and its own key closes it. */
const turnTo =
	(kind: PageKind) =>
	(state: AppState, page: Scrolled): AppState => {
		const before = closed(state);
		return kind !== page.kind && isPlaying(before) ? openPage(before, kind) : before;
	};

const actions: Actions<'page', [state: AppState, page: Scrolled]> = {
	...programActions,
	up: scrollBy(-1),
	down: scrollBy(1),
	'page-up': scrollBy(-15),
	'page-down': scrollBy(15),
	first: (state, page) => scrolled(state, page, 0),
	last: scrollBy(Number.POSITIVE_INFINITY),
	keys: turnTo('keys'),
	rules: turnTo('rules'),
	statistics: turnTo('statistics'),
	options: turnTo('options'),
	back: closed,
};

/** The state after a key on a page; one that means nothing there closes it. */
export const pageKey = (state: AppState, page: PageScreen, key: KeyName): AppState => {
	if (page.kind === 'options') {
		return optionsKey(state, page, key);
	}
	return actions[commandOn('page', key) ?? 'back'](state, page);
};
