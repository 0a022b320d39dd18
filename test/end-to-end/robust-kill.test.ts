import {afterEach, expect, test} from 'vitest';
import {killOften} from '../helpers/killing.ts';
import {closeTerminals} from '../helpers/terminal.ts';

afterEach(closeTerminals);

test('Killed at any moment: no finished game lost, none counted twice, at most the last key lost', async () => {
	const {faults, finishes, counted, keys} = await killOften({kills: 10, longest: 1500, seed: 3});

	expect(faults).toEqual([]);
	expect(counted).toBe(finishes);
	expect(keys).toBeGreaterThan(0);
}, 60_000);
