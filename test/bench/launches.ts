import {quantile} from './numbers.ts';
import {record} from './recording.ts';

/** What a start took: on the clock, and of the processor, which a busy machine lengthens less. */
export type Cost = {readonly milliseconds: number; readonly processor: number};

const timed = 'TIMEFORMAT="%3U %3S %3R"; time "$@"';
const answer = /(\d+\.\d+) (\d+\.\d+) (\d+\.\d+)\s*$/;

/** Runs a command to its end in a terminal; Bash tells what it took. */
export const run = async (command: readonly string[], home: string): Promise<Cost> => {
	const shell = record(['bash', '-c', timed, 'bash', ...command], home);
	await shell.exit;
	const output = Buffer.concat(shell.pieces.map(({bytes}) => bytes)).toString();
	const [, user, system, real] = answer.exec(output) ?? [];
	return {
		milliseconds: Number(real) * 1000,
		processor: (Number(user) + Number(system)) * 1000,
	};
};

/** A bare Node, which the starts are measured by. */
export const reference = (home: string): Promise<Cost> => run([process.execPath, '-e', '0'], home);

/**
 * How many times as much as the reference. Each witness is judged by its lower quartile, of runs that
 * alternated with the reference's, and the kinder of the two counts: other programs can only add to either.
 */
export const timesReference = (costs: readonly Cost[], references: readonly Cost[]) => {
	const ratio = (of: (cost: Cost) => number) =>
		quantile(costs.map(of), 0.25) / quantile(references.map(of), 0.25);
	const clock = ratio(cost => cost.milliseconds);
	const processor = ratio(cost => cost.processor);
	const told = quantile(
		costs.map(cost => cost.milliseconds),
		0.25,
	);
	return {
		value: processor > 0 ? Math.min(clock, processor) : clock,
		note: `clock ${clock.toFixed(2)}, processor ${processor.toFixed(2)}; ${told.toFixed(0)} ms`,
	};
};
