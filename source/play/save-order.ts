import type {Save} from './save.js';

/** Longer than that nobody waits between two saves: then it was the clock that leapt. */
const longestPause = 86_400_000;

/** Where a save stands in the order of saving: milliseconds since 1970, on a clock that never goes back. */
export const orderOf = (save: Save): number => save.order ?? Date.parse(save.savedAt);

/** The saves of any games in the order in which they were made, the last first. */
export const byOrder = (one: Save, other: Save): number => orderOf(other) - orderOf(one);

/**
Puts the saves of a game, one after another, behind all that was saved before, also when the clock was wrong then or is now.

@param latest The last save of any game; asked for once.
*/
export const createOrder = (
	latest: () => Save | undefined,
	now: () => Date,
): ((save: Save) => Save) => {
	let own: Save | undefined;

	/** The earliest place that is behind all others. */
	const leastAt = (time: number): number => {
		const before = own ?? latest();
		if (before === undefined || (own === undefined && orderOf(before) < now().getTime())) {
			return time;
		}

		const passed = Math.max(0, time - Date.parse(before.savedAt));
		return orderOf(before) + Math.min(passed, longestPause) + (own === undefined ? 1 : 0);
	};

	return save => {
		const time = Date.parse(save.savedAt);
		const order = Math.max(time, leastAt(time));
		own = order === time ? save : {...save, order};
		return own;
	};
};
