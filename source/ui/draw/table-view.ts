import type {Lying} from '../../cards.js';
import type {Session} from '../../play/session.js';
import type {Game} from '../../rules/game.js';
import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {type Spot, sourceAt, spotOf} from '../spots.js';
import type {Mark} from './fan.js';

/** What drawing a table needs to know beyond the position: which spots are playable and which are marked. */
export type TableView = {
	readonly game: Game;
	readonly position: Position;
	readonly playable: ReadonlySet<Spot>;
	readonly cursor: Spot | undefined;
	readonly chosen: Spot | undefined;
	/** Where the chosen card may go, or what waits for a card. */
	readonly goals: ReadonlySet<Spot>;
	/** Labels of packet cards, by spot. */
	readonly labels: ReadonlyMap<Spot, string>;
	readonly found: {readonly spot: Spot; readonly card: Lying} | undefined;
};

/** Letters for the playable cards of the packet, in their order. */
const labelLetters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const sourcesOf = (moves: readonly Move[]): ReadonlySet<Spot> =>
	new Set(moves.flatMap(move => (move.kind === 'card' ? [spotOf(move.source)] : [])));

/** Labels of the playable packet cards: a, b, c … in their order. */
export const packetLabels = (playable: ReadonlySet<Spot>): ReadonlyMap<Spot, string> =>
	new Map(
		[...playable]
			.filter(spot => spot.startsWith('p'))
			.map((spot, index) => [spot, labelLetters[index] ?? '']),
	);

/** Targets of the moves that start at a spot. */
export const goalsFrom = (moves: readonly Move[], spot: Spot | undefined): readonly Spot[] => {
	const source = spot === undefined ? undefined : sourceAt(spot);
	return source === undefined
		? []
		: moves.flatMap(move =>
				move.kind === 'card' && spotOf(move.source) === spot ? [spotOf(move.target)] : [],
			);
};

/** A position of the session, as a rule the one that is on the table. */
export const tableView = (
	{game, known}: Session,
	position: Position,
	marks: Pick<TableView, 'cursor' | 'chosen' | 'found'>,
): TableView => {
	const moves = known.of(game, position);
	const playable = sourcesOf(moves);
	return {
		game,
		position,
		playable,
		labels: packetLabels(playable),
		goals: new Set(
			position.replacement === undefined
				? goalsFrom(moves, marks.chosen)
				: [`t${position.replacement + 1}` as const],
		),
		...marks,
	};
};

/** How a spot is marked: what is chosen, where it may go, where the cursor is. */
export const markOf = ({cursor, chosen, goals}: TableView, spot: Spot): Mark => {
	if (spot === chosen) {
		return 'chosen';
	}
	if (spot === cursor) {
		return 'focus';
	}
	return goals.has(spot) ? 'goal' : 'none';
};
