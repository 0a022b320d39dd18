import {Box} from 'ink';
import {positionOf} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import {Block} from '../components/block.js';
import {hintsOn} from '../draw/hint.js';
import {type Line, span} from '../draw/span.js';
import type {AppState, Screen} from '../state/app-state.js';
import {texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Theme} from '../theme.js';

const keyColumns = 4;
const widest = 60;

/** Asks whether a game that may be open elsewhere is to be taken. */
export const TakingScreen = ({
	state,
	taking,
	theme,
}: {
	readonly state: AppState;
	readonly taking: Extract<Screen, {kind: 'taking'}>;
	readonly theme: Theme;
}) => {
	const {size, options} = state;
	const text = texts[options.language];
	const {screens} = text;
	const {session, doubt} = taking.waiting;
	const x = Math.max(1, Math.floor(size.columns / 2) - 26);
	const paragraph = (words: string): readonly Line[] =>
		wrapped(words, Math.min(widest, size.columns - x - 1)).map(line => [span(line)]);
	const lines: readonly Line[] = [
		[span(screens.resultDeal(session.game.name, session.dealNumber), 'bright')],
		[span(screens.resultHome(cardsHome(positionOf(session)), cardsNeeded(session.game)))],
		[],
		...paragraph(
			doubt?.isKnown === false ? screens.damagedLock : screens.perhapsOpenSince(doubt?.since),
		),
		...paragraph(screens.takingMeans),
		[],
		...hintsOn('taking', text).map(
			({key, words}): Line => [span(key.padEnd(keyColumns), 'key'), span(words)],
		),
		[],
		...paragraph(taking.note ?? ''),
	];
	return (
		<Box width={size.columns} height={size.rows}>
			<Block
				x={x}
				y={Math.max(0, Math.floor((size.rows - lines.length) / 2))}
				theme={theme}
				lines={lines}
			/>
		</Box>
	);
};
