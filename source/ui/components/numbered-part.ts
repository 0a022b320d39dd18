import type {TableView} from '../draw/table-view.js';
import type {Box, Layout} from '../layout/geometry.js';
import type {Theme} from '../theme.js';

/** What a pile or a foundation needs to draw itself; `index` counts from 0. */
export type NumberedPart = {
	readonly view: TableView;
	readonly index: number;
	readonly box: Box;
	readonly layout: Layout;
	readonly theme: Theme;
};
