import {homedir} from 'node:os';
import {
	type Flags,
	type Invocation,
	invocationOf,
	languageOf,
	UsageError,
} from './commands/invocation.js';
import {gamesList, printStatistics} from './commands/lists.js';
import {optionsIn} from './commands/options.js';
import {sessionOf} from './play/session.js';
import {dataDirectory} from './storage/directory.js';
import {openStore, type Store} from './storage/store.js';
import {decideCapabilities, obstacleExitCode} from './terminal/capabilities.js';
import {toAsciiText} from './ui/text/ascii.js';
import {type Language, languages, type Text, texts} from './ui/text/text.js';

const usageExitCode = 2;
const {env, stdin, stdout, stderr} = process;
const argv = process.argv.slice(2);

const capabilitiesWith = (colourFlag: boolean | undefined) =>
	decideCapabilities({
		env,
		isInputTerminal: stdin.isTTY,
		isOutputTerminal: stdout.isTTY,
		colourFlag,
	});

/** What the locale says. */
const localeLanguage = (): Language => {
	const {language} = capabilitiesWith(undefined);
	return languages.find(known => known === language) ?? 'en';
};

const complain = (words: string) => {
	stderr.write(capabilitiesWith(undefined).hasUnicode ? words : toAsciiText(words));
};

const storeIn = (given: string | undefined): Store =>
	openStore({
		directory: dataDirectory(given, {env, platform: process.platform, home: homedir()}),
		now: () => new Date(),
		isSound: save => sessionOf(save) !== undefined,
	});

const runTrace = async (
	{game, dealNumber, stock}: Extract<Invocation, {kind: 'trace'}>,
	text: Text,
) => {
	const [{trace}, {stockIn}, {startPosition}] = await Promise.all([
		import('./commands/trace.js'),
		import('./commands/stock.js'),
		import('./rules/start.js'),
	]);
	const cards = stock === undefined ? undefined : stockIn(stock, game, text);
	await trace(game, startPosition(game, dealNumber, cards), {input: stdin, output: stdout, text});
};

const runPlay = async (
	invocation: Extract<Invocation, {kind: 'menu'} | {kind: 'play'}>,
	flags: Flags,
	text: Text,
) => {
	const {obstacle, forceColor, plainForceColor, colours, hasUnicode} = capabilitiesWith(
		flags.color,
	);
	const isForReader = flags.isForReader || env.INK_SCREEN_READER === 'true';
	if (obstacle !== undefined) {
		complain(`${text.obstacles[obstacle]}\n`);
		process.exitCode = obstacleExitCode;
		return;
	}
	env.FORCE_COLOR = isForReader ? plainForceColor : forceColor;
	delete env.NO_COLOR;
	const store = storeIn(flags.dataDirectory);
	const {play} = await import('./commands/play.js');
	const isKept = await play(invocation, {
		store,
		options: optionsIn(store, flags, localeLanguage()),
		hasColours: colours !== 'none',
		hasUnicode: hasUnicode && !flags.isAscii,
		isForReader,
		idleExit: flags.idleExit,
		say: complain,
		version: process.env.PASJANS_VERSION,
	});
	process.exitCode = isKept ? 0 : 1;
};

/** What is told in the shell about games and results. */
const runReport = async (
	invocation: Exclude<Invocation, {kind: 'help' | 'version' | 'trace' | 'menu' | 'play'}>,
	flags: Flags,
	print: (words: string) => void,
) => {
	const store = storeIn(flags.dataDirectory);
	const {language} = optionsIn(store, flags, localeLanguage());
	const text = texts[language];
	const tell = ({isDone, words}: {readonly isDone: boolean; readonly words: string}) => {
		(isDone ? print : complain)(`${words}\n`);
		process.exitCode = isDone ? 0 : 1;
	};
	switch (invocation.kind) {
		case 'games':
			return print(gamesList(text));
		case 'rules':
			return print((await import('./commands/rules.js')).rulesPrinted(invocation.game, language));
		case 'stats':
			process.exitCode = printStatistics(invocation, store, text, {print, complain}) ? 0 : 1;
			return;
		case 'doctor':
			return print((await import('./commands/doctor.js')).doctorText(store, text));
		case 'export':
			return tell((await import('./commands/doctor.js')).exported(store, invocation.path, text));
		case 'reset':
			return tell(await (await import('./commands/doctor.js')).reset(store, text));
	}
};

const run = async (text: Text) => {
	const {invocation, flags} = await invocationOf(argv, text);
	const print = (words: string) => {
		const {hasUnicode} = capabilitiesWith(flags.color);
		stdout.write(hasUnicode && !flags.isAscii ? words : toAsciiText(words));
	};
	switch (invocation.kind) {
		case 'help':
			return print(`${text.cli.help}\n`);
		case 'version':
			return print(`${process.env.PASJANS_VERSION}\n`);
		case 'trace':
			return runTrace(invocation, text);
		case 'menu':
		case 'play':
			return runPlay(invocation, flags, text);
		default:
			return runReport(invocation, flags, print);
	}
};

/** Output that nobody reads any more is no mistake of the program. */
stdout.on('error', (error: NodeJS.ErrnoException) => {
	process.exit(error.code === 'EPIPE' ? 0 : 1);
});
run(texts[languageOf(argv) ?? localeLanguage()]).catch((error: unknown) => {
	if (!(error instanceof UsageError)) {
		throw error;
	}
	complain(`pasjans: ${error.message}\n`);
	process.exitCode = usageExitCode;
});
