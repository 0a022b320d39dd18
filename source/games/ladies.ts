import {jack, king, suits} from '../cards.js';
import type {Foundation, Game} from '../rules/game.js';
import {inFans} from './foundations.js';

const foundations = (details: Pick<Foundation, 'follows' | 'laidOut'>): readonly Foundation[] =>
	[{base: king, step: 1} as const, {base: jack, step: -1} as const].flatMap(({base, step}) =>
		suits.map(suit => ({base, step, suit, length: 13, ...details})),
	);

const roundsOfFour = {places: 4, laying: {kind: 'rounds', packet: 0}, flip: false} as const;

/** Rules, 3.1: The Ladies' Caprice, the base design of the patiences that end on the queens. */
const damskiKaprys: Game<'damski-kaprys'> = {
	id: 'damski-kaprys',
	otherNames: [],
	name: 'Damski kaprys',
	gloss: 'The Ladies’ Caprice',
	family: 'ladies',
	foundations: foundations({follows: 'regardless of suit', laidOut: true}),
	deals: [
		roundsOfFour,
		roundsOfFour,
		roundsOfFour,
		{places: 6, laying: {kind: 'whole', turns: 'row by row', faces: ['down', 'up']}, flip: true},
	],
	gathering: 'last pile first',
	shuffledRedeals: false,
	packet: 'none',
	aside: undefined,
	building: undefined,
	filling: false,
	table: inFans,
	rowRule: undefined,
	corners: [],
	replacement: false,
	sideRights: false,
};

/** Rules, 3.2. */
const kaprysnice: Game<'kaprysnice'> = {
	...damskiKaprys,
	id: 'kaprysnice',
	name: 'Kapryśnice',
	gloss: 'The Capricious Ladies',
	foundations: foundations({follows: 'in suit', laidOut: false}),
	deals: [
		{places: 4, laying: {kind: 'sorted'}, flip: false},
		{places: 10, laying: {kind: 'whole', turns: 'row by row', faces: ['down']}, flip: true},
	],
	gathering: 'first pile first',
};

export const ladies = [damskiKaprys, kaprysnice] as const;
