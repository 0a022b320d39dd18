import {join} from 'node:path';
import type {Files} from './files.js';

/** What `pasjans doctor` tells: sizes in bytes, paths absolute. */
export type Facts = {
	readonly directory: string;
	readonly files: readonly {readonly path: string; readonly bytes: number}[];
	readonly bytes: number;
	/** Files renamed because they were broken, and statistics kept by a reset. */
	readonly setAside: readonly string[];
	/** Results that wait to be added to the statistics file. */
	readonly waitingResults: number;
	readonly games: readonly {
		readonly slot: string;
		/** The process that has it open. */
		readonly heldBy: number | undefined;
	}[];
};

/** Everything in the data directory and the two below it, as far as it can be read. */
export const filesIn = (directory: string, files: Files): Facts['files'] =>
	[directory, join(directory, 'results'), join(directory, 'games')].flatMap(folder =>
		files.list(folder).flatMap(name => {
			const path = join(folder, name);
			const look = files.look(path);
			return look?.kind === 'directory' || look === undefined ? [] : [{path, bytes: look.bytes}];
		}),
	);

export const isSetAside = (path: string): boolean =>
	/\.(?:broken|kept)-\d{8}T\d{6}(?:-\d+)?$/.test(path);
