import {writeSync} from 'node:fs';

const fewAttempts = 40;
const attemptPause = 5;

/** Whether a write failed only because the reader is slow. */
export const isFull = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Stands still. */
export const pause = (milliseconds: number): void => {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/**
Writes to a descriptor before returning. Gives up when for a fifth of a second, or as many attempts as are given, nothing is
taken any more; answers what is left then. Throws what else is in the way.
*/
export const writeNow = (descriptor: number, data: Buffer, attempts = fewAttempts): Buffer => {
	let rest = data;
	let left = attempts;
	while (rest.length > 0 && left > 0) {
		try {
			rest = rest.subarray(writeSync(descriptor, rest));
		} catch (error) {
			if (!isFull(error)) {
				throw error;
			}

			left -= 1;
			pause(attemptPause);
		}
	}

	return rest;
};
