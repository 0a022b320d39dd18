import {afterEach, expect, test} from 'vitest';
import {killOften} from '../helpers/killing.ts';
import {closeTerminals} from '../helpers/terminal.ts';

afterEach(closeTerminals);

test('Killed a thousand times: no finished game lost, none counted twice, at most the last key lost', async () => {
	const players = [1, 2, 3, 4].map(seed => killOften({kills: 250, longest: 3000, seed}));
	const all = await Promise.all(players);
	for (const {finishes, counted, keys} of all) {
		console.log(`${keys} keys that changed something, ${finishes} games over, ${counted} counted`);
	}

	expect(all.flatMap(({faults}) => faults)).toEqual([]);
	expect(all.map(({counted}) => counted)).toEqual(all.map(({finishes}) => finishes));
	expect(Math.min(...all.map(({finishes}) => finishes))).toBeGreaterThan(10);
});
