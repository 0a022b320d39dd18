import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import {games} from '../../games/index.js';
import {positionOf} from '../../play/session.js';
import {totalsOf} from '../../play/statistics.js';
import type {Game} from '../../rules/game.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {AppState, Request, Screen} from '../state/app-state.js';
import {texts, type Text as Words} from '../text/text.js';
import type {Theme} from '../theme.js';

type Menu = Extract<Screen, {kind: 'menu'}>;
type Entry = {readonly key: string; readonly label: string; readonly request: Request};

const nameColumns = 32;
const glossColumns = 28;
const mostWaiting = 3;

/** Letters without their marks: what is typed without Polish letters finds Polish names. */
const plainLetters = (text: string): string =>
	text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

const isFound = (game: Game, typed: string): boolean =>
	plainLetters(`${game.name} ${game.gloss} ${game.id}`).includes(plainLetters(typed));

const waitingEntries = ({waiting}: Menu, text: Words): readonly Entry[] =>
	waiting.slice(0, mostWaiting).map(({slot, session}) => {
		const position = positionOf(session);
		const {game, dealNumber} = session;
		const facts = [
			text.table.dealNumber(dealNumber),
			text.table.deal(position.deal, game.deals.length),
			text.table.home(cardsHome(position), cardsNeeded(game)),
		].join(', ');
		return {
			key: `waiting ${slot}`,
			label: `${text.screens.continue} ${game.name}: ${facts}`,
			request: {kind: 'resume', slot},
		};
	});

const gameEntries = ({typed, statistics}: Menu, text: Words): readonly Entry[] =>
	games
		.filter(game => isFound(game, typed))
		.map(game => {
			const {played, won} = totalsOf(statistics, game.id);
			const name = game.name.padEnd(nameColumns);
			const gloss = game.gloss.padEnd(glossColumns);
			return {
				key: game.id,
				label: name + gloss + (played > 0 ? text.screens.played(won, played) : ''),
				request: {kind: 'deal', game, dealNumber: undefined, replay: false},
			};
		});

const entries = (menu: Menu, text: Words): readonly Entry[] =>
	menu.typed === ''
		? [
				...waitingEntries(menu, text),
				...gameEntries(menu, text),
				{
					key: 'statistics',
					label: text.screens.statistics,
					request: {kind: 'statistics', game: undefined},
				},
				{key: 'quit', label: text.screens.quit, request: {kind: 'leave'}},
			]
		: gameEntries(menu, text);

/** The games left unfinished, all games, statistics, leaving. */
export const MenuScreen = ({
	state,
	menu,
	theme,
	onChoose,
}: {
	readonly state: AppState;
	readonly menu: Menu;
	readonly theme: Theme;
	readonly onChoose: (request: Request) => void;
}) => {
	const {columns, rows} = state.size;
	const text = texts[state.options.language];
	const all = entries(menu, text);
	const width = Math.max(1, columns - 4);
	return (
		<Box width={columns} height={rows} flexDirection="column" paddingLeft={1} overflow="hidden">
			<Text bold wrap="truncate">
				{text.screens.menuTitle}
			</Text>
			<Box height={1} />
			<Box flexGrow={1} flexDirection="column" overflow="hidden">
				{all.length === 0 ? (
					<Text>{text.screens.nothingFound}</Text>
				) : (
					<SelectInput
						items={all.map(({key, label}) => ({key, label, value: key}))}
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
						onSelect={({value}) => {
							const chosen = all.find(({key}) => key === value);
							if (chosen !== undefined) {
								onChoose(chosen.request);
							}
						}}
					/>
				)}
			</Box>
			<Text dimColor={theme.dims} wrap="truncate">
				{menu.typed === '' ? text.screens.menuHint : text.screens.search(menu.typed)}
			</Text>
		</Box>
	);
};
