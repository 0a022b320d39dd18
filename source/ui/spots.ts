import type {Source, Target} from '../rules/move.js';
import {isPacketOpen, type Position} from '../rules/position.js';

/**
 * A place on the table that the cursor can stand on, in the words of the notation: a pile, a card of
 * the packet, the turned reserve card, a foundation, the row aside; and the stock. Numbers count from 1.
 */
export type Spot = `t${number}` | `p${number}` | `f${number}` | 'r' | 'a' | 'stock';

const indexOf = (spot: Spot): number => Number(spot.slice(1)) - 1;

/** The source of moves at a spot, `undefined` where no card can be taken from. */
export const sourceAt = (spot: Spot): Source | undefined => {
	switch (spot[0]) {
		case 't':
			return {at: 'tableau', index: indexOf(spot)};
		case 'p':
			return {at: 'packet', index: indexOf(spot)};
		case 'r':
			return {at: 'reserve'};
		default:
			return undefined;
	}
};

/** The target of moves at a spot, `undefined` where no card can be laid. */
export const targetAt = (spot: Spot): Target | undefined => {
	switch (spot[0]) {
		case 't':
			return {at: 'tableau', index: indexOf(spot)};
		case 'f':
			return {at: 'foundation', index: indexOf(spot)};
		case 'a':
			return {at: 'aside'};
		default:
			return undefined;
	}
};

export const spotOf = (place: Source | Target): Spot => {
	switch (place.at) {
		case 'tableau':
			return `t${place.index + 1}`;
		case 'packet':
			return `p${place.index + 1}`;
		case 'foundation':
			return `f${place.index + 1}`;
		case 'reserve':
			return 'r';
		case 'aside':
			return 'a';
	}
};

/** Whether the spot is there in the position: a pile's place, a card of the open packet, a foundation. */
export const isThere = (position: Position, spot: Spot): boolean => {
	switch (spot[0]) {
		case 't':
			return indexOf(spot) < position.tableau.length;
		case 'p':
			return indexOf(spot) < position.packet.length && isPacketOpen(position);
		default:
			return true;
	}
};
