import {afterEach, expect, test} from 'vitest';
import {generator} from '../../source/random.ts';
import {memory, processorTime} from '../bench/process.ts';
import {looksFresh, makeSizeless} from '../end-to-end/resizing.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const args = ['zwarta-kolumna', '--deal', '7'];
const sizes = 1000;
const pause = 5;

const sleep = (milliseconds: number) =>
	new Promise(resolve => {
		setTimeout(resolve, milliseconds);
	});

test('a thousand sizes in five seconds: alive, right, calm, and no bigger for it', async () => {
	const terminal = openTerminal({args});
	await terminal.waitFor('Zwarta kolumna');
	const before = memory(terminal.pid).resident;
	const draw = generator(1, 1);
	const began = performance.now();
	const processor = processorTime(terminal.pid);
	for (let count = 0; count < sizes; count++) {
		if (count % 100 === 50) {
			makeSizeless(terminal);
		} else if (count % 100 === 0) {
			terminal.resize(1, 1);
		} else {
			terminal.resize(1 + (draw() % 200), 1 + (draw() % 80));
		}
		await sleep(Math.max(0, count * pause - (performance.now() - began)));
	}
	const share = (processorTime(terminal.pid) - processor) / (performance.now() - began);
	const last = {columns: 97, rows: 31};
	terminal.resize(last.columns, last.rows);

	await looksFresh(terminal, args, last);
	expect(share).toBeLessThanOrEqual(0.6);
	// After some seconds at rest the program gives memory back.
	await expect
		.poll(() => memory(terminal.pid).resident - before, {timeout: 15_000})
		.toBeLessThanOrEqual(30);
});
