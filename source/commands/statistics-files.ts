import {gameOf} from '../games/index.js';
import type {Store} from '../storage/store.js';
import {printablePath} from '../terminal/printable.js';
import type {Text} from '../ui/text/text.js';
import {complaintsIn, problemText} from './problem-text.js';
import type {Report} from './report.js';
import {isTold} from './statistics-text.js';

/** Writes the statistics to a new file, if they are known; the answer says where, or why not. */
export const exported = (store: Store, path: string, text: Text): Report => {
	const tally = store.statistics();
	const complaints = complaintsIn(store, text);
	if (!isTold(tally)) {
		return {words: complaints, isDone: false};
	}
	const problem = store.exportTo(path);
	const {exported, notExported, exportFailed} = text.doctor;
	const name = printablePath(path);
	if (problem === undefined) {
		return {words: `${exported(name)}\n`, complaints, isDone: true};
	}
	if (problem.key === 'not-written') {
		const isThere = problem.code === 'EEXIST';
		const words = isThere ? notExported(name) : problemText(problem, text);
		return {words: `${words}\n`, complaints, isDone: false};
	}
	return {words: `${exportFailed(name)}\n`, complaints, isDone: false};
};

/** Begins the statistics anew and keeps the old ones. */
export const reset = async (store: Store, text: Text): Promise<Report> => {
	const {doctor} = text;
	const done = await store.reset();
	const complaints = complaintsIn(store, text);
	if (done.kind === 'kept') {
		return {words: `${doctor.reset(printablePath(done.path))}\n`, complaints, isDone: true};
	}
	const {nothingToReset: nothing, resetBusy: busy, resetFailed: failed} = doctor;
	return {words: `${{nothing, busy, failed}[done.kind]}\n`, complaints, isDone: false};
};

/** Counts all results anew, and tells what was different. */
export const recounted = async (store: Store, text: Text): Promise<Report> => {
	const {doctor} = text;
	const done = await store.recount();
	const complaints = complaintsIn(store, text);
	switch (done.kind) {
		case 'counted': {
			const {games, differences} = done;
			const lines = differences.map(({game, key, was, is}) =>
				doctor.different(gameOf(game)?.name ?? game, key, was, is),
			);
			const words = lines.length === 0 ? doctor.recounted(games) : doctor.corrected(games);
			return {words: `${[words, ...lines].join('\n')}\n`, complaints, isDone: true};
		}
		case 'nothing':
			return {words: `${doctor.nothingToRecount}\n`, complaints, isDone: true};
		case 'incomplete':
			return {
				words: `${doctor.notRecounted(printablePath(done.path))}\n`,
				complaints,
				isDone: false,
			};
		case 'busy':
			return {words: `${doctor.resetBusy}\n`, complaints, isDone: false};
		case 'failed':
			return {words: `${doctor.recountFailed}\n`, complaints, isDone: false};
	}
};
