import {constants, fstatSync, openSync, readFileSync} from 'node:fs';

const {O_WRONLY, O_NONBLOCK, O_NOCTTY} = constants;
const ownTerminal = '/dev/tty';

/** Whether it is the terminal that the process belongs to. */
const isOwnTerminal = (descriptor: number): boolean => {
	// The seventh field; the second is a name, which may hold anything.
	const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1) ?? '';
	return fstatSync(descriptor).rdev === Number(afterName.split(' ')[4]);
};

/**
Opens once more what a descriptor writes to, a terminal or a pipe, so that how it waits is nobody else's business.
Without waiting, a write fails with EAGAIN where there is no room. Answers `undefined` where that can't be had: outside Linux, and
for files, which never let anyone wait.
*/
export const openOwn = (
	descriptor: number,
	{isWaiting}: {isWaiting: boolean},
): number | undefined => {
	if (process.platform !== 'linux') {
		return undefined;
	}

	const flags = O_WRONLY | O_NOCTTY | (isWaiting ? 0 : O_NONBLOCK);
	try {
		const stats = fstatSync(descriptor);
		if (!stats.isCharacterDevice() && !stats.isFIFO()) {
			return undefined;
		}

		return openSync(`/proc/self/fd/${descriptor}`, flags);
	} catch {
		// Whoever became another user, as `su` does, may still write to the terminal, but not open it by its name.
		try {
			return isOwnTerminal(descriptor) ? openSync(ownTerminal, flags) : undefined;
		} catch {
			return undefined;
		}
	}
};
