import {join} from 'node:path';
import {isRecord} from '../play/checks.js';
import {parseJson} from '../play/json.js';
import {nodeDisk} from './disk.js';
import {createFiles} from './files.js';
import {createLastFrame, type LastFrame} from './last-frame.js';
import {createProblems} from './problems.js';
import {createSlots, savedIn} from './slots.js';

const maximumBytes = 65_536;

const parsed = (text: string): Readonly<Record<string, unknown>> => {
	const value = parseJson(text);
	return isRecord(value) ? value : {};
};

/**
 * What can be shown before the store is loaded: the player's settings, and the last picture if its game
 * waits just so. What is missing or broken is passed over; to tell of it is the store's business.
 */
export const glance = (
	directory: string,
): {
	readonly settings: Readonly<Record<string, unknown>>;
	readonly lastFrame: () => LastFrame | undefined;
} => {
	const files = createFiles(nodeDisk, () => new Date());
	const read = files.read(join(directory, 'settings.json'), maximumBytes);
	return {
		settings: read.kind === 'text' ? parsed(read.text) : {},
		lastFrame: () => {
			const frame = createLastFrame(directory, files).get();
			const left = () =>
				savedIn(
					createSlots(directory, files, createProblems(), () => true),
					false,
				);
			const isLeft = frame && left().some(({id, at}) => id === frame.id && at === frame.at);
			return isLeft ? frame : undefined;
		},
	};
};
