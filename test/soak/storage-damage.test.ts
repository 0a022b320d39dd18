import {expect, test} from 'vitest';
import {saveStarts, statisticsStarts} from '../storage/damage.js';
import {defineFaultTests} from '../storage/fault-scenarios.js';
import {movesOf, sampleSave} from '../storage/samples.js';

defineFaultTests(
	1,
	'ENOSPC EDQUOT EIO EACCES EPERM EROFS EINVAL EEXIST EXDEV ENOTSUP ESTALE ELOOP EISDIR ENOTDIR EMLINK ETIMEDOUT'.split(
		' ',
	),
);

test('every start with a damaged save gives the same game, or keeps the file and tells in one line', () => {
	expect(saveStarts(sampleSave({moves: movesOf(60)}), 1)).toEqual([]);
});

test('every start with damaged statistics gives the same, from the copy where it must, and tells in one line', async () => {
	expect(await statisticsStarts(1)).toEqual([]);
});
