import type {Rank, Suit} from '../cards.js';

/**
 * The vocabulary in which a game is told. A game is data: everything here is chosen once and is the
 * same for every deal. The terms: Rules, 1; the games: Rules, 3. Both stand in README.md beside this file.
 */

/** What is built on a foundation, whatever opens it. */
type Built = {
	/** The rank of its base card. */
	readonly base: Rank;
	/** 1 builds up, −1 builds down; past king and ace it goes round the corner. */
	readonly step: 1 | -1;
	/** Cards on it when it is complete, the base card included. */
	readonly length: number;
	readonly follows: 'in suit' | 'regardless of suit';
};

/** One of the eight piles built up to win. */
export type Foundation = Built &
	(
		| {
				/** Its base card is taken out of the pack before the first deal. */
				readonly laidOut: true;
				readonly suit: Suit;
		  }
		| {
				/** The player opens it with a base card that comes. */
				readonly laidOut: false;
				/** `chosen`: of any suit that none of its equals has. */
				readonly suit: Suit | 'chosen';
		  }
	);

/** How the cards of one deal come to the table. */
export type Laying =
	/** A card on each place, then `packet` cards on the packet. */
	| {readonly kind: 'rounds'; readonly packet: number}
	/** As rounds, but a card whose rank is the number of its place goes to the reserve. */
	| {readonly kind: 'counted'; readonly packet: number}
	/** One card a round, on the pile of its suit. */
	| {readonly kind: 'sorted'}
	/** Everything at once in rows; rows, or piles, lie by turns as the list says; then the tops are turned up. */
	| {
			readonly kind: 'whole';
			readonly turns: 'row by row' | 'pile by pile';
			readonly faces: readonly ('down' | 'up')[];
	  };

/** One laying-out of the stock. */
export type Deal = {
	/** How many piles the tableau has in this deal. */
	readonly places: number;
	readonly laying: Laying;
	/** Whether all piles may be turned over. Then covered cards are hidden whichever way they lie. */
	readonly flip: boolean;
};

/** Laying the top card of one pile on the top card of another, in suit. */
export type Building = {
	readonly during: 'the whole deal' | 'play after the stock';
	/** Which ranks a card may have, relative to the card it is laid on. */
	readonly steps: readonly (1 | -1)[];
};

/** Binds cards to the foundations that their place reaches; base cards that open one are free. */
export type RowRule = {
	readonly holds: 'while the stock lasts' | 'in the first deal';
	/** For each place the foundations that its cards may go to, by index. */
	readonly reach: readonly ('every' | readonly number[])[];
};

/** A line of a table drawn in columns: a pile on either side, by index, and what lies between them. */
export type TableLine = {
	readonly left: number;
	/** The indexes of two foundations, which make a row of the table; or the stock, in one line of the table. */
	readonly between: readonly [number, number] | 'stock' | 'nothing';
	readonly right: number;
};

/** How the table is drawn and where everything lies on it, on the screen and in the rules. */
export type Table =
	/** Foundations above, the groups from left to right, by index; below them the piles as fans. */
	| {readonly drawn: 'fans'; readonly foundations: readonly (readonly number[])[]}
	/** Two columns of piles with rows of foundations between; the lines go from top to bottom. */
	| {readonly drawn: 'columns'; readonly lines: readonly TableLine[]};

export type Family = 'ladies' | 'fireworks' | 'secret' | 'column';

export type Game<Id extends string = string> = {
	/** Name in files, statistics and on the command line; never changes. */
	readonly id: Id;
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
	readonly table: Table;
	readonly rowRule: RowRule | undefined;
	/** Piles, by index, from which base cards are replaced; all others are side piles. */
	readonly corners: readonly number[];
	/** Whether a base card played from a side pile is replaced from a corner while the stock lasts. */
	readonly replacement: boolean;
	/** Whether the side piles may be tucked and pulled once in each deal. */
	readonly sideRights: boolean;
};
