import {type Card, suitOf} from '../../cards.js';
import {type Seen, seen} from '../../rules/visible.js';
import {type Layout, packetCardColumns} from '../layout/geometry.js';
import {cardSign} from '../text/signs.js';
import {type Line, type Span, span} from './span.js';
import {markOf, type TableView} from './table-view.js';

/** A card of the packet in four cells: a mark or its label, then rank and sign. */
const packetCard = (
	view: TableView,
	card: Card | undefined,
	index: number,
	labels: Layout['packetLabels'],
): Line => {
	const spot = `p${index + 1}` as const;
	if (card === undefined) {
		return [span(' '), span('▒▒▒', 'back')];
	}
	const mark = markOf(view, spot);
	const label = labels === 'before' ? view.labels.get(spot) : undefined;
	const tone = view.playable.has(spot) ? 'bright' : 'quiet';
	const before: Span =
		mark === 'none' ? span(label ?? ' ', 'key') : span(mark === 'focus' ? '▸' : '»', mark);
	return [before, span(cardSign(card).padStart(3), mark === 'none' ? tone : mark, suitOf(card))];
};

const labelLine = (view: TableView, from: number, to: number): Line => {
	const labels: Span[] = [];
	for (let index = from; index < to; index++) {
		const label = view.labels.get(`p${index + 1}`);
		labels.push(span(`  ${label ?? ' '} `, 'key'));
	}
	return labels;
};

/** The packet row by row, with the labels of playable cards. */
export const packetLines = (view: TableView, layout: Layout): readonly Line[] => {
	const packet = seen(view.position.packet);
	const {packetColumns, packetLabels} = layout;
	const lines: Line[] = [];
	for (let from = 0; from < packet.length; from += packetColumns) {
		const row = packet.slice(from, from + packetColumns);
		lines.push(row.flatMap((card, index) => packetCard(view, card, from + index, packetLabels)));
		if (packetLabels === 'under') {
			lines.push(labelLine(view, from, from + row.length));
		}
	}
	return lines;
};

/** Cards that a chain has laid face up on the closed packet, the last ones as far as the width goes. */
export const openOnClosed = (packet: Seen, width: number): Line =>
	packet
		.filter(card => card !== undefined)
		.slice(-Math.floor(width / packetCardColumns))
		.map(card => span(cardSign(card).padStart(packetCardColumns), 'quiet', suitOf(card)));
