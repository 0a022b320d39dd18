import type {Game} from '../rules/game.js';
import type {GameId} from './index.js';

/** What came of many deals, as measured by tools/players/odds.ts. */
export type Odds = {
	/** The careful player played the deal numbers from 1 to this one. */
	readonly deals: number;
	/** How many of them he won. */
	readonly won: number;
	/** Cards that he had on the foundations at the end of a deal, base cards included, on average. */
	readonly averageHome: number;
	/** The same for a search that knows every card: at least so many deals can be won. */
	readonly open: {readonly deals: number; readonly won: number};
};

/**
 * Honest odds for each game, measured, never reckoned. The careful player sees what anybody sees. He
 * plays a card to a foundation (or aside) whenever one fits, to the lowest foundation that takes one,
 * from the highest pile that has one; else he turns up the reserve, tucks, pulls where he may; else he
 * thinks through up to 200 positions of building, filling or replacing and does it if a card can be
 * played then; else he turns the piles over, deals on, redeals. He never holds a card back and keeps
 * no order in mind, so a shrewd player wins more often.
 */
const odds: Readonly<Record<GameId, Odds>> = {
	tajemnica: {deals: 10_000, won: 6201, averageHome: 93.3, open: {deals: 50, won: 50}},
	'tajemnica-na-asach': {deals: 10_000, won: 175, averageHome: 74.2, open: {deals: 50, won: 37}},
	'otwarty-pakiet': {deals: 10_000, won: 4246, averageHome: 98.3, open: {deals: 50, won: 50}},
	'ksiezna-de-luynes': {deals: 10_000, won: 2619, averageHome: 95.8, open: {deals: 50, won: 50}},
	'damski-kaprys': {deals: 10_000, won: 9991, averageHome: 104.0, open: {deals: 50, won: 50}},
	kaprysnice: {deals: 10_000, won: 60, averageHome: 40.9, open: {deals: 50, won: 7}},
	fajerwerk: {deals: 10_000, won: 11, averageHome: 59.9, open: {deals: 50, won: 2}},
	'zwarta-kolumna': {deals: 10_000, won: 175, averageHome: 66.3, open: {deals: 50, won: 6}},
	'zwarta-kolumna-z-uzupelnianiem': {
		deals: 1000,
		won: 623,
		averageHome: 93.5,
		open: {deals: 50, won: 49},
	},
	chaldejski: {deals: 10_000, won: 144, averageHome: 65.2, open: {deals: 50, won: 6}},
	'gotycki-zamek': {deals: 10_000, won: 47, averageHome: 60.0, open: {deals: 50, won: 22}},
	'cztery-katy': {deals: 10_000, won: 68, averageHome: 60.0, open: {deals: 50, won: 24}},
	'pasjans-z-wakansami': {deals: 10_000, won: 3257, averageHome: 92.8, open: {deals: 50, won: 49}},
};

/** What was measured of the game; `undefined` of one that is not among ours. */
export const oddsOf = ({id}: Game): Odds | undefined =>
	Object.hasOwn(odds, id) ? odds[id as GameId] : undefined;
