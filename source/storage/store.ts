import type {Result} from '../play/result.js';
import type {Save} from '../play/save.js';
import {statisticsJson} from '../play/statistics-json.js';
import {type SetInConf, setInConf} from './conf-file.js';
import {type Disk, nodeDisk} from './disk.js';
import {type Facts, filesIn, gathered, isSetAside, linksIn, unlistableIn} from './facts.js';
import {createFiles} from './files.js';
import type {Recount} from './folding.js';
import {createLastFrame, type LastFrame} from './last-frame.js';
import {createOffers, type DoubtfulGame, type SavedGame} from './offers.js';
import {createOpenGames, type GameSlot} from './open-games.js';
import type {Problem} from './problem.js';
import {createProblems, problemOf} from './problems.js';
import {createSettings, type Settings} from './settings.js';
import type {Slot} from './slot.js';
import {createSlots, savedIn} from './slots.js';
import {createStatistics, type Reset, type Tally} from './statistics.js';
import {obstacleIn} from './trial.js';

/** Everything the program keeps. No function throws; what goes wrong is told by `problems`. */
export type Store = {
	readonly directory: string;
	/** The games that can be taken up, the one left last first. */
	readonly resumable: () => readonly SavedGame[];
	/** The games that windows have open, as they were last saved. */
	readonly open: () => readonly Save[];
	/** All games, those that wait and those that windows have open, as they were last saved. */
	readonly games: () => readonly Save[];
	/** The games of which can't be known whether they are open on another machine or in a container, newest first. */
	readonly doubtful: () => readonly DoubtfulGame[];
	/** Takes up a game; `undefined` if another window was quicker. One that may be open elsewhere is taken only if that is insisted on; whoever had it finds out with the next save, and goes on with a copy. */
	readonly claim: (
		slot: string,
		isInsisted?: boolean,
	) => {readonly slot: GameSlot; readonly save: Save} | undefined;
	/** A place for a new game. Nothing is written before the first save. */
	readonly newSlot: () => GameSlot;
	/** Records a result so that nothing can lose it, or keeps it in memory and tells what is in the way. The second result of a game is ignored. */
	readonly finish: (result: Result) => Problem | undefined;
	/** All results so far, those of other windows too. */
	readonly statistics: () => Tally;
	/** Adds waiting results to the statistics file and tidies up when there is leisure. */
	readonly foldSoon: () => void;
	/** The same at once. `false` if another window is at it or it can't be done; nothing is lost by that. */
	readonly fold: () => Promise<boolean>;
	readonly settings: {
		readonly get: () => Settings;
		/** Changes the given settings from now on, and on the disk soon. */
		readonly set: (change: Settings) => void;
	};
	/** The picture of the table that was left last; `glance` reads it. */
	readonly lastFrame: {
		readonly set: (frame: LastFrame) => void;
		readonly forget: () => void;
	};
	/** What the player should be told: what still stands, and what happened since `told`. */
	readonly problems: () => readonly Problem[];
	/** Forgets what happened and was shown; what still stands stays. */
	readonly told: () => void;
	/** Tries again, at once, what could not be written; settings in the background. `true` if nothing waits any more. */
	readonly retry: () => boolean;
	/** Writes the statistics as JSON to a file that must not exist yet. */
	readonly exportTo: (path: string) => Problem | undefined;
	/** Starts the statistics anew and keeps the old ones. */
	readonly reset: () => Promise<Reset>;
	/** Counts all results ever recorded anew and puts the statistics right by that. */
	readonly recount: () => Promise<Recount>;
	readonly facts: () => Facts;
	/** What keeps games and results from being written, tried out with a file that is removed again. */
	readonly obstacle: () => Problem | undefined;
	/** Waits for what was begun, as the folding and the settings. Games are not released by it, but those that are over. */
	readonly close: () => Promise<void>;
};

/** Where a store lies, and what it needs to know of the world; tests put a disk and a conf of their own in place. */
export type StoreOptions = {
	/** As `dataDirectory` finds it. */
	readonly directory: string;
	readonly now: () => Date;
	/** Whether the rules allow all the moves of a save. */
	readonly isSound: (save: Save) => boolean;
	/** After how long, in milliseconds, what could not be written is tried again by itself. */
	readonly patience?: number;
	readonly disk?: Disk;
	readonly setInConf?: SetInConf;
};

const leisure = 300;
/** How long an end waits for the disk, in milliseconds. */
const flushPatience = 1000;

/** Opens the data directory. Nothing is read or written before it is asked for. */
export const openStore = (options: StoreOptions): Store => {
	const {directory, now, isSound} = options;
	const set = options.setInConf ?? setInConf;
	const problems = createProblems();
	const files = createFiles(options.disk ?? nodeDisk, now, problems);
	const slots = createSlots(directory, files, problems, isSound);
	const statistics = createStatistics(directory, files, problems, set, () =>
		slots.names().map(name => slots.peek(name)?.id),
	);
	const settings = createSettings(directory, files, problems, set);
	const lastFrame = createLastFrame(directory, files);
	const games = createOpenGames(slots.openNew, statistics.waiting, problem => {
		tryLater(problem);
	});
	let timer: NodeJS.Timeout | undefined;
	let later: NodeJS.Timeout | undefined;
	let folding: Promise<boolean> = Promise.resolve(true);

	const foldNow = (): Promise<boolean> => {
		clearTimeout(timer);
		timer = undefined;
		folding = folding.then(async () => {
			const done = await statistics.fold();
			slots.sweep();
			return done;
		});
		return folding;
	};

	const writeAll = (): boolean => {
		statistics.writeWaiting();
		return games.write();
	};

	const tryLater = (problem: Problem | undefined): Problem | undefined => {
		if (problem !== undefined && later === undefined) {
			later = setTimeout(() => {
				later = undefined;
				if (!writeAll()) {
					tryLater(problem);
				}
			}, options.patience ?? 5000).unref();
		}

		return problem;
	};

	const slotOf = (slot: Slot): GameSlot => {
		const game = games.hold(slot);
		return {
			...game,
			save: save => {
				// What could not be written before a moment ago may be possible now.
				if (!statistics.isWritten()) {
					statistics.writeWaiting();
				}

				const problem = game.save(save);
				return game.isWritten() ? problem : tryLater(problem);
			},
		};
	};

	const offers = createOffers(slots, statistics.outcomes, result =>
		tryLater(statistics.finish(result)),
	);

	return {
		directory,
		resumable: offers.resumable,
		doubtful: offers.doubtful,
		open: () => savedIn(slots, true),
		games: slots.all,
		claim: (name, isInsisted = false) => {
			const claimed = slots.claim(name, isInsisted);
			if (claimed === undefined) {
				return undefined;
			}

			const [saved] = offers.withOutcomes([{slot: name, save: claimed.save}]);
			return {slot: slotOf(claimed.game), save: saved?.save ?? claimed.save};
		},
		newSlot: () => slotOf(slots.openNew()),
		finish: result => tryLater(statistics.finish(result)),
		statistics: statistics.all,
		foldSoon: () => {
			timer ??= setTimeout(() => void foldNow(), leisure).unref();
		},
		fold: foldNow,
		settings: {get: settings.get, set: settings.set},
		lastFrame: {set: lastFrame.set, forget: lastFrame.forget},
		problems: () => gathered(problems.list(), directory, files),
		told: problems.told,
		retry: () => {
			if (!settings.isWritten()) {
				void settings.written();
			}

			return writeAll() && settings.isWritten();
		},
		exportTo: path => {
			const text = `${JSON.stringify(statisticsJson(statistics.all()), undefined, '\t')}\n`;
			try {
				return files.create(path, text, 'now')
					? undefined
					: {key: 'not-written', path, code: 'EEXIST'};
			} catch (error) {
				return problemOf(error, path);
			}
		},
		reset: statistics.reset,
		recount: statistics.recount,
		facts: () => {
			const found = filesIn(directory, files);
			for (const problem of unlistableIn(directory, files)) {
				problems.happen(problem);
			}

			return {
				directory,
				files: found,
				bytes: found.reduce((sum, file) => sum + file.bytes, 0),
				links: linksIn(directory, files),
				setAside: found.map(file => file.path).filter(isSetAside),
				waitingResults: statistics.waitingResults(),
				games: slots.names().map(slot => ({slot, holder: slots.holder(slot)})),
			};
		},
		obstacle: () => obstacleIn(directory, files),
		close: async () => {
			if (timer !== undefined) {
				await foldNow();
			}

			await Promise.all([folding, settings.written()]);
			writeAll();
			games.close();
			await files.flushed(flushPatience);
		},
	};
};
