import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import {keySign, menuHint} from '../draw/hint.js';
import {
	type Menu,
	menuEntries,
	menuLabel,
	menuWindow,
	withFamilies,
} from '../pages/menu-entries.js';
import type {AppState} from '../state/app-state.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';

/** Rows that are not the list's: title and hint. */
const otherRows = 2;

/**
 * The games left unfinished, all games, statistics, leaving. The list only shows the choice: keys are the
 * reducer's, since several that come in one report must all find the state that the one before has left.
 */
export const MenuScreen = ({
	state,
	menu,
	theme,
}: {
	readonly state: AppState;
	readonly menu: Menu;
	readonly theme: Theme;
}) => {
	const {columns, rows} = state.size;
	const text = texts[state.options.language];
	const {menuTitle, playedTitle, unreadTitle, nothingFound, search} = text.screens;
	const numbersTitle = menu.statistics.unread === undefined ? playedTitle : unreadTitle;
	const entries = menuEntries(menu, text);
	const room = Math.max(1, rows - otherRows);
	const all = withFamilies(entries, text, room);
	const isChosen = ({key}: {readonly key: string}) => key === entries[menu.at]?.key;
	const lines = menuWindow(all, all.findIndex(isChosen), room, text);
	const headings = new Set(lines.flatMap(line => ('heading' in line ? [line.heading] : [])));
	const width = Math.max(1, columns - 4);
	const hasSpace = room > lines.length;
	return (
		<Box width={columns} height={rows} flexDirection="column" paddingLeft={1} overflow="hidden">
			<Box width={width + 2} justifyContent="space-between">
				<Text bold wrap="truncate">
					{menuTitle}
				</Text>
				<Text dimColor={theme.dims}>{columns < 60 ? '' : numbersTitle}</Text>
			</Box>
			{hasSpace && <Box height={1} />}
			<Box flexGrow={1} flexDirection="column" overflow="hidden">
				{entries.length === 0 ? (
					<Text>{nothingFound(keySign('menu', 'erase', text))}</Text>
				) : (
					<SelectInput
						key={`${menu.typed} ${menu.at} ${rows}`}
						isFocused={false}
						initialIndex={lines.findIndex(isChosen)}
						items={lines.map(line => ({
							key: line.key,
							label: 'heading' in line ? line.heading : menuLabel(line, menu, text, width),
							value: line.key,
						}))}
						indicatorComponent={({isSelected}) => <Text>{isSelected ? '▸ ' : '  '}</Text>}
						itemComponent={({label, isSelected}) => (
							<Text
								wrap="truncate"
								inverse={isSelected ?? false}
								dimColor={theme.dims && headings.has(label)}
								{...(theme.accent !== undefined && isSelected ? {color: theme.accent} : {})}
							>
								{label}
							</Text>
						)}
					/>
				)}
			</Box>
			<Text dimColor={theme.dims && !menu.note} wrap="truncate">
				{menu.note ||
					(menu.typed === ''
						? menuHint(menu.back !== undefined, text, width - 2)
						: search(menu.typed))}
			</Text>
		</Box>
	);
};
