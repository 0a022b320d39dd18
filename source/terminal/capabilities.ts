/** How many colours the program may send. */
export type ColourDepth = 'none' | 'sixteen' | 'palette' | 'true';

export type Capabilities = {
	readonly colours: ColourDepth;
	/** The value of FORCE_COLOR to set before Ink is loaded, when Ink draws through the frame writer. At least 1, for bold and inverse: the writer keeps back the colours. */
	readonly forceColor: string;
	/** The same when Ink writes by itself: 0 without colours. */
	readonly plainForceColor: string;
	/** Whether more than ASCII can be shown. */
	readonly hasUnicode: boolean;
	/** Whether the terminal may draw characters of ambiguous width, as suit signs and frames, over two cells: some do for readers of Chinese, Japanese and Korean. */
	readonly mayWiden: boolean;
	readonly language: 'en' | 'pl';
	/** What keeps the program from opening its screen, undefined if nothing does. */
	readonly obstacle: Obstacle | undefined;
};

export type Obstacle = 'no-input-terminal' | 'no-output-terminal' | 'no-term' | 'dumb-term';

export type Surroundings = {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly isInputTerminal: boolean;
	readonly isOutputTerminal: boolean;
	/** The flags `--color` (true) and `--no-color` (false); undefined without either. */
	readonly colourFlag?: boolean | undefined;
};

/** The exit code when there is an obstacle. */
export const obstacleExitCode = 2;

const forced = new Map<string, ColourDepth>([
	['0', 'none'],
	['false', 'none'],
	['1', 'sixteen'],
	['true', 'sixteen'],
	['', 'sixteen'],
	['2', 'palette'],
	['3', 'true'],
]);
const levels: Readonly<Record<ColourDepth, string>> = {
	none: '0',
	sixteen: '1',
	palette: '2',
	true: '3',
};
const withoutColours = /^(?:vt(?:52|1\d\d|2\d\d)|.*-m(?:ono)?)$/u;
const withTrueColour =
	/-(?:direct|truecolor)$|^xterm-(?:kitty|ghostty)$|^(?:alacritty|foot|wezterm)/u;
const utf8 = /utf-?8/iu;
const eastAsian = /^(?:zh|ja|ko)(?:[_.@-]|$)/iu;

const depthOf = (env: Surroundings['env']): ColourDepth => {
	const term = env.TERM ?? '';
	if (withoutColours.test(term)) {
		return 'none';
	}

	if (/^(?:truecolor|24bit)$/u.test(env.COLORTERM ?? '') || withTrueColour.test(term)) {
		return 'true';
	}

	return term.includes('256') ? 'palette' : 'sixteen';
};

/** A wish for colours without a depth gives what the terminal has, and the sixteen where it has none. */
const colourDepth = ({env, colourFlag}: Surroundings): ColourDepth => {
	const own = depthOf(env);
	const force = env.FORCE_COLOR;
	if (colourFlag === false) {
		return 'none';
	}

	if (colourFlag === true) {
		return own === 'none' ? 'sixteen' : own;
	}

	if ((env.NO_COLOR ?? '') !== '') {
		return 'none';
	}

	return force === undefined ? own : (forced.get(force) ?? own);
};

const firstSet = (...values: readonly (string | undefined)[]): string =>
	values.find(value => value !== undefined && value !== '') ?? '';

const obstacleOf = ({
	env,
	isInputTerminal,
	isOutputTerminal,
}: Surroundings): Obstacle | undefined => {
	if (!isInputTerminal) {
		return 'no-input-terminal';
	}

	if (!isOutputTerminal) {
		return 'no-output-terminal';
	}

	const term = env.TERM ?? '';
	if (term === '' && process.platform !== 'win32') {
		return 'no-term';
	}

	return term === 'dumb' ? 'dumb-term' : undefined;
};

/** Decides from the environment what the program may show. */
export const decideCapabilities = (surroundings: Surroundings): Capabilities => {
	const {env} = surroundings;
	const colours = colourDepth(surroundings);
	const plainForceColor = levels[colours];
	const characters = firstSet(env.LC_ALL, env.LC_CTYPE, env.LANG);
	return {
		colours,
		forceColor: colours === 'none' ? '1' : plainForceColor,
		plainForceColor,
		hasUnicode: utf8.test(characters),
		mayWiden: eastAsian.test(characters),
		language: /^pl(?:[_.@-]|$)/iu.test(firstSet(env.LC_ALL, env.LC_MESSAGES, env.LANG))
			? 'pl'
			: 'en',
		obstacle: obstacleOf(surroundings),
	};
};
