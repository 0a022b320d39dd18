import {type RenderOptions, render} from 'ink';
import {App, type AppProps} from './app.js';

/** Draws the runner's state until it is unmounted. */
export const show = (props: AppProps, options: RenderOptions) =>
	render(<App {...props} />, options);
