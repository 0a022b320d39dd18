import type {KeyName} from './keyboard.js';
import {isLeavingKey} from './keys.js';

/** How long keys are obeyed before the screen is drawn and the terminal heard again, in milliseconds. */
const slice = 100;
/** Nobody types more ahead: what comes beyond is dropped. */
const mostKeys = 10_000;

type Press = {readonly key: KeyName; readonly at: number};

/** What works the queue off. Times in milliseconds. */
export type Worker = {
	/** Obeys a key that came at that time. */
	readonly obey: (key: KeyName, at: number) => void;
	/** Draws what the keys obeyed so far have made. */
	readonly show: () => void;
	readonly now: () => number;
	/** Calls back once the terminal has been heard. */
	readonly later: (action: () => void) => void;
};

/**
 * Obeys keys in their order, a tenth of a second at a time. A key that leaves waits for no more than that: what
 * would have come before it is dropped.
 */
export const createKeyQueue = ({obey, show, now, later}: Worker) => {
	let waiting: Press[] = [];
	let isWorking = false;

	const work = () => {
		const end = now() + slice;
		let done = 0;
		while (done < waiting.length && (done === 0 || now() < end)) {
			const {key, at} = waiting[done++] as Press;
			obey(key, at);
		}
		waiting.splice(0, done);
		const leaving = waiting.find(({key}) => isLeavingKey(key));
		if (leaving !== undefined) {
			waiting = [];
			obey(leaving.key, leaving.at);
		}
		isWorking = waiting.length > 0;
		show();
		if (isWorking) {
			later(work);
		}
	};

	return {
		/** Whether keys wait for their turn. */
		isWorking: () => isWorking,
		push: (keys: readonly KeyName[]) => {
			const at = now();
			const room = Math.max(0, mostKeys - waiting.length);
			waiting.push(...keys.slice(0, room).map(key => ({key, at})));
			const leaving = keys.slice(room).find(isLeavingKey);
			if (leaving !== undefined) {
				waiting.push({key: leaving, at});
			}
			if (!isWorking) {
				work();
			}
		},
	};
};
