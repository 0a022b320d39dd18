import type {Files} from './files.js';
import type {Problem} from './problem.js';
import type {Problems} from './problems.js';

/** Renames a file that can't be what it must be, and sees to it that the player is told; answers what. Never throws. */
export const setAsideAndTell = (files: Files, problems: Problems, path: string): Problem => {
	const aside = files.setAside(path);
	const problem: Problem =
		aside === undefined ? {key: 'broken-file', path} : {key: 'broken-file-set-aside', path: aside};
	problems.happen(problem);
	return problem;
};
