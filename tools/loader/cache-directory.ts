import {isAbsolute, join} from 'node:path';

/**
 * Where the player's own things lie that can be made anew; `undefined` where he has no such place.
 *
 * @param surroundings As in `process` and `node:os`; the home is asked for only where nothing else tells.
 */
export const cacheDirectory = (surroundings: {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: string;
	readonly home: () => string;
}): string | undefined => {
	const {env, platform, home} = surroundings;
	const below = (base: string, ...names: readonly string[]) =>
		isAbsolute(base) ? join(base, ...names) : undefined;
	const chosen = below(env.XDG_CACHE_HOME ?? '', 'pasjans');
	if (chosen !== undefined) {
		return chosen;
	}

	try {
		switch (platform) {
			case 'darwin':
				return below(home(), 'Library', 'Caches', 'pasjans');
			case 'win32':
				return below(env.LOCALAPPDATA || join(home(), 'AppData', 'Local'), 'pasjans', 'Cache');
			default:
				return below(home(), '.cache', 'pasjans');
		}
	} catch {
		// Neither the environment nor the system's list of users names a home.
		return undefined;
	}
};
