import {printableWord} from '../terminal/printable.js';
import {type Language, languages, type Text} from '../ui/text/text.js';
import {flagName, flagTypes} from './flag-types.js';
import type {readFlags} from './read-flags.js';
import {UsageError} from './usage-error.js';

/** The language that the flag asks for, whatever else is wrong with the command line. */
export const languageOf = (argv: readonly string[]): Language | undefined => {
	const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='));
	const value = argv[at]?.includes('=') ? argv[at]?.slice('--lang='.length) : argv[at + 1];
	return at < 0 ? undefined : languages.find(language => language === value);
};

/** The words and flags of a command line as they were read. */
export type CommandLine = Pick<ReturnType<typeof readFlags>, 'input'> & {
	readonly flags: Partial<ReturnType<typeof readFlags>['flags']>;
};

/** The first option that is given a second time. */
const givenTwice = (argv: readonly string[]): string | undefined => {
	const names = argv.filter(word => word.startsWith('--')).map(word => word.split('=')[0] ?? '');
	return names.find((name, index) => names.indexOf(name) < index);
};

const loneFlags: Readonly<Record<string, CommandLine['flags']>> = {
	'--help': {help: true},
	'-h': {help: true},
	'--version': {version: true},
	'-v': {version: true},
};

/** Words alone, or the commonest flags alone, need no reader of flags, which takes a moment to load. */
const read = async (argv: readonly string[], {cli}: Text): Promise<CommandLine> => {
	const loneFlag = argv.length === 1 ? loneFlags[argv[0] ?? ''] : undefined;
	if (loneFlag !== undefined) {
		return {input: [], flags: loneFlag};
	}
	if (argv.every(word => !word.startsWith('-'))) {
		return {input: [...argv], flags: {}};
	}
	const {readFlags} = await import('./read-flags.js');
	try {
		return readFlags(argv);
	} catch (error) {
		const flag = givenTwice(argv);
		throw flag === undefined ? error : new UsageError(cli.flagTwice(printableWord(flag)));
	}
};

const checkFlags = (
	flags: Readonly<Record<string, unknown>>,
	argv: readonly string[],
	{cli}: Text,
) => {
	for (const [flag, value] of Object.entries(flags)) {
		if (!Object.hasOwn(flagTypes, flag)) {
			const typed = flag.length === 1 ? `-${flag}` : `--${flagName(flag)}`;
			throw new UsageError(cli.unknownFlag(printableWord(typed)));
		}
		const {type} = flagTypes[flag as keyof typeof flagTypes];
		if (typeof value !== type || (value === '' && !argv.includes(`--${flagName(flag)}=`))) {
			throw new UsageError(cli.needsValue(flagName(flag)));
		}
	}
};

/** Reads a command line. Rejects with a UsageError for flags that there aren't or that lack their value. */
export const commandLine = async (argv: readonly string[], text: Text): Promise<CommandLine> => {
	const line = await read(argv, text);
	checkFlags(line.flags, argv, text);
	return line;
};
