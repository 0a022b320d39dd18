import {Box} from 'ink';
import {Block} from '../components/block.js';
import {hintLine} from '../draw/hint.js';
import {span} from '../draw/span.js';
import {firstLine, pageLines, pageOf, pageRows, pageTitle, shownLines} from '../pages/pages.js';
import type {AppState, PageScreen} from '../state/app-state.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';

/** A page under its title, as far as the screen takes it. */
export const PageScreenView = ({
	state,
	page,
	theme,
}: {
	readonly state: AppState;
	readonly page: PageScreen;
	readonly theme: Theme;
}) => {
	const {size, options} = state;
	const rows = pageRows(size);
	const lines = pageLines(state, page);
	const first = firstLine(page, rows);
	const shown = shownLines(lines, first, rows);
	const isMore = lines.length > shown.length;
	return (
		<Box width={size.columns} height={size.rows} flexDirection="column">
			<Block x={1} y={0} theme={theme} lines={[[span(pageTitle(state, page), 'bright')]]} />
			<Block x={1} y={2} theme={theme} lines={shown} />
			<Block
				x={1}
				y={size.rows - 1}
				theme={theme}
				lines={[
					[
						span(hintLine(pageOf(page).hint, texts[options.language]), 'quiet'),
						span(
							isMore ? `   ${first + 1}–${first + shown.length} / ${lines.length}` : '',
							'quiet',
						),
					],
				]}
			/>
		</Box>
	);
};
