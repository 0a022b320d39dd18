import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {newSession, type positionOf, type Session} from '../../source/play/session.js';
import {emptyStatistics} from '../../source/play/statistics.js';
import {reduce} from '../../source/ui/reducer/reduce.js';
import type {AppState, Playing} from '../../source/ui/state/app-state.js';
import {recorded} from '../end-to-end/recorded-keys.js';
import {named} from '../helpers/position.js';
import {begun, inMenu, noon, onTable, options, press, pressAll, sessionId} from './driver.js';
import {frameText} from './frame.js';

const sized = <State extends AppState>(state: State, columns: number, rows: number): State =>
	reduce(state, {kind: 'resized', size: {columns, rows}}) as State;

const polish = <State extends AppState>(state: State): State => ({
	...state,
	options: {...options, language: 'pl'},
});

/** A recorded game after so many of its moves. */
const after = (gameId: string, status: 'won' | 'lost', moves: number): Playing => {
	const {dealNumber, steps} = recorded(gameId, status);
	const keys = steps.slice(0, moves).map(step => step.keys);
	return press(onTable(begun(gameId, dealNumber)), [...keys.join('')].join(' '));
};

/** A recorded game after the last move for which something holds. */
const when = (
	gameId: string,
	status: 'won' | 'lost',
	holds: (position: ReturnType<typeof positionOf>) => boolean,
): Playing => {
	const {steps} = recorded(gameId, status);
	const index = steps.findIndex(({position}) => holds(position));
	return after(gameId, status, index + 1);
};

const waiting: Session = {
	...newSession({
		game: named('fajerwerk'),
		dealNumber: 12,
		id: sessionId,
		startedAt: new Date(noon).toISOString(),
		replay: false,
	}),
};

const menu = reduce(inMenu(), {
	kind: 'menu',
	waiting: [{slot: 'a', session: waiting}],
	statistics: emptyStatistics,
});

const isPacketOpen = ({stock, packet}: ReturnType<typeof positionOf>) =>
	stock.length === 0 && packet.length > 20;

const frames: Readonly<Record<string, () => AppState>> = {
	'tajemnica-early': () => press(onTable(begun('tajemnica', 7)), 'd d'),
	'tajemnica-open-packet': () => when('tajemnica', 'lost', isPacketOpen),
	'tajemnica-open-packet-60x20': () => sized(when('tajemnica', 'lost', isPacketOpen), 60, 20),
	'tajemnica-open-packet-120x40': () => sized(when('tajemnica', 'lost', isPacketOpen), 120, 40),
	'tajemnica-asked-for-a-foundation': () => press(when('tajemnica', 'lost', isPacketOpen), 'F'),
	'tajemnica-in-polish': () => polish(after('tajemnica', 'lost', 30)),
	'tajemnica-na-asach-chosen': () => press(onTable(begun('tajemnica-na-asach', 7)), 'd d d F'),
	'otwarty-pakiet-between-rounds': () => press(onTable(begun('otwarty-pakiet', 7)), 'd d d'),
	'zwarta-kolumna-row-rule': () => press(onTable(begun('zwarta-kolumna', 7)), 'd d F'),
	'zwarta-kolumna-without-row-rule': () =>
		press(onTable(begun('zwarta-kolumna', 7)), 'd d d d d d d F'),
	'zwarta-kolumna-120x40': () => sized(press(onTable(begun('zwarta-kolumna', 7)), 'd d'), 120, 40),
	'zwarta-kolumna-60x20': () => sized(press(onTable(begun('zwarta-kolumna', 7)), 'd d'), 60, 20),
	'cztery-katy-replacement': () =>
		when('cztery-katy', 'won', ({replacement}) => replacement !== undefined),
	'kaprysnice-sorting': () => after('kaprysnice', 'won', 60),
	'kaprysnice-deal-2': () => when('kaprysnice', 'won', ({deal}) => deal === 2),
	'damski-kaprys-deal-4': () => when('damski-kaprys', 'lost', ({deal}) => deal === 4),
	'fajerwerk-counting': () => after('fajerwerk', 'won', 6),
	'fajerwerk-turned-card': () =>
		when('fajerwerk', 'won', ({reserve}) => (reserve.at(-1) ?? 128) < 128),
	'menu-with-a-game-waiting': () => menu,
	'menu-in-polish': () => polish(menu),
	'menu-search': () => pressAll(menu, ['k', 'a', 't']),
	'result-lost': () => after('tajemnica', 'lost', 1000),
	'result-won-in-polish': () => polish(after('damski-kaprys', 'won', 1000)),
	'statistics-none': () =>
		reduce(inMenu(), {kind: 'statistics', statistics: emptyStatistics, game: undefined}),
	'keys-of-fajerwerk': () => press(onTable(begun('fajerwerk', 7)), '?'),
	'a-whole-pile': () => press(after('tajemnica', 'lost', 40), 'V'),
	'too-small': () => sized(onTable(begun('tajemnica', 7)), 50, 10),
	options: () => press(onTable(begun('tajemnica', 7)), 'o'),
};

describe('Written out in full: the screen', () => {
	test.each(Object.entries(frames))('%s', async (name, state) => {
		await expect(frameText(state())).toMatchFileSnapshot(`frames/${name}.txt`);
	});

	test('of every game as it begins, at 80×24', async () => {
		const all = games.map(({id}) => frameText(onTable(begun(id, 7))));
		await expect(all.join('\n')).toMatchFileSnapshot('frames/every-game-at-its-start.txt');
	});
});
