import type {Rank} from '../../../cards.js';
import type {DealRange} from '../rules-facts.js';
import {form} from './plural.js';

/** For each rank: one, several, of several. */
const ranks = [
	['as', 'asy', 'asów'],
	['dwójka', 'dwójki', 'dwójek'],
	['trójka', 'trójki', 'trójek'],
	['czwórka', 'czwórki', 'czwórek'],
	['piątka', 'piątki', 'piątek'],
	['szóstka', 'szóstki', 'szóstek'],
	['siódemka', 'siódemki', 'siódemek'],
	['ósemka', 'ósemki', 'ósemek'],
	['dziewiątka', 'dziewiątki', 'dziewiątek'],
	['dziesiątka', 'dziesiątki', 'dziesiątek'],
	['walet', 'walety', 'waletów'],
	['dama', 'damy', 'dam'],
	['król', 'króle', 'króli'],
] as const;

const numbers = [
	'zero',
	'jeden',
	'dwa',
	'trzy',
	'cztery',
	'pięć',
	'sześć',
	'siedem',
	'osiem',
	'dziewięć',
	'dziesięć',
	'jedenaście',
	'dwanaście',
	'trzynaście',
] as const;

/** Small numbers in words, as they count masculine things. */
export const number = (count: number): string => numbers[count] ?? String(count);

const locatives = ['zerze', 'jednym', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu'] as const;

/** Small numbers as they stand after `w`: `w czterech rzędach`. */
export const locative = (count: number): string => locatives[count] ?? String(count);

const feminine = (count: number): string =>
	count === 1 ? 'jedną' : count === 2 ? 'dwie' : number(count);

/** `jedną kupkę`, `dwie kupki`, `sześć kupek`: as the object of a sentence. */
export const piles = (count: number): string =>
	`${feminine(count)} ${form(count, 'kupkę', 'kupki', 'kupek')}`;

/** `jedną kartę`, `dwie karty`, `pięć kart`: as the object of a sentence. */
export const cards = (count: number): string =>
	`${feminine(count)} ${form(count, 'kartę', 'karty', 'kart')}`;

/** `jedną ostatnią kartę`, `dwie ostatnie karty`: as the object of a sentence. */
export const lastCards = (count: number): string =>
	`${feminine(count)} ${form(count, 'ostatnią kartę', 'ostatnie karty', 'ostatnich kart')}`;

export const one = (rank: Rank): string => ranks[rank - 1]?.[0] ?? '?';
export const many = (rank: Rank): string => ranks[rank - 1]?.[1] ?? '?';

const isFeminine = (rank: Rank): boolean => one(rank).endsWith('a');

/** `asa`, `dwójki`, `króla`: after `od` and `do`. */
export const genitive = (rank: Rank): string => (isFeminine(rank) ? many(rank) : `${one(rank)}a`);

/** `asa`, `dwójkę`, `króla`: after `na`. */
export const accusative = (rank: Rank): string =>
	isFeminine(rank) ? one(rank).replace(/a$/, 'ę') : genitive(rank);

/** `cztery damy`, `osiem dam`. */
export const several = (count: number, rank: Rank): string => {
	const [single, few, lots] = ranks[rank - 1] ?? ['?', '?', '?'];
	return `${count === 2 && isFeminine(rank) ? 'dwie' : number(count)} ${form(count, single, few, lots)}`;
};

/** With a capital at the beginning. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const steps = (all: readonly (1 | -1)[]): string =>
	all.map(step => (step === 1 ? 'o jeden wyższa' : 'o jeden niższa')).join(' albo ');

/** In which deals. */
export const range = ({from, to, of}: DealRange): string =>
	from === to
		? of === 1
			? 'w jedynym rozłożeniu'
			: `w rozłożeniu ${from}`
		: from === 1 && to === of
			? 'w każdym rozłożeniu'
			: `w rozłożeniach od ${from} do ${to}`;
