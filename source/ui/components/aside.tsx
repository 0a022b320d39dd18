import {suitOf} from '../../cards.js';
import {type Line, span} from '../draw/span.js';
import {markOf} from '../draw/table-view.js';
import {cardSign} from '../text/signs.js';
import {Block} from './block.js';
import type {Part} from './part.js';

/** The row of aces laid aside. */
export const Aside = ({view, box, text, theme}: Part) => {
	if (box === undefined) {
		return null;
	}
	const mark = markOf(view, 'a');
	const line: Line = [
		span(mark === 'none' ? ' ' : mark === 'goal' ? '›' : '▸', mark === 'none' ? 'quiet' : mark),
		span(`${text.table.aside}  `, 'quiet'),
		...view.position.aside.flatMap(card => [
			span(cardSign(card), 'plain', suitOf(card)),
			span(' '),
		]),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};
