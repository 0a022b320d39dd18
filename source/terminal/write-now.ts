import {Buffer} from 'node:buffer';
import {writeSync} from 'node:fs';

const fewAttempts = 40;
const attemptPause = 5;

/** Whether a write failed only because the reader is slow. */
export const isFull = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EAGAIN';

const pause = (milliseconds: number): void => {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/**
Writes all of it to a descriptor before returning, or gives up when nothing is taken any more.
Answers the error that was in the way; a reader that doesn't read is none.
*/
export const writeNow = (
	descriptor: number,
	text: string,
	attempts = fewAttempts,
): NodeJS.ErrnoException | undefined => {
	let rest = Buffer.from(text);
	for (let attempt = 0; attempt < attempts && rest.length > 0; attempt++) {
		try {
			rest = rest.subarray(writeSync(descriptor, rest));
		} catch (error) {
			if (!isFull(error)) {
				return error as NodeJS.ErrnoException;
			}

			pause(attemptPause);
		}
	}

	return undefined;
};
