import {spawnSync} from 'node:child_process';

/** How long bare Node takes to start on the machine on which the promises were measured, in milliseconds. */
const usual = 40;

/** How many times as long as usual things take now, at least once as long: by it limits are stretched. */
export const slowness = (): number => {
	const times = Array.from({length: 5}, () => {
		const begin = performance.now();
		spawnSync(process.execPath, ['-e', '0']);
		return performance.now() - begin;
	}).toSorted((one, other) => one - other);
	return Math.max(1, times[2]! / usual);
};
