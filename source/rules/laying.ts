import {type Card, faceDown, faceUp, isFaceDown, type Lying, rankOf, suitOf} from '../cards.js';
import {shuffled} from '../random.js';
import type {Game, Laying} from './game.js';
import {dealOf, isPacketOpen, type Pile, type Position} from './position.js';

/** What a round adds to. */
type Table = {
	readonly stock: Card[];
	readonly tableau: Lying[][];
	readonly packet: Lying[];
	readonly reserve: Lying[];
};

/** The pile with its top card face up. */
export const withTopUp = (pile: Pile): Pile => {
	const top = pile.at(-1);
	return top !== undefined && isFaceDown(top) ? [...pile.slice(0, -1), faceUp(top)] : pile;
};

/** A card on each place and `packetCards` on the packet, as far as the stock goes (Rules, 2.6; counted: Rules, 3.3). */
const layRound = (
	{stock, tableau, packet, reserve}: Table,
	packetCards: number,
	packetFace: (card: Card) => Lying,
	counted: boolean,
) => {
	const dealt = stock.splice(0, tableau.length);
	for (let place = 0; place < dealt.length; place++) {
		const card = dealt[place] as Card;
		if (counted && rankOf(card) === place + 1) {
			reserve.push(faceDown(card));
		} else {
			tableau[place]?.push(card);
		}
	}
	packet.push(...stock.splice(0, packetCards).map(packetFace));
};

/** The special deals (Rules, 3.1, 3.2). */
const layWhole = (
	{stock, tableau}: Table,
	{turns, faces}: Extract<Laying, {readonly kind: 'whole'}>,
) => {
	for (const [count, card] of stock.splice(0).entries()) {
		const pile = count % tableau.length;
		const turn = turns === 'row by row' ? Math.floor(count / tableau.length) : pile;
		tableau[pile]?.push(faces[turn % faces.length] === 'down' ? faceDown(card) : card);
	}
};

const lay = (game: Game, table: Table, laying: Laying) => {
	switch (laying.kind) {
		case 'rounds':
		case 'counted':
			layRound(
				table,
				laying.packet,
				game.packet === 'open' ? card => card : faceDown,
				laying.kind === 'counted',
			);
			break;
		case 'sorted': {
			const card = table.stock.shift();
			if (card !== undefined) {
				table.tableau[suitOf(card)]?.push(card);
			}
			break;
		}
		case 'whole':
			layWhole(table, laying);
			break;
	}
};

/** The packet spread, if everything else that was to be dealt or turned is used up. */
export const withPacketOpened = (position: Position): Position =>
	position.stock.length === 0 && position.reserve.length === 0 && !isPacketOpen(position)
		? {...position, packet: position.packet.map(faceUp)}
		: position;

/** The position after the next round. Something must be in the stock. */
export const laidNext = (game: Game, position: Position): Position => {
	const table = {
		stock: [...position.stock],
		tableau: position.tableau.map(pile => [...pile]),
		packet: [...position.packet],
		reserve: [...position.reserve],
	};
	lay(game, table, dealOf(game, position).laying);
	return withPacketOpened({...position, ...table, tableau: table.tableau.map(withTopUp)});
};

/** The first round (or the whole) of the deal that the position counts, on an empty tableau. */
export const laidFirst = (game: Game, position: Position): Position => {
	const {places} = dealOf(game, position);
	return laidNext(game, {...position, tableau: Array.from({length: places}, () => [])});
};

/**
 * What is left on the table, in the order in which it will be dealt if it isn't shuffled. The packet
 * lies under the piles in one block, so its last card comes first (Rules, 2.8, 3.4).
 */
const gathered = (game: Game, {tableau, packet}: Position): readonly Card[] => {
	const piles = game.gathering === 'first pile first' ? tableau : tableau.toReversed();
	return [...piles.flat(), ...packet.toReversed()].map(faceUp);
};

/** The position after gathering and the first round of the next deal. */
export const redealt = (game: Game, position: Position): Position => {
	const deal = position.deal + 1;
	const cards = gathered(game, position);
	return laidFirst(game, {
		...position,
		deal,
		stock: game.shuffledRedeals ? shuffled(cards, position.dealNumber, deal) : cards,
		packet: [],
		reserve: [],
		sideRights: 'untouched',
	});
};
