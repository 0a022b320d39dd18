import {ace, king, type Suit, suits} from '../cards.js';
import type {Foundation, Game, RowRule, TableLine} from '../rules/game.js';

/** Two columns of six, four rows between them: f1–f4 on their left, f5–f8 on their right. */
const lines: readonly TableLine[] = [
	{left: 0, between: 'nothing', right: 6},
	{left: 1, between: [0, 4], right: 7},
	{left: 2, between: [1, 5], right: 8},
	{left: 3, between: [2, 6], right: 9},
	{left: 4, between: [3, 7], right: 10},
	{left: 5, between: 'stock', right: 11},
];

/** What a place reaches: the foundations of its own row, a corner all. */
const reachOfSide: RowRule['reach'] = lines.map(({between}) =>
	typeof between === 'string' ? 'every' : between,
);

const roundsOfTwelve = {places: 12, laying: {kind: 'rounds', packet: 0}, flip: false} as const;

const spades: Suit = 0;
const hearts: Suit = 1;
const diamonds: Suit = 2;
const clubs: Suit = 3;

const inSuit = {length: 13, follows: 'in suit'} as const;
const acesUp = {...inSuit, base: ace, step: 1} as const;
const kingsDown = {...inSuit, base: king, step: -1} as const;

/** Aces on f1–f4 and kings on f5–f8 from the start, in the order of the rows. */
const laidOut = (aces: readonly Suit[], kings: readonly Suit[]): readonly Foundation[] => [
	...aces.map(suit => ({...acesUp, laidOut: true, suit}) as const),
	...kings.map(suit => ({...kingsDown, laidOut: true, suit}) as const),
];

/** Foundations that wait for aces and kings of whatever suits. */
const chosen: readonly Foundation[] = [acesUp, kingsDown].flatMap(built =>
	suits.map(() => ({...built, laidOut: false, suit: 'chosen'}) as const),
);

/** Rules, 3.8: The Close Column, the base design of the patiences with rows and corners. */
const zwartaKolumna: Game<'zwarta-kolumna'> = {
	id: 'zwarta-kolumna',
	otherNames: [],
	name: 'Zwarta kolumna',
	gloss: 'The Close Column',
	family: 'column',
	foundations: laidOut([spades, hearts, clubs, diamonds], [hearts, spades, diamonds, clubs]),
	deals: [roundsOfTwelve, roundsOfTwelve, roundsOfTwelve],
	gathering: 'first pile first',
	shuffledRedeals: false,
	packet: 'none',
	aside: undefined,
	building: {during: 'play after the stock', steps: [1, -1]},
	filling: false,
	table: {drawn: 'columns', lines},
	rowRule: {holds: 'while the stock lasts', reach: [...reachOfSide, ...reachOfSide]},
	corners: [0, 5, 6, 11],
	replacement: false,
	sideRights: false,
};

/** Rules, 3.9. */
const zUzupelnianiem: Game<'zwarta-kolumna-z-uzupelnianiem'> = {
	...zwartaKolumna,
	id: 'zwarta-kolumna-z-uzupelnianiem',
	name: 'Zwarta kolumna z uzupełnianiem',
	gloss: 'Close Column with filling',
	filling: true,
};

/** Rules, 3.10. */
const chaldejski: Game<'chaldejski'> = {
	...zwartaKolumna,
	id: 'chaldejski',
	name: 'Chaldejski',
	gloss: 'The Chaldean',
	foundations: laidOut([spades, hearts, clubs, diamonds], [spades, hearts, clubs, diamonds]),
};

/** Rules, 3.11. */
const gotyckiZamek: Game<'gotycki-zamek'> = {
	...zwartaKolumna,
	id: 'gotycki-zamek',
	name: 'Gotycki zamek',
	gloss: 'The Gothic Castle',
	foundations: chosen,
};

/** Rules, 3.12. */
const czteryKaty: Game<'cztery-katy'> = {
	...zwartaKolumna,
	id: 'cztery-katy',
	name: 'Cztery kąty',
	gloss: 'The Four Corners',
	foundations: chosen,
	replacement: true,
};

/** Rules, 3.13. */
const zWakansami: Game<'pasjans-z-wakansami'> = {
	...zwartaKolumna,
	id: 'pasjans-z-wakansami',
	name: 'Pasjans z wakansami',
	gloss: 'Patience with vacancies',
	sideRights: true,
};

export const column = [
	zwartaKolumna,
	zUzupelnianiem,
	chaldejski,
	gotyckiZamek,
	czteryKaty,
	zWakansami,
] as const;
