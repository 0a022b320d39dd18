import {codeOf} from './disk.js';
import type {Problem} from './problem.js';

/** What is being written when something goes wrong; a later success of the same clears it. */
export type Topic = 'game' | 'result' | 'statistics' | 'settings';

const problemKeys: Readonly<
	Record<
		string,
		'disk-full' | 'read-only' | 'no-permission' | 'file-too-large' | 'program-replaced'
	>
> = {
	ENOSPC: 'disk-full',
	EDQUOT: 'disk-full',
	EROFS: 'read-only',
	EACCES: 'no-permission',
	EPERM: 'no-permission',
	EFBIG: 'file-too-large',
	ERR_PROGRAM_REPLACED: 'program-replaced',
};

/** Whether a part of the program could not be loaded because an update has replaced it. */
export const isReplaced = (error: unknown): boolean =>
	problemKeys[codeOf(error)] === 'program-replaced';

/** What an error of the system means to the player. */
export const problemOf = (error: unknown, path: string): Problem => {
	const code = codeOf(error);
	const key = problemKeys[code];
	return key === undefined ? {key: 'not-written', path, code} : {key, path};
};

export type Problems = ReturnType<typeof createProblems>;

/** What the player is to be told: things that happened once, and things that stand until they go well again. */
export const createProblems = () => {
	const happened = new Map<string, Problem>();
	const standing = new Map<Topic, Problem>();
	return {
		happen: (problem: Problem): void => {
			happened.set(`${problem.key} ${problem.path}`, problem);
		},
		fail: (topic: Topic, error: unknown, path: string): Problem => {
			const problem = problemOf(error, path);
			standing.set(topic, problem);
			return problem;
		},
		stand: (topic: Topic, problem: Problem): Problem => {
			standing.set(topic, problem);
			return problem;
		},
		succeed: (topic: Topic): void => {
			standing.delete(topic);
		},
		list: (): readonly Problem[] => [...standing.values(), ...happened.values()],
		told: (): void => {
			happened.clear();
		},
	};
};
