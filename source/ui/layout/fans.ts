import type {Game, Table} from '../../rules/game.js';
import {
	hasPacket,
	hasReserve,
	isPacketOpen,
	isPacketThere,
	type Position,
} from '../../rules/position.js';
import type {Spot} from '../spots.js';
import {
	type Box,
	cardColumns,
	framing,
	framingRows,
	type Layout,
	labelColumns,
	packetCardColumns,
	type Size,
} from './geometry.js';

export type Fans = Extract<Table, {readonly drawn: 'fans'}>;

/** How much room everything takes; the first of these that fits is taken. */
type Scale = {
	readonly cardRows: 1 | 3;
	readonly pileGap: number;
	readonly sectionGap: number;
	readonly packetLabels: Layout['packetLabels'];
};

const scales: readonly Scale[] = [
	{cardRows: 3, pileGap: 1, sectionGap: 1, packetLabels: 'under'},
	{cardRows: 3, pileGap: 0, sectionGap: 1, packetLabels: 'under'},
	{cardRows: 3, pileGap: 0, sectionGap: 0, packetLabels: 'under'},
	{cardRows: 1, pileGap: 1, sectionGap: 1, packetLabels: 'under'},
	{cardRows: 1, pileGap: 0, sectionGap: 1, packetLabels: 'under'},
	{cardRows: 1, pileGap: 0, sectionGap: 0, packetLabels: 'under'},
	{cardRows: 1, pileGap: 0, sectionGap: 0, packetLabels: 'before'},
];

/** Columns of the row aside with all eight aces. */
const asideColumns = 34;

const boxedFrom = 90;
const widest = 120;

/** Cards of a packet for which room is kept, so that the table does not jump when it opens: a whole deal's. */
const usualPacket = 34;

type Plan = Scale & {
	readonly foundations: number;
	readonly info: number;
	readonly piles: number;
	readonly packet: number;
	readonly rows: number;
};

const plan = (game: Game, position: Position, columns: number, scale: Scale): Plan => {
	const pileColumns = position.tableau.length > 4 ? 2 : 1;
	const pileRows = Math.ceil(position.tableau.length / pileColumns);
	const inRow = Math.floor((Math.min(columns, widest) - 2) / packetCardColumns);
	const packetRows = Math.ceil(Math.max(position.packet.length, usualPacket) / inRow);
	const foundations = scale.cardRows + 2;
	const info = 1;
	const piles = pileRows * scale.cardRows + (pileRows - 1) * scale.pileGap;
	const packet = hasPacket(game) ? 1 + packetRows * (scale.packetLabels === 'under' ? 2 : 1) : 0;
	const gaps = (packet === 0 ? 2 : 3) * scale.sectionGap;
	return {
		...scale,
		foundations,
		info,
		piles,
		packet,
		rows: foundations + info + piles + packet + gaps,
	};
};

/** The first plan that fits, at worst the tightest. */
const fitting = (game: Game, position: Position, {columns, rows}: Size): Plan => {
	const plans = scales
		.filter(({cardRows}) => cardRows === 1 || columns >= boxedFrom)
		.map(scale => plan(game, position, columns, scale));
	return (plans.find(({rows: needed}) => needed <= rows - framingRows) ?? plans.at(-1)) as Plan;
};

/** Foundations in a row above, piles as fans below them, then the packet. */
export const fansLayout = (
	game: Game,
	{foundations}: Fans,
	position: Position,
	size: Size,
): Layout => {
	const {columns, rows} = size;
	const chosen = fitting(game, position, size);
	const {cardRows, pileGap, sectionGap, packetLabels} = chosen;
	const free = rows - framingRows - chosen.rows;
	const boxes = new Map<Spot, Box>();
	const width = Math.min(columns, widest) - 2;
	const left = Math.floor((columns - width) / 2);
	let y = 1 + (free > 2 ? 1 : 0);

	const inLine = foundations.flat();
	const foundationWidth = Math.floor(width / inLine.length);
	for (const [place, index] of inLine.entries()) {
		const x = left + place * foundationWidth;
		boxes.set(`f${index + 1}`, {x, y, width: foundationWidth, height: chosen.foundations});
	}
	y += chosen.foundations + sectionGap;

	const half = Math.floor(width / 2);
	const stockWidth = hasReserve(game) ? 24 : Math.min(half, width - asideColumns);
	const stock = {x: left, y, width: stockWidth, height: 1};
	boxes.set('stock', {...stock, width: labelColumns + cardColumns});
	const beside = {x: left + stock.width, y, width: width - stock.width, height: 1};
	const aside = game.aside === undefined ? undefined : beside;
	const reserve = hasReserve(game) ? beside : undefined;
	if (aside !== undefined) {
		boxes.set('a', aside);
	}
	if (reserve !== undefined) {
		boxes.set('r', reserve);
	}
	y += chosen.info + sectionGap;

	const pileColumns = position.tableau.length > 4 ? 2 : 1;
	const pileRows = Math.ceil(position.tableau.length / pileColumns);
	const pileWidth = Math.floor(width / pileColumns);
	for (const index of position.tableau.keys()) {
		boxes.set(`t${index + 1}`, {
			x: left + Math.floor(index / pileRows) * pileWidth,
			y: y + (index % pileRows) * (cardRows + pileGap),
			width: pileWidth,
			height: cardRows,
		});
	}
	y += chosen.piles + sectionGap;

	const packetColumns = Math.floor(width / packetCardColumns);
	const packet = isPacketThere(game, position)
		? {x: left, y, width, height: chosen.packet}
		: undefined;
	// A closed packet is drawn as one back: there is no card of it to stand on.
	if (packet !== undefined && isPacketOpen(position)) {
		const rowHeight = packetLabels === 'under' ? 2 : 1;
		for (const index of position.packet.keys()) {
			boxes.set(`p${index + 1}`, {
				x: left + (index % packetColumns) * packetCardColumns,
				y: y + 1 + Math.floor(index / packetColumns) * rowHeight,
				width: packetCardColumns,
				height: 1,
			});
		}
	}
	return {
		cardRows,
		strip: cardRows === 3 || pileColumns === 1 ? 4 : 3,
		boxes,
		stock,
		aside,
		reserve,
		packet,
		packetColumns,
		packetLabels,
		ties: [],
		...framing(size),
	};
};
