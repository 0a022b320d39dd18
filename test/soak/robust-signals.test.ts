import {afterEach, expect, test} from 'vitest';
import {storeIn} from '../helpers/kept.ts';
import {end, expectAsBefore, runInShell} from '../helpers/shell.ts';
import {slowness} from '../helpers/slowness.ts';
import {closeTerminals} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2', 'SIGTERM'] as const;

test('Twenty times each signal: gone within half a second, the game kept, the terminal as before', async () => {
	const times: number[] = [];
	for (let round = 0; round < 20; round++) {
		const slow = slowness();
		for (const signal of signals) {
			const shelled = runInShell();
			const taken = await end(shelled, () => process.kill(shelled.pid(), signal));
			times.push(taken / slow);
			expectAsBefore(shelled);
			expect(storeIn(shelled.home).resumable()[0]?.save.at).toBe(2);
		}
		await closeTerminals();
	}
	const sorted = times.toSorted((one, other) => one - other);
	console.log(
		`median ${sorted[60]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms, on an idle machine`,
	);
	expect(sorted.at(-1)).toBeLessThan(500);
});
