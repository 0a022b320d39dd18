import {positionOf} from '../../source/play/session.js';
import {generator} from '../../source/random.js';
import {legalMoves} from '../../source/rules/moves.js';
import {storeIn} from './kept.ts';
import {type OpenTerminal, openTerminal} from './terminal.ts';
import {afterKey, freshSession, keysFor, told, toldSession, twinOf} from './twin.ts';

/** One of several windows that play in one home, and what its game is by now. */
export type Party = {readonly terminal: OpenTerminal; readonly told: string};

/** Opens a window on a deal and plays so many legal moves by keys. */
export const playParty = async (
	home: string,
	game: string,
	dealNumber: number,
	moves: number,
): Promise<Party> => {
	const draw = generator(dealNumber, 99);
	const terminal = openTerminal({
		home,
		args: [game, '--deal', String(dealNumber), '--no-animation'],
	});
	await terminal.waitFor(new RegExp(`no\\. ${dealNumber} .*home`), {within: 60_000});
	// The picture comes first, and its last bytes would be taken for an answer.
	await terminal.waitFor(() => terminal.modes().bracketedPaste);
	let state = twinOf(freshSession(game, dealNumber));
	while (state.play.session.at < moves) {
		const {session} = state.play;
		const legal = legalMoves(session.game, positionOf(session));
		const keys = keysFor(state, legal[draw() % legal.length]!) ?? [];
		for (const key of keys) {
			terminal.resetBytes();
			terminal.type(key);
			await terminal.waitFor(() => terminal.bytes() > 0);
			state = afterKey(state, key);
		}
	}
	return {terminal, told: toldSession(state.play.session)};
};

/** The games that wait in a home, in the words of `told`, in alphabetical order. */
export const waitingIn = (home: string): readonly string[] =>
	storeIn(home)
		.resumable()
		.map(({save}) => told(save))
		.toSorted();
