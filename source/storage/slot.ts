import {encodeSave, isSave, type Save} from '../play/save.js';
import type {Files} from './files.js';
import type {Lock} from './lock.js';
import type {Problem} from './problem.js';
import {type Problems, problemOf} from './problems.js';

/** What a slot needs to know of the directory it is in. */
export type Surroundings = {
	readonly files: Files;
	readonly problems: Problems;
	readonly newName: () => string;
	readonly pathOf: (slot: string) => string;
	readonly previousOf: (slot: string) => string;
	/** Throws if the disk doesn't let it. */
	readonly take: (slot: string) => Lock | undefined;
	/** Whether nothing else than this game is in the slot. */
	readonly isFree: (slot: string, known: Save | undefined) => boolean;
	/** Whether a whole game that is another one, or stands otherwise, is in the slot. */
	readonly isOther: (slot: string, known: Save | undefined) => boolean;
};

export type Slot = ReturnType<typeof openSlot>;

/**
The place of one game.

@param held The lock, if it could be taken.
@param loaded What was in the slot.
*/
export const openSlot = (
	surroundings: Surroundings,
	name: string,
	held: Lock | undefined,
	loaded?: Save,
) => {
	const {files, problems, newName, pathOf, previousOf, take, isFree, isOther} = surroundings;
	let slot = name;
	let lock = held;
	let known = loaded;
	let pending: Save | undefined;
	let isReleased = false;
	let mark = loaded && files.mark(pathOf(name));
	/** What has become of the place since it was last written. */
	let loss: Problem | undefined;

	const letGo = (): void => {
		lock?.release();
		lock = undefined;
	};

	/** One that has lost the place while it was writing may have written after all. */
	const isUntouched = (): boolean => mark === files.mark(pathOf(slot)) || !isOther(slot, known);

	const own = (): Lock => {
		if (lock?.isHeld()) {
			if (isUntouched()) {
				return lock;
			}

			letGo();
		} else {
			lock = take(slot);
			// While it was not held, another may have played it on, and left it perhaps.
			if (lock !== undefined && !isFree(slot, known)) {
				letGo();
			}
		}

		if (lock === undefined && known !== undefined) {
			loss = {key: 'taken-over', path: pathOf(slot)};
			problems.happen(loss);
		}

		while (lock === undefined) {
			slot = newName();
			lock = take(slot);
		}

		return lock;
	};

	const write = (): Problem | undefined => {
		if (pending === undefined) {
			return undefined;
		}

		if (!isSave(pending)) {
			return problems.stand('game', {key: 'game-too-long', path: pathOf(slot)});
		}

		try {
			loss = undefined;
			own();
			files.write(pathOf(slot), encodeSave(pending), {flush: 'soon', previous: previousOf(slot)});
			known = pending;
			mark = files.mark(pathOf(slot));
			pending = undefined;
			problems.succeed('game');
			if (isReleased) {
				letGo();
			}

			return loss;
		} catch (error) {
			return problems.fail('game', error, pathOf(slot));
		}
	};

	return {
		write,
		isWritten: () => pending === undefined,
		/** The game as it is to be kept. */
		game: (): Save | undefined => pending ?? known,
		save: (save: Save): Problem | undefined => {
			pending = save;
			return write();
		},
		release: (): void => {
			isReleased = true;
			write();
			letGo();
		},
		/** The place is of no use after it. */
		discard: (): void => {
			pending = undefined;
			known = undefined;
			problems.succeed('game');
			try {
				if (lock?.isHeld()) {
					// The older one first: alone it would be taken for the game.
					files.remove(previousOf(slot));
					files.remove(pathOf(slot));
				}
			} catch (error) {
				problems.happen(problemOf(error, pathOf(slot)));
			}

			letGo();
		},
	};
};
