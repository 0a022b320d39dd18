import {isFaceDown, type Lying} from '../../cards.js';
import {closedCards, freeCard} from '../draw/fan.js';
import {type Line, span} from '../draw/span.js';
import {markOf} from '../draw/table-view.js';
import {Block} from './block.js';
import type {Part} from './part.js';

/** The reserve: its turned card, if there is one, and how many cards lie face down. */
export const Reserve = ({view, box, text, theme}: Part) => {
	if (box === undefined) {
		return null;
	}
	const {reserve} = view.position;
	const top: Lying | undefined = reserve.at(-1);
	const isTurned = top !== undefined && !isFaceDown(top);
	const mark = markOf(view, 'r');
	const tone = view.playable.has('r') ? 'bright' : 'plain';
	const down = reserve.length - (isTurned ? 1 : 0);
	const line: Line = [
		span(`${text.table.reserve} `, 'quiet'),
		span('w ', isTurned ? 'key' : 'quiet'),
		...(isTurned ? freeCard({card: top, tone}, mark) : closedCards(down, mark)),
		span(` ${down}`),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};
