import type {Spot} from '../spots.js';

/** A part of the screen in cells; x and y count from 0 at the upper left. */
export type Box = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

export type Size = {readonly columns: number; readonly rows: number};

/** A gap beside a foundation of a row. */
export type Tie = {
	readonly row: number;
	/** The pile and the foundation that it lies between, by index; `undefined` between two foundations. */
	readonly ends: readonly [pile: number, foundation: number] | undefined;
	readonly box: Box;
};

/** Where everything on the table goes. Computed from the size and the position, stored nowhere. */
export type Layout = {
	/** Rows of a card: 1 is a strip of text, 3 has a frame. */
	readonly cardRows: 1 | 3;
	/** How far the cards of a fan are apart. */
	readonly strip: number;
	readonly boxes: ReadonlyMap<Spot, Box>;
	readonly stock: Box;
	readonly aside: Box | undefined;
	readonly reserve: Box | undefined;
	/** The packet with its title. */
	readonly packet: Box | undefined;
	/** Cards in a row of the packet. */
	readonly packetColumns: number;
	/** Labels of packet cards: on a line of their own, or before the card where there is no room. */
	readonly packetLabels: 'under' | 'before';
	/** The gaps left of, between and right of each row's foundations; none without rows. */
	readonly ties: readonly Tie[];
	readonly message: Box;
	readonly keys: Box;
};

export const smallest: Size = {columns: 60, rows: 20};

export const isTooSmall = ({columns, rows}: Size): boolean =>
	columns < smallest.columns || rows < smallest.rows;

/** Rows that header, message and key bar take. */
export const framingRows = 4;

/** The card's cells: an edge, three for rank and suit, an edge. */
export const cardColumns = 5;

/** Cells of a card of the packet, and in the list of a pile: a mark or a letter, then rank and sign. */
export const packetCardColumns = 4;

/** Columns for the key above or before a pile. */
export const labelColumns = 3;

/** The parts around the table, the same in every game. */
export const framing = ({columns, rows}: Size): Pick<Layout, 'message' | 'keys'> => ({
	message: {x: 0, y: rows - 3, width: columns, height: 2},
	keys: {x: 0, y: rows - 1, width: columns, height: 1},
});

const middle = ({x, y, width, height}: Box) => ({x: x + width / 2, y: y + height / 2});

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The spot that lies nearest in a direction; sideways distance counts double. `undefined` at the edge. */
export const neighbour = (
	boxes: ReadonlyMap<Spot, Box>,
	from: Spot,
	direction: Direction,
): Spot | undefined => {
	const box = boxes.get(from);
	if (box === undefined) {
		return boxes.keys().next().value;
	}
	const start = middle(box);
	let best: {readonly spot: Spot; readonly distance: number} | undefined;
	for (const [spot, other] of boxes) {
		const end = middle(other);
		// A cell is about twice as high as it is wide.
		const across = end.x - start.x;
		const down = (end.y - start.y) * 2;
		const isSideways = direction === 'left' || direction === 'right';
		const ahead = isSideways ? across : down;
		const aside = Math.abs(isSideways ? down : across);
		const forward = direction === 'left' || direction === 'up' ? -ahead : ahead;
		const distance = forward + 2 * aside;
		const isAhead = forward > 0 && (isSideways ? aside < 3 : true);
		if (isAhead && (best === undefined || distance < best.distance)) {
			best = {spot, distance};
		}
	}
	return best?.spot;
};
