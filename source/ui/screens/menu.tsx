import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import {type Menu, menuEntries} from '../pages/menu-entries.js';
import type {AppState} from '../state/app-state.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';

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
	const entries = menuEntries(menu, text);
	const width = Math.max(1, columns - 4);
	return (
		<Box width={columns} height={rows} flexDirection="column" paddingLeft={1} overflow="hidden">
			<Text bold wrap="truncate">
				{text.screens.menuTitle}
			</Text>
			<Box height={1} />
			<Box flexGrow={1} flexDirection="column" overflow="hidden">
				{entries.length === 0 ? (
					<Text>{text.screens.nothingFound}</Text>
				) : (
					<SelectInput
						key={`${menu.typed} ${menu.at} ${rows}`}
						isFocused={false}
						initialIndex={menu.at}
						items={entries.map(({key, label}) => ({key, label, value: key}))}
						limit={Math.max(1, rows - 5)}
						indicatorComponent={({isSelected}) => <Text>{isSelected ? '▸ ' : '  '}</Text>}
						itemComponent={({label, isSelected}) => (
							<Text
								wrap="truncate"
								inverse={isSelected ?? false}
								{...(theme.accent !== undefined && isSelected ? {color: theme.accent} : {})}
							>
								{label.slice(0, width)}
							</Text>
						)}
					/>
				)}
			</Box>
			<Text dimColor={theme.dims} wrap="truncate">
				{menu.typed === '' ? text.screens.menuHint : text.screens.search(menu.typed)}
			</Text>
		</Box>
	);
};
