import type {Result} from '../play/result.js';
import type {Save} from '../play/save.js';
import type {Statistics} from '../play/statistics.js';
import type {Facts} from './facts.js';
import type {Problem} from './problem.js';
import type {Settings} from './settings.js';

/** A game left by a session that is no longer there. */
export type SavedGame = {
	readonly slot: string;
	/** With `finished` set, its result is already recorded, even if the program ended before it could say so in the save. */
	readonly save: Save;
};

/** The place of one game on the disk, held by this session until it is released or discarded. */
export type GameSlot = {
	/** Writes the game in place of the one before it, or keeps it in memory and tells what is in the way. Never throws. */
	readonly save: (save: Save) => Problem | undefined;
	/** Leaves the game for the next start. */
	readonly release: () => void;
	/** Removes the game. */
	readonly discard: () => void;
};

/** Everything the program keeps. No function throws; what goes wrong is told by `problems`. */
export type Store = {
	readonly directory: string;
	/** The games that can be taken up, newest first. */
	readonly resumable: () => readonly SavedGame[];
	/** Takes up a game; `undefined` if another session was quicker. */
	readonly claim: (slot: string) => {readonly slot: GameSlot; readonly save: Save} | undefined;
	/** A place for a new game. Nothing is written before the first save. */
	readonly newSlot: () => GameSlot;
	/** Records a result so that nothing can lose it, or keeps it in memory and tells what is in the way. The second result of a game is ignored. */
	readonly finish: (result: Result) => Problem | undefined;
	/** All results so far, those of other sessions too. */
	readonly statistics: () => Statistics;
	/** Adds waiting results to the statistics file and tidies up when there is leisure. */
	readonly foldSoon: () => void;
	/** The same at once. `false` if another session is at it or it can't be done; nothing is lost by that. */
	readonly fold: () => Promise<boolean>;
	readonly settings: {
		readonly get: () => Settings;
		/** Changes the given settings from now on, and on the disk soon. */
		readonly set: (change: Settings) => void;
	};
	/** What the player should be told: what still stands, and what happened since `told`. */
	readonly problems: () => readonly Problem[];
	/** Forgets what happened and was shown; what still stands stays. */
	readonly told: () => void;
	/** Tries again what could not be written. `true` if nothing waits any more. */
	readonly retry: () => boolean;
	/** Writes the statistics as JSON to a file that must not exist yet. */
	readonly exportTo: (path: string) => Problem | undefined;
	/** Starts the statistics anew; answers where the old ones are kept, `undefined` if it could not be done. */
	readonly reset: () => Promise<string | undefined>;
	readonly facts: () => Facts;
	/** Waits for what was begun, as the folding and the settings. Games are not released by it. */
	readonly close: () => Promise<void>;
};
