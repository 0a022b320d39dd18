import {beforeAll, describe, expect, test, vi} from 'vitest';
import {bundled, killOften, lockOften, playTogether, recordTogether} from './processes.js';

// Many short processes: on a machine that has other work they wait for their turn.
vi.setConfig({testTimeout: 120_000, hookTimeout: 60_000});

let recorder: string;
let player: string;

beforeAll(async () => {
	[recorder, player] = await Promise.all([bundled('recorder'), bundled('player')]);
});

describe('many processes at once', () => {
	test('four record 25 results each: exactly a hundred', async () => {
		const {wrong, total, problems} = await recordTogether({
			program: recorder,
			processes: 4,
			results: 25,
			kill: () => false,
			seed: 1,
		});
		expect({wrong, total, problems}).toEqual({wrong: [], total: 100, problems: []});
	});

	test('with half of them killed every result that was said to be safe is counted once', async () => {
		const {wrong, total, safe, problems} = await recordTogether({
			program: recorder,
			processes: 4,
			results: 25,
			kill: index => index % 2 === 0,
			seed: 2,
		});
		expect({wrong, problems}).toEqual({wrong: [], problems: []});
		expect(total).toBeGreaterThanOrEqual(safe);
		expect(safe).toBeGreaterThan(50);
	});

	test('four windows killed in play: four games offered, each at its own move', async () => {
		const {said, offered, problems} = await playTogether(player, 4, 20);
		expect(problems).toEqual([]);
		expect(offered).toHaveLength(4);
		for (const [index, text] of said.entries()) {
			const [id, moves] = text.split(' ');
			const next = `${id} ${Number(moves) + 1}`;
			expect([text, next]).toContain(offered[index]);
		}
	});
});

test('a window killed at any moment loses no result and at most the last move', async () => {
	const {faults, done, counted} = await killOften({
		program: player,
		kills: 10,
		seed: 3,
		longestMilliseconds: 40,
	});
	expect(faults).toEqual([]);
	expect(counted).toBeGreaterThanOrEqual(done);
	expect(done).toBeGreaterThan(5);
});

test('a lock whose holders die in it is followed by one, never by two', async () => {
	const said = await lockOften(await bundled('locker'), 4, 400);
	expect(said.length).toBeGreaterThanOrEqual(400);
	expect(new Set(said)).toEqual(new Set(['taken']));
});
