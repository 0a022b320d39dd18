import {rankText} from '../../cards.js';
import {dealOf} from '../../rules/position.js';
import {closedCards} from '../draw/fan.js';
import {type Line, span} from '../draw/span.js';
import {markOf} from '../draw/table-view.js';
import {Block} from './block.js';
import type {Part} from './part.js';

/** The stock, face down, with its count. */
export const Stock = ({view, box, text, theme}: Part) => {
	if (box === undefined) {
		return null;
	}
	const {length} = view.position.stock;
	const mark = markOf(view, 'stock');
	// A round is always laid whole, so the next card falls on the first place.
	const isCounted = dealOf(view.game, view.position).laying.kind === 'counted';
	const line: Line = [
		span(`${text.table.stock} `, 'quiet'),
		...closedCards(length, mark),
		span(` ${length}`),
		span(isCounted && length > 0 ? text.table.nextCounted(1, rankText(1)) : '', 'quiet'),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};
