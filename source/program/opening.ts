import type {Invocation} from '../commands/invocation.js';
import type {LastFrame} from '../storage/last-frame.js';
import type {Terminal} from '../terminal/index.js';
import type {Options} from '../ui/state/app-state.js';
import type {Looks} from './first-picture.js';

/** A way to the screen: the menu or a game. */
export type Opening = Extract<Invocation, {kind: 'menu'} | {kind: 'play'}>;

export type Surroundings = {
	/** Where everything is kept. */
	readonly directory: string;
	readonly lastFrame: () => LastFrame | undefined;
	readonly options: Options;
	readonly hasColours: boolean;
	readonly hasUnicode: boolean;
	/** Whether the terminal may draw signs over two cells. */
	readonly mayWiden: boolean;
	/** Whether plain letters were chosen for that, unasked. */
	readonly isPlainUnasked: boolean;
	readonly isForReader: boolean;
	/** Milliseconds without a key after which the program leaves by itself. */
	readonly idleExit: number | undefined;
	/** Writes to the shell after the screen is left. */
	readonly say: (words: string) => void;
	readonly version: string | undefined;
};

/** The screen that is open already, and what it may show. */
export type OpenScreen = {
	readonly terminal: Terminal;
	readonly looks: Looks;
	readonly picture: LastFrame | undefined;
	/** What saves the game when the program ends unasked. */
	readonly onEnding: (save: () => void) => void;
};
