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
