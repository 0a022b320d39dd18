import type {Problems} from './problems.js';

/** Renames a file that can't be what it must be, and sees to it that the player is told. Never throws. */
export const setAsideAndTell = (
	files: {readonly setAside: (path: string) => string | undefined},
	problems: Problems,
	path: string,
): void => {
	const aside = files.setAside(path);
	problems.happen(
		aside === undefined ? {key: 'broken-file', path} : {key: 'broken-file-set-aside', path: aside},
	);
};
