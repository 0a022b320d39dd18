import {join} from 'node:path';
import type {Files} from './files.js';
import type {Seen} from './lock.js';
import type {Problem} from './problem.js';

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
		/** Who has it open. */
		readonly holder: Seen | undefined;
	}[];
};

/** The data directory and those in it that the program uses. */
export const foldersIn = (directory: string): readonly string[] => [
	directory,
	join(directory, 'results'),
	join(directory, 'games'),
];

/** The directories whose names can't be read, and why; those below one of them are not told of. */
export const unlistableIn = (directory: string, files: Files): readonly Problem[] => {
	const found = foldersIn(directory).flatMap((path): readonly Problem[] => {
		const code = files.unlistable(path);
		return code === undefined ? [] : [{key: 'not-readable', path, code}];
	});
	return found[0]?.path === directory ? found.slice(0, 1) : found;
};

/** Everything in the data directory and the two below it, as far as it can be read. */
export const filesIn = (directory: string, files: Files): Facts['files'] =>
	foldersIn(directory).flatMap(folder =>
		files.list(folder).flatMap(name => {
			const path = join(folder, name);
			const look = files.look(path);
			return look?.kind === 'directory' || look === undefined ? [] : [{path, bytes: look.bytes}];
		}),
	);

export const isSetAside = (path: string): boolean =>
	/\.(?:broken|kept)-\d{8}T\d{6}(?:-\d+)?$/.test(path);
