import {ace, king, type Suit} from '../cards.js';
import type {Foundation, Game} from '../rules/game.js';

const rowsOfSide = ['corner', 0, 1, 2, 3, 'corner'] as const;
const roundsOfTwelve = {places: 12, laying: {kind: 'rounds', packet: 0}, flip: false} as const;

/** Aces up on f1–f4, kings down on f5–f8, one of each in every row; suits from row a to row d. */
const inRows = (
	aceSuits: readonly Foundation['suit'][],
	kingSuits: readonly Foundation['suit'][],
	laidOut: boolean,
): readonly Foundation[] => [
	...aceSuits.map(
		(suit, row) =>
			({base: ace, step: 1, length: 13, suit, follows: 'in suit', laidOut, row}) as const,
	),
	...kingSuits.map(
		(suit, row) =>
			({base: king, step: -1, length: 13, suit, follows: 'in suit', laidOut, row}) as const,
	),
];

const spades: Suit = 0;
const hearts: Suit = 1;
const diamonds: Suit = 2;
const clubs: Suit = 3;
const chosen = ['chosen', 'chosen', 'chosen', 'chosen'] as const;

/** Rules, 3.8: The Close Column, the base design of the patiences with rows and corners. */
const zwartaKolumna: Game = {
	id: 'zwarta-kolumna',
	otherNames: [],
	name: 'Zwarta kolumna',
	gloss: 'The Close Column',
	family: 'column',
	foundations: inRows([spades, hearts, clubs, diamonds], [hearts, spades, diamonds, clubs], true),
	deals: [roundsOfTwelve, roundsOfTwelve, roundsOfTwelve],
	gathering: 'first pile first',
	shuffledRedeals: false,
	packet: 'none',
	aside: undefined,
	building: {during: 'play after the stock', steps: [1, -1]},
	filling: false,
	rows: [...rowsOfSide, ...rowsOfSide],
	replacement: false,
	sideRights: false,
};

/** Rules, 3.9. */
const zUzupelnianiem: Game = {
	...zwartaKolumna,
	id: 'zwarta-kolumna-z-uzupelnianiem',
	name: 'Zwarta kolumna z uzupełnianiem',
	gloss: 'Close Column with filling',
	filling: true,
};

/** Rules, 3.10. */
const chaldejski: Game = {
	...zwartaKolumna,
	id: 'chaldejski',
	name: 'Chaldejski',
	gloss: 'The Chaldean',
	foundations: inRows([spades, hearts, clubs, diamonds], [spades, hearts, clubs, diamonds], true),
};

/** Rules, 3.11. */
const gotyckiZamek: Game = {
	...zwartaKolumna,
	id: 'gotycki-zamek',
	name: 'Gotycki zamek',
	gloss: 'The Gothic Castle',
	foundations: inRows(chosen, chosen, false),
};

/** Rules, 3.12. */
const czteryKaty: Game = {
	...zwartaKolumna,
	id: 'cztery-katy',
	name: 'Cztery kąty',
	gloss: 'The Four Corners',
	foundations: inRows(chosen, chosen, false),
	replacement: true,
};

/** Rules, 3.13. */
const zWakansami: Game = {
	...zwartaKolumna,
	id: 'pasjans-z-wakansami',
	name: 'Pasjans z wakansami',
	gloss: 'Patience with vacancies',
	sideRights: true,
};

export const column: readonly Game[] = [
	zwartaKolumna,
	zUzupelnianiem,
	chaldejski,
	gotyckiZamek,
	czteryKaty,
	zWakansami,
];
