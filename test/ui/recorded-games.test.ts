import {expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {positionOf} from '../../source/play/session.js';
import {recorded} from '../end-to-end/recorded-keys.js';
import {begun, onTable, press} from './driver.js';

test.each(games.flatMap(({id}) => [[id, 'won'] as const, [id, 'lost'] as const]))(
	'%s, %s: the recorded game can be played by keys, key by key to its result',
	(id, status) => {
		const {dealNumber, steps} = recorded(id, status);
		let state = onTable(begun(id, dealNumber));
		for (const {keys, position} of steps) {
			state = press(state, [...keys].join(' '));
			expect(positionOf(state.play.session)).toEqual(position);
			expect(state.play.entry.kind).toBe('command');
		}
		expect(state.screen).toEqual({kind: 'result'});
		expect(state.play.session).toMatchObject({finished: status, at: steps.length, undos: 0});
	},
);
