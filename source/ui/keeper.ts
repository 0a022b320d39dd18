import type {Outcome} from '../play/result.js';
import type {Session} from '../play/session.js';
import type {Game} from '../rules/game.js';
import type {Figures, Options, Waiting} from './state/app-state.js';

/** What the screens need of whoever keeps games and results. Nothing of it throws or waits. */
export type Keeper = {
	/** Games that wait to be taken up, the last saved first; then those that may be open elsewhere. */
	readonly waiting: () => readonly Waiting[];
	/** Takes a waiting game up, one that may be open elsewhere if that is insisted on; `undefined` if it is open elsewhere by now. */
	readonly resume: (slot: string, isInsisted?: boolean) => Session | undefined;
	/** Makes a place for a new game. */
	readonly begin: () => void;
	/** Keeps the game as it is now; answers what the player must be told, if anything. */
	readonly save: (session: Session) => string | undefined;
	/** Whether the game on the table is stored as it was last to be kept. */
	readonly isKept: () => boolean;
	/** Leaves the game to wait, unless nothing is left to be done in it. */
	readonly leave: (session: Session) => void;
	/** Keeps the game no longer. */
	readonly drop: () => void;
	/** Records how the game ended; answers what the player must be told, if anything. */
	readonly finish: (session: Session, outcome: Outcome) => string | undefined;
	/** Stores the options for the next start. */
	readonly keepOptions: (options: Options) => void;
	readonly statistics: () => Figures;
	/** Whether that deal is among the last results, or waits unfinished or is open in another window. */
	readonly wasPlayed: (game: Game, dealNumber: number) => boolean;
};
