import {describe, expect, test} from 'vitest';
import {isFaceDown} from '../../source/cards.js';
import {positionOf} from '../../source/play/session.js';
import {reduce} from '../../source/ui/reducer/reduce.js';
import {type Playing, shownPosition} from '../../source/ui/state/app-state.js';
import type {Sketch} from '../helpers/position.js';
import {pileText} from '../helpers/position.js';
import {messageOf, movesOf, playing, press, table} from './driver.js';

const animated = (game: string, sketch: Sketch): Playing => {
	const state = table(game, sketch);
	return {...state, options: {...state.options, isAnimated: true}};
};

/** The two of spades under pile 2 pushes an ace under pile 1, and that a jack to the packet. */
const chain: Sketch = {t: {1: '9H JD', 2: '9S AS', 3: '9C'}, reserve: '*2S'};

const turnable: Sketch = {deal: 4, t: {1: '*AH *3D 2S', 2: '9C', 3: '4D *5D'}};

const shown = (state: Playing) =>
	shownPosition(state.play)
		.tableau.map(pileText)
		.filter(text => text !== '')
		.join(' | ');

const next = (state: Playing) => playing(reduce(state, {kind: 'frame-shown'}));

describe('A chain', () => {
	test('is shown step by step, then as it ends', () => {
		const start = press(animated('fajerwerk', chain), 't t');
		expect(start.play.frames.length).toBeGreaterThan(0);
		const seen = [shown(start)];
		let state = start;
		while (state.play.frames.length > 0) {
			state = next(state);
			seen.push(shown(state));
		}

		expect([...new Set(seen)]).toEqual(['9H JD | 2S 9S | 9C', 'AS 9H | 2S 9S | 9C']);
		expect(shownPosition(state.play)).toEqual(positionOf(state.play.session));
	});

	test('is made at once, whatever is shown, and told in one line', () => {
		const state = press(animated('fajerwerk', chain), 't t');

		expect(movesOf(state)).toBe('turn tuck');
		expect(messageOf(state)).toMatch(/2♠.*A♠.*J♦/);
	});

	test('is ended at once by any key, which is obeyed', () => {
		const state = press(animated('fajerwerk', chain), 't t');
		expect(press(state, '%').play.frames).toEqual([]);
		const undone = press(state, 'u');
		expect(undone.play.frames).toEqual([]);
		expect(movesOf(undone)).toBe('turn');
	});

	test('is not shown where that is switched off', () => {
		expect(press(table('fajerwerk', chain), 't t').play.frames).toEqual([]);
	});
});

describe('Turning over', () => {
	test('shows backs for a moment, and no card', () => {
		const state = press(animated('damski-kaprys', turnable), 'v');

		expect(state.play.frames).toHaveLength(1);
		expect(shownPosition(state.play).tableau.flat().every(isFaceDown)).toBe(true);
		expect(shown(next(state))).toBe('*2S 3D AH | 9C | 5D 4D');
	});

	test('of any length sends a few frames only', () => {
		const long = {t: {1: '9H 4C', 2: '9S 3C', 3: '9C AD', 4: '9D KD'}, reserve: '*AS'};
		const state = press(animated('fajerwerk', long), 't t');

		expect(state.play.frames.length).toBeLessThanOrEqual(5);
	});

	test('is over when no frame is left, however often that is told', () => {
		const state = next(next(next(press(animated('damski-kaprys', turnable), 'v'))));

		expect(shownPosition(state.play)).toEqual(positionOf(state.play.session));
	});
});
