import type {Rank, Suit} from '../cards.js';

/**
 * The vocabulary in which a game is told. A game is data: everything here is chosen once and is the
 * same for every deal. The terms: Rules, 1; the games: Rules, 3. Both stand in README.md beside this file.
 */

/** One of the eight piles built up to win. */
export type Foundation = {
	/** The rank of its base card. */
	readonly base: Rank;
	/** `chosen`: the player opens it with a base card of any suit that none of its equals has. */
	readonly suit: Suit | 'chosen';
	/** 1 builds up, −1 builds down; past king and ace it goes round the corner. */
	readonly step: 1 | -1;
	/** Cards on it when it is complete, the base card included. */
	readonly length: number;
	readonly follows: 'in suit' | 'regardless of suit';
	/** Its base card is taken out of the pack before the first deal. */
	readonly laidOut: boolean;
	/** Its row (0 = a … 3 = d) in games with the row rule. */
	readonly row: number | undefined;
};

/** How the cards of one deal come to the table. */
export type Laying =
	/** A card on each place, then `packet` cards on the packet. */
	| {readonly kind: 'rounds'; readonly packet: number}
	/** As rounds, but a card whose rank is the number of its place goes to the reserve. */
	| {readonly kind: 'counted'; readonly packet: number}
	/** One card a round, on the pile of its suit. */
	| {readonly kind: 'sorted'}
	/** Everything at once in rows; the rows lie by turns as the list says; then the tops are turned up. */
	| {readonly kind: 'whole'; readonly rows: readonly ('down' | 'up')[]};

/** One laying-out of the stock. */
export type Deal = {
	/** How many piles the tableau has in this deal. */
	readonly places: number;
	readonly laying: Laying;
	/** Whether all piles may be turned over. */
	readonly flip: boolean;
};

/** Laying the top card of one pile on the top card of another, in suit. */
export type Building = {
	readonly during: 'the whole deal' | 'play after the stock';
	/** Which ranks a card may have, relative to the card it is laid on. */
	readonly steps: readonly (1 | -1)[];
};

export type Family = 'ladies' | 'fireworks' | 'secret' | 'column';

export type Game = {
	/** Name in files, statistics and on the command line; never changes. */
	readonly id: string;
	/** Other names accepted on the command line. */
	readonly otherNames: readonly string[];
	/** The proper name, Polish in every language. */
	readonly name: string;
	/** The name in English. */
	readonly gloss: string;
	readonly family: Family;
	readonly foundations: readonly Foundation[];
	readonly deals: readonly Deal[];
	/** The order in which piles are gathered; the packet follows, from its last card to its first. */
	readonly gathering: 'first pile first' | 'last pile first';
	/** Whether the gathered cards are shuffled before they are dealt again. */
	readonly shuffledRedeals: boolean;
	/** `open`: face up, its top in play between the rounds. `closed`: face down until the stock is empty. */
	readonly packet: 'none' | 'closed' | 'open';
	/** The rank that may be laid aside, to a row of its own. */
	readonly aside: Rank | undefined;
	readonly building: Building | undefined;
	/** Whether a vacancy may be filled with the top card of any pile. */
	readonly filling: boolean;
	/** For each place its row (0 = a … 3 = d) or `corner`; empty in games without the row rule. */
	readonly rows: readonly (number | 'corner')[];
	/** Whether a base card played from a row is replaced from a corner while the stock lasts. */
	readonly replacement: boolean;
	/** Whether the side piles may be tucked and pulled once in each deal. */
	readonly sideRights: boolean;
};
