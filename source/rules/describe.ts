import {type Card, type Rank, type Suit, suitOf} from '../cards.js';
import {cardAt, nextRank} from './card-refusal.js';
import type {Game, RowRule} from './game.js';
import type {Move} from './move.js';
import type {Position} from './position.js';
import type {Refusal} from './refusal.js';
import {goesByRows, reaches, rowOfFoundation} from './table.js';

export type RowRuleFacts = Pick<RowRule, 'holds'> & {
	/** Row of the foundation, 0 = a; `undefined` if the rule doesn't go by rows. */
	readonly row: number | undefined;
	/** Numbers of the piles whose cards may go to the foundation. */
	readonly piles: readonly number[];
};

/** What a sentence about a refused move may speak of; numbers count from 1, as the player sees them. */
export type RefusalFacts = {
	readonly refusal: Refusal;
	readonly card: Card | undefined;
	/** Number of the pile or packet card the move starts from. */
	readonly from: number | undefined;
	/** Number of the foundation or pile the move goes to. */
	readonly to: number | undefined;
	/** What the foundation waits for; its suit is absent where any will do. */
	readonly wanted: {readonly rank: Rank; readonly suit: Suit | undefined} | undefined;
	/** Top card of the pile the move goes to. */
	readonly onto: Card | undefined;
	/** Whom the row rule lets through to the foundation. */
	readonly rowRule: RowRuleFacts | undefined;
	/** The rank that may go aside. */
	readonly aside: Rank | undefined;
	/** The place that waits for a replacement. */
	readonly replacement: number | undefined;
};

const wantedBy = (game: Game, position: Position, index: number): RefusalFacts['wanted'] => {
	const plan = game.foundations[index];
	const rank = nextRank(game, position, index);
	if (plan === undefined || rank === undefined) {
		return undefined;
	}
	const base = position.foundations[index]?.[0];
	const suit = base === undefined ? plan.suit : suitOf(base);
	return {rank, suit: plan.follows === 'in suit' && suit !== 'chosen' ? suit : undefined};
};

const rowRuleFacts = (
	game: Game,
	{tableau}: Position,
	foundation: number,
): RowRuleFacts | undefined =>
	game.rowRule && {
		holds: game.rowRule.holds,
		row: goesByRows(game) ? rowOfFoundation(game, foundation) : undefined,
		piles: tableau.flatMap((_, pile) => (reaches(game, pile, foundation) ? [pile + 1] : [])),
	};

/** What there is to say about a refused move. */
export const refusalFacts = (
	game: Game,
	position: Position,
	move: Move,
	refusal: Refusal,
): RefusalFacts => {
	const card = move.kind === 'card' ? move : undefined;
	const foundation = card?.target.at === 'foundation' ? card.target.index : undefined;
	const pile = card?.target.at === 'tableau' ? card.target.index : undefined;
	const to = foundation ?? pile;
	return {
		refusal,
		card: card && cardAt(position, card.source),
		from: card && card.source.at !== 'reserve' ? card.source.index + 1 : undefined,
		to: to === undefined ? undefined : to + 1,
		wanted: foundation === undefined ? undefined : wantedBy(game, position, foundation),
		onto: pile === undefined ? undefined : position.tableau[pile]?.at(-1),
		rowRule: foundation === undefined ? undefined : rowRuleFacts(game, position, foundation),
		aside: game.aside,
		replacement: position.replacement === undefined ? undefined : position.replacement + 1,
	};
};
