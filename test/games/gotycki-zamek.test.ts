import {describe, expect, test} from 'vitest';
import {lay, moves, play, shown, start, status, why} from '../helpers/position.js';

describe.each(['gotycki-zamek', 'cztery-katy'])('%s: bases', id => {
	test('nothing is taken out beforehand: 104 cards in the stock, foundations empty', () => {
		const table = start(id);
		expect(shown(table).f).toEqual({});
		expect(table.position.tableau.flat()).toHaveLength(12);
		expect(table.position.stock).toHaveLength(92);
	});

	test('the last round of the first deal is eight cards on places 1 to 8', () => {
		const table = play(start(id), Array(8).fill('deal').join(' '));
		expect(table.position.stock).toEqual([]);
		expect(table.position.tableau.map(({length}) => length)).toEqual([
			9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8,
		]);
	});

	test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
		'the first ace of a suit may be played from place %i to any free slot f1–f4, the first king to any of f5–f8',
		place => {
			const aced = lay(id, {t: {[place]: 'AD'}, stock: '9H'});
			expect(moves(aced)).toBe(`deal ${[1, 2, 3, 4].map(slot => `t${place}-f${slot}`).join(' ')}`);
			const kinged = lay(id, {t: {[place]: 'KD'}, stock: '9H'});
			expect(moves(kinged)).toBe(
				`deal ${[5, 6, 7, 8].map(slot => `t${place}-f${slot}`).join(' ')}`,
			);
		},
	);

	test('a slot that is taken is not free', () => {
		const table = lay(id, {t: {3: 'AD', 4: 'KH'}, f: {2: 'AS', 4: 'AH+3', 5: 'KS'}, stock: '9H'});
		expect(moves(table)).toBe('deal t3-f1 t3-f3 t4-f6 t4-f7 t4-f8');
		expect(why(table, 't3-f2')).toBe('not-next');
	});

	test('the player chooses the slot in every deal, when the stock is empty too', () => {
		for (const deal of [1, 2, 3]) {
			const table = lay(id, {deal, t: {3: 'AD'}, f: {1: 'AS', 2: 'AH', 3: 'AC'}});
			expect(moves(table)).toContain('t3-f4');
			const free = lay(id, {deal, t: {3: 'AD'}, f: {2: 'AH'}, stock: '9H'});
			expect(moves(free)).toBe('deal t3-f1 t3-f3 t3-f4');
		}
	});

	test('the twin of a base is an ordinary card: it opens no second foundation', () => {
		const table = lay(id, {t: {1: 'AD', 7: 'KS'}, f: {2: 'AD', 6: 'KS'}, stock: '9H'});
		expect(moves(table)).toBe('deal');
		expect(why(table, 't1-f1')).toBe('suit-already-open');
		expect(why(table, 't7-f5')).toBe('suit-already-open');
	});

	test('the suit stays open when its foundation is complete', () => {
		const table = lay(id, {t: {1: 'AD'}, f: {2: 'AD+12'}, stock: '9H'});
		expect(why(table, 't1-f1')).toBe('suit-already-open');
	});

	test('an ace and a king of one suit open two foundations', () => {
		const table = lay(id, {t: {1: 'KD'}, f: {2: 'AD'}, stock: '9H'});
		expect(moves(table)).toBe('deal t1-f5 t1-f6 t1-f7 t1-f8');
	});

	test('only aces open f1–f4 and only kings f5–f8', () => {
		const table = lay(id, {t: {1: 'AD', 2: 'KS', 3: '2D', 4: 'QS'}, stock: '9H'});
		for (const text of ['t1-f5', 't2-f1', 't3-f1', 't4-f5']) {
			expect(why(table, text)).toBe('foundation-opens-with');
		}
	});

	test('the row rule goes by the slot and holds for all other cards', () => {
		const at = (place: number, slot: number) =>
			why(lay(id, {t: {[place]: '2D'}, f: {[slot]: 'AD'}, stock: '9H'}), `t${place}-f${slot}`);
		for (const [slot, row] of [
			[1, [2, 8]],
			[2, [3, 9]],
			[3, [4, 10]],
			[4, [5, 11]],
		] as const) {
			for (let place = 1; place <= 12; place++) {
				const isCorner = [1, 6, 7, 12].includes(place);
				const reaches = isCorner || row.some(own => own === place);
				expect([slot, place, at(place, slot)]).toEqual([
					slot,
					place,
					reaches ? undefined : 'row-rule',
				]);
			}
		}
	});

	test('the exemption from the row rule is for the opening card, never for its twin', () => {
		// The king’s foundation in row b waits for the ace at its end.
		const twinAt = (place: number) =>
			lay(id, {t: {[place]: 'AD'}, f: {1: 'AD', 6: 'KD+11'}, stock: '9H'});
		expect(why(twinAt(2), 't2-f6')).toBe('row-rule');
		expect(moves(twinAt(2))).toBe('deal');
		expect(moves(twinAt(3))).toBe('deal t3-f6');
	});

	test('an ace that could open a foundation and also end a king’s has both moves, each by its own rule', () => {
		const own = lay(id, {t: {3: 'AD'}, f: {1: 'AS', 2: 'AH', 6: 'KD+11'}, stock: '9H'});
		expect(moves(own)).toBe('deal t3-f3 t3-f4 t3-f6');
		const foreign = lay(id, {t: {2: 'AD'}, f: {1: 'AS', 2: 'AH', 6: 'KD+11'}, stock: '9H'});
		expect(moves(foreign)).toBe('deal t2-f3 t2-f4');
	});
});

describe('Gotycki zamek', () => {
	test('a base card that was played is not replaced', () => {
		const table = play(lay('gotycki-zamek', {t: {1: '7C', 3: 'AD'}, stock: '9H'}), 't3-f2');
		expect(shown(table)).toMatchObject({t: {1: '7C'}, f: {2: 'AD'}});
		expect(moves(table)).toBe('deal');
	});

	test('it is won with eight foundations of thirteen, in whatever slots', () => {
		const f = {1: 'AD+12', 2: 'AS+12', 3: 'AC+12', 4: 'AH+12', 5: 'KC+12', 6: 'KD+12', 7: 'KS+12'};
		const table = lay('gotycki-zamek', {deal: 3, t: {4: 'AH'}, f: {...f, 8: 'KH+11'}});
		expect(moves(table)).toBe('t4-f8');
		expect(status(play(table, 't4-f8'))).toBe('won');
	});

	test('three deals, the piles gathered from 1 to 12 and not shuffled', () => {
		const table = play(lay('gotycki-zamek', {t: {2: '5S 6S', 9: '7S', 12: '8S'}}), 'redeal');
		expect(shown(table)).toMatchObject({deal: 2, t: {1: '5S', 2: '6S', 3: '7S', 4: '8S'}});
		expect(why(play(table, 'redeal'), 'redeal')).toBe('last-deal');
	});
});
