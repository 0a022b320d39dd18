import type {Store} from '../storage/store.js';
import {printableLine} from '../terminal/fault.js';
import type {Text} from '../ui/text/text.js';
import {problemText} from './problem-text.js';

/** Where things lie, how much it is, what waits and what was set aside. */
export const doctorText = (store: Store, text: Text): string => {
	const {doctor} = text;
	// Reading everything once brings to light what can't be read.
	store.statistics();
	const waiting = store.resumable();
	const {directory, files, bytes, setAside, waitingResults, games} = store.facts();
	const problems = store.problems().map(problem => problemText(problem, text));
	const lines = [
		doctor.directory(printableLine(directory)),
		doctor.files(files.length, bytes),
		...files.map(file => doctor.file(printableLine(file.path), file.bytes)),
		doctor.waitingGames(waiting.length),
		...games.flatMap(({slot, heldBy}) =>
			heldBy === undefined ? [] : [doctor.openGame(slot, heldBy)],
		),
		doctor.waitingResults(waitingResults),
		...(setAside.length === 0
			? [doctor.nothingSetAside]
			: [doctor.setAside, ...setAside.map(path => `  ${printableLine(path)}`)]),
		...(problems.length === 0 ? [doctor.healthy] : problems),
	];
	return `${lines.join('\n')}\n`;
};

/** Writes the statistics to a new file; the answer says where, or why not. */
export const exported = (store: Store, path: string, text: Text) => {
	const problem = store.exportTo(path);
	const {exported, notExported, exportFailed} = text.doctor;
	const name = printableLine(path);
	if (problem === undefined) {
		return {isDone: true, words: `${exported(name)}\n`};
	}
	if (problem.key === 'not-written') {
		const isThere = problem.code === 'EEXIST';
		const words = isThere ? notExported(name) : problemText(problem, text);
		return {isDone: false, words: `${words}\n`};
	}
	return {isDone: false, words: `${exportFailed(name)}\n`};
};

/** Begins the statistics anew and keeps the old ones. */
export const reset = async (store: Store, {doctor}: Text) => {
	const kept = await store.reset();
	return kept === undefined
		? {isDone: false, words: `${doctor.nothingToReset}\n`}
		: {isDone: true, words: `${doctor.reset(printableLine(kept))}\n`};
};
