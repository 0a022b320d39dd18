import {join} from 'node:path';
import {isCount, isRecord} from '../play/checks.js';
import {parseJson} from '../play/json.js';
import {type SetInConf, setSafely} from './conf-file.js';
import type {Files} from './files.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

/** What the player chose; which names there are and what they mean is the screen's business. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

const maximumBytes = 65_536;
const maximumSettingBytes = 1024;

const isSetting = ([name, value]: readonly [string, unknown]): boolean =>
	/^[a-z][a-zA-Z\d]{0,39}$/.test(name) &&
	name !== 'format' &&
	(typeof value === 'boolean' ||
		(typeof value === 'number' && Number.isFinite(value)) ||
		(typeof value === 'string' && /^[\x20-\x7e]{0,200}$/.test(value)));

const plain = (value: object): Settings =>
	Object.fromEntries(Object.entries(value).filter(isSetting)) as Settings;

/** Whether the file is still one that can be read when conf has set something in it: it indents what it keeps. */
const hasRoom = (value: object): boolean =>
	Buffer.byteLength(JSON.stringify(value, undefined, '\t')) <= maximumBytes - maximumSettingBytes;

/** Settings: conf's file `settings.json`. The last writer wins. */
export const createSettings = (
	directory: string,
	files: Files,
	problems: Problems,
	set: SetInConf,
) => {
	const path = join(directory, 'settings.json');
	let untouchable = false;
	let changed: Settings = {};
	let writing = Promise.resolve();

	const load = (): Settings => {
		const read = files.read(path, maximumBytes);
		untouchable = false;
		if (read.kind === 'missing') {
			return {};
		}

		if (read.kind === 'unreadable') {
			untouchable = true;
			problems.happen({key: 'not-readable', path, code: read.code});
			return {};
		}

		const value = read.kind === 'text' ? parseJson(read.text) : undefined;
		if (isRecord(value) && hasRoom(value)) {
			if (isCount(value.format) && value.format > 1) {
				untouchable = true;
				problems.happen({key: 'newer-format', path});
				return {};
			}

			return plain(value);
		}

		setAsideAndTell(files, problems, path);
		return {};
	};

	let current: Settings | undefined;
	const get = (): Settings => {
		current ??= load();
		return current;
	};

	const write = async (): Promise<void> => {
		const saved = load();
		if (untouchable || Object.keys(changed).length === 0) {
			return;
		}

		const written = changed;
		const values = {format: 1, ...written};
		try {
			files.makeDirectory(directory);
			await setSafely(files, set, directory, 'settings', values, {...saved, ...values});
			problems.succeed('settings');
			changed = Object.fromEntries(
				Object.entries(changed).filter(([name, value]) => written[name] !== value),
			);
		} catch (error) {
			problems.fail('settings', error, path);
		}
	};

	return {
		path,
		get,
		set: (change: Settings): void => {
			current = {...get(), ...plain(change)};
			changed = {...changed, ...plain(change)};
			writing = writing.then(write);
		},
		/** Tries again what could not be written, and waits for it. */
		written: (): Promise<void> => {
			writing = writing.then(write);
			return writing;
		},
		isWritten: (): boolean => Object.keys(changed).length === 0,
	};
};
