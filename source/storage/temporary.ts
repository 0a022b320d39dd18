import type {Disk} from './disk.js';
import {isThere, placeOf, self} from './owner.js';

const pattern = /\.new-([0-9a-f]{8})-(\d{1,10})-(\d{1,20})-\d{1,10}$/;
const day = 86_400_000;

let made = 0;

/** A new name beside a file, from which can be seen whether its maker is still there. */
export const temporaryFor = (path: string): string => {
	const owner = self();
	made++;
	return `${path}.new-${placeOf(owner)}-${owner.pid}-${owner.start}-${made}`;
};

/** Whether a file is a temporary one whose maker is gone: known if it ran here, believed after a day if elsewhere. */
export const isLeftOver = (disk: Disk, path: string, now: Date): boolean => {
	const match = pattern.exec(path);
	if (match === null) {
		return false;
	}

	const owner = self();
	if (match[1] === placeOf(owner)) {
		const maker = {...owner, pid: Number(match[2]), start: Number(match[3])};
		return isThere(maker, disk.look(path)?.modified ?? 0) === false;
	}

	return now.getTime() - (disk.look(path)?.modified ?? Number.POSITIVE_INFINITY) > day;
};
