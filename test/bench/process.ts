import {globSync, readFileSync} from 'node:fs';

const read = (path: string): string => {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
};

/** Milliseconds of processor time that all threads of a process have used; 0 where the system doesn't tell. */
export const processorTime = (pid: number): number =>
	globSync(`/proc/${pid}/task/*/schedstat`)
		.map(path => Number(read(path).split(' ')[0]) / 1e6)
		.reduce((sum, milliseconds) => sum + milliseconds, 0);

const kilobytes = (text: string, name: string): number =>
	Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** Megabytes of memory: resident, and with what is shared counted in parts. */
export const memory = (pid: number) => ({
	resident: kilobytes(read(`/proc/${pid}/status`), 'VmRSS') / 1024,
	proportional: kilobytes(read(`/proc/${pid}/smaps_rollup`), 'Pss') / 1024,
});
