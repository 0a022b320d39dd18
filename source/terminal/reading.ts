import {createInputDecoder} from './input.js';
import type {InputEvent} from './input-states.js';

/** Where keys come from: a `tty.ReadStream`, or less in tests. */
export type KeyStream = {
	on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
	off(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
};

/** Reads what the player does, a list for each read that brings something; answers what stops it. */
export const readInput = (
	stream: KeyStream,
	hear: (events: readonly InputEvent[]) => void,
): (() => void) => {
	const decoder = createInputDecoder();
	let timer: NodeJS.Timeout | undefined;

	const tell = (events: readonly InputEvent[]): void => {
		if (events.length > 0) {
			hear(events);
		}
	};

	const onData = (bytes: Uint8Array): void => {
		clearTimeout(timer);
		tell(decoder.push(bytes, Date.now()));
		const patience = decoder.patience();
		if (patience !== undefined) {
			timer = setTimeout(() => tell(decoder.expire()), patience);
		}
	};

	stream.on('data', onData);
	return () => {
		clearTimeout(timer);
		stream.off('data', onData);
	};
};
