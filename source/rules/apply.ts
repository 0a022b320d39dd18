import {type Card, type Lying, turnedOver} from '../cards.js';
import {cardAt} from './card-refusal.js';
import {type ChainStep, tuckChain} from './chain.js';
import type {Game} from './game.js';
import {laidNext, redealt, withPacketOpened, withTopUp} from './laying.js';
import type {Action, CardMove, Move} from './move.js';
import {type Pile, type Position, pulledIndex, tuckOf} from './position.js';
import {isCorner} from './table.js';

const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] => {
	const result = [...items];
	result[index] = item;
	return result;
};

/** The piles with the card on top of one of them. */
const withCard = (piles: readonly Pile[], index: number, card: Card): readonly Pile[] =>
	replaced(piles, index, [...(piles[index] ?? []), card]);

/** The piles without the top card of one of them; a covered card under it is turned up (Rules, 2.7). */
const withoutTop = (piles: readonly Pile[], index: number): readonly Pile[] =>
	replaced(piles, index, withTopUp(piles[index]?.slice(0, -1) ?? []));

/** The place to be replaced after the move: where a base card lay, if the game replaces it and a corner can (Rules, 3.12). */
const replacementAfter = (
	game: Game,
	position: Position,
	{source, target}: CardMove,
): number | undefined => {
	const opens = target.at === 'foundation' && position.foundations[target.index]?.length === 0;
	if (!game.replacement || !opens || position.stock.length === 0 || source.at !== 'tableau') {
		return undefined;
	}
	const isCornerFilled = position.tableau.some(
		(pile, index) => isCorner(game, index) && pile.length > 0,
	);
	return isCorner(game, source.index) || !isCornerFilled ? undefined : source.index;
};

const cardMoved = (game: Game, position: Position, move: CardMove): Position => {
	const {source, target} = move;
	const {foundations, aside, packet, reserve} = position;
	const card = cardAt(position, source) as Card;
	const tableau =
		source.at === 'tableau' ? withoutTop(position.tableau, source.index) : position.tableau;
	const isBuilding = target.at === 'tableau' && position.replacement === undefined;
	return withPacketOpened({
		...position,
		packet: source.at === 'packet' ? packet.toSpliced(source.index, 1) : packet,
		reserve: source.at === 'reserve' ? reserve.slice(0, -1) : reserve,
		tableau: target.at === 'tableau' ? withCard(tableau, target.index, card) : tableau,
		foundations:
			target.at === 'foundation' ? withCard(foundations, target.index, card) : foundations,
		aside: target.at === 'aside' ? [...aside, card] : aside,
		sideRights: game.sideRights && isBuilding ? 'built' : position.sideRights,
		replacement: replacementAfter(game, position, move),
	});
};

/** Rules, 3.1. */
const flipped = (position: Position): Position => ({
	...position,
	tableau: position.tableau.map(pile => withTopUp(pile.toReversed().map(turnedOver))),
});

const turned = (position: Position): Position => ({
	...position,
	reserve: position.reserve.with(-1, turnedOver(position.reserve.at(-1) as Lying)),
});

const chained = (position: Position): Position => {
	const last = tuckChain(position).at(-1) as ChainStep;
	return withPacketOpened({
		...position,
		tableau: last.tableau,
		reserve: position.reserve.slice(0, -1),
		packet: last.under === undefined ? [...position.packet, last.card] : position.packet,
	});
};

const sidesChanged = (game: Game, position: Position, change: (pile: Pile) => Pile) =>
	position.tableau.map((pile, index) => (isCorner(game, index) ? pile : change(pile)));

/** Rules, 3.13. */
const tucked = (game: Game, position: Position): Position => ({
	...position,
	sideRights: 'tucked',
	tableau: sidesChanged(game, position, pile => [...pile.slice(-1), ...pile.slice(0, -1)]),
});

/** Rules, 3.13. */
const pulled = (game: Game, position: Position): Position => {
	const index = pulledIndex(position);
	return {
		...position,
		sideRights: 'pulled',
		tableau: sidesChanged(game, position, pile => [
			...pile.toSpliced(index, 1),
			...pile.slice(index, index + 1),
		]),
	};
};

const actionsDone: Record<Action, (game: Game, position: Position) => Position> = {
	deal: laidNext,
	redeal: redealt,
	flip: (_, position) => flipped(position),
	turn: (_, position) => turned(position),
	tuck: (game, position) => (tuckOf(game) === 'sides' ? tucked(game, position) : chained(position)),
	pull: pulled,
};

/**
 * The position after the move, with every consequence in which the player has no say: cards turned up,
 * the packet opened, the chain run, the first round of a redeal laid. The move must be legal; whether
 * it is, `refusal` says.
 */
export const applied = (game: Game, position: Position, move: Move): Position =>
	move.kind === 'card' ? cardMoved(game, position, move) : actionsDone[move.action](game, position);
