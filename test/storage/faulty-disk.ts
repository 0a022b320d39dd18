import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {getSystemErrorMap} from 'node:util';
import {type SetInConf, setInConf} from '../../source/storage/conf-file.js';
import {type Disk, nodeDisk} from '../../source/storage/disk.js';
import {self} from '../../source/storage/owner.js';

/** What happens to a call: nothing, an error before it is made, or one after. */
export type Fate = 'well' | 'before' | 'after';

/** As Node makes it: of a number that it has no name for, such as that of `EDQUOT`, it tells the number alone. */
const systemError = (code: string): Error => {
	const number = constants.errno[code as keyof typeof constants.errno];
	const isNamed = number === undefined || getSystemErrorMap().has(-number);
	return Object.assign(new Error(`${code}: made by the test`), {
		code: isNamed ? code : `Unknown system error ${-number}`,
		...(number === undefined ? {} : {errno: -number}),
	});
};

/** The real disk and conf, with a fate asked for before each call. */
export const faulty = (
	fateOf: (name: string, parameters: readonly unknown[]) => Fate,
	code: string,
): {readonly disk: Disk; readonly setInConf: SetInConf} => {
	const error = (): Error => systemError(code);
	const wrap =
		(name: string, call: (...parameters: unknown[]) => unknown) =>
		(...parameters: unknown[]): unknown => {
			const fate = fateOf(name, parameters);
			if (fate !== 'well' && name === 'flushAndClose') {
				nodeDisk.close(parameters[0] as number);
				return Promise.reject(error());
			}

			if (fate === 'before') {
				throw error();
			}

			const result = call(...parameters);
			if (fate === 'after') {
				throw error();
			}

			return result;
		};

	const disk = Object.fromEntries(
		Object.entries(nodeDisk).map(([name, call]) => [
			name,
			wrap(name, call as (...parameters: unknown[]) => unknown),
		]),
	) as unknown as Disk;
	return {
		disk,
		setInConf: async (...parameters) => {
			const fate = fateOf('conf', parameters);
			if (fate === 'before') {
				throw error();
			}

			await setInConf(...parameters);
			if (fate === 'after') {
				throw error();
			}
		},
	};
};

/** Calls that change something. */
export const isChange = (name: string, parameters: readonly unknown[]): boolean =>
	['write', 'setMode', 'makeDirectory', 'rename', 'link', 'remove', 'conf'].includes(name) ||
	(name === 'open' && parameters[2] !== undefined);

/** Makes locks and temporary files of this process look like those of one that has ended. */
export const bury = (directory: string): void => {
	const {start} = self();
	for (const entry of readdirSync(directory, {recursive: true, withFileTypes: true})) {
		const path = join(entry.parentPath, entry.name);
		if (/\.(?:owner|lock)$|\.after-/.test(entry.name)) {
			writeFileSync(path, readFileSync(path, 'utf8').replace(`"start":${start}`, '"start":1'));
		}

		if (entry.name.includes('.new-')) {
			renameSync(path, path.replace(`-${start}-`, '-1-'));
		}
	}
};
