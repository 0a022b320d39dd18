import type {TableView} from '../draw/table-view.js';
import type {Box} from '../layout/geometry.js';
import type {Text} from '../text/text.js';
import type {Theme} from '../theme.js';

/** What a part that a table has at most once needs to draw itself; without a box it isn't there. */
export type Part = {
	readonly view: TableView;
	readonly box: Box | undefined;
	readonly text: Text;
	readonly theme: Theme;
};
