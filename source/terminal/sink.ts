import {Buffer} from 'node:buffer';
import {constants, openSync, writeSync} from 'node:fs';
import {isFull, writeNow} from './write-now.js';

/** What the terminal is written to: a `tty.WriteStream`, or less in tests. */
export type OutputStream = {
	readonly fd?: number;
	readonly isTTY?: boolean;
	readonly columns?: number;
	readonly rows?: number;
	/** Node's own: asks the terminal for its size, and emits `resize` if it has changed. */
	_refreshSize?(): void;
	write(text: string, callback?: (error?: Error | null) => void): boolean;
	on(event: 'resize' | 'drain' | 'error', listener: (error: Error) => void): unknown;
	off(event: 'resize' | 'drain' | 'error', listener: (error: Error) => void): unknown;
};

/** The way to the terminal. It never waits for a terminal that doesn't read. */
export type Sink = {
	/** Sends text; what the terminal doesn't take now goes later. */
	send(text: string): void;
	/** Whether some text hasn't gone yet. */
	isBusy(): boolean;
	/** Drops what hasn't gone and sends this before it returns, or gives up within a fifth of a second. */
	sendLast(text: string): void;
};

export type SinkEvents = {
	/** The text that had to wait has gone. */
	readonly onDrain: () => void;
	/** The terminal is no longer there; called once, never from within `send`. */
	readonly onGone: (error: Error) => void;
};

const openWithoutWaiting = (stream: OutputStream): number | undefined => {
	if (process.platform !== 'linux' || stream.isTTY !== true || stream.fd === undefined) {
		return undefined;
	}

	try {
		const {O_WRONLY, O_NONBLOCK, O_NOCTTY} = constants;
		return openSync(`/proc/self/fd/${stream.fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
	} catch {
		return undefined;
	}
};

const once = (action: (error: Error) => void): ((error: Error) => void) => {
	let isDone = false;
	return error => {
		if (!isDone) {
			isDone = true;
			queueMicrotask(() => {
				action(error);
			});
		}
	};
};

const longestPause = 64;

/** Node writes to a terminal synchronously and stands still while it doesn't read; a descriptor of our own that doesn't wait avoids that. */
const descriptorSink = (descriptor: number, {onDrain, onGone}: SinkEvents): Sink => {
	const reportGone = once(onGone);
	let rest: Buffer | undefined;
	let timer: NodeJS.Timeout | undefined;
	let isGone = false;

	const attempt = (data: Buffer, pauseAfter: number): void => {
		rest = undefined;
		timer = undefined;
		let left = data;
		try {
			while (left.length > 0) {
				left = left.subarray(writeSync(descriptor, left));
			}
		} catch (error) {
			if (!isFull(error)) {
				isGone = true;
				reportGone(error as Error);
				return;
			}

			rest = left;
			timer = setTimeout(() => {
				attempt(left, Math.min(pauseAfter * 2, longestPause));
				if (rest === undefined && !isGone) {
					onDrain();
				}
			}, pauseAfter);
		}
	};

	return {
		send(text) {
			if (isGone) {
				return;
			}

			if (rest === undefined) {
				attempt(Buffer.from(text), 1);
			} else {
				const data = Buffer.concat([rest, Buffer.from(text)]);
				clearTimeout(timer);
				attempt(data, 1);
			}
		},
		isBusy: () => rest !== undefined,
		sendLast(text) {
			clearTimeout(timer);
			rest = undefined;
			if (!isGone) {
				writeNow(descriptor, text);
			}
		},
	};
};

const streamSink = (stream: OutputStream, {onDrain, onGone}: SinkEvents): Sink => {
	const reportGone = once(onGone);
	let isBusy = false;
	stream.on('drain', () => {
		isBusy = false;
		onDrain();
	});
	const send = (text: string): void => {
		try {
			const isTaken = stream.write(text, error => {
				if (error) {
					reportGone(error);
				}
			});
			isBusy = !isTaken;
		} catch (error) {
			reportGone(error as Error);
		}
	};

	return {
		send,
		isBusy: () => isBusy,
		sendLast(text) {
			if (stream.fd === undefined || stream.isTTY !== true) {
				send(text);
			} else {
				writeNow(stream.fd, text);
			}
		},
	};
};

export const openSink = (stream: OutputStream, events: SinkEvents): Sink => {
	const descriptor = openWithoutWaiting(stream);
	return descriptor === undefined ? streamSink(stream, events) : descriptorSink(descriptor, events);
};
