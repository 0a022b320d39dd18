import {Box, Text} from 'ink';
import {memo} from 'react';
import type {Line} from '../draw/span.js';
import type {Theme} from '../theme.js';
import {styledLine} from './styled.js';

type Props = {
	readonly x: number;
	readonly y: number;
	readonly lines: readonly Line[];
	readonly theme: Theme;
};

const isSameLine = (one: Line, other: Line): boolean =>
	one.length === other.length &&
	one.every((span, index) => {
		const twin = other[index];
		return span.text === twin?.text && span.tone === twin.tone && span.suit === twin.suit;
	});

const isSame = (one: Props, other: Props): boolean =>
	one.x === other.x &&
	one.y === other.y &&
	one.theme === other.theme &&
	one.lines.length === other.lines.length &&
	one.lines.every((line, index) => isSameLine(line, other.lines[index] ?? []));

/** Lines of text at a place of the screen. Draws itself again only when something in it has changed. */
export const Block = memo(
	({x, y, lines, theme}: Props) => (
		<Box position="absolute" left={x} top={y}>
			<Text wrap="truncate">{lines.map(line => styledLine(theme, line)).join('\n')}</Text>
		</Box>
	),
	isSame,
);
