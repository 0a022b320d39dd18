import fc from 'fast-check';
import {expect, test} from 'vitest';
import {decodeSave, encodeSave, isSave, type Save} from '../../source/play/save.js';
import {createOrder, orderOf} from '../../source/play/save-order.js';
import {sampleSave} from '../storage/samples.js';

const first = -62_198_755_200_000;
const last = 8_640_000_000_000_000;
const noon = Date.UTC(2026, 0, 2, 12);

const savedAt = (time: number): Save => sampleSave({savedAt: new Date(time).toISOString()});

test('while clocks are right the date alone tells the order, and the save holds nothing else', () => {
	const order = createOrder(
		() => savedAt(noon),
		() => new Date(noon + 1000),
	);
	for (const time of [noon + 1000, noon + 1000, noon + 5000]) {
		expect(order(savedAt(time))).toEqual(savedAt(time));
		expect(orderOf(savedAt(time))).toBe(time);
	}
});

test('whatever clocks say, a game saved after another one stands behind it, and no save of a game before an earlier one', () => {
	const clock = fc.oneof(
		fc.integer({min: first, max: last}),
		fc.constantFrom(0, noon, noon + 1, Date.UTC(2100, 0), last),
	);
	fc.assert(
		fc.property(fc.array(fc.array(clock, {minLength: 1, maxLength: 4}), {maxLength: 8}), games => {
			let latest: Save | undefined;
			for (const times of games) {
				const order = createOrder(
					() => latest,
					() => new Date(times[0]!),
				);
				let least = latest === undefined ? Number.NEGATIVE_INFINITY : orderOf(latest) + 1;
				for (const time of times) {
					const save = order(savedAt(time));
					expect(isSave(save)).toBe(true);
					expect(decodeSave(encodeSave(save))).toEqual({ok: true, value: save});
					expect(orderOf(save)).toBeGreaterThanOrEqual(least);
					least = orderOf(save);
					latest = save;
				}
			}
		}),
		{seed: 5},
	);
});

test('of two windows that follow a wrong clock the one that saved last stands last, however often each did', () => {
	let latest = savedAt(Date.UTC(2030, 0));
	let time = noon;
	const windows = [0, 1].map(() =>
		createOrder(
			() => latest,
			() => new Date(time),
		),
	);
	for (const window of [0, 0, 0, 1, 0, 0, 1, 1, 0, 1]) {
		time += 60_000;
		const save = windows[window]!(savedAt(time));
		expect(orderOf(save)).toBeGreaterThan(orderOf(latest));
		latest = save;
	}
});

test.each([1.5, '1', -(2 ** 53), 2 ** 53, null])('no order can be %j', order => {
	expect(isSave({...sampleSave(), order: order as number})).toBe(false);
});
