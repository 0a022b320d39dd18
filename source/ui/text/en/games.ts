import type {GameId} from '../../../games/index.js';
import type {Family} from '../../../rules/game.js';

/** What the games of a family have in common. */
export const families: Record<Family, string> = {
	secret: 'With a packet laid apart',
	ladies: 'Ending on the queens',
	fireworks: 'With counting',
	column: 'Two columns and four rows',
};

/** For each game what is special about it, in half a line. */
export const specials: Record<GameId, string> = {
	tajemnica: 'twos up, kings down, no aces',
	'tajemnica-na-asach': 'eight aces up, with building',
	'otwarty-pakiet': 'face-up packet, shuffling',
	'ksiezna-de-luynes': 'no packet in deal 4',
	'damski-kaprys': 'any suit; piles turn over',
	kaprysnice: 'suits first, then ten piles',
	fajerwerk: 'a reserve sets off chains',
	'zwarta-kolumna': 'each row has two foundations',
	'zwarta-kolumna-z-uzupelnianiem': 'vacancies may be filled',
	chaldejski: 'each suit has its own row',
	'gotycki-zamek': 'you place aces and kings',
	'cztery-katy': 'corners replace base cards',
	'pasjans-z-wakansami': 'tuck, pull, then build',
};
