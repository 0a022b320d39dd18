import {gamesNamed} from '../games/index.js';
import {isDealNumber} from '../random.js';
import type {Game} from '../rules/game.js';
import {printable} from '../terminal/fault.js';
import type {Options} from '../ui/state/app-state.js';
import {type Language, languages, type Text} from '../ui/text/text.js';
import {themeNames} from '../ui/theme-names.js';
import {durationIn} from './idle.js';
import type {readFlags} from './read-flags.js';

/** What the command line asks for. */
export type Invocation =
	| {readonly kind: 'help' | 'version'}
	| {readonly kind: 'games'}
	| {readonly kind: 'doctor'}
	| {readonly kind: 'menu'}
	| {readonly kind: 'rules'; readonly game: Game | undefined}
	| {readonly kind: 'stats'; readonly game: Game | undefined; readonly isJson: boolean}
	| {readonly kind: 'export'; readonly path: string}
	| {readonly kind: 'reset'}
	| {
			readonly kind: 'trace';
			readonly game: Game;
			readonly dealNumber: number;
			readonly stock: string | undefined;
	  }
	| {readonly kind: 'play'; readonly game: Game; readonly dealNumber: number | undefined};

/** What flags say about looks and places. */
export type Flags = {
	/** Only those that were given. */
	readonly options: Partial<Options>;
	readonly isAscii: boolean;
	readonly color: boolean | undefined;
	readonly dataDirectory: string | undefined;
	/** Milliseconds without a key after which the program leaves. */
	readonly idleExit: number | undefined;
	/** Whether Ink is to write in its own plain way, for a screen reader. */
	readonly isForReader: boolean;
};

/** An error in the words of the command line. */
export class UsageError extends Error {
	override readonly name = 'UsageError';

	/** What was typed comes back in the message, but nothing that could steer a terminal. */
	constructor(message: string) {
		super(printable(message).replaceAll('\n', ' '));
	}
}

const valueFlags = [
	'deal',
	'stock',
	'lang',
	'theme',
	'suits',
	'dataDir',
	'idleExit',
	'export',
] as const;
const switches = [
	'json',
	'reset',
	'clock',
	'animation',
	'ascii',
	'color',
	'reader',
	'help',
	'version',
] as const;

const flagName = (flag: string): string =>
	flag.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

type Line = Pick<ReturnType<typeof readFlags>, 'input'> & {
	readonly flags: Partial<ReturnType<typeof readFlags>['flags']>;
};

/** The first option that is given a second time. */
const givenTwice = (argv: readonly string[]): string | undefined => {
	const names = argv.filter(word => word.startsWith('--')).map(word => word.split('=')[0] ?? '');
	return names.find((name, index) => names.indexOf(name) < index);
};

const loneFlags: Readonly<Record<string, Line['flags']>> = {
	'--help': {help: true},
	'-h': {help: true},
	'--version': {version: true},
	'-v': {version: true},
};

/** Words alone, or the commonest flags alone, need no reader of flags, which takes a moment to load. */
const read = async (argv: readonly string[], {cli}: Text): Promise<Line> => {
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
		throw flag === undefined ? error : new UsageError(cli.flagTwice(flag));
	}
};

/** The language that the flag asks for, whatever else is wrong with the command line. */
export const languageOf = (argv: readonly string[]): Language | undefined => {
	const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='));
	const value = argv[at]?.includes('=') ? argv[at]?.slice('--lang='.length) : argv[at + 1];
	return at < 0 ? undefined : languages.find(language => language === value);
};

const oneOf = <Choice extends string>(
	flag: string,
	value: string | undefined,
	choices: readonly Choice[],
	{cli}: Text,
): Choice | undefined => {
	const found = choices.find(choice => choice === value);
	if (value !== undefined && found === undefined) {
		throw new UsageError(cli.badChoice(flag, value, choices));
	}
	return found;
};

const gameNamed = (typed: string, {cli}: Text): Game => {
	const [game, ...others] = gamesNamed(typed);
	if (game === undefined || typed === '') {
		throw new UsageError(cli.unknownGame(typed));
	}
	if (others.length > 0) {
		throw new UsageError(
			cli.severalGames(
				typed,
				[game, ...others].map(({id}) => id),
			),
		);
	}
	return game;
};

const dealNumberIn = (typed: string | undefined, text: Text): number | undefined => {
	if (typed === undefined) {
		return undefined;
	}
	const dealNumber = /^\d{1,20}$/.test(typed) ? Number(typed) : Number.NaN;
	if (!isDealNumber(dealNumber)) {
		throw new UsageError(text.badDealNumber(typed));
	}
	return dealNumber;
};

const idleExitIn = (typed: string | undefined, {doctor}: Text): number | undefined => {
	const duration = typed === undefined ? undefined : durationIn(typed);
	if (typed !== undefined && duration === undefined) {
		throw new UsageError(doctor.badDuration(typed));
	}
	return duration;
};

const checkFlags = (
	flags: Readonly<Record<string, unknown>>,
	argv: readonly string[],
	{cli}: Text,
) => {
	const known: readonly string[] = [...valueFlags, ...switches];
	for (const [flag, value] of Object.entries(flags)) {
		if (!known.includes(flag)) {
			const typed = flag.length === 1 ? `-${flag}` : `--${flagName(flag)}`;
			throw new UsageError(cli.unknownFlag(typed));
		}
		if (Array.isArray(value) || (value === '' && !argv.includes(`--${flagName(flag)}=`))) {
			throw new UsageError(cli.needsValue(flagName(flag)));
		}
	}
};

/** What deals no cards. */
const gameless: readonly string[] = ['games', 'doctor', 'rules', 'stats'];

const asked = (
	[word, second, ...rest]: readonly string[],
	flags: Line['flags'],
	text: Text,
): Invocation => {
	const {cli} = text;
	const isGameNamedSecond = word === 'stats' || word === 'trace' || word === 'rules';
	const [extra] = isGameNamedSecond || second === undefined ? rest : [second];
	if (flags.help) {
		return {kind: 'help'};
	}
	if (flags.version) {
		return {kind: 'version'};
	}
	if (extra !== undefined) {
		throw new UsageError(cli.tooMany(extra));
	}
	if (flags.stock !== undefined && word !== 'trace') {
		throw new UsageError(cli.stockOnlyInTrace);
	}
	const dealNumber = dealNumberIn(flags.deal, text);
	const game = second === undefined ? undefined : gameNamed(second, text);
	if (dealNumber !== undefined && (word === undefined || gameless.includes(word))) {
		throw new UsageError(cli.dealNeedsGame);
	}
	switch (word) {
		case undefined:
			return {kind: 'menu'};
		case 'games':
			return {kind: 'games'};
		case 'doctor':
			return {kind: 'doctor'};
		case 'rules':
			return {kind: 'rules', game};
		case 'stats':
			if (flags.export !== undefined) {
				return {kind: 'export', path: flags.export};
			}
			return flags.reset ? {kind: 'reset'} : {kind: 'stats', game, isJson: flags.json ?? false};
		case 'trace':
			if (game === undefined) {
				throw new UsageError(cli.missingGame(word));
			}
			return {kind: 'trace', game, dealNumber: dealNumber ?? 1, stock: flags.stock};
		default:
			return {kind: 'play', game: gameNamed(word, text), dealNumber};
	}
};

/**
 * What the words and flags of the command line ask for.
 * Rejects with a UsageError: one line that says what is wrong and what would be right.
 */
export const invocationOf = async (
	argv: readonly string[],
	text: Text,
): Promise<{readonly invocation: Invocation; readonly flags: Flags}> => {
	const {input, flags} = await read(argv, text);
	checkFlags(flags, argv, text);
	const language = oneOf('lang', flags.lang, languages, text);
	const theme = oneOf('theme', flags.theme, themeNames, text);
	const suits = oneOf('suits', flags.suits, ['2', '4'], text);
	return {
		invocation: asked(input.map(String), flags, text),
		flags: {
			options: {
				...(language === undefined ? {} : {language}),
				...(theme === undefined ? {} : {theme}),
				...(suits === undefined ? {} : {suitColours: suits === '4' ? 4 : 2}),
				...(flags.clock === undefined ? {} : {isClockShown: flags.clock}),
				...(flags.animation === undefined ? {} : {isAnimated: flags.animation}),
			},
			isAscii: flags.ascii ?? false,
			color: flags.color,
			dataDirectory: flags.dataDir,
			idleExit: idleExitIn(flags.idleExit, text),
			isForReader: flags.reader ?? false,
		},
	};
};
