import {describe, expect, test} from 'vitest';
import {isFaceDown} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import type {Game} from '../../source/rules/game.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Position} from '../../source/rules/position.js';
import {type Direction, neighbour, type Size} from '../../source/ui/layout/geometry.js';
import {tableLayout} from '../../source/ui/layout/layout.js';
import {isThere, type Spot, spotOf} from '../../source/ui/spots.js';
import {begun, onTable, press, pressAll} from './driver.js';
import {phases, sizes} from './samples.js';

const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** Every spot that arrows lead to from the first pile. */
const reached = (game: Game, position: Position, size: Size): ReadonlySet<Spot> => {
	const {boxes} = tableLayout(game, position, size);
	const seen = new Set<Spot>(['t1']);
	for (const spot of seen) {
		for (const direction of directions) {
			const next = neighbour(boxes, spot, direction);
			if (next !== undefined) {
				seen.add(next);
			}
		}
	}
	return seen;
};

const placed = (game: Game, position: Position, size: Size, cursor: Spot) => {
	const state = onTable({...begun(game.id), positions: [position]}, size);
	return {...state, play: {...state.play, cursor}};
};

describe.each(games.map(game => [game.id, game] as const))('The cursor in %s', (_, game) => {
	const all = phases(game);

	test('reaches every place by arrows, in every phase and at every size, and no other', () => {
		const missing = new Set<string>();
		for (const position of all) {
			for (const size of sizes) {
				const seen = reached(game, position, size);
				for (const spot of tableLayout(game, position, size).boxes.keys()) {
					if (!seen.has(spot)) {
						missing.add(`${size.columns}x${size.rows} ${spot}`);
					}
				}
				for (const spot of seen) {
					expect(isThere(position, spot)).toBe(true);
				}
			}
		}

		expect([...missing]).toEqual([]);
	});

	test('reaches every card that can be played', () => {
		for (const position of all) {
			const seen = reached(game, position, {columns: 80, rows: 24});
			for (const move of legalMoves(game, position)) {
				if (move.kind === 'card') {
					expect(seen).toContain(spotOf(move.source));
					expect(seen).toContain(spotOf(move.target));
				}
			}
		}
	});

	test('stands on no card of a packet that is closed', () => {
		for (const position of all.filter(({packet}) => packet.some(isFaceDown))) {
			const seen = reached(game, position, {columns: 80, rows: 24});
			expect([...seen].filter(spot => spot.startsWith('p'))).toEqual([]);
		}
	});

	test('comes round all kinds of places with Tab, and back with Shift-Tab', () => {
		for (const position of all) {
			const size = {columns: 80, rows: 24};
			const spots = [...tableLayout(game, position, size).boxes.keys()];
			const kinds = new Set(spots.map(spot => spot[0]));
			const visited = new Set<string>();
			let state = placed(game, position, size, 't1');
			for (let count = 0; count < kinds.size; count++) {
				visited.add(state.play.cursor[0]!);
				expect(press(press(state, 'tab'), 'shift-tab').play.cursor[0]).toBe(state.play.cursor[0]);
				state = press(state, 'tab');
			}
			expect(visited).toEqual(kinds);
			expect(state.play.cursor[0]).toBe('t');
		}
	});

	test('goes to the first and the last of its kind with Home and End', () => {
		for (const position of all) {
			const size = {columns: 80, rows: 24};
			const {boxes} = tableLayout(game, position, size);
			for (const spot of boxes.keys()) {
				const state = placed(game, position, size, spot);
				const same = [...boxes.keys()].filter(other => other[0] === spot[0]);
				expect(press(state, 'home').play.cursor).toBe(same[0]);
				expect(press(state, 'end').play.cursor).toBe(same.at(-1));
			}
		}
	});

	test('moves the same with hjkl as with arrows, and moves nothing else', () => {
		const position = all.at(-1)!;
		const size = {columns: 80, rows: 24};
		for (const spot of tableLayout(game, position, size).boxes.keys()) {
			const state = placed(game, position, size, spot);
			for (const [arrow, letter] of [
				['left', 'h'],
				['down', 'j'],
				['up', 'k'],
				['right', 'l'],
			] as const) {
				const after = pressAll(state, [arrow]);
				expect(after.play).toEqual(pressAll(state, [letter]).play);
				expect(after.play?.session).toEqual(state.play.session);
			}
		}
	});

	test('comes back to a pile from where left and right lead', () => {
		const position = all[0]!;
		const {boxes} = tableLayout(game, position, {columns: 80, rows: 24});
		for (const spot of boxes.keys()) {
			const right = neighbour(boxes, spot, 'right');
			if (right !== undefined && right[0] === spot[0]) {
				expect(neighbour(boxes, right, 'left')).toBe(spot);
			}
		}
	});
});

test('The cursor leaves a packet card that is no longer there, or closed again', () => {
	const start = onTable(begun('tajemnica', 3));
	const open = press(start, `${'d '.repeat(17)}/ 9 c`);
	const onPacket = press({...open, play: {...open.play, cursor: 'p30'}}, 'right');
	expect(onPacket.play.cursor).toBe('p31');
	expect(press(onPacket, 'u').play.cursor).toBe('t1');
	expect(press(onPacket, 'R').play.cursor).toBe('t1');
});
