import {dirname, isAbsolute, sep} from 'node:path';
import type {Disk, Look} from './disk.js';

/** Where a path ends once links are followed. */
export type End = {
	/** The path itself if it is no link that is followed. */
	readonly path: string;
	/** What is there; `undefined` if nothing is. */
	readonly look: Look | undefined;
	/** Whether a link leads into a directory that isn't there, as on a disk that isn't mounted. */
	readonly isLost: boolean;
};

/** As many as Linux follows. */
const mostLinks = 40;

/** An error as the system's, of the given name. */
export const errorOf = (code: string, message: string): Error =>
	Object.assign(new Error(message), {code});

const isDirectory = (disk: Disk, path: string): boolean => {
	try {
		return endOf(disk, path).look?.kind === 'directory';
	} catch {
		return false;
	}
};

/**
Follows the links that the player or the system has made: who keeps settings in another place links to them. A link of anyone else's is not followed, but is itself the end: in a directory that others may write it could lead anywhere. Throws if the path can't be looked at.
*/
export const endOf = (disk: Disk, path: string): End => {
	let end = path;
	for (let count = 0; count <= mostLinks; count++) {
		const look = disk.look(end);
		if (look?.kind !== 'link' || !look.isOwn) {
			const isLost = look === undefined && end !== path && !isDirectory(disk, dirname(end));
			return {path: end, look, isLost};
		}

		const next = disk.readLink(end);
		// Not made shorter: `..` leads out of the directory that a link on the way to it leads to.
		end = isAbsolute(next) ? next : `${dirname(end)}${sep}${next}`;
	}

	throw errorOf('ELOOP', 'links lead in a circle');
};
