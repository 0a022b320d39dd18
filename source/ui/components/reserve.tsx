import {seen} from '../../rules/visible.js';
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
	const turned = seen(reserve).at(-1);
	const mark = markOf(view, 'r');
	const tone = view.playable.has('r') ? 'bright' : 'plain';
	const down = reserve.length - (turned === undefined ? 0 : 1);
	const line: Line = [
		span(`${text.table.reserve} `, 'quiet'),
		span('w ', turned === undefined ? 'quiet' : 'key'),
		...(turned === undefined ? closedCards(down, mark) : freeCard({card: turned, tone}, mark)),
		span(` ${down}`),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};
