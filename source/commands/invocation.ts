import {gamesNamed} from '../games/index.js';
import {isDealNumber} from '../random.js';
import type {Game} from '../rules/game.js';
import {printableWord} from '../terminal/printable.js';
import type {Text} from '../ui/text/text.js';
import type {CommandLine} from './command-line.js';
import {UsageError} from './usage-error.js';

/** What the command line asks for. */
export type Invocation =
	| {readonly kind: 'help' | 'version'}
	| {readonly kind: 'games'}
	| {readonly kind: 'doctor'}
	| {readonly kind: 'menu'}
	| {readonly kind: 'rules'; readonly game: Game | undefined}
	| {readonly kind: 'stats'; readonly game: Game | undefined; readonly isJson: boolean}
	| {readonly kind: 'export'; readonly path: string}
	| {readonly kind: 'reset' | 'recount'}
	| {
			readonly kind: 'trace';
			readonly game: Game;
			readonly dealNumber: number;
			readonly stock: string | undefined;
	  }
	| {readonly kind: 'play'; readonly game: Game; readonly dealNumber: number | undefined};

const gameNamed = (typed: string, {cli}: Text): Game => {
	const [game, ...others] = gamesNamed(typed);
	if (game === undefined || typed === '') {
		throw new UsageError(cli.unknownGame(printableWord(typed)));
	}
	if (others.length > 0) {
		throw new UsageError(
			cli.severalGames(
				printableWord(typed),
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
		throw new UsageError(text.badDealNumber(printableWord(typed)));
	}
	return dealNumber;
};

/** Options of `stats`. All but `--json` are for all games at once. */
const statsFlags = ['reset', 'export', 'json'] as const;

/** Throws for options that would be passed over, or do more than was meant: `--reset` for one game alone. */
const checkStatsFlags = ({input, flags}: CommandLine, {cli}: Text) => {
	const [word, game] = input;
	const [given, another] = statsFlags.filter(flag => flags[flag] !== undefined);
	if (given !== undefined && word !== 'stats') {
		throw new UsageError(cli.onlyInStats(given));
	}
	if (given !== undefined && given !== 'json' && (game !== undefined || another !== undefined)) {
		throw new UsageError(cli.notCombined(given));
	}
};

/** Throws where nothing is recounted. */
const checkDoctorFlags = ({input, flags}: CommandLine, {cli}: Text) => {
	if (flags.recount !== undefined && input[0] !== 'doctor') {
		throw new UsageError(cli.onlyInDoctor);
	}
};

/** What deals no cards. */
const gameless: readonly string[] = ['games', 'doctor', 'rules', 'stats'];

/** What the words of a command line ask for. Throws a UsageError that says what would be right. */
export const invocationIn = (line: CommandLine, text: Text): Invocation => {
	const {input, flags} = line;
	const [word, second, ...rest] = input.map(String);
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
		throw new UsageError(cli.tooMany(printableWord(extra)));
	}
	if (flags.stock !== undefined && word !== 'trace') {
		throw new UsageError(cli.stockOnlyInTrace);
	}
	checkStatsFlags(line, text);
	checkDoctorFlags(line, text);
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
			return {kind: flags.recount ? 'recount' : 'doctor'};
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
