import {type RenderOptions, render} from 'ink';
import {App} from './app.js';
import type {Runner} from './runner.js';

/** Draws the runner's state until it is unmounted. */
export const show = (runner: Runner, options: RenderOptions) =>
	render(<App runner={runner} />, options);
