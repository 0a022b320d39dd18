import {basename, dirname, join} from 'node:path';
import type {Disk} from './disk.js';
import {endOf} from './links.js';
import {isLeftOver} from './temporary.js';

/** Removing what programs that were killed have left. Nothing throws. */
export const createSweeping = (
	disk: Disk,
	now: () => Date,
	removeQuietly: (path: string) => void,
) => ({
	/** Removes temporary files whose makers are gone. */
	sweep: (directory: string): void => {
		try {
			for (const name of disk.list(directory)) {
				const path = join(directory, name);
				if (isLeftOver(disk, path, now())) {
					removeQuietly(path);
				}
			}
		} catch {}
	},

	/**
	Removes temporary files of one file, conf's too, beside where it really is: a link may lead there.

	@param age How old, in milliseconds, conf's must be: their names don't say whose they are. 0: any.
	*/
	sweepBeside: (path: string, age: number): void => {
		try {
			const file = endOf(disk, path).path;
			for (const name of disk.list(dirname(file))) {
				const other = join(dirname(file), name);
				const rest = name.startsWith(basename(file)) ? name.slice(basename(file).length) : '';
				// The disk tells parts of a millisecond, so that a new file may seem to be of the future.
				const isOld = () => age === 0 || now().getTime() - (disk.look(other)?.modified ?? 0) >= age;
				if (
					(rest.startsWith('.new-') && isLeftOver(disk, other, now())) ||
					(/^\.tmp-[\da-f]+$/.test(rest) && isOld())
				) {
					removeQuietly(other);
				}
			}
		} catch {}
	},
});
