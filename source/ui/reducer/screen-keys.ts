import type {CommandOn, KeyScreen} from '../keys.js';
import {type AppState, asking} from '../state/app-state.js';

/** What the commands of a screen do; one that does nothing doesn't compile. */
export type Actions<Screen extends KeyScreen, Facts extends readonly unknown[]> = Readonly<
	Record<CommandOn<Screen>, (...facts: Facts) => AppState>
>;

/** What is asked of the program itself, on every screen. */
export const programActions = {
	leave: (state: AppState) => asking(state, {kind: 'leave'}),
	redraw: (state: AppState) => asking(state, {kind: 'redraw'}),
	suspend: (state: AppState) => asking(state, {kind: 'suspend'}),
};
