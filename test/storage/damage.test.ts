import {expect, test} from 'vitest';
import {decodeSave, encodeSave} from '../../source/play/save.js';
import {decodeStatisticsText} from '../../source/play/statistics-json.js';
import {damaged, saveStarts, statisticsBytes, statisticsStarts} from './damage.js';
import {sampleSave} from './samples.js';

/** The damaged texts that are read as something else than the whole one, and how many are read at all. */
const misread = (bytes: Buffer, decode: (text: string) => {readonly ok: boolean}) => {
	const whole = JSON.stringify(decode(bytes.toString()));
	const wrong: string[] = [];
	let read = 0;
	for (const copy of damaged(bytes)) {
		const decoded = decode(copy.toString());
		read += Number(decoded.ok);
		if (
			decoded.ok
				? JSON.stringify(decoded) !== whole
				: 'reason' in decoded && decoded.reason === 'newer-format'
		) {
			wrong.push(copy.toString());
		}
	}

	return {wrong, read};
};

test('every damaged save is refused or means the same', () => {
	const bytes = Buffer.from(encodeSave(sampleSave({finished: 'won', at: 2})));
	const {wrong, read} = misread(bytes, decodeSave);
	expect(wrong).toEqual([]);
	expect(read).toBeLessThan(20);
});

test('every damaged statistics file is refused or means the same', async () => {
	const {wrong} = misread(await statisticsBytes(), decodeStatisticsText);
	expect(wrong).toEqual([]);
});

test('a start with a damaged save gives the same game, or keeps the file and tells in one line', () => {
	expect(saveStarts(sampleSave(), 11)).toEqual([]);
});

test('a start with damaged statistics gives the same, from the copy where it must, and tells in one line', async () => {
	expect(await statisticsStarts(53)).toEqual([]);
});
