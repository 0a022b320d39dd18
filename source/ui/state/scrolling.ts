import type {KeyName} from '../keyboard.js';
import {pageLines, pageRows} from '../pages/pages.js';
import type {AppState, Screen} from './app-state.js';

/** How many lines a key goes down a page; beyond an end, to that end. */
export const scrollSteps: Readonly<Record<KeyName, number>> = {
	up: -1,
	k: -1,
	down: 1,
	j: 1,
	'page-up': -15,
	'page-down': 15,
	b: -15,
	space: 15,
	home: -1000,
	end: 1000,
	G: 1000,
};

/** A screen with text that may be longer than it. */
export type Page = Extract<Screen, {scroll: number}>;

/** The page scrolled to a line, as far as its text goes. */
export const scrolled = (state: AppState, page: Page, to: number): AppState => {
	const most = Math.max(0, pageLines(state, page).length - pageRows(state.size));
	return {...state, screen: {...page, scroll: Math.min(most, Math.max(0, to))}};
};
