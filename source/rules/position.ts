import {type Card, isFaceDown, type Lying} from '../cards.js';
import type {Deal, Game} from './game.js';

/** Cards from the lowest to the top one. */
export type Pile = readonly Lying[];

/** What has become of the rights to tuck and to pull in this deal. */
export type SideRights = 'untouched' | 'tucked' | 'pulled' | 'built';

/**
 * All that undo must bring back. Read-only: a move makes a new position that shares the piles it
 * didn't touch.
 */
export type Position = {
	readonly dealNumber: number;
	/** The count of the deal, from 1. */
	readonly deal: number;
	/** In the order in which the cards will be dealt. */
	readonly stock: readonly Card[];
	readonly tableau: readonly Pile[];
	/** First laid first. */
	readonly packet: Pile;
	/** First laid first; a turned card is the last one, face up. */
	readonly reserve: Pile;
	readonly foundations: readonly Pile[];
	readonly aside: Pile;
	readonly sideRights: SideRights;
	/** The place whose base card must be replaced from a corner before anything else. */
	readonly replacement: number | undefined;
};

/** The plan of the deal that is on the table. */
export const dealOf = (game: Game, position: Position): Deal =>
	game.deals[position.deal - 1] as Deal;

/** Cards on the foundations, base cards included. */
export const cardsHome = (position: Position): number =>
	position.foundations.reduce((sum, pile) => sum + pile.length, 0);

/** Cards that must be on the foundations to win, base cards included: 96 or 104. */
export const cardsNeeded = (game: Game): number =>
	game.foundations.reduce((sum, {length}) => sum + length, 0);

export const hasReserve = (game: Game): boolean =>
	game.deals.some(({laying}) => laying.kind === 'counted');

/** Whether a packet is laid in some deal of the game. */
export const hasPacket = ({packet}: Game): boolean => packet !== 'none';

/** Whether cards go to the packet in the deal: in the last deal of some games none do. */
export const laysPacket = ({laying}: Deal): boolean => 'packet' in laying && laying.packet > 0;

/** Whether a packet lies on the table or is laid in this deal. */
export const isPacketThere = (game: Game, position: Position): boolean =>
	position.packet.length > 0 || laysPacket(dealOf(game, position));

/** Whether the packet lies open, every card of it face up. */
export const isPacketOpen = ({packet}: Position): boolean => !packet.some(isFaceDown);

/** What a tuck does: it puts the turned card under a pile and runs a chain, or the tops of the side piles under them. */
export const tuckOf = (game: Game): 'chain' | 'sides' | undefined => {
	if (game.sideRights) {
		return 'sides';
	}
	return hasReserve(game) ? 'chain' : undefined;
};

/** Whether a card of the reserve is turned up and waits to be played or tucked. */
export const isReserveTurned = ({reserve}: Position): boolean => {
	const last = reserve.at(-1);
	return last !== undefined && !isFaceDown(last);
};

/** Index of the card that a pull draws out of each side pile: after a tuck the lowest is the tucked one (Rules, 3.13). */
export const pulledIndex = (position: Position): number =>
	position.sideRights === 'tucked' ? 1 : 0;
