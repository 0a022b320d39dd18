import {homedir, userInfo} from 'node:os';
import {isAbsolute, join, resolve} from 'node:path';

/** Where the player is at home: as the environment says, else as the system's list of users; `undefined` if neither has a full path. */
export const homeDirectory = (
	asked: ReadonlyArray<() => string> = [homedir, () => userInfo().homedir],
): string | undefined => {
	for (const ask of asked) {
		try {
			const home = ask();
			if (isAbsolute(home)) {
				return home;
			}
		} catch {
			// So does Node where the user isn't in the list.
		}
	}

	return undefined;
};

/** Where the files lie, or what is missing to say it: a home, or the current directory in which the given path begins. */
export type DataDirectory =
	| {readonly path: string}
	| {readonly missing: 'home'}
	| {readonly missing: 'current-directory'; readonly given: string};

/** A path as a player gives it: `~` is the home. */
const given = (path: string, platform: string, home: () => string | undefined): DataDirectory => {
	const [sign = '', after = '/'] = path;
	if (sign === '~' && (after === '/' || (after === '\\' && platform === 'win32'))) {
		const place = home();
		return place === undefined ? {missing: 'home'} : {path: join(place, path.slice(1))};
	}

	try {
		return {path: resolve(path)};
	} catch {
		return {missing: 'current-directory', given: path};
	}
};

/**
Where the files lie: what the command line says, else what `PASJANS_DATA_DIR` says, else where the platform keeps such data.

@param surroundings As in `process`; the home is asked for only where nothing else says it.
*/
export const dataDirectory = (
	typed: string | undefined,
	surroundings: {
		readonly env: Readonly<Record<string, string | undefined>>;
		readonly platform: string;
		readonly home: () => string | undefined;
	},
): DataDirectory => {
	const {env, platform, home} = surroundings;
	const chosen = typed || env.PASJANS_DATA_DIR;
	if (chosen) {
		return given(chosen, platform, home);
	}

	const inHome = (...folders: readonly string[]): DataDirectory => {
		const place = home();
		return place === undefined ? {missing: 'home'} : {path: join(place, ...folders)};
	};

	if (platform === 'darwin') {
		return inHome('Library', 'Application Support', 'pasjans');
	}

	// A relative path is to be ignored: so says the specification of XDG.
	const base = (platform === 'win32' ? env.LOCALAPPDATA : env.XDG_DATA_HOME) ?? '';
	const folders = platform === 'win32' ? ['pasjans', 'Data'] : ['pasjans'];
	if (isAbsolute(base)) {
		return {path: join(base, ...folders)};
	}

	return platform === 'win32'
		? inHome('AppData', 'Local', ...folders)
		: inHome('.local', 'share', ...folders);
};
