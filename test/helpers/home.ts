import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';

const homes = new Set<string>();

/** A temporary home to start several terminals in, one after another or at once; `closeTerminals` removes it too. */
export const makeHome = () => {
	const home = mkdtempSync(join(tmpdir(), 'pasjans-home-'));
	homes.add(home);
	return home;
};

/** Removes every home that was made. */
export const removeHomes = () => {
	for (const home of homes) {
		rmSync(home, {recursive: true, force: true, maxRetries: 3});
	}

	homes.clear();
};

/** What a program started by a test finds in its environment: nothing is inherited from the test's own. */
export const environment = (
	home: string,
	changes: Readonly<Record<string, string | undefined>> = {},
) => {
	const variables = {
		TERM: 'xterm-256color',
		LANG: 'C.UTF-8',
		PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
		HOME: home,
		// The program's compiled code, which would be made anew for each home.
		XDG_CACHE_HOME: join(import.meta.dirname, '..', '..', 'node_modules', '.cache'),
		PASJANS_DATA_DIR: join(home, 'data'),
		...changes,
	};
	return Object.fromEntries(
		Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
};
