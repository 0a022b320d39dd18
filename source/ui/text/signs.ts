import {
	type Card,
	faceUp,
	type Lying,
	pack,
	rankOf,
	rankText,
	type Suit,
	suitOf,
} from '../../cards.js';
import type {Game} from '../../rules/game.js';

const suitSigns = ['♠', '♥', '♦', '♣'] as const;

export const suitSign = (suit: Suit): string => suitSigns[suit];

/** Rank and suit sign, as on the table: `10♥`. */
export const cardSign = (lying: Lying): string => {
	const card: Card = faceUp(lying);
	return rankText(rankOf(card)) + suitSign(suitOf(card));
};

const cardsBySign = new Map(pack.map(card => [cardSign(card), card]));

/** The text with every card in it as it is said. */
export const withCardsSaid = (text: string, say: (card: Card) => string): string =>
	text.replaceAll(/(?:10|[A2-9JQK])[\u2660\u2663\u2665\u2666]/gu, sign =>
		say(cardsBySign.get(sign) as Card),
	);

/** The first of a game's names, for where there is little room. */
export const shortName = ({name}: Game): string => name.split(',')[0] ?? name;

/** What the first of them means. */
export const shortGloss = ({gloss}: Game): string => gloss.split(',')[0] ?? gloss;

/** `a` to `d` for the rows 0 to 3. */
export const rowLetter = (row: number | undefined): string => 'abcd'[row ?? 0] ?? '';
