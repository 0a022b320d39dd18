import {join} from 'node:path';
import type {Files} from './files.js';
import {isFlushMissing} from './flushing.js';

type Values = Readonly<Record<string, unknown>>;

/** Sets values in a file of conf's. */
export type SetInConf = (directory: string, name: string, values: Values) => Promise<void>;

/**
The one place that knows conf, loaded only when something is to be written: loading takes 15 to 30 ms.

Never with `clearInvalidConfig`: what conf can't read was set aside before it comes here.
*/
export const setInConf: SetInConf = async (directory, name, values) => {
	const {default: Conf} = await import('conf');
	const conf = new Conf<Record<string, unknown>>({
		cwd: directory,
		configName: name,
		configFileMode: 0o600,
		accessPropertiesByDotNotation: false,
	});
	conf.set(values);
};

/**
Sets values in a file of conf's where conf alone would harm: in a directory that can't be written it tries for a second with everything standing still, and on a nearly full disk, or under a limit for files, it replaces the file by a part of the new one and says nothing. So the same number of bytes is written, flushed and removed beforehand; what fails there throws. On a disk that knows no flush conf writes nothing at all; there the file is written without conf. The file must have been read before: conf follows anyone's link, but who reads sets aside one that isn't the player's own.
*/
export const setSafely = async (
	files: Files,
	set: SetInConf,
	directory: string,
	name: string,
	values: Values,
	whole: Values,
): Promise<void> => {
	const path = join(directory, `${name}.json`);
	const text = `${JSON.stringify(whole, undefined, '\t')}\n`;
	files.makeRoom(path, text);
	try {
		await set(directory, name, values);
	} catch (error) {
		const isFlush = error instanceof Error && 'syscall' in error && error.syscall === 'fsync';
		if (!isFlush || !isFlushMissing(error)) {
			throw error;
		}

		files.write(path, text, {flush: 'now'});
	}
};
