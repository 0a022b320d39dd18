import {rowRuleHolds} from '../../rules/card-refusal.js';
import {span} from '../draw/span.js';
import type {TableView} from '../draw/table-view.js';
import type {Layout} from '../layout/geometry.js';
import {rowLetter} from '../text/signs.js';
import type {Theme} from '../theme.js';
import {Block} from './block.js';

/** Each row's letter, and lines from its piles to its foundations while the row rule holds. */
export const Ties = ({
	view,
	layout,
	theme,
}: {
	readonly view: TableView;
	readonly layout: Layout;
	readonly theme: Theme;
}) => {
	const sign = rowRuleHolds(view.game, view.position) ? '─' : ' ';
	return layout.ties.map(({row, isMiddle, box}) => (
		<Block
			key={`${box.x},${box.y}`}
			x={box.x}
			y={box.y}
			theme={theme}
			lines={[
				[isMiddle ? span(`${rowLetter(row)} `, 'quiet') : span(sign.repeat(box.width), 'key')],
			]}
		/>
	));
};
