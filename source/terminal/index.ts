/**
The terminal: what it can do, having it and giving it back, and sending it as few bytes as possible.

	const can = decideCapabilities({env, isInputTerminal: stdin.isTTY, isOutputTerminal: stdout.isTTY});
	if (can.obstacle) { console.error(obstacles[can.obstacle]); process.exit(obstacleExitCode); }
	env.FORCE_COLOR = can.forceColor; // before Ink is loaded
	const terminal = new Terminal({
		hasColours: can.colours !== 'none',
		onEnding: () => save(),
		describeFault: error => describeFault(error, {words, hasStack}),
	});
	if (keptFrame) terminal.writer.paint(keptFrame); // shown by open(); Ink's own equal frame then sends nothing
	terminal.open(); // raw mode, alternate screen, signals
	const {render} = await import('ink');
	const app = render(<App />, terminal.inkOptions);
	terminal.listen(stream => readInput(stream, obey)); // as long as App is there
	await app.waitUntilExit().catch(terminal.fail);
	terminal.close();

The screen's size is `terminal.writer.columns` and `rows`; the first frame can be kept from `terminal.writer.frame`.
*/

export * from './capabilities.js';
export {describeFault, type FaultReport} from './fault.js';
export {FrameWriter, type FrameWriterOptions} from './frame-writer.js';
export type {InputEvent} from './input-states.js';
export {printable, printablePath, printableWord} from './printable.js';
export {type Ending, Terminal, type TerminalOptions} from './terminal.js';
