import {describe, expect, test} from 'vitest';
import {commandLine, languageOf} from '../../source/commands/command-line.js';
import {flagsIn} from '../../source/commands/flags.js';
import {invocationIn} from '../../source/commands/invocation.js';
import {UsageError} from '../../source/commands/usage-error.js';
import {texts} from '../../source/ui/text/text.js';

const understood = async (argv: readonly string[], text = texts.en) => {
	const line = await commandLine(argv, text);
	return {invocation: invocationIn(line, text), flags: flagsIn(line, text)};
};

const asked = async (...argv: readonly string[]) => {
	const {invocation} = await understood(argv);
	return 'game' in invocation ? {...invocation, game: invocation.game?.id} : invocation;
};

const flagsOf = async (...argv: readonly string[]) => (await understood(argv)).flags;

const complaint = async (argv: readonly string[], text = texts.en): Promise<string> => {
	const error = await understood(argv, text).then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(UsageError);
	return (error as UsageError).message;
};

describe('The command line', () => {
	test.each<readonly [argv: readonly string[], invocation: object]>([
		[[], {kind: 'menu'}],
		[['tajemnica'], {kind: 'play', game: 'tajemnica', dealNumber: undefined}],
		[['tajemnica', '--deal', '7'], {kind: 'play', game: 'tajemnica', dealNumber: 7}],
		[['--deal=7', 'tajemnica'], {kind: 'play', game: 'tajemnica', dealNumber: 7}],
		[
			['tajemnica', '--deal', '4294967295'],
			{kind: 'play', game: 'tajemnica', dealNumber: 4294967295},
		],
		[['tajemnica', '--deal', '007'], {kind: 'play', game: 'tajemnica', dealNumber: 7}],
		[['otw'], {kind: 'play', game: 'otwarty-pakiet', dealNumber: undefined}],
		[['OTW'], {kind: 'play', game: 'otwarty-pakiet', dealNumber: undefined}],
		[['tajemnica-'], {kind: 'play', game: 'tajemnica-na-asach', dealNumber: undefined}],
		[['paryzanka'], {kind: 'play', game: 'ksiezna-de-luynes', dealNumber: undefined}],
		[['par'], {kind: 'play', game: 'ksiezna-de-luynes', dealNumber: undefined}],
		[['zwarta-kolumna'], {kind: 'play', game: 'zwarta-kolumna', dealNumber: undefined}],
		[['Cztery kąty'], {kind: 'play', game: 'cztery-katy', dealNumber: undefined}],
		[['rules', 'Księżna de Luynes'], {kind: 'rules', game: 'ksiezna-de-luynes'}],
		[['games'], {kind: 'games'}],
		[['stats'], {kind: 'stats', game: undefined, isJson: false}],
		[['stats', 'faj', '--json'], {kind: 'stats', game: 'fajerwerk', isJson: true}],
		[['stats', '--export', 'all.json'], {kind: 'export', path: 'all.json'}],
		[['stats', '--reset'], {kind: 'reset'}],
		[['doctor'], {kind: 'doctor'}],
		[['doctor', '--recount'], {kind: 'recount'}],
		[['doctor', '--no-recount'], {kind: 'doctor'}],
		[['rules', 'got'], {kind: 'rules', game: 'gotycki-zamek'}],
		[['trace', 'cztery'], {kind: 'trace', game: 'cztery-katy', dealNumber: 1, stock: undefined}],
		[
			['trace', 'faj', '--deal', '9', '--stock', 'AS 2S'],
			{kind: 'trace', game: 'fajerwerk', dealNumber: 9, stock: 'AS 2S'},
		],
		[['--help'], {kind: 'help'}],
		[['-h'], {kind: 'help'}],
		[['tajemnica', '--help'], {kind: 'help'}],
		[['--version'], {kind: 'version'}],
		[['-v'], {kind: 'version'}],
	])('%j asks for %j', async (argv, invocation) => {
		expect(await asked(...argv)).toEqual(invocation);
	});

	test.each<readonly [argv: readonly string[], words: RegExp]>([
		[['makao'], /“makao”.*pasjans games/],
		[[''], /“”.*pasjans games/],
		[['k'], /“k”.*ksiezna-de-luynes, kaprysnice/],
		[['zwarta'], /“zwarta”.*zwarta-kolumna, zwarta-kolumna-z-uzupelnianiem/],
		[['taj'], /“taj”.*tajemnica, tajemnica-na-asach/],
		[['tajemnica', '7'], /“7”.*pasjans --help/],
		[['games', 'tajemnica'], /“tajemnica”.*pasjans --help/],
		[['stats', 'tajemnica', 'x'], /“x”.*pasjans --help/],
		[['stats', 'makao'], /“makao”.*pasjans games/],
		[['rules', 'makao'], /“makao”.*pasjans games/],
		[['trace'], /pasjans trace tajemnica/],
		[['trace', 'makao'], /“makao”.*pasjans games/],
		[['tajemnica', '--deal', '0'], /Deal number 0 is too small.*1 to 4294967295/],
		[['tajemnica', '--deal', '4294967296'], /Deal number 4294967296 is too large.*1 to 4294967295/],
		[['tajemnica', '--deal', '-1'], /1 to 4294967295|--deal/],
		[['tajemnica', '--deal=-1'], /“-1”.*1 to 4294967295/],
		[['tajemnica', '--deal', '1.5'], /“1\.5”.*1 to 4294967295/],
		[['tajemnica', '--deal', '1e3'], /“1e3”.*1 to 4294967295/],
		[['tajemnica', '--deal', 'seven'], /“seven”.*1 to 4294967295/],
		[['tajemnica', '--deal', '0x10'], /“0x10”.*1 to 4294967295/],
		[['tajemnica', '--deal', '99999999999999999999999999'], /too large|not a deal number/],
		[['trace', 'tajemnica', '--deal', '0'], /Deal number 0 is too small/],
		[['stats', '--deal', '0'], /Deal number 0 is too small/],
		[['tajemnica', '--deal'], /--deal/],
		[['tajemnica', '--deal='], /--deal|“”/],
		[['tajemnica', '--deal', '1', '--deal', '2'], /--deal/],
		[['tajemnica', '--lang', 'pl', '--lang=en'], /--lang/],
		[['--json=7', '--what'], /--what/],
		[['tajemnica', '--stock', 'AS'], /--stock.*trace/],
		[['stats', 'tajemnica', '--reset'], /--reset.*all games.*: pasjans stats --reset\.$/],
		[['stats', 'tajemnica', '--export', 'f'], /--export.*: pasjans stats --export <\w+>\.$/],
		[['stats', '--reset', '--export', 'f'], /--reset.*: pasjans stats --reset\.$/],
		[['stats', '--json', '--reset'], /--reset.*: pasjans stats --reset\.$/],
		[['stats', '--json', '--export', 'f'], /--export.*: pasjans stats --export <\w+>\.$/],
		[['games', '--export', 'f'], /--export.*stats only: pasjans stats --export <\w+>\.$/],
		[['games', '--reset'], /--reset.*stats only: pasjans stats --reset\.$/],
		[['rules', 'tajemnica', '--json'], /--json.*stats only: pasjans stats --json\.$/],
		[['tajemnica', '--json'], /--json.*stats only: pasjans stats --json\.$/],
		[['--reset'], /--reset.*stats only: pasjans stats --reset\.$/],
		[['stats', '--recount'], /--recount.*doctor only: pasjans doctor --recount\.$/],
		[['--recount'], /--recount.*doctor only: pasjans doctor --recount\.$/],
		[['doctor', '--json'], /--json.*stats only: pasjans stats --json\.$/],
		[['--deal', '7'], /--deal.*pasjans <\w+> --deal 7/],
		[['games', '--deal', '7'], /--deal.*pasjans <\w+> --deal 7/],
		[['doctor', '--deal=7'], /--deal.*pasjans <\w+> --deal 7/],
		[['rules', 'faj', '--deal', '7'], /--deal.*pasjans <\w+> --deal 7/],
		[['stats', 'faj', '--deal', '7'], /--deal.*pasjans <\w+> --deal 7/],
		[['--frobnicate'], /--frobnicate.*pasjans --help/],
		[['-x'], /-x.*pasjans --help/],
		[['--lang', 'de'], /“de”.*--lang.*en, pl/],
		[['--theme', 'pink'], /“pink”.*--theme.*terminal.*none/],
		[['--suits', '3'], /“3”.*--suits.*2, 4/],
		[['--lang'], /--lang/],
		[['--idle-exit', 'soon'], /“soon”/],
	])('%j: one line that says what is wrong and what would be right', async (argv, words) => {
		const message = await complaint(argv);

		expect(message).toMatch(words);
		expect(message).toMatch(/^[^\n]+$/);
		expect(message).not.toMatch(/undefined|NaN|\[object/);
		expect(await complaint(argv, texts.pl)).not.toBe(message);
	});

	test('foreign characters of a word are not passed on to the terminal', async () => {
		expect(await complaint(['\u{1B}[31mred\u{7}'])).not.toMatch(/[\p{Cc}]/u);
	});

	test.each<readonly [argv: readonly string[], flags: object]>([
		[[], {options: {}, isAscii: undefined, color: undefined, dataDirectory: undefined}],
		[['--lang', 'pl'], {options: {language: 'pl'}}],
		[['--lang=en'], {options: {language: 'en'}}],
		[['--theme', 'dark', '--suits', '4'], {options: {theme: 'dark', suitColours: 4}}],
		[['--suits', '2'], {options: {suitColours: 2}}],
		[['--clock'], {options: {isClockShown: true}}],
		[['--no-animation'], {options: {isAnimated: false}}],
		[['--ascii'], {isAscii: true}],
		[['--no-ascii'], {isAscii: false}],
		[['--no-color'], {color: false}],
		[['--color'], {color: true}],
		[['--data-dir', '/somewhere/else'], {dataDirectory: '/somewhere/else'}],
		[['--data-dir=with = sign'], {dataDirectory: 'with = sign'}],
	])('%j sets %j', async (argv, flags) => {
		expect(await flagsOf(...argv)).toMatchObject(flags);
	});

	test('the language is known even where the rest is wrong', () => {
		expect(languageOf(['makao', '--lang', 'pl'])).toBe('pl');
		expect(languageOf(['--lang=pl', '--what'])).toBe('pl');
		expect(languageOf(['--lang', 'de'])).toBeUndefined();
		expect(languageOf(['--lang'])).toBeUndefined();
		expect(languageOf([])).toBeUndefined();
	});
});
