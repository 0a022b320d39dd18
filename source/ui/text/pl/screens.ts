import type {Outcome, Result} from '../../../play/result.js';
import {percent} from '../percent.js';
import {outOf, plural} from './plural.js';

const time = (seconds: number): string => {
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	return hours > 0
		? `${hours} godz. ${minutes % 60} min`
		: minutes > 0
			? `${minutes} min ${seconds % 60} s`
			: `${seconds} s`;
};

const outcomes: Record<Outcome, string> = {
	won: 'wyszedł',
	lost: 'nie wyszedł',
	'given-up': 'poddany',
};

/** Spis, wynik, statystyka i oprawa stron. */
export const screens = {
	menuTitle: 'Pasjans: trzynaście układów na dwie talie',
	continue: 'Dalej:',
	waits: 'czeka na ciebie',
	/** O grze, którą może ma otwartą inny komputer. */
	perhapsOpen: 'być może otwarta gdzie indziej',
	perhapsOpenSince: (since: string | undefined) =>
		`Ta gra jest być może otwarta na innym komputerze${since === undefined ? '' : ` od ${since}`}.`,
	damagedLock: 'Nie wiadomo, czy ta gra jest otwarta gdzie indziej: jej blokada jest uszkodzona.',
	takingMeans:
		'Wzięta tutaj, potoczy się dalej od ostatniego zapisu; okno, które ma ją otwartą, zagra dalej jej kopią.',
	moreAbove: (count: number) => `wyżej jeszcze ${count}`,
	moreBelow: (count: number) => `niżej jeszcze ${count}`,
	statistics: 'Statystyka',
	quit: 'Wyjście',
	search: (typed: string) => `Szukane: ${typed}_`,
	nothingFound: (erase: string) => `Żaden pasjans tak się nie nazywa: ${erase} cofa literę.`,
	/** Nad liczbami z `played`. */
	playedTitle: 'wyszło/gry',
	played: (won: number, played: number) => `${won}/${played}`,
	keysTitle: 'Klawisze',
	pileTitle: (number: string) => `Kupka ${number}, od spodu do góry`,
	packetTitle: 'Pakiet, od pierwszej położonej karty do ostatniej',
	foundationTitle: (number: string) => `Podstawa ${number}, od karty podstawowej`,
	asideTitle: 'Rząd asów',
	reserveTitle: 'Rezerwa',
	stockTitle: 'Talia',
	emptyPile: 'Nic tu nie leży.',
	hiddenCards: (count: number) => plural(count, 'karta zakryta', 'karty zakryte', 'kart zakrytych'),
	resultTitle: {
		won: 'Brawo, pasjans wyszedł!',
		lost: 'Nie wyszedł: nie ma już żadnego ruchu.',
		'given-up': 'Poddany: liczy się jako przegrany.',
	} satisfies Record<Outcome, string>,
	resultDeal: (game: string, dealNumber: number) => `${game}, rozdanie nr ${dealNumber}`,
	resultHome: (home: number, of: number) => `Kart ułożonych: ${home} ${outOf(of)}`,
	resultMoves: (moves: number) => plural(moves, 'ruch', 'ruchy', 'ruchów'),
	resultTime: (seconds: number) => `Czas gry: ${time(seconds)}`,
	resultReplay: 'To rozdanie już było: liczy się osobno i nie zmienia serii.',
	statisticsTitle: (game: string | undefined) =>
		game === undefined ? 'Statystyka wszystkich pasjansów' : `Statystyka: ${game}`,
	/** Przed przyczyną. */
	unread: (why: string) => `Nie da się podać wszystkich wygranych i przegranych: ${why}`,
	/** W miejscu `playedTitle`. */
	unreadTitle: 'wyszło/gry, niepełne',
	nothingPlayed: 'Nie dokończono jeszcze żadnej gry.',
	overview: {
		game: 'pasjans',
		played: 'gry',
		won: 'wyszło',
		winPercent: '%',
		homeBest: 'rekord',
		averageHome: 'średnio',
	},
	overviewNote: 'rekord, średnio: kart ułożonych',
	counts: {
		played: 'Rozegrane',
		won: 'Wygrane',
		givenUp: 'Poddane',
		winStreak: 'Seria wygranych: obecna, najdłuższa',
		lossStreak: 'Seria przegranych: obecna, najdłuższa',
		homeBest: 'Kart ułożonych: najwięcej',
		averageHome: 'Kart ułożonych: średnio',
		wonMovesFewest: 'Ruchy do wygranej: najmniej, średnio',
		wonSecondsFastest: 'Najszybsza wygrana',
		averageSeconds: 'Średni czas wygranej',
		wonWithoutUndo: 'Wygrane bez cofania',
		seconds: 'Czas gry razem',
		firstAt: 'Pierwsza dokończona',
		lastAt: 'Ostatnia dokończona',
		replaysPlayed: 'Rozdania powtórzone: wyszło/gry',
	},
	histogram: 'Kart ułożonych na końcu i liczba takich gier:',
	lastResults: 'Ostatnie wyniki:',
	outcome: (outcome: Outcome) => outcomes[outcome],
	result: ({outcome, home, of, dealNumber, replay}: Result, date: string) =>
		`${date}  ${outcomes[outcome].padEnd(11)} ${String(home).padStart(3)}/${of}  nr ${dealNumber}${replay ? ', powtórka' : ''}`,
	time,
	percent: (value: number) => percent(value).replace('.', ','),
	/** Liczba z jedną cyfrą po przecinku. */
	decimal: (value: number) => value.toFixed(1).replace('.', ','),
	none: '–',
};
