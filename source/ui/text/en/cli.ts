import {wrapped} from '../wrap.js';

/** How `stats` is called with an option. */
const statsWith = (flag: string): string =>
	`pasjans stats --${flag}${flag === 'export' ? ' <file>' : ''}`;

/** What the command line says. */
export const cli = {
	help: `Usage
  pasjans                  the menu
  pasjans <game>           go on with it, or a new deal
  pasjans <game> --deal 7  the deal of that number
  pasjans games            the games and their names
  pasjans rules <game>     how a game is played
  pasjans stats [game]     won and lost; --json for programs
  pasjans stats --export <file>
                           write them to a file
  pasjans stats --reset    begin them anew
  pasjans doctor           what lies where, what is wrong
  pasjans doctor --recount count all results anew
  pasjans trace <game> --deal 7
                           for programs: a position as JSON,
                           then one more for every move;
                           hidden cards are shown

A name may be shortened if it stays clear: pasjans otw.

Options
  --deal <n>         deal number, 1 to 4294967295
  --stock "<cards>"  with trace: the cards in order of
                     dealing (AS 10H QD …)
  --json             with stats: as JSON
  --lang <en|pl>     language; else as the locale says
  --theme <name>     terminal, light, dark, contrast, none
  --suits <2|4>      two or four colours for the suits
  --clock            show the minutes played
  --no-animation     no steps of chains and of turning over
  --ascii            letters for suits, plain frames
  --no-ascii         signs, also where they may be too wide
  --no-color         no colours
  --reader           plain writing, for a screen reader
  --idle-exit <30m>  leave when no key came for that long
  --data-dir <path>  where games and statistics are kept
  --help, --version

At the table ? shows the keys, i the rules.`,
	unknownGame: (typed: string) =>
		`There is no game called “${typed}”. pasjans games lists them all.`,
	severalGames: (typed: string, ids: readonly string[]) =>
		`“${typed}” can mean several games: ${ids.join(', ')}. Type more of the name.`,
	missingGame: (command: string) => `Which game? For example: pasjans ${command} tajemnica`,
	whichRules: 'For the rules of a game type:',
	tooMany: (word: string) =>
		`“${word}” is one word too many. pasjans --help shows the ways to call it.`,
	badChoice: (flag: string, typed: string, choices: readonly string[]) =>
		`“${typed}” doesn’t go with --${flag}: give one of ${choices.join(', ')}.`,
	stockOnlyInTrace: '--stock works with trace only: pasjans trace <game> --stock "<cards>".',
	onlyInStats: (flag: string) => `--${flag} works with stats only: ${statsWith(flag)}.`,
	onlyInDoctor: '--recount works with doctor only: pasjans doctor --recount.',
	notCombined: (flag: string) =>
		`--${flag} is for the statistics of all games and goes with nothing else: ${statsWith(flag)}.`,
	dealNeedsGame: '--deal needs a game: pasjans <game> --deal 7.',
	badCard: (word: string) =>
		`“${word}” is no card. Cards are written like AS, 10H, QD, KC, with spaces between them.`,
	badStock: (count: number, needed: number, missing: string, extra: string) =>
		[
			`The stock must be exactly the ${needed} cards that the game starts with; ${count} are given.`,
			missing === '' ? '' : ` Missing: ${missing}.`,
			extra === '' ? '' : ` Too many: ${extra}.`,
		].join(''),
	unknownFlag: (flag: string) => `There is no option ${flag}. pasjans --help shows what there is.`,
	needsValue: (flag: string) => `--${flag} needs a value. pasjans --help shows which.`,
	flagTwice: (flag: string) =>
		`${flag} is given twice: once is enough. pasjans --help shows what there is.`,
	replaced:
		'The program is being updated: start it again, or install it anew if that doesn’t help.',
	noHome:
		'No home directory is known to keep games in: set HOME or PASJANS_DATA_DIR to a full path, or give one with --data-dir.',
	noCurrentDirectory: (typed: string) =>
		`“${typed}” begins in the current directory, which is no longer there: give a path that begins with /.`,
	fault: (fault: string, system: string) =>
		`${wrapped(`pasjans stopped because of a fault in the program: ${fault || 'no message'}`, 80).join('\n')}
The game is kept. Please report this to the authors of the program
(${system}).`,
};

/** What keeps the program from opening the table. */
export const obstacles = {
	'no-input-terminal':
		'The game reads keys from a terminal, but standard input is a file or a pipe.',
	'no-output-terminal': 'The game draws on a terminal, but standard output is a file or a pipe.',
	'no-term':
		'Which terminal this is can’t be told, as TERM is not set: try TERM=xterm-256color or TERM=vt100.',
	'dumb-term':
		'The game moves the cursor, which TERM=dumb can’t do: try another terminal, or TERM=vt100.',
};

const reasons: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such directory',
	ENOTDIR: 'something on the way to it is no directory',
	EEXIST: 'a file is in the way',
	EISDIR: 'it is a directory',
	EACCES: 'there is no permission',
	EPERM: 'there is no permission',
	ENAMETOOLONG: 'its name is too long',
	ELOOP: 'links lead round in a circle',
	EIO: 'the disk reports a fault',
};

/** The reason in words, or, for a rare one, the system's name for it. */
const because = (code: string): string => (code in reasons ? `: ${reasons[code]}` : ` (${code})`);

/** What is told about files that can’t be read or written. */
export const problems = {
	'broken-file-set-aside': (path: string) => `A damaged file was set aside as ${path}.`,
	'broken-file': (path: string) => `A damaged file was passed over: ${path}.`,
	'newer-format': (path: string) =>
		`A newer version of the program wrote ${path}; it is left as it is.`,
	'disk-full': () => 'The disk is full: the game goes on and is saved once there is room.',
	'read-only': () => 'The disk is read-only: the game goes on but can’t be saved yet.',
	'no-permission': (path: string) => `No permission to write ${path}: the game isn’t saved yet.`,
	'file-too-large': () => 'A limit on file sizes keeps the game from being saved.',
	'not-written': (path: string, code: string) => `${path} could not be written${because(code)}.`,
	'program-replaced': (path: string) =>
		`The program was updated while it ran, so ${path} is as it was before: start it again.`,
	'not-readable': (path: string, code: string) => `${path} could not be read${because(code)}.`,
	'game-too-long': () => 'This game has too many moves to be saved; what was saved last stays.',
	'taken-over': () => 'Another window has taken this game over; here it goes on as a copy.',
	'no-longer-there': () => 'That game is open in another window.',
};
