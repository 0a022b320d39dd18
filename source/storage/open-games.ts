import type {Result} from '../play/result.js';
import type {Save} from '../play/save.js';
import type {Problem} from './problem.js';
import type {Slot} from './slot.js';

/** The place of one game on the disk, held by this window until it is released or discarded. */
export type GameSlot = {
	/** Writes the game in place of the one before it, or keeps it in memory; answers what is in the way, or that the game had to take another place. Never throws. */
	readonly save: (save: Save) => Problem | undefined;
	/** Whether nothing of the game is in memory alone. */
	readonly isWritten: () => boolean;
	/** Leaves the game for the next start. What could not be written is still tried again. */
	readonly release: () => void;
	/** Removes the game, or leaves it until its result is recorded; the next save takes a new place. */
	readonly discard: () => void;
};

/**
The games that this process holds. As long as a result can't be recorded, its game is kept, and the result with it.

@param unrecorded Results that are in memory alone, by the ids of their games.
@param whenLost Called when it comes out later that a save may be lost, to have it written once more.
*/
export const createOpenGames = (
	openNew: () => Slot,
	unrecorded: ReadonlyMap<string, Result>,
	whenLost: (problem: Problem) => void,
) => {
	const games = new Set<Slot>();
	/** Those that are to be discarded once their results are recorded. */
	const over = new Set<Slot>();
	/** Games that have been written with their results. */
	const carrying = new Set<string>();

	const keep = (slot: Slot): Slot => {
		games.add(slot);
		slot.onLoss(problem => {
			games.add(slot);
			whenLost(problem);
		});
		return slot;
	};

	const isRecorded = (slot: Slot): boolean => {
		const id = slot.game()?.id;
		return id === undefined || !unrecorded.has(id);
	};

	const note = (slot: Slot): void => {
		const {id, result} = slot.game() ?? {};
		if (id !== undefined && result !== undefined && slot.isWritten()) {
			carrying.add(id);
		}
	};

	const discard = (slot: Slot): void => {
		over.delete(slot);
		games.delete(slot);
		slot.discard();
	};

	return {
		hold: (first: Slot): GameSlot => {
			let slot = keep(first);
			return {
				save: save => {
					const result = unrecorded.get(save.id);
					const problem = slot.save(result === undefined ? save : {...save, result});
					note(slot);
					return problem;
				},
				isWritten: () => slot.isWritten(),
				release: () => {
					slot.release();
					note(slot);
					if (slot.isWritten()) {
						games.delete(slot);
					}
				},
				discard: () => {
					if (isRecorded(slot)) {
						discard(slot);
					} else {
						over.add(slot);
					}

					slot = keep(openNew());
				},
			};
		},
		/** Writes what could not be written, and discards what has waited for that; `false` if anything is still in memory alone. */
		write: (): boolean => {
			for (const slot of games) {
				if (over.has(slot) && isRecorded(slot)) {
					discard(slot);
				} else {
					slot.write();
					note(slot);
				}
			}

			return (
				[...games].every(slot => slot.isWritten()) &&
				[...unrecorded.keys()].every(id => carrying.has(id))
			);
		},
		/** Leaves to the next start the games that wait for their results. */
		close: (): void => {
			for (const slot of over) {
				slot.release();
			}
		},
	};
};
