import {homedir} from 'node:os';
import {type Invocation, invocationOf, languageOf, UsageError} from './commands/invocation.js';
import {problemText} from './commands/keeper.js';
import {gamesList, statisticsText} from './commands/lists.js';
import {sessionOf} from './play/session.js';
import {dataDirectory} from './storage/directory.js';
import {openStore, type Store} from './storage/store.js';
import {decideCapabilities, describeObstacle, obstacleExitCode} from './terminal/capabilities.js';
import type {Options} from './ui/state/app-state.js';
import {toAscii} from './ui/text/ascii.js';
import {type Language, languages, type Text, texts} from './ui/text/text.js';

const usageExitCode = 2;
const {env, stdin, stdout, stderr} = process;
const argv = process.argv.slice(2);

const knownLanguage = (name: string): Language => languages.find(known => known === name) ?? 'en';

const can = (colourFlag: boolean | undefined) =>
	decideCapabilities({
		env,
		isInputTerminal: stdin.isTTY,
		isOutputTerminal: stdout.isTTY,
		colourFlag,
	});

const language = (): Language => languageOf(argv) ?? knownLanguage(can(undefined).language);

type World = {readonly text: Text; readonly hasUnicode: boolean; readonly store: () => Store};

const print = (words: string, {hasUnicode}: World) => {
	stdout.write(hasUnicode ? words : toAscii(words));
};

const showStatistics = ({game, isJson}: Extract<Invocation, {kind: 'stats'}>, world: World) => {
	const store = world.store();
	const statistics = store.statistics();
	print(statisticsText(statistics, game, isJson, world.text), world);
	for (const problem of store.problems()) {
		stderr.write(`${problemText(problem, world.text)}\n`);
	}
};

const runTrace = async (
	{game, dealNumber, stock}: Extract<Invocation, {kind: 'trace'}>,
	{text}: World,
) => {
	const [{trace}, {stockIn}, {startPosition}] = await Promise.all([
		import('./commands/trace.js'),
		import('./commands/stock.js'),
		import('./rules/start.js'),
	]);
	const cards = stock === undefined ? undefined : stockIn(stock, game, text);
	await trace(game, startPosition(game, dealNumber, cards), {input: stdin, output: stdout, text});
};

const main = async (text: Text) => {
	const {invocation, flags} = invocationOf(argv, text);
	const capabilities = can(flags.color);
	const hasUnicode = capabilities.hasUnicode && !flags.isAscii;
	const directory = dataDirectory(flags.dataDirectory, {
		env,
		platform: process.platform,
		home: homedir(),
	});
	const world: World = {
		text,
		hasUnicode,
		store: () =>
			openStore({
				directory,
				now: () => new Date(),
				isSound: save => sessionOf(save) !== undefined,
			}),
	};
	switch (invocation.kind) {
		case 'help':
			return print(`${text.cli.help}\n`, world);
		case 'version':
			return print(`${process.env.PASJANS_VERSION}\n`, world);
		case 'games':
			return print(gamesList(text), world);
		case 'stats':
			return showStatistics(invocation, world);
		case 'trace':
			return runTrace(invocation, world);
		case 'menu':
		case 'play': {
			if (capabilities.obstacle !== undefined) {
				stderr.write(`${describeObstacle(capabilities.obstacle)}\n`);
				process.exitCode = obstacleExitCode;
				return;
			}
			env.FORCE_COLOR = capabilities.forceColor;
			delete env.NO_COLOR;
			const options: Options = {
				language: language(),
				theme: flags.theme ?? 'terminal',
				suitColours: flags.suitColours ?? 2,
				isClockShown: flags.isClockShown ?? false,
			};
			const {play} = await import('./commands/play.js');
			await play(invocation, {
				store: world.store(),
				options,
				hasColours: capabilities.colours !== 'none',
				hasUnicode,
			});
		}
	}
};

/** Output that nobody reads any more is no mistake of the program. */
const onOutputError = (error: NodeJS.ErrnoException) => {
	process.exit(error.code === 'EPIPE' ? 0 : 1);
};

const text = texts[language()];
stdout.on('error', onOutputError);
main(text).catch((error: unknown) => {
	if (error instanceof UsageError) {
		stderr.write(`pasjans: ${error.message}\n`);
		process.exitCode = usageExitCode;
	} else {
		throw error;
	}
});
