import type {Card, Rank, Suit} from '../../../cards.js';
import {rankOf, suitOf} from '../../../cards.js';
import type {Spot} from '../../spots.js';
import type {reader as english} from '../en/reader.js';
import {outOf, plural} from './plural.js';
import {one} from './rules-words.js';

const suits = ['pik', 'kier', 'karo', 'trefl'] as const;

/** Stół w zdaniach, dla czytnika ekranu. */
export const reader: typeof english = {
	card: (card: Card) => `${one(rankOf(card))} ${suits[suitOf(card)]}`,
	suit: (suit: Suit) => (['piki', 'kiery', 'kara', 'trefle'] as const)[suit],
	up: 'w górę',
	down: 'w dół',
	corner: 'kąt',
	row: (letter: string) => `rząd ${letter}`,
	key: (key: string) => `klawisz ${key}`,
	header: (game: string, dealNumber: number, deal: number, deals: number) =>
		`${game}, rozdanie numer ${dealNumber}, rozłożenie ${deal} z ${deals}.`,
	home: (home: number, of: number) => `Kart ułożonych: ${home} ${outOf(of)}.`,
	unsaved: 'Gra nie jest zapisana.',
	foundation: (number: number) => `Podstawa ${number}`,
	next: (rank: Rank) => `dalej ${one(rank)}`,
	complete: 'pełna',
	pile: (number: number) => `Kupka ${number}`,
	empty: 'pusto',
	playable: 'można zagrać',
	under: (listed: string) => `pod spodem ${listed}`,
	hidden: (count: number) => plural(count, 'karta zakryta', 'karty zakryte', 'kart zakrytych'),
	stock: (count: number) => `Talia: ${plural(count, 'karta', 'karty', 'kart')}.`,
	reserve: 'Rezerwa',
	turned: (card: string, key: string) => `odkryta karta ${card}, klawisz ${key}`,
	aside: 'Rząd asów',
	packet: (count: number) => `Pakiet, ${plural(count, 'karta', 'karty', 'kart')}`,
	closed: 'zakryty',
	labelled: (label: string, card: string) => `litera ${label} ${card}`,
	cursor: (spot: Spot) => {
		const number = spot.slice(1);
		switch (spot[0]) {
			case 't':
				return `Kursor na kupce ${number}.`;
			case 'p':
				return `Kursor na karcie ${number} pakietu.`;
			case 'f':
				return `Kursor na podstawie ${number}.`;
			case 'a':
				return 'Kursor na rzędzie asów.';
			case 'r':
				return 'Kursor na rezerwie.';
			default:
				return 'Kursor na talii.';
		}
	},
	keys: (listed: string) => `Klawisze: ${listed}.`,
};
