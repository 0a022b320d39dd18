import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gameOf} from '../../source/games/index.ts';
import {newSession, played, positionOf, type Session, saveOf} from '../../source/play/session.ts';
import {generator} from '../../source/random.ts';
import {legalMoves} from '../../source/rules/moves.ts';
import {openStore} from '../../source/storage/store.ts';
import {makeHome} from '../helpers/home.ts';

/** A home without animations, so that a key's bytes come at once. */
export const stillHome = (): string => {
	const home = makeHome();
	mkdirSync(join(home, 'data'));
	writeFileSync(join(home, 'data', 'settings.json'), '{"format":1,"isAnimated":false}');
	return home;
};

export const forgetPicture = (home: string): void => {
	rmSync(join(home, 'data', 'frame.json'), {force: true});
};

const begin = (id: string, dealNumber: number): Session => {
	const game = gameOf(id);
	if (game === undefined) {
		throw new Error(`There is no game ${id}.`);
	}
	const startedAt = new Date().toISOString();
	return newSession({
		game,
		dealNumber,
		id: '20260102t120000-abcdefghijklmnop',
		startedAt,
		replay: false,
	});
};

/** The first deal in which random play comes so far. */
export const longSession = (id: string, moves: number): Session => {
	for (let dealNumber = 1; dealNumber < 200; dealNumber++) {
		const draw = generator(dealNumber, 0);
		let session = begin(id, dealNumber);
		while (session.at < moves) {
			const legal = legalMoves(session.game, positionOf(session));
			const move = legal[draw() % (legal.length || 1)];
			if (move === undefined) {
				break;
			}
			session = played(session, move);
		}
		if (session.at === moves && session.finished === undefined) {
			return session;
		}
	}
	throw new Error(`Random play makes no ${moves} moves in ${id}.`);
};

/** A home in which the game waits. */
export const homeWith = async (session: Session): Promise<string> => {
	const home = stillHome();
	const store = openStore({
		directory: join(home, 'data'),
		now: () => new Date(),
		isSound: () => true,
	});
	const slot = store.newSlot();
	slot.save(saveOf(session, new Date().toISOString()));
	slot.release();
	await store.close();
	return home;
};
