import {Box, Text} from 'ink';

/** Sentences for a screen reader, each on a line of its own. */
export const Spoken = ({lines}: {readonly lines: readonly string[]}) => (
	<Box flexDirection="column">
		{lines.map((line, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
			<Text key={index}>{line}</Text>
		))}
	</Box>
);
