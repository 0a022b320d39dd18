import {type Card, cardText} from '../cards.js';
import type {Game} from '../rules/game.js';
import {parseCards} from '../rules/notation.js';
import {stockFromFaces, stockOf} from '../rules/start.js';
import {printableWord} from '../terminal/printable.js';
import type {Text} from '../ui/text/text.js';
import {UsageError} from './usage-error.js';

const cardList = (cards: readonly Card[]): string => cards.map(cardText).join(' ');

/**
 * The starting stock written on the command line, first card dealt first.
 * @throws UsageError if it isn't exactly the cards that the game starts with.
 */
export const stockIn = (typed: string, game: Game, {cli}: Text): readonly Card[] => {
	const parsed = parseCards(typed);
	if ('word' in parsed) {
		throw new UsageError(cli.badCard(printableWord(parsed.word)));
	}
	const found = stockFromFaces(game, parsed.cards);
	if ('stock' in found) {
		return found.stock;
	}
	const {length} = stockOf(game);
	throw new UsageError(
		cli.badStock(
			parsed.cards.length,
			length,
			cardList(found.missing),
			printableWord(cardList(found.extra)),
		),
	);
};
