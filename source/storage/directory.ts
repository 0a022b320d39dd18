import {isAbsolute, join, resolve} from 'node:path';

/**
Where the files lie: what the command line says, else what `PASJANS_DATA_DIR` says, else where the platform keeps such data.

@param surroundings As in `process` and `node:os`.
*/
export const dataDirectory = (
	given: string | undefined,
	surroundings: {
		readonly env: Readonly<Record<string, string | undefined>>;
		readonly platform: string;
		readonly home: string;
	},
): string => {
	const {env, platform, home} = surroundings;
	const chosen = given || env.PASJANS_DATA_DIR;
	if (chosen) {
		return resolve(chosen);
	}

	if (platform === 'darwin') {
		return join(home, 'Library', 'Application Support', 'pasjans');
	}

	if (platform === 'win32') {
		return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'pasjans', 'Data');
	}

	// The specification says that a relative path is to be ignored.
	const base = env.XDG_DATA_HOME ?? '';
	return join(isAbsolute(base) ? base : join(home, '.local', 'share'), 'pasjans');
};
