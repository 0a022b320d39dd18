import type {Store} from '../storage/store.js';
import {printablePath} from '../terminal/printable.js';
import {sinceText} from '../ui/text/since.js';
import type {Text} from '../ui/text/text.js';
import {problemText} from './problem-text.js';

/** Where things lie, how much it is, what waits, what was set aside and what can't be read or written. */
export const doctorText = (store: Store, text: Text): string => {
	const {doctor} = text;
	// Reading everything once brings to light what can't be read.
	store.statistics();
	const waiting = store.resumable();
	const {directory, files, bytes, links, setAside, waitingResults, games} = store.facts();
	const obstacle = store.obstacle();
	const told = store.problems();
	// What can't even be read can't be written for the same reason.
	const isUnread = told.some(({key, path}) => key === 'not-readable' && path === directory);
	const problems = obstacle === undefined || isUnread ? told : [obstacle, ...told];
	const lines = [
		doctor.directory(printablePath(directory)),
		doctor.files(files.length, bytes),
		...files.map(file => doctor.file(printablePath(file.path), file.bytes)),
		...links.map(({path, target}) => doctor.link(printablePath(path), printablePath(target))),
		doctor.waitingGames(waiting.length),
		...games.flatMap(({slot, holder}) => {
			switch (holder?.kind) {
				case 'living':
					return [doctor.openGame(slot, holder.pid)];
				case 'doubtful':
					return [doctor.perhapsOpenGame(slot, sinceText(holder.since, new Date()))];
				default:
					return [];
			}
		}),
		doctor.waitingResults(waitingResults),
		...(setAside.length === 0
			? [doctor.nothingSetAside]
			: [doctor.setAside, ...setAside.map(path => `  ${printablePath(path)}`)]),
		...(problems.length === 0
			? [doctor.healthy]
			: new Set(problems.map(problem => problemText(problem, text)))),
	];
	return `${lines.join('\n')}\n`;
};
