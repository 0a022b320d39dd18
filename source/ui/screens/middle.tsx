import {Box} from 'ink';
import {Block} from '../components/block.js';
import {hintsOn} from '../draw/hint.js';
import {type Line, span} from '../draw/span.js';
import type {Size} from '../layout/geometry.js';
import type {Text} from '../text/text.js';
import type {Theme} from '../theme.js';

const keyColumns = 4;

/** The column in which text begins that stands in the middle of the screen. */
export const middleColumn = ({columns}: Size): number => Math.max(1, Math.floor(columns / 2) - 26);

/** What can be done on a screen, a key a line. */
export const keyLines = (screen: Parameters<typeof hintsOn>[0], text: Text): readonly Line[] =>
	hintsOn(screen, text).map(({key, words}) => [span(key.padEnd(keyColumns), 'key'), span(words)]);

/** Lines in the middle of an empty screen. */
export const Middle = ({
	size,
	lines,
	theme,
}: {
	readonly size: Size;
	readonly lines: readonly Line[];
	readonly theme: Theme;
}) => (
	<Box width={size.columns} height={size.rows}>
		<Block
			x={middleColumn(size)}
			y={Math.max(0, Math.floor((size.rows - lines.length) / 2))}
			theme={theme}
			lines={lines}
		/>
	</Box>
);
