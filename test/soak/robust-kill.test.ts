import {afterEach, expect, test} from 'vitest';
import {killOften} from '../helpers/killing.ts';
import {closeTerminals} from '../helpers/terminal.ts';

afterEach(closeTerminals);

test('Killed a thousand times: no finished game lost, none counted twice, at most the last key lost', async () => {
	const players = [1, 2, 3, 4].map(seed => killOften({kills: 250, longest: 3000, seed}));
	const all = await Promise.all(players);
	for (const {faults, finishes, counted, keys} of all) {
		console.log(
			`${keys} keys that changed something, ${finishes} games finished, ${counted} counted`,
		);
		expect(faults).toEqual([]);
		expect(counted).toBe(finishes);
		expect(finishes).toBeGreaterThan(10);
	}
});
