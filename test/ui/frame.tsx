import {stripVTControlCharacters} from 'node:util';
import {renderToString} from 'ink';
import {App} from '../../source/ui/app.js';
import type {Runner} from '../../source/ui/runner.js';
import type {AppState} from '../../source/ui/state/app-state.js';

/** A runner that only shows a state. */
const showing = (state: AppState): Runner => ({
	state: () => state,
	subscribe: () => () => true,
	press: () => {},
	dispatch: () => {},
	save: () => {},
});

/** The lines that the program draws for a state, without colours and without blanks at their ends. */
export const frameOf = (state: AppState): readonly string[] =>
	stripVTControlCharacters(
		renderToString(<App runner={showing(state)} listen={() => () => {}} />, {
			columns: state.size.columns,
		}),
	)
		.split('\n')
		.map(line => line.trimEnd());

/** A frame as text with its size above it, to be kept in a file. */
export const frameText = (state: AppState): string =>
	[`${state.size.columns}×${state.size.rows}`, ...frameOf(state), ''].join('\n');
