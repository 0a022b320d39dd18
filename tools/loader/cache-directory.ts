import {isAbsolute, join} from 'node:path';

/**
 * Where the player's own things lie that can be made anew; `undefined` where he has no such place.
 *
 * @param surroundings As in `process`; the home is asked for only where nothing else tells.
 */
export const cacheDirectory = (surroundings: {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: string;
	readonly home: () => string | undefined;
}): string | undefined => {
	const {env, platform, home} = surroundings;
	const {XDG_CACHE_HOME = '', LOCALAPPDATA = ''} = env;
	if (isAbsolute(XDG_CACHE_HOME)) {
		return join(XDG_CACHE_HOME, 'pasjans');
	}

	if (platform === 'win32' && isAbsolute(LOCALAPPDATA)) {
		return join(LOCALAPPDATA, 'pasjans', 'Cache');
	}

	const below = home();
	if (below === undefined) {
		return undefined;
	}

	switch (platform) {
		case 'darwin':
			return join(below, 'Library', 'Caches', 'pasjans');
		case 'win32':
			return join(below, 'AppData', 'Local', 'pasjans', 'Cache');
		default:
			return join(below, '.cache', 'pasjans');
	}
};
