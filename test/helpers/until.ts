import {setTimeout as after} from 'node:timers/promises';

/** Resolves as soon as the condition holds; rejects when it doesn't within so many milliseconds. */
export const until = async (
	condition: () => boolean,
	what: string,
	within = 10_000,
): Promise<void> => {
	const limit = performance.now() + within;
	while (!condition()) {
		if (performance.now() > limit) {
			throw new Error(`Waited ${within} ms in vain until ${what}`);
		}
		await after(20);
	}
};
