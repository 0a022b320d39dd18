import type {Store} from '../storage/store.js';
import {printableLine} from '../terminal/fault.js';
import {sinceText} from '../ui/text/since.js';
import type {Text} from '../ui/text/text.js';
import {problemText} from './problem-text.js';

/** Where things lie, how much it is, what waits, what was set aside and what can't be read or written. */
export const doctorText = (store: Store, text: Text): string => {
	const {doctor} = text;
	// Reading everything once brings to light what can't be read.
	store.statistics();
	const waiting = store.resumable();
	const {directory, files, bytes, setAside, waitingResults, games} = store.facts();
	const obstacle = store.obstacle();
	const problems = [...(obstacle === undefined ? [] : [obstacle]), ...store.problems()];
	const lines = [
		doctor.directory(printableLine(directory)),
		doctor.files(files.length, bytes),
		...files.map(file => doctor.file(printableLine(file.path), file.bytes)),
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
			: [doctor.setAside, ...setAside.map(path => `  ${printableLine(path)}`)]),
		...(problems.length === 0
			? [doctor.healthy]
			: new Set(problems.map(problem => problemText(problem, text)))),
	];
	return `${lines.join('\n')}\n`;
};
