import {expect, test} from 'vitest';
import {encodeSave} from '../../source/play/save.js';
import {misreadMutations} from '../play/save-fuzz.js';
import {movesOf, sampleSave} from '../storage/samples.js';

test('100,000 saves changed at random are refused or mean the same, none takes over 50 ms', () => {
	const {wrong, slowest} = misreadMutations(
		encodeSave(sampleSave({moves: movesOf(100)})),
		100_000,
		11,
	);
	expect(wrong).toEqual([]);
	expect(slowest).toBeLessThan(50);
});
