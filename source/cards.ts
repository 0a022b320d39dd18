/**
 * A card of the pack as a whole number from 0 to 103: deck × 52 + suit × 13 + rank − 1.
 * Equal cards of the two decks (twins) differ by 52.
 */
export type Card = number;

/** 0 ♠, 1 ♥, 2 ♦, 3 ♣: the order in which they are named (Rules, 1). */
export type Suit = 0 | 1 | 2 | 3;

/** 1 (ace) to 13 (king); 11 is the jack, 12 the queen. */
export type Rank = number;

export const suits = [0, 1, 2, 3] as const satisfies readonly Suit[];
export const ace = 1;
export const jack = 11;
export const queen = 12;
export const king = 13;

const ranksPerSuit = 13;
const cardsPerDeck = 52;

/** Both decks in order: all of the first, then all of the second. */
export const pack: readonly Card[] = Array.from({length: 2 * cardsPerDeck}, (_, card) => card);

// Looked up, not reckoned: hardly anything is asked more often.
const suitTable = Uint8Array.from(pack, card => Math.floor((card % cardsPerDeck) / ranksPerSuit));
const rankTable = Uint8Array.from(pack, card => (card % ranksPerSuit) + 1);

export const suitOf = (card: Card): Suit => suitTable[card] as Suit;

export const rankOf = (card: Card): Rank => rankTable[card] as Rank;

/** The card of the first deck; add 52 for its twin. */
export const cardOf = (suit: Suit, rank: Rank): Card => suit * ranksPerSuit + rank - 1;

/** The number that twins share, 0 to 51. */
export const faceOf = (card: Card): number => card % cardsPerDeck;

const rankTexts = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suitTexts = ['S', 'H', 'D', 'C'];

export const rankText = (rank: Rank): string => rankTexts[rank - 1] ?? '?';

/** Rank and suit letter: `AS`, `10H`, `QD`. */
export const cardText = (card: Card): string =>
	rankText(rankOf(card)) + (suitTexts[suitOf(card)] ?? '?');

const faces = new Map(pack.slice(0, cardsPerDeck).map(card => [cardText(card), card]));

/** The first deck's card of that text (`AS`, `10H`), or `undefined` if there is no such card. */
export const parseCard = (text: string): Card | undefined => faces.get(text);

/** A card as it lies: the card, plus 128 while it is face down. */
export type Lying = number;

const downBit = 128;

export const faceDown = (card: Card): Lying => card | downBit;
export const faceUp = (lying: Lying): Card => lying & ~downBit;
export const isFaceDown = (lying: Lying): boolean => (lying & downBit) !== 0;
export const turnedOver = (lying: Lying): Lying => lying ^ downBit;
