import type {Outcome, Result} from '../../../play/result.js';
import type {CellKey, LineKey} from '../../../play/statistic-rows.js';
import {percent} from '../percent.js';

const time = (seconds: number): string => {
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	return hours > 0
		? `${hours} h ${minutes % 60} min`
		: minutes > 0
			? `${minutes} min ${seconds % 60} s`
			: `${seconds} s`;
};

const outcomes: Record<Outcome, string> = {won: 'won', lost: 'lost', 'given-up': 'given up'};

/** Menu, result, statistics and the frame around pages. */
export const screens = {
	menuTitle: 'Pasjans: thirteen patiences for two packs',
	continue: 'Continue',
	waits: 'waits for you',
	/** Of a game that may be open on another machine. */
	perhapsOpen: 'perhaps open elsewhere',
	perhapsOpenSince: (since: string | undefined) =>
		`This game is perhaps open on another machine${since === undefined ? '' : ` since ${since}`}.`,
	damagedLock: 'Whether this game is open elsewhere can’t be told: its lock is damaged.',
	takingMeans:
		'Taken up here, it goes on as it was last saved; a window that has it open goes on with a copy.',
	moreAbove: (count: number) => `${count} more above`,
	moreBelow: (count: number) => `${count} more below`,
	statistics: 'Statistics',
	quit: 'Quit',
	search: (typed: string) => `Search: ${typed}_`,
	nothingFound: (erase: string) => `No patience has that name. ${erase} takes back a letter.`,
	/** Above the numbers of `played`. */
	playedTitle: 'won/played',
	played: (won: number, played: number) => `${won}/${played}`,
	keysTitle: 'Keys',
	pileTitle: (number: string) => `Pile ${number}, from the lowest card to the top`,
	packetTitle: 'The packet, from the first card laid to the last',
	foundationTitle: (number: string) => `Foundation ${number}, from its base card`,
	asideTitle: 'Aside',
	reserveTitle: 'The reserve',
	stockTitle: 'The stock',
	emptyPile: 'Nothing lies here.',
	hiddenCards: (count: number) => (count === 1 ? 'one card face down' : `${count} cards face down`),
	resultTitle: {
		won: 'Won! The patience has come out.',
		lost: 'Lost: no move is left.',
		'given-up': 'Given up: it counts as lost.',
	} satisfies Record<Outcome, string>,
	resultDeal: (game: string, dealNumber: number) => `${game}, deal number ${dealNumber}`,
	resultHome: (home: number, of: number) => `Cards home: ${home} of ${of}`,
	resultMoves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
	resultTime: (seconds: number) => `Time played: ${time(seconds)}`,
	resultReplay: 'A deal played before: counted separately, it changes no streak.',
	statisticsTitle: (game: string | undefined) =>
		game === undefined ? 'Statistics of all games' : `Statistics: ${game}`,
	/** Before the reason. */
	unread: (why: string) => `Not all that was won and lost can be told: ${why}`,
	/** In place of `playedTitle`. */
	unreadTitle: 'won/played, incomplete',
	nothingPlayed: 'No game has been finished yet.',
	overview: {
		game: 'game',
		played: 'played',
		won: 'won',
		winPercent: '%',
		homeBest: 'best',
		averageHome: 'average',
	} satisfies Readonly<Record<'game' | CellKey, string>>,
	overviewNote: 'best, average: cards home',
	counts: {
		played: 'Played',
		won: 'Won',
		givenUp: 'Lost by giving up',
		winStreak: 'Wins in a row: current, longest',
		lossStreak: 'Losses in a row: current, longest',
		homeBest: 'Most cards home',
		averageHome: 'Average cards home',
		wonMovesFewest: 'Moves in a win: fewest, average',
		wonSecondsFastest: 'Fastest win',
		averageSeconds: 'Average time of a win',
		wonWithoutUndo: 'Wins without undo',
		seconds: 'Time played in all',
		firstAt: 'First finished',
		lastAt: 'Last finished',
		replaysPlayed: 'Deals played again: won/played',
	} satisfies Readonly<Record<LineKey, string>>,
	histogram: 'How many games ended with so many cards home:',
	lastResults: 'Last results:',
	outcome: (outcome: Outcome) => outcomes[outcome],
	result: ({outcome, home, of, dealNumber, replay}: Result, date: string) =>
		`${date}  ${outcomes[outcome].padEnd(9)} ${String(home).padStart(3)}/${of}  no. ${dealNumber}${replay ? ', again' : ''}`,
	time,
	percent,
	/** A number with one decimal. */
	decimal: (value: number) => value.toFixed(1),
	none: '–',
};
