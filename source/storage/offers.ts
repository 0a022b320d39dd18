import type {Outcome, Result} from '../play/result.js';
import type {Save} from '../play/save.js';
import {byOrder} from '../play/save-order.js';
import type {Slots} from './slots.js';

/** A game left by a window that is no longer there. */
export type SavedGame = {
	readonly slot: string;
	/** With `finished` set, its result is already recorded, even if the program ended before it could say so in the save. */
	readonly save: Save;
};

/** A game of which can't be known whether a window has it. */
export type DoubtfulGame = SavedGame & {
	/** Whether its lock says by whom it was opened. */
	readonly isKnown: boolean;
	/** When it was opened, in milliseconds since 1970. */
	readonly since: number | undefined;
};

const newestFirst = (one: SavedGame, other: SavedGame): number => byOrder(one.save, other.save);

/**
The games that can be taken up, and those that perhaps can.

@param outcomes Tells of every game whose result is recorded how it ended.
*/
export const createOffers = (
	slots: Slots,
	outcomes: () => (id: string) => Outcome | undefined,
	record: (result: Result) => void,
) => {
	/** A result that could not be recorded when its game ended is recorded now. */
	const withOutcomes = (saved: readonly SavedGame[]): readonly SavedGame[] => {
		if (saved.every(({save}) => save.finished !== undefined && save.result === undefined)) {
			return saved;
		}

		const outcomeOf = outcomes();
		return saved.map(({slot, save}) => {
			const outcome = outcomeOf(save.id);
			if (save.result !== undefined && outcome === undefined) {
				record(save.result);
			}

			const finished = save.finished ?? outcome;
			return {slot, save: finished === undefined ? save : {...save, finished}};
		});
	};

	return {
		withOutcomes,
		resumable: (): readonly SavedGame[] => {
			const saved = slots.names().flatMap(slot => {
				const save = slots.holder(slot) === undefined ? slots.load(slot) : undefined;
				return save === undefined ? [] : [{slot, save}];
			});
			return withOutcomes(saved.toSorted(newestFirst));
		},
		doubtful: (): readonly DoubtfulGame[] => {
			const saved = slots.names().flatMap(slot => {
				const holder = slots.holder(slot);
				const save = holder?.kind === 'doubtful' ? slots.peek(slot) : undefined;
				return holder?.kind === 'doubtful' && save !== undefined
					? [{slot, save, isKnown: holder.isKnown, since: holder.since}]
					: [];
			});
			return saved.toSorted(newestFirst);
		},
	};
};
