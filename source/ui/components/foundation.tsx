import {lyingFoundation, standingFoundation} from '../draw/foundation.js';
import type {TableView} from '../draw/table-view.js';
import type {Box, Layout} from '../layout/geometry.js';
import type {Theme} from '../theme.js';
import {Block} from './block.js';

/** A foundation: suit, direction and number, its top card, what it waits for and how many cards it has. */
export const Foundation = ({
	view,
	index,
	box,
	layout,
	theme,
}: {
	readonly view: TableView;
	readonly index: number;
	readonly box: Box;
	readonly layout: Layout;
	readonly theme: Theme;
}) => (
	<Block
		x={box.x}
		y={box.y}
		theme={theme}
		lines={
			view.game.rows.length > 0
				? lyingFoundation(view, index, box)
				: standingFoundation(view, index, box, layout.cardRows)
		}
	/>
);
