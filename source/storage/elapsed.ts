import process from 'node:process';

/** For how long a process has run, where there is no `/proc`: the system's `ps` knows. `undefined` if it doesn't say. */
export const elapsedSeconds = (pid: number): number | undefined => {
	if (process.platform === 'win32') {
		return undefined;
	}

	try {
		// Rarely needed, so not loaded with the rest.
		const {execFileSync} = process.getBuiltinModule('node:child_process');
		const parameters = ['-o', 'etime=', '-p', String(pid)];
		return parseElapsed(
			execFileSync('ps', parameters, {
				encoding: 'utf8',
				timeout: 1000,
				stdio: ['ignore', 'pipe', 'ignore'],
			}),
		);
	} catch {
		return undefined;
	}
};

/** Reads `[[days-]hours:]minutes:seconds`. */
export const parseElapsed = (text: string): number | undefined => {
	const match = /^(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+)$/.exec(text.trim());
	if (match === null) {
		return undefined;
	}

	const [days, hours, minutes, seconds] = match.slice(1).map(part => Number(part ?? 0));
	return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
};
