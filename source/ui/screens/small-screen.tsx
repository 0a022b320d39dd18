import {Box, Text} from 'ink';
import {keySign} from '../draw/hint.js';
import {type Size, smallest} from '../layout/geometry.js';
import type {Text as Words} from '../text/text.js';

/** What stands on a screen too small for the table. */
export const SmallScreen = ({size, text}: {readonly size: Size; readonly text: Words}) => (
	<Box width={size.columns} height={size.rows} overflow="hidden">
		<Text>
			{text.table.tooSmall(
				smallest.columns,
				smallest.rows,
				keySign('small', 'leave', text),
				keySign('small', 'keys', text),
			)}
		</Text>
	</Box>
);
