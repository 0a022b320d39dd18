import {describe, expect, test} from 'vitest';
import {createKeyQueue} from '../../source/ui/key-queue.js';

/** A queue whose keys take so many milliseconds each, and what becomes of them. */
const queued = (cost: number) => {
	let now = 0;
	const log: string[] = [];
	const waiting: (() => void)[] = [];
	const queue = createKeyQueue({
		obey: key => {
			now += cost;
			log.push(key);
		},
		show: () => log.push('|'),
		now: () => now,
		later: action => waiting.push(action),
	});
	return {
		push: (keys: string) => queue.push(keys.split('')),
		pushKeys: queue.push,
		/** The terminal is heard, and the next keys have their turn. */
		goOn: () => waiting.shift()?.(),
		isWorking: queue.isWorking,
		log: () => log.join(' '),
		now: () => now,
		obeyed: () => log.filter(entry => entry !== '|').length,
	};
};

describe('Keys that come at once', () => {
	test('are obeyed in their order and shown once', () => {
		const {push, log, isWorking} = queued(1);
		push('abc');
		expect(log()).toBe('a b c |');
		expect(isWorking()).toBe(false);
	});

	test('are obeyed a tenth of a second at a time, with a look at the screen and the terminal between', () => {
		const {push, goOn, log, isWorking} = queued(40);
		push('abcdefg');
		expect(log()).toBe('a b c |');
		expect(isWorking()).toBe(true);
		push('h');
		expect(log()).toBe('a b c |');
		goOn();
		goOn();
		expect(log()).toBe('a b c | d e f | g h |');
		expect(isWorking()).toBe(false);
	});

	test('are all obeyed, however slow one is', () => {
		const {push, goOn, log} = queued(1000);
		push('ab');
		goOn();
		expect(log()).toBe('a | b |');
	});

	test.each(['ctrl-c', 'ctrl-d'])('do not make %s wait behind them', key => {
		const {pushKeys, log, isWorking, now} = queued(5);
		pushKeys([...'d'.repeat(4096), key, 'x']);
		expect(log().endsWith(`${key} |`)).toBe(true);
		expect(now()).toBeLessThan(150);
		expect(isWorking()).toBe(false);
	});

	test.each(['ctrl-c', 'ctrl-d'])('do not make %s wait that comes after them', key => {
		const {pushKeys, goOn, log, now} = queued(5);
		pushKeys([...'d'.repeat(4096)]);
		pushKeys([key]);
		goOn();
		expect(log().endsWith(`${key} |`)).toBe(true);
		expect(now()).toBeLessThan(250);
	});

	test('are obeyed before a leaving key as long as that keeps nobody waiting', () => {
		const {pushKeys, log} = queued(1);
		pushKeys(['d', 'd', 'ctrl-c']);
		expect(log()).toBe('d d ctrl-c |');
	});

	test('are not kept without a limit, but for those that leave', () => {
		const {pushKeys, goOn, isWorking, obeyed, log} = queued(5);
		pushKeys(Array.from({length: 1_000_000}, () => 'd'));
		pushKeys(Array.from({length: 1000}, () => 'd'));
		while (isWorking()) {
			goOn();
		}
		expect(obeyed()).toBeLessThan(20_000);
		pushKeys([...Array.from({length: 20_000}, () => 'd'), 'ctrl-c']);
		expect(log().endsWith('ctrl-c |')).toBe(true);
	});
});
