import type {Card, Rank, Suit} from '../../../cards.js';
import {rankOf, suitOf} from '../../../cards.js';
import type {Spot} from '../../spots.js';
import {name as rankName} from './rules-words.js';

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** The table in sentences, for a screen reader. */
export const reader = {
	card: (card: Card) => `${rankName(rankOf(card))} of ${suits[suitOf(card)]}`,
	suit: (suit: Suit): string => suits[suit],
	up: 'up',
	down: 'down',
	corner: 'corner',
	row: (letter: string) => `row ${letter}`,
	key: (key: string) => `key ${key}`,
	header: (game: string, dealNumber: number, deal: number, deals: number) =>
		`${game}, deal number ${dealNumber}, deal ${deal} of ${deals}.`,
	home: (home: number, of: number) => `${home} of ${of} cards are home.`,
	unsaved: 'The game is not saved.',
	foundation: (number: number) => `Foundation ${number}`,
	next: (rank: Rank) => `next ${rankName(rank)}`,
	complete: 'complete',
	pile: (number: number) => `Pile ${number}`,
	empty: 'empty',
	playable: 'can be played',
	under: (listed: string) => `under it ${listed}`,
	hidden: (count: number) => `${cards(count)} face down`,
	stock: (count: number) => `Stock: ${cards(count)}.`,
	reserve: 'Reserve',
	turned: (card: string, key: string) => `${card} turned up, key ${key}`,
	aside: 'Aside',
	packet: (count: number) => `Packet, ${cards(count)}`,
	closed: 'closed',
	/** A card of the packet that can be played, after its letter. */
	labelled: (label: string, card: string) => `letter ${label} ${card}`,
	cursor: (spot: Spot) => {
		const number = spot.slice(1);
		switch (spot[0]) {
			case 't':
				return `Cursor on pile ${number}.`;
			case 'p':
				return `Cursor on packet card ${number}.`;
			case 'f':
				return `Cursor on foundation ${number}.`;
			case 'a':
				return 'Cursor on the row aside.';
			case 'r':
				return 'Cursor on the reserve.';
			default:
				return 'Cursor on the stock.';
		}
	},
	keys: (listed: string) => `Keys: ${listed}.`,
};
