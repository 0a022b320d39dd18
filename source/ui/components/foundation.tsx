import {lyingFoundation, standingFoundation} from '../draw/foundation.js';
import {Block} from './block.js';
import type {NumberedPart} from './numbered-part.js';

/** A foundation: suit, direction and number, its top card, what it waits for and how many cards it has. */
export const Foundation = ({view, index, box, layout, theme}: NumberedPart) => (
	<Block
		x={box.x}
		y={box.y}
		theme={theme}
		lines={
			view.game.table.drawn === 'columns'
				? lyingFoundation(view, index, box)
				: standingFoundation(view, index, box, layout.cardRows)
		}
	/>
);
