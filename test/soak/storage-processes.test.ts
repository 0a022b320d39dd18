import {beforeAll, describe, expect, test} from 'vitest';
import {bundled, killOften, lockOften, playTogether, recordTogether} from '../storage/processes.js';

let recorder: string;
let player: string;

beforeAll(async () => {
	[recorder, player] = await Promise.all([bundled('recorder'), bundled('player')]);
});

describe('many processes at once', () => {
	test.each([
		[8, 1600],
		[16, 3200],
	])('%i record 200 results each: exactly %i', async (processes, expected) => {
		const options = {program: recorder, processes, results: 200, kill: () => false, seed: 1};
		const {wrong, total, problems} = await recordTogether(options);
		expect({wrong, total, problems}).toEqual({wrong: [], total: expected, problems: []});
	});

	test.each([8, 16])(
		'half of %i killed: every result that was said to be safe is counted once',
		async processes => {
			for (let seed = 1; seed <= 5; seed++) {
				const {wrong, total, safe, problems} = await recordTogether({
					program: recorder,
					processes,
					results: 200,
					kill: index => index % 2 === 0,
					seed,
				});
				expect({wrong, problems}).toEqual({wrong: [], problems: []});
				expect(total).toBeGreaterThanOrEqual(safe);
			}
		},
	);

	test('eight windows of 50 moves, all killed: eight games offered, each at its own move', async () => {
		for (let round = 0; round < 10; round++) {
			const {said, offered, problems} = await playTogether(player, 8, 50);
			expect(problems).toEqual([]);
			expect(offered).toHaveLength(8);
			for (const [index, text] of said.entries()) {
				const [id, moves] = text.split(' ');
				expect([text, `${id} ${Number(moves) + 1}`]).toContain(offered[index]);
			}
		}
	});
});

test('a thousand kills: no result lost, none counted twice, at most the last move lost', async () => {
	const {faults, done, counted} = await killOften({
		program: player,
		kills: 1000,
		seed: 7,
		longestMilliseconds: 300,
	});
	expect(faults).toEqual([]);
	expect(counted).toBeGreaterThanOrEqual(done);
	expect(done).toBeGreaterThan(1000);
	console.log(`${done} results said to be safe, ${counted} counted`);
});

test('a lock whose holders die in it is followed by one, never by two', async () => {
	const said = await lockOften(await bundled('locker'), 8, 50_000);
	expect(new Set(said)).toEqual(new Set(['taken']));
});
