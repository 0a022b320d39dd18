import {printableWord} from '../terminal/printable.js';
import type {Options} from '../ui/state/app-state.js';
import {languages, type Text} from '../ui/text/text.js';
import {themeNames} from '../ui/theme-names.js';
import type {CommandLine} from './command-line.js';
import {durationIn} from './duration.js';
import {UsageError} from './usage-error.js';

/** What flags say about looks and places. */
export type Flags = {
	/** Only those that were given. */
	readonly options: Partial<Options>;
	/** Undefined where it is for the locale to say. */
	readonly isAscii: boolean | undefined;
	readonly color: boolean | undefined;
	readonly dataDirectory: string | undefined;
	/** Milliseconds without a key after which the program leaves. */
	readonly idleExit: number | undefined;
	/** Whether Ink is to write in its own plain way, for a screen reader. */
	readonly isForReader: boolean;
};

const oneOf = <Choice extends string>(
	flag: string,
	value: string | undefined,
	choices: readonly Choice[],
	{cli}: Text,
): Choice | undefined => {
	const found = choices.find(choice => choice === value);
	if (value !== undefined && found === undefined) {
		throw new UsageError(cli.badChoice(flag, printableWord(value), choices));
	}
	return found;
};

const idleExitIn = (typed: string | undefined, {doctor}: Text): number | undefined => {
	const duration = typed === undefined ? undefined : durationIn(typed);
	if (typed !== undefined && duration === undefined) {
		throw new UsageError(doctor.badDuration(printableWord(typed)));
	}
	return duration;
};

/** What the flags of a command line say. Throws a UsageError for a value that makes no sense. */
export const flagsIn = ({flags}: CommandLine, text: Text): Flags => {
	const language = oneOf('lang', flags.lang, languages, text);
	const theme = oneOf('theme', flags.theme, themeNames, text);
	const suits = oneOf('suits', flags.suits, ['2', '4'], text);
	return {
		options: {
			...(language === undefined ? {} : {language}),
			...(theme === undefined ? {} : {theme}),
			...(suits === undefined ? {} : {suitColours: suits === '4' ? 4 : 2}),
			...(flags.clock === undefined ? {} : {isClockShown: flags.clock}),
			...(flags.animation === undefined ? {} : {isAnimated: flags.animation}),
		},
		isAscii: flags.ascii,
		color: flags.color,
		dataDirectory: flags.dataDir,
		idleExit: idleExitIn(flags.idleExit, text),
		isForReader: flags.reader ?? false,
	};
};
