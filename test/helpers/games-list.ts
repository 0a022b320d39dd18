import {spawnSync} from 'node:child_process';
import {globSync} from 'node:fs';
import {join} from 'node:path';
import {environment, makeHome} from './home.ts';
import {program} from './terminal.ts';

/** A home with a cache directory of its own, and the list of games as the program prints it there. */
export const listing = () => {
	const home = makeHome();
	const cache = join(home, 'cache');
	/** @param script For Bash; `$@` in it is the command. */
	const list = (changes: Readonly<Record<string, string | undefined>> = {}, script = '"$@"') => {
		const {stdout, stderr} = spawnSync(
			'bash',
			['-c', script, 'bash', process.execPath, program, 'games'],
			{
				cwd: home,
				env: environment(home, {XDG_CACHE_HOME: cache, ...changes}),
				encoding: 'utf8',
				timeout: 10_000,
			},
		);
		return stdout + stderr;
	};
	return {
		home,
		cache,
		list,
		/** Where code is kept. */
		files: () => globSync(join(cache, 'pasjans', '*-v*', '*.js')),
	};
};
