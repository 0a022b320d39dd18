import {cardText, faceUp, isFaceDown, type Lying, parseCard} from '../cards.js';
import type {Game} from './game.js';
import {legalMoves, statusOf} from './moves.js';
import type {Pile, Position} from './position.js';

const lyingText = (lying: Lying): string =>
	(isFaceDown(lying) ? '*' : '') + cardText(faceUp(lying));

const pileTexts = (pile: Pile): readonly string[] => pile.map(lyingText);

/** The position as one line of JSON, with exactly the fields of the notation (Rules, 5). */
export const positionText = (game: Game, position: Position): string =>
	JSON.stringify({
		game: game.id,
		dealNumber: position.dealNumber,
		deal: position.deal,
		deals: game.deals.length,
		status: statusOf(game, position),
		stock: pileTexts(position.stock),
		tableau: position.tableau.map(pileTexts),
		packet: pileTexts(position.packet),
		reserve: pileTexts(position.reserve),
		foundations: position.foundations.map(pileTexts),
		aside: pileTexts(position.aside),
		moves: legalMoves(game, position).map(({text}) => text),
	});

/** The cards of a text like `AS 10H QD`, or the first word in it that is no card. */
export const parseCards = (
	text: string,
): {readonly cards: readonly number[]} | {readonly word: string} => {
	const words = text.split(/\s+/).filter(word => word !== '');
	const cards: number[] = [];
	for (const word of words) {
		const card = parseCard(word);
		if (card === undefined) {
			return {word};
		}
		cards.push(card);
	}
	return {cards};
};
