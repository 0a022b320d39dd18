import {Box} from 'ink';
import {Block} from '../components/block.js';
import {type Line, span} from '../draw/span.js';
import type {AppState} from '../state/app-state.js';
import {optionNames} from '../state/options.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';

const nameColumns = 34;

/** The options and their values; the one under the cursor is marked. */
export const OptionsScreen = ({
	state,
	at,
	theme,
}: {
	readonly state: AppState;
	readonly at: number;
	readonly theme: Theme;
}) => {
	const {size, options} = state;
	const {options: words} = texts[options.language];
	const lines = optionNames.map((name, index): Line => {
		const isHere = index === at;
		const value = words.values[String(options[name]) as keyof typeof words.values];
		return [
			span(isHere ? '▸ ' : '  ', 'key'),
			span(words.names[name].padEnd(nameColumns)),
			span(` ${value} `, isHere ? 'focus' : 'plain'),
		];
	});
	return (
		<Box width={size.columns} height={size.rows} flexDirection="column">
			<Block x={1} y={0} theme={theme} lines={[[span(words.title, 'bright')]]} />
			<Block x={1} y={2} theme={theme} lines={lines} />
			<Block x={1} y={size.rows - 1} theme={theme} lines={[[span(words.hint, 'quiet')]]} />
		</Box>
	);
};
