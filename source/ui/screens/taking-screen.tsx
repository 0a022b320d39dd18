import {positionOf} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import {type Line, span} from '../draw/span.js';
import type {AppState, Screen} from '../state/app-state.js';
import {texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Theme} from '../theme.js';
import {keyLines, Middle, middleColumn} from './middle.js';

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
	const room = size.columns - middleColumn(size) - 1;
	const paragraph = (words: string): readonly Line[] =>
		wrapped(words, Math.min(widest, room)).map(line => [span(line)]);
	const lines: readonly Line[] = [
		[span(screens.resultDeal(session.game.name, session.dealNumber), 'bright')],
		[span(screens.resultHome(cardsHome(positionOf(session)), cardsNeeded(session.game)))],
		[],
		...paragraph(
			doubt?.isKnown === false ? screens.damagedLock : screens.perhapsOpenSince(doubt?.since),
		),
		...paragraph(screens.takingMeans),
		[],
		...keyLines('taking', text),
		[],
		...paragraph(taking.note ?? ''),
	];
	return <Middle size={size} lines={lines} theme={theme} />;
};
