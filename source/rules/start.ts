import {type Card, cardOf, faceOf, pack} from '../cards.js';
import {shuffled} from '../random.js';
import type {Game} from './game.js';
import {laidFirst} from './laying.js';
import type {Position} from './position.js';

/** The base cards that lie on the foundations from the start, `undefined` where a foundation starts empty. */
const baseCards = (game: Game): readonly (Card | undefined)[] => {
	const laidOut = new Set<Card>();
	return game.foundations.map(foundation => {
		if (!foundation.laidOut) {
			return undefined;
		}
		const first = cardOf(foundation.suit, foundation.base);
		const card = laidOut.has(first) ? first + 52 : first;
		laidOut.add(card);
		return card;
	});
};

/** The cards that a game starts with in its stock (96 or 104), in the order of the pack. */
export const stockOf = (game: Game): readonly Card[] => {
	const laidOut = new Set(baseCards(game));
	return pack.filter(card => !laidOut.has(card));
};

/**
 * The position after the first round of the first deal.
 * @param stock The cards in the order of dealing, exactly those of `stockOf`; shuffled by the deal number if absent.
 */
export const startPosition = (
	game: Game,
	dealNumber: number,
	stock: readonly Card[] = shuffled(stockOf(game), dealNumber, 1),
): Position =>
	laidFirst(game, {
		dealNumber,
		deal: 1,
		stock,
		tableau: [],
		packet: [],
		reserve: [],
		foundations: baseCards(game).map(card => (card === undefined ? [] : [card])),
		aside: [],
		sideRights: 'untouched',
		replacement: undefined,
	});

/**
 * The game's own cards for the faces given (twins get one of the two each), or what is wrong: faces
 * that are missing and faces that are too many.
 */
export const stockFromFaces = (
	game: Game,
	faces: readonly Card[],
):
	| {readonly stock: readonly Card[]}
	| {readonly missing: readonly Card[]; readonly extra: readonly Card[]} => {
	const left = new Map<number, Card[]>();
	for (const card of stockOf(game)) {
		left.set(faceOf(card), [...(left.get(faceOf(card)) ?? []), card]);
	}
	const stock: Card[] = [];
	const extra: Card[] = [];
	for (const face of faces) {
		const card = left.get(faceOf(face))?.shift();
		(card === undefined ? extra : stock).push(card ?? face);
	}
	const missing = [...left.values()].flat();
	return missing.length === 0 && extra.length === 0 ? {stock} : {missing, extra};
};
