import {join, sep} from 'node:path';
import type {Files} from './files.js';
import type {Seen} from './lock.js';
import type {Problem} from './problem.js';

/** What `pasjans doctor` tells: sizes in bytes, paths absolute. */
export type Facts = {
	readonly directory: string;
	readonly files: readonly {readonly path: string; readonly bytes: number}[];
	readonly bytes: number;
	/** Links that are followed, and where they lead. */
	readonly links: readonly {readonly path: string; readonly target: string}[];
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

/** The directory of the journal of all results. */
export const historyIn = (directory: string): string => join(directory, 'history');

/** The data directory and those in it that the program uses. */
export const foldersIn = (directory: string): readonly string[] => [
	directory,
	join(directory, 'results'),
	join(directory, 'games'),
	historyIn(directory),
];

/** The directories whose names can't be read, and why; those below one of them are not told of. */
export const unlistableIn = (directory: string, files: Files): readonly Problem[] => {
	const found = foldersIn(directory).flatMap((path): readonly Problem[] => {
		const code = files.unlistable(path);
		return code === undefined ? [] : [{key: 'not-readable', path, code}];
	});
	return found[0]?.path === directory ? found.slice(0, 1) : found;
};

/** The problems with those that come of the data directory itself, which can't be read, told of it alone. */
export const gathered = (
	problems: readonly Problem[],
	directory: string,
	files: Files,
): readonly Problem[] => {
	const isUnread = ({key, path}: Problem) =>
		key === 'not-readable' && `${path}${sep}`.startsWith(`${directory}${sep}`);
	const code = problems.some(isUnread) ? files.unlistable(directory) : undefined;
	return code === undefined
		? problems
		: [
				...problems.filter(problem => !isUnread(problem)),
				{key: 'not-readable', path: directory, code},
			];
};

const namesIn = (folder: string, directory: string, files: Files): readonly string[] =>
	folder === directory ? files.listGiven(folder) : files.list(folder);

/** Everything in the data directory and those below it, as far as it can be read. */
export const filesIn = (directory: string, files: Files): Facts['files'] =>
	foldersIn(directory).flatMap(folder =>
		namesIn(folder, directory, files).flatMap(name => {
			const path = join(folder, name);
			const look = files.look(path);
			return look?.kind === 'directory' || look === undefined ? [] : [{path, bytes: look.bytes}];
		}),
	);

/** The data directory, if it is a link, and the links in it. */
export const linksIn = (directory: string, files: Files): Facts['links'] =>
	[
		directory,
		...foldersIn(directory).flatMap(folder =>
			namesIn(folder, directory, files).map(name => join(folder, name)),
		),
	].flatMap(path => {
		const target = files.end(path)?.path ?? path;
		return target === path ? [] : [{path, target}];
	});

export const isSetAside = (path: string): boolean =>
	/\.(?:broken|kept)-\d{8,10}T\d{6}(?:-\d+)?$/.test(path);
