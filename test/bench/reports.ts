import {type Figure, times} from './figures.ts';
import {type Cost, reference, run, timesReference} from './launches.ts';
import {program} from './recording.ts';
import {stillHome} from './saved-games.ts';

const commands = [['--version'], ['--help'], ['stats'], ['games'], ['rules', 'tajemnica']] as const;

/** What the commands that need no screen take. */
export const reportFigures = async (rounds: number): Promise<readonly Figure[]> => {
	const home = stillHome();
	const references: Cost[] = [];
	const costs = commands.map((): Cost[] => []);
	for (let round = 0; round < rounds; round++) {
		for (const [index, command] of commands.entries()) {
			references.push(await reference(home));
			costs[index]?.push(await run([process.execPath, program, ...command], home));
		}
	}
	return commands.map((command, index) => {
		const {value, note} = timesReference(costs[index] ?? [], references);
		return times(command.join(' '), value, 1.5, note);
	});
};
