import {encodeSave, isSave, type Save} from '../play/save.js';
import {createOrder} from '../play/save-order.js';
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
	/** The game saved last, whoever holds it. */
	readonly latest: () => Save | undefined;
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
	const {files, problems, newName, pathOf, previousOf, take, isFree, latest, isOther} =
		surroundings;
	let slot = name;
	let lock = held;
	let known = loaded;
	let pending: Save | undefined;
	const inOrder = createOrder(latest, files.now);
	let isReleased = false;
	let isFlushLost = false;
	let whenLost: (problem: Problem) => void = () => undefined;
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

	/** A flush that failed may have lost the save: it is written once more, and now waited for. A later save has a flush of its own. */
	const lose = (save: Save, error: unknown): void => {
		if (known === save) {
			pending ??= save;
			isFlushLost = true;
			whenLost(problems.fail('game', error, pathOf(slot)));
		}
	};

	const write = (): Problem | undefined => {
		if (pending === undefined) {
			return undefined;
		}

		if (!isSave(pending)) {
			return problems.stand('game', {key: 'game-too-long', path: pathOf(slot)});
		}

		const saving = pending;
		try {
			loss = undefined;
			own();
			files.write(pathOf(slot), encodeSave(saving), {
				flush: isFlushLost ? 'now' : 'soon',
				previous: previousOf(slot),
				onFailure: error => lose(saving, error),
			});
			known = saving;
			mark = files.mark(pathOf(slot));
			pending = undefined;
			isFlushLost = false;
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
		/** Says what is called when it comes out later that a save may be lost. */
		onLoss: (act: (problem: Problem) => void): void => {
			whenLost = act;
		},
		isWritten: () => pending === undefined,
		/** The game as it is to be kept. */
		game: (): Save | undefined => pending ?? known,
		save: (save: Save): Problem | undefined => {
			pending = inOrder(save);
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
