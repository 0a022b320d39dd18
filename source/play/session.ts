import {gameOf} from '../games/index.js';
import {applied} from '../rules/apply.js';
import type {Game} from '../rules/game.js';
import {type Move, parseMove} from '../rules/move.js';
import {refusal, statusOf} from '../rules/moves.js';
import {cardsHome, cardsNeeded, type Position} from '../rules/position.js';
import {startPosition} from '../rules/start.js';
import {KnownMoves} from './known-moves.js';
import type {Outcome, Result} from './result.js';
import type {Save} from './save.js';

/** One deal being played, with all that was done in it. Read-only; every step makes a new one. */
export type Session = {
	readonly game: Game;
	readonly dealNumber: number;
	/** Names the deal played, and so its one result. */
	readonly id: string;
	readonly startedAt: string;
	/** Whether the player asked for a deal that he had played before. */
	readonly replay: boolean;
	/** All moves made, those undone included. */
	readonly moves: readonly Move[];
	/** The position before the first move and after each: one more than moves. */
	readonly positions: readonly Position[];
	readonly known: KnownMoves;
	/** How many moves are in force. */
	readonly at: number;
	/** Time in which the player was at it. */
	readonly activeSeconds: number;
	readonly undos: number;
	readonly hints: number;
	/** How the deal was counted; what is played after it changes nothing. */
	readonly finished: Outcome | undefined;
};

/** What distinguishes one deal played from all others. */
export type Beginning = Pick<Session, 'game' | 'dealNumber' | 'id' | 'startedAt' | 'replay'>;

export const newSession = (beginning: Beginning): Session => ({
	...beginning,
	moves: [],
	positions: [startPosition(beginning.game, beginning.dealNumber)],
	known: new KnownMoves(),
	at: 0,
	activeSeconds: 0,
	undos: 0,
	hints: 0,
	finished: undefined,
});

/** The position on the table. */
export const positionOf = (session: Session): Position => session.positions[session.at] as Position;

/** What may be done on the table. */
export const legalIn = (session: Session): readonly Move[] =>
	session.known.of(session.game, positionOf(session));

const withOutcome = (session: Session): Session => {
	const status = statusOf(session.game, positionOf(session));
	return session.finished === undefined && status !== 'playing'
		? {...session, finished: status}
		: session;
};

/** The session after a legal move; what was undone is forgotten. A game that ends so is finished. */
export const played = (session: Session, move: Move): Session =>
	withOutcome({
		...session,
		moves: [...session.moves.slice(0, session.at), move],
		positions: [
			...session.positions.slice(0, session.at + 1),
			applied(session.game, positionOf(session), move),
		],
		at: session.at + 1,
	});

export const canUndo = (session: Session): boolean => session.at > 0;

export const undone = (session: Session): Session => ({
	...session,
	at: session.at - 1,
	undos: session.undos + 1,
});

export const canRedo = (session: Session): boolean => session.at < session.moves.length;

export const redone = (session: Session): Session => ({...session, at: session.at + 1});

/** Whether leaving this deal for good would count as a loss: it has begun and isn't counted yet. */
export const countsAsLoss = (session: Session): boolean =>
	session.moves.length > 0 && session.finished === undefined;

/** Whether it is counted and nothing can be played in it: what is left of it need not be kept. */
export const isOver = (session: Session): boolean =>
	session.finished === 'given-up' ||
	(session.finished !== undefined && statusOf(session.game, positionOf(session)) !== 'playing');

export const saveOf = (session: Session, savedAt: string): Save => ({
	format: 1,
	id: session.id,
	game: session.game.id,
	dealNumber: session.dealNumber,
	moves: session.moves.map(({text}) => text),
	at: session.at,
	startedAt: session.startedAt,
	savedAt,
	activeSeconds: Math.floor(session.activeSeconds),
	undos: session.undos,
	hints: session.hints,
	replay: session.replay,
	...(session.finished === undefined ? {} : {finished: session.finished}),
});

/**
 * The session that a save describes, by playing its moves again; `undefined` if the rules refuse one, or if
 * there is no such game.
 */
export const sessionOf = (
	save: Save,
	find: (id: string) => Game | undefined = gameOf,
): Session | undefined => {
	const game = find(save.game);
	if (game === undefined || save.at > save.moves.length) {
		return undefined;
	}
	const moves: Move[] = [];
	const positions = [startPosition(game, save.dealNumber)];
	for (const text of save.moves) {
		const move = parseMove(text);
		const position = positions.at(-1) as Position;
		if (move === undefined || refusal(game, position, move) !== undefined) {
			return undefined;
		}
		moves.push(move);
		positions.push(applied(game, position, move));
	}
	const {id, dealNumber, startedAt, replay, at, activeSeconds, undos, hints, finished} = save;
	return {
		game,
		id,
		dealNumber,
		startedAt,
		replay,
		moves,
		positions,
		known: new KnownMoves(),
		at,
		activeSeconds,
		undos,
		hints,
		finished,
	};
};

/** What is recorded of the deal once it is finished. */
export const resultOf = (session: Session, outcome: Outcome, endedAt: string): Result => ({
	format: 1,
	id: session.id,
	game: session.game.id,
	dealNumber: session.dealNumber,
	outcome,
	replay: session.replay,
	home: cardsHome(positionOf(session)),
	of: cardsNeeded(session.game),
	moves: session.at,
	seconds: Math.floor(session.activeSeconds),
	undos: session.undos,
	hints: session.hints,
	startedAt: session.startedAt,
	endedAt,
});
