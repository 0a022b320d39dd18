import {join} from 'node:path';
import {isRecord} from '../play/checks.js';
import {parseJson} from '../play/json.js';
import type {Files} from './files.js';

/** The last picture of a table that was left, to be shown at once at the next start. */
export type LastFrame = {
	/** What the picture depends on beside the game: version, size, options. */
	readonly stamp: string;
	readonly game: string;
	readonly dealNumber: number;
	/** The game's id and how many moves were in force. */
	readonly id: string;
	readonly at: number;
	/** Where the cursor stood. */
	readonly cursor: string;
	readonly frame: string;
};

const maximumBytes = 262_144;

const decode = (text: string): LastFrame | undefined => {
	const value = parseJson(text);
	if (!isRecord(value)) {
		return undefined;
	}
	const {stamp, game, dealNumber, id, at, cursor, frame} = value;
	return typeof stamp === 'string' &&
		typeof game === 'string' &&
		typeof dealNumber === 'number' &&
		typeof id === 'string' &&
		typeof at === 'number' &&
		typeof cursor === 'string' &&
		typeof frame === 'string'
		? {stamp, game, dealNumber, id, at, cursor, frame}
		: undefined;
};

/**
 * Keeps the last picture in `frame.json`. It is a convenience: a file that is broken, missing or can't be
 * written is passed over in silence, and the last writer wins.
 */
export const createLastFrame = (directory: string, files: Files) => {
	const path = join(directory, 'frame.json');
	return {
		get: (): LastFrame | undefined => {
			const read = files.read(path, maximumBytes);
			return read.kind === 'text' ? decode(read.text) : undefined;
		},
		set: (frame: LastFrame): void => {
			try {
				files.makeDirectory(directory);
				files.write(path, JSON.stringify(frame), {flush: 'never'});
			} catch {}
		},
		forget: (): void => files.removeQuietly(path),
	};
};
