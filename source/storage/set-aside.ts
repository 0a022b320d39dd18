import type {Problem} from './problem.js';
import type {Problems} from './problems.js';

/** Renames a file that can't be what it must be, and sees to it that the player is told; answers what. Never throws. */
export const setAsideAndTell = (
	files: {readonly setAside: (path: string) => string | undefined},
	problems: Problems,
	path: string,
): Problem => {
	const aside = files.setAside(path);
	const problem: Problem =
		aside === undefined ? {key: 'broken-file', path} : {key: 'broken-file-set-aside', path: aside};
	problems.happen(problem);
	return problem;
};
