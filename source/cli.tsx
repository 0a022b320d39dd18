import {fstatSync} from 'node:fs';
import {commandLine, languageOf} from './commands/command-line.js';
import {type Flags, flagsIn} from './commands/flags.js';
import {gamesList} from './commands/games-list.js';
import {type Invocation, invocationIn} from './commands/invocation.js';
import {optionsIn} from './commands/options.js';
import {UsageError} from './commands/usage-error.js';
import {dataDirectory, homeDirectory} from './storage/directory.js';
import {glance} from './storage/glance.js';
import {isReplaced} from './storage/problems.js';
import {decideCapabilities, obstacleExitCode} from './terminal/capabilities.js';
import {describeFault, faultExitCode} from './terminal/fault.js';
import {writeLast} from './terminal/last-words.js';
import {writeNow} from './terminal/write-now.js';
import {toAsciiText} from './ui/text/ascii.js';
import {type Language, languages, type Text, texts} from './ui/text/text.js';
import {wrapped} from './ui/text/wrap.js';

const usageExitCode = 2;
/** Longer lines are hard to read. */
const widest = 80;
const standardOutput = 1;
const standardError = 2;
const {env} = process;
const argv = process.argv.slice(2);

/** What may be shown, without a look at the terminal: Node loads much for that. */
const looksWith = (colourFlag: boolean | undefined) =>
	decideCapabilities({env, isInputTerminal: true, isOutputTerminal: true, colourFlag});

/** What the locale says. */
const localeLanguage = (): Language => {
	const {language} = looksWith(undefined);
	return languages.find(known => known === language) ?? 'en';
};

/** Waits for whoever reads it, however slowly. Output that nobody reads any more is no mistake of the program. */
const write = (words: string) => {
	if (process.platform === 'win32') {
		process.stdout.write(words);
		return;
	}
	try {
		writeNow(standardOutput, Buffer.from(words), Number.POSITIVE_INFINITY);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
			process.exitCode = 1;
		}
	}
};

/** As many columns as the environment says that a line may have. To ask the terminal itself Node loads much. */
const columnsSaid = (): number | undefined =>
	/^[1-9]\d{0,3}$/.test(env.COLUMNS ?? '') ? Number(env.COLUMNS) : undefined;

/** Complaints, a line each, as wide as the terminal if it is one. */
const complain = (words: string) => {
	const {columns} = fstatSync(standardError).isCharacterDevice() ? process.stderr : {columns: 0};
	const width = columns > 0 ? Math.min(widest, columns) : Number.POSITIVE_INFINITY;
	const lines = (looksWith(undefined).hasUnicode ? words : toAsciiText(words))
		.split('\n')
		.filter(line => line !== '')
		.flatMap(line => wrapped(`pasjans: ${line}`, width, 'whole'));
	writeLast(standardError, lines.map(line => `${line}\n`).join(''));
};

const placeIn = ({dataDirectory: given}: Flags) =>
	dataDirectory(given, {env, platform: process.platform, home: () => homeDirectory()});

/** Where everything is kept. Throws a UsageError if that can't be said. */
const directoryIn = (flags: Flags, {cli}: Text): string => {
	const place = placeIn(flags);
	if ('path' in place) {
		return place.path;
	}
	throw new UsageError(place.missing === 'home' ? cli.noHome : cli.noCurrentDirectory(place.given));
};

const runTrace = async (invocation: Extract<Invocation, {kind: 'trace'}>, text: Text) => {
	const {stdin: input, stdout: output} = process;
	output.on('error', (error: NodeJS.ErrnoException) => {
		process.exit(error.code === 'EPIPE' ? 0 : 1);
	});
	const {traceDeal} = await import('./commands/trace.js');
	await traceDeal(invocation, {input, output, text});
};

const runPlay = async (
	opening: Extract<Invocation, {kind: 'menu'} | {kind: 'play'}>,
	flags: Flags,
	text: Text,
) => {
	const {obstacle, forceColor, plainForceColor, colours, hasUnicode, mayWiden} = decideCapabilities(
		{
			env,
			isInputTerminal: process.stdin.isTTY,
			isOutputTerminal: process.stdout.isTTY,
			colourFlag: flags.color,
		},
	);
	const isForReader = flags.isForReader || env.INK_SCREEN_READER === 'true';
	if (obstacle !== undefined) {
		complain(text.obstacles[obstacle]);
		process.exitCode = obstacleExitCode;
		return;
	}
	env.FORCE_COLOR = isForReader ? plainForceColor : forceColor;
	delete env.NO_COLOR;
	const directory = directoryIn(flags, text);
	const {settings, lastFrame} = glance(directory);
	const {play} = await import('./program/play.js');
	const isKept = await play(opening, {
		directory,
		lastFrame,
		options: optionsIn(settings, flags, localeLanguage()),
		hasColours: colours !== 'none',
		hasUnicode: !(flags.isAscii ?? (!hasUnicode || mayWiden)),
		mayWiden,
		isPlainUnasked: flags.isAscii === undefined && hasUnicode && mayWiden,
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
	text: Text,
) => {
	const place = placeIn(flags);
	const settings = 'path' in place ? glance(place.path).settings : {};
	const {language} = optionsIn(settings, flags, localeLanguage());
	if (invocation.kind === 'games') {
		return print(gamesList(texts[language], columnsSaid()));
	}
	if (invocation.kind === 'rules') {
		const {rulesPrinted} = await import('./commands/rules.js');
		return print(rulesPrinted(invocation.game, language, columnsSaid()));
	}
	const {report} = await import('./commands/reports.js');
	const directory = directoryIn(flags, text);
	const {words, complaints, isDone} = await report(invocation, directory, language, columnsSaid());
	(isDone ? print : complain)(words);
	complain(complaints ?? '');
	process.exitCode ??= isDone ? 0 : 1;
};

const run = async (text: Text) => {
	const line = await commandLine(argv, text);
	const invocation = invocationIn(line, text);
	const flags = flagsIn(line, text);
	const print = (words: string) => {
		const {hasUnicode} = looksWith(flags.color);
		write((flags.isAscii ?? !hasUnicode) ? toAsciiText(words) : words);
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
			return runReport(invocation, flags, print, text);
	}
};

const text = texts[languageOf(argv) ?? localeLanguage()];
run(text).catch((error: unknown) => {
	if (error instanceof UsageError) {
		complain(error.message);
		process.exitCode = usageExitCode;
		return;
	}
	if (isReplaced(error)) {
		complain(text.cli.replaced);
		process.exitCode = 1;
		return;
	}
	const words = describeFault(error, {words: text.cli.fault, hasStack: false});
	writeLast(standardError, looksWith(undefined).hasUnicode ? words : toAsciiText(words));
	process.exitCode = faultExitCode;
});
