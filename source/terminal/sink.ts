import {Buffer} from 'node:buffer';
import {writeSync} from 'node:fs';
import {writeLast, writeLastTo} from './last-words.js';
import {openOwn} from './own-descriptor.js';
import {isFull} from './write-now.js';

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
	/** Sends what hasn't gone and this before it returns; what isn't taken within a fifth of a second is left behind, to go when there is room. */
	sendLast(text: string): void;
};

export type SinkEvents = {
	/** The text that had to wait has gone. */
	readonly onDrain: () => void;
	/** The terminal is no longer there; called once, never from within `send`. */
	readonly onGone: (error: Error) => void;
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
const descriptorSink = (own: number, descriptor: number, {onDrain, onGone}: SinkEvents): Sink => {
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
				left = left.subarray(writeSync(own, left));
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
			const data = Buffer.concat([rest ?? Buffer.alloc(0), Buffer.from(text)]);
			rest = undefined;
			if (!isGone) {
				writeLastTo(own, descriptor, data);
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
				writeLast(stream.fd, text);
			}
		},
	};
};

export const openSink = (stream: OutputStream, events: SinkEvents): Sink => {
	const {fd, isTTY} = stream;
	const own = fd !== undefined && isTTY === true ? openOwn(fd, {isWaiting: false}) : undefined;
	return fd === undefined || own === undefined
		? streamSink(stream, events)
		: descriptorSink(own, fd, events);
};
