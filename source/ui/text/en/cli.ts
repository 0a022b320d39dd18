/** What the command line says. */
export const cli = {
	help: `Usage
  pasjans                      the menu
  pasjans <game>               go on with an unfinished game, or a new deal
  pasjans <game> --deal 7      the deal of that number
  pasjans games                the games and their names
  pasjans stats [game]         won and lost; --json for programs
  pasjans trace <game> --deal 7
                               for programs: a position as JSON, then one for
                               every move read; it shows hidden cards

A game’s name may be shortened as long as it is clear: pasjans otw.

Options
  --deal <n>         deal number, 1 to 4294967295
  --stock "<cards>"  with trace: the cards in the order of dealing (AS 10H QD …)
  --json             with stats: as JSON
  --lang <en|pl>     language; else as the locale says
  --theme <name>     terminal, light, dark, contrast, none
  --suits <2|4>      two or four colours for the suits
  --clock            show the minutes played
  --ascii            letters instead of suit signs and frames
  --no-color         no colours
  --data-dir <path>  where games and statistics are kept
  --help, --version

On the table ? shows the keys.`,
	unknownGame: (typed: string) =>
		`There is no game called “${typed}”. pasjans games lists them all.`,
	severalGames: (typed: string, ids: readonly string[]) =>
		`“${typed}” can mean several games: ${ids.join(', ')}. Type more of the name.`,
	missingGame: (command: string) => `Which game? For example: pasjans ${command} tajemnica`,
	tooMany: (word: string) =>
		`“${word}” is one word too many. pasjans --help shows what can be said.`,
	badChoice: (flag: string, typed: string, choices: readonly string[]) =>
		`“${typed}” is no value for --${flag}: give one of ${choices.join(', ')}.`,
	stockOnlyInTrace: '--stock goes with trace only: pasjans trace <game> --stock "<cards>".',
	badCard: (word: string) =>
		`“${word}” is no card. Cards are written like AS, 10H, QD, KC, with blanks between.`,
	badStock: (count: number, needed: number, missing: string, extra: string) =>
		[
			`The stock must be exactly the ${needed} cards that the game starts with; ${count} are given.`,
			missing === '' ? '' : ` Missing: ${missing}.`,
			extra === '' ? '' : ` Too many: ${extra}.`,
		].join(''),
	unknownFlag: (flag: string) => `There is no option ${flag}. pasjans --help shows what there is.`,
	needsValue: (flag: string) => `--${flag} needs a value. pasjans --help shows which.`,
	deals: (deals: number) => (deals === 1 ? '1 deal' : `${deals} deals`),
	statsHeading: 'Statistics',
	crash:
		'The program has made a mistake and stopped; the game is kept. Please tell us, with what you did:',
};

/** What is told about files that can’t be read or written. */
export const problems = {
	'broken-file-set-aside': (path: string) => `A damaged file was set aside as ${path}.`,
	'broken-file': (path: string) => `A damaged file was passed over: ${path}.`,
	'newer-format': (path: string) =>
		`A newer version of the program wrote ${path}; it is left as it is.`,
	'disk-full': () => 'The disk is full: the game goes on and is stored once there is room.',
	'read-only': () => 'The disk is read-only: the game goes on but can’t be stored yet.',
	'no-permission': (path: string) => `No permission to write ${path}: the game isn’t stored yet.`,
	'file-too-large': () => 'A limit on file sizes keeps the game from being stored.',
	'not-written': (path: string, code: string) => `${path} could not be written (${code}).`,
	'not-readable': (path: string, code: string) => `${path} could not be read (${code}).`,
	'game-too-long': () => 'This game has too many moves to be stored; the last stored state stays.',
	'taken-over': () => 'Another window has taken this game over; here it goes on as a copy.',
	'no-longer-there': () => 'That game is open in another window.',
};
