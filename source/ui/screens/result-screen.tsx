import {Box} from 'ink';
import {positionOf} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import {Block} from '../components/block.js';
import {hintsOn} from '../draw/hint.js';
import {type Line, span} from '../draw/span.js';
import type {Playing} from '../state/app-state.js';
import {texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Theme} from '../theme.js';

const keyColumns = 4;

/** What came of the deal, and what can be done next. */
export const ResultScreen = ({state, theme}: {readonly state: Playing; readonly theme: Theme}) => {
	const {
		play: {session, message},
		size,
		options,
	} = state;
	const text = texts[options.language];
	const {screens} = text;
	const position = positionOf(session);
	const x = Math.max(1, Math.floor(size.columns / 2) - 26);
	const lines: readonly Line[] = [
		[span(screens.resultTitle[session.finished ?? 'lost'], 'bright')],
		[],
		[span(screens.resultDeal(session.game.name, session.dealNumber))],
		[span(screens.resultHome(cardsHome(position), cardsNeeded(session.game)))],
		[span(screens.resultMoves(session.at))],
		[span(screens.resultTime(Math.floor(session.activeSeconds)))],
		...(session.replay ? [[span(screens.resultReplay, 'quiet')]] : []),
		[],
		...hintsOn('result', text).map(
			({key, words}): Line => [span(key.padEnd(keyColumns), 'key'), span(words)],
		),
		[],
		...wrapped(message, size.columns - x - 1).map((line): Line => [span(line)]),
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
