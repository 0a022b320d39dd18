import type {Save} from '../../source/play/save.js';
import {isOver, newSession, positionOf, type Session, saveOf} from '../../source/play/session.js';
import type {Action, Move} from '../../source/rules/move.js';
import {legalMoves} from '../../source/rules/moves.js';
import {packetLabels} from '../../source/ui/draw/table-view.js';
import type {KeyName} from '../../source/ui/keyboard.js';
import {pileKeys} from '../../source/ui/keys.js';
import {initialState, reduce} from '../../source/ui/reducer/reduce.js';
import {spotOf} from '../../source/ui/spots.js';
import {isPlaying, type Playing} from '../../source/ui/state/app-state.js';
import {named} from './position.js';

const noon = Date.UTC(2026, 0, 2, 12);

const actionKeys: Readonly<Record<Action, KeyName>> = {
	deal: 'd',
	redeal: 'R',
	flip: 'v',
	turn: 't',
	tuck: 't',
	pull: 'p',
};

const started = initialState(
	{columns: 80, rows: 24},
	{
		language: 'en',
		theme: 'terminal',
		suitColours: 2,
		isAnimated: false,
		isClockShown: false,
	},
	noon,
);

/** The state of a program at 80×24, without animation, that has begun that game or taken it up. */
export const twinOf = (session: Session): Playing => {
	const state = reduce(started, {kind: 'begun', session, message: ''}) as Playing;
	return isOver(session) ? {...state, screen: {kind: 'result'}} : state;
};

/** A deal with nothing played yet; its id is none that a program gives. */
export const freshSession = (
	game: string,
	dealNumber: number,
	id = '20260102t120000-abcdefghijklmnop',
) =>
	newSession({
		game: named(game),
		dealNumber,
		id,
		startedAt: new Date(noon).toISOString(),
		replay: false,
	});

/** The twin after one more key. */
export const afterKey = (state: Playing, key: KeyName): Playing => {
	const next = reduce(state, {kind: 'key', key, at: noon, isSeen: true});
	if (!isPlaying(next)) {
		throw new Error(`No game is on the table after ${key}`);
	}
	return next;
};

const sourceKeys = (state: Playing, move: Extract<Move, {kind: 'card'}>): readonly KeyName[] => {
	const {source} = move;
	switch (source.at) {
		case 'tableau':
			return [pileKeys[source.index] ?? ''];
		case 'packet': {
			const {game} = state.play.session;
			const spots = legalMoves(game, positionOf(state.play.session)).flatMap(one =>
				one.kind === 'card' ? [spotOf(one.source)] : [],
			);
			return ['e', packetLabels(new Set(spots)).get(spotOf(source)) ?? ''];
		}
		case 'reserve':
			return ['w'];
	}
};

const targetKeys = ({target}: Extract<Move, {kind: 'card'}>): readonly (readonly KeyName[])[] => {
	switch (target.at) {
		case 'tableau':
			return [[pileKeys[target.index] ?? '']];
		case 'foundation':
			return [[String(target.index + 1)], ['F', String(target.index + 1)]];
		case 'aside':
			return [];
	}
};

/** The keys that make a legal move, as a player would type them; `undefined` where only the cursor could. */
export const keysFor = (state: Playing, move: Move): readonly KeyName[] | undefined => {
	const ways =
		move.kind === 'action'
			? [[actionKeys[move.action]]]
			: [[], ...targetKeys(move)].map(keys => [...sourceKeys(state, move), ...keys]);
	const {at} = state.play.session;
	return ways.find(keys => {
		const {session} = keys.reduce(afterKey, state).play;
		return session.at === at + 1 && session.moves.at(-1)?.text === move.text;
	});
};

/** What two tellings of one game share: all that must not be lost. */
export const told = (save: Save): string =>
	`${save.game} ${save.dealNumber}: ${save.moves.join(' ')} at ${save.at} ${save.finished ?? 'open'}`;

export const toldSession = (session: Session): string =>
	told(saveOf(session, new Date(noon).toISOString()));
