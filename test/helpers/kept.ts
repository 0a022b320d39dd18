import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {newGameId} from '../../source/play/result.js';
import {played, type Session, saveOf, sessionOf} from '../../source/play/session.js';
import {parseMove} from '../../source/rules/move.js';
import {openStore, type Store} from '../../source/storage/store.js';
import {freshSession} from './twin.ts';

/** What a player's home keeps, read as the program reads it. */
export const storeIn = (home: string, folder = 'data'): Store =>
	openStore({
		directory: join(home, folder),
		now: () => new Date(),
		isSound: save => sessionOf(save) !== undefined,
	});

/** Results counted in all, replays among them. */
export const countedIn = (store: Store): number =>
	Object.values(store.statistics().games).reduce(
		(sum, totals) => sum + totals.played + totals.replaysPlayed,
		0,
	);

const readRecorded = (game: string, outcome: 'won' | 'lost') => {
	const file = join(import.meta.dirname, '..', 'recorded', `${game}-${outcome}.txt`);
	const [head = '', ...body] = readFileSync(file, 'utf8').split('\n\n');
	const dealNumber = Number(/^deal (\d+)$/m.exec(head)?.[1]);
	return {dealNumber, moves: body.join(' ').trim().split(/\s+/)};
};

const replayed = (game: string, dealNumber: number, moves: readonly string[]): Session =>
	moves
		.map(text => parseMove(text)!)
		.reduce(played, freshSession(game, dealNumber, newGameId(new Date(), randomBytes(10))));

/** A recorded game without its last moves. */
export const recorded = (game: string, outcome: 'won' | 'lost', without: number): Session => {
	const {dealNumber, moves} = readRecorded(game, outcome);
	return replayed(game, dealNumber, moves.slice(0, moves.length - without));
};

/** A recorded game up to a move. */
export const beforeMove = (game: string, outcome: 'won' | 'lost', move: string): Session => {
	const {dealNumber, moves} = readRecorded(game, outcome);
	return replayed(game, dealNumber, moves.slice(0, moves.indexOf(move)));
};

/** Leaves a game in a home as a program does that is left. */
export const plant = (home: string, session: Session): void => {
	const slot = storeIn(home).newSlot();
	slot.save(saveOf(session, new Date().toISOString()));
	slot.release();
};
