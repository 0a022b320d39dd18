import type {Family} from '../../../rules/game.js';

/** What the games of a family have in common. */
export const families: Record<Family, string> = {
	secret: 'With a packet laid apart',
	ladies: 'Ending on the queens',
	fireworks: 'With counting',
	column: 'Two columns and four rows',
};

/** For each game what is special about it, in half a line. */
export const specials = {
	tajemnica: 'twos up, kings down, aces aside',
	'tajemnica-na-asach': 'eight aces up, building on the piles',
	'otwarty-pakiet': 'face-up packet, shuffled redeals',
	'ksiezna-de-luynes': 'no packet in the fourth deal',
	'damski-kaprys': 'any suit; the last deal turns over',
	kaprysnice: 'sorted by suit, then ten piles',
	fajerwerk: 'a reserve, and chains set off by it',
	'zwarta-kolumna': 'each row has its own foundations',
	'zwarta-kolumna-z-uzupelnianiem': 'vacancies may be filled',
	chaldejski: 'ace and king of a suit share a row',
	'gotycki-zamek': 'aces and kings go where you choose',
	'cztery-katy': 'the corners replace what leaves a row',
	'pasjans-z-wakansami': 'tuck once, pull once, then build',
};
