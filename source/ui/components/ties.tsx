import {reaches, rowRuleHolds} from '../../rules/table.js';
import {span} from '../draw/span.js';
import type {TableView} from '../draw/table-view.js';
import type {Layout} from '../layout/geometry.js';
import {rowLetter} from '../text/signs.js';
import type {Theme} from '../theme.js';
import {Block} from './block.js';

/** Each row's letter, and lines from its piles to the foundations that they reach while the row rule holds. */
export const Ties = ({
	view,
	layout,
	theme,
}: {
	readonly view: TableView;
	readonly layout: Layout;
	readonly theme: Theme;
}) => {
	const holds = rowRuleHolds(view.game, view.position);
	return layout.ties.map(({row, ends, box}) => (
		<Block
			key={`${box.x},${box.y}`}
			x={box.x}
			y={box.y}
			theme={theme}
			lines={[
				[
					ends === undefined
						? span(`${rowLetter(row)} `, 'quiet')
						: span((holds && reaches(view.game, ...ends) ? '─' : ' ').repeat(box.width), 'key'),
				],
			]}
		/>
	));
};
