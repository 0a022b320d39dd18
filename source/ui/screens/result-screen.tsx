import {positionOf} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import {type Line, span} from '../draw/span.js';
import type {Playing} from '../state/app-state.js';
import {texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Theme} from '../theme.js';
import {keyLines, Middle, middleColumn} from './middle.js';

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
	const room = size.columns - middleColumn(size) - 1;
	const lines: readonly Line[] = [
		[span(screens.resultTitle[session.finished ?? 'lost'], 'bright')],
		[],
		[span(screens.resultDeal(session.game.name, session.dealNumber))],
		[span(screens.resultHome(cardsHome(position), cardsNeeded(session.game)))],
		[span(screens.resultMoves(session.at))],
		[span(screens.resultTime(Math.floor(session.activeSeconds)))],
		...(session.replay ? [[span(screens.resultReplay, 'quiet')]] : []),
		[],
		...keyLines('result', text),
		[],
		...wrapped(message, room).map((line): Line => [span(line)]),
	];
	return <Middle size={size} lines={lines} theme={theme} />;
};
