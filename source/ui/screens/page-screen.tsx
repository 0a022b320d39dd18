import {Box} from 'ink';
import {Block} from '../components/block.js';
import {span} from '../draw/span.js';
import {type PageScreen, pageLines, pageRows, pageTitle, shownLines} from '../pages/pages.js';
import type {AppState} from '../state/app-state.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';

/** A page of text under its title, scrolled. */
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
	const shown = shownLines(lines, page.scroll, rows);
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
						span(texts[options.language].screens.pageHint, 'quiet'),
						span(
							isMore ? `   ${page.scroll + 1}–${page.scroll + shown.length} / ${lines.length}` : '',
							'quiet',
						),
					],
				]}
			/>
		</Box>
	);
};
