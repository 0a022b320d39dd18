/**
 * Measures the built program against its goals and prints one table. Ends with 1 when a number of bytes or
 * a ratio is missed by more than its noise; what hangs on the machine's speed is told only.
 *
 * npm run bench -- [--full] [<part> …]
 *
 * Parts: start, reports, bytes, answers, idle, memory, history, statistics, positions. `--full` takes a whole minute's
 * rest and more rounds.
 */
import {removeHomes} from '../helpers/home.ts';
import {type Figure, figureTable, isMissed} from './figures.ts';
import {answerFigures, byteFigures} from './keys.ts';
import {positionFigures} from './positions.ts';
import {reportFigures} from './reports.ts';
import {historyFigures, idleFigures, memoryFigures} from './rest.ts';
import {startFigures} from './start.ts';
import {statisticsFigures} from './statistics.ts';

const words = process.argv.slice(2);
const isFull = words.includes('--full');
const wanted = words.filter(word => word !== '--full');

const parts: Readonly<Record<string, () => Promise<readonly Figure[]> | readonly Figure[]>> = {
	start: () => startFigures(isFull ? 40 : 12),
	reports: () => reportFigures(isFull ? 30 : 10),
	bytes: byteFigures,
	answers: answerFigures,
	idle: () => idleFigures(isFull ? 60 : 10),
	memory: memoryFigures,
	history: historyFigures,
	statistics: () => statisticsFigures(isFull ? 30 : 10),
	positions: () => positionFigures(isFull ? 1_000_000 : 300_000),
};

const figures: Figure[] = [];
try {
	for (const [name, measure] of Object.entries(parts)) {
		if (wanted.length === 0 || wanted.includes(name)) {
			process.stderr.write(`${name} …\n`);
			figures.push(...(await measure()));
		}
	}
} finally {
	removeHomes();
}

console.log(figureTable(figures));
process.exitCode = figures.some(figure => figure.isBinding && isMissed(figure)) ? 1 : 0;
