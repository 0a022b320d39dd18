import {EventEmitter} from 'node:events';
import {expect, test} from 'vitest';
import {HeldErrors} from '../../source/terminal/held-errors.js';
import {foulIn, kinds, textOf} from '../helpers/hostile.js';

test('what was written to standard error behind the screen is printed afterwards, in printable characters only', () => {
	let written = '';
	const stderr = {write: () => true};
	const process = Object.assign(new EventEmitter(), {stderr}) as unknown as NodeJS.Process;
	const errors = new HeldErrors(process, text => {
		written += text;
	});
	errors.hold();
	for (const [kind, codes] of Object.entries(kinds)) {
		process.stderr.write(`${kind}: a${textOf(codes)}b\n`);
		process.emit('warning', new Error(textOf(codes)));
	}
	expect(written).toBe('');
	errors.release();

	expect(written).toContain('private characters: ab\n');
	expect(foulIn(written)).toEqual([]);
});
