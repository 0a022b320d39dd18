import {absolute, bytes, type Figure, times} from './figures.ts';
import {pause, quantile} from './numbers.ts';
import {memory} from './process.ts';
import {play, type Recording, record} from './recording.ts';
import {homeWith, longSession, stillHome} from './saved-games.ts';

/** After so long at rest the program has given memory back. */
const tidied = 6000;

/** A table that nobody touches, with the clock and without. */
export const idleFigures = async (seconds: number): Promise<readonly Figure[]> => {
	const home = stillHome();
	const tables = [play(home, 'tajemnica', '--deal', '7'), play(home, 'fajerwerk', '--clock')];
	await Promise.all(
		tables.map((table, index) => table.shows(['Tajemnica', 'Fajerwerk'][index] ?? '')),
	);
	await pause(tidied);
	const idle = await Promise.all(tables.map(table => table.typed('', seconds * 1000)));
	await Promise.all(tables.map(table => table.close()));
	const share = idle.map(({processor}) => processor / (seconds * 10));
	return [
		bytes(
			`untouched for ${seconds} s`,
			idle.reduce((count, {bytes: all}) => count + all.length, 0),
			0,
		),
		absolute(`untouched for ${seconds} s, share of a core`, Math.max(...share), 0.2, '%'),
	];
};

const longest = 'tajemnica-na-asach';

const tableOf = async (moves: number): Promise<Recording> => {
	const session = longSession(longest, moves);
	const table = play(await homeWith(session), longest);
	await table.shows(session.game.name);
	return table;
};

/** What 200 keys leave in memory, in a game with a long history. */
export const memoryFigures = async (): Promise<readonly Figure[]> => {
	const table = await tableOf(500);
	const bare = record([process.execPath, '-e', 'setInterval(() => {}, 1000)'], stillHome());
	for (let index = 0; index < 200; index++) {
		await table.typed('jjkjkkuujrkr'[index % 12] ?? '', 15);
	}
	const busy = memory(table.pid);
	await pause(tidied);
	const [own, other] = [memory(table.pid), memory(bare.pid)];
	await Promise.all([table.close(), bare.close()]);
	return [
		times(
			'resident memory after 200 keys',
			own.resident / other.resident,
			1.8,
			`${own.resident.toFixed(0)} of ${other.resident.toFixed(0)} MB, ${busy.resident.toFixed(0)} before the rest; shared in parts ${own.proportional.toFixed(0)} of ${other.proportional.toFixed(0)} MB`,
		),
	];
};

type Cost = {readonly milliseconds: number; readonly processor: number};

const quarter = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
	quantile(costs.map(of), 0.25);

/** Undo and redo far into a game and at its beginning. */
export const historyFigures = async (): Promise<readonly Figure[]> => {
	const [late, early] = [await tableOf(500), await tableOf(5)];
	const costs = {late: [] as Cost[], early: [] as Cost[]};
	for (let round = 0; round < 80; round++) {
		const key = 'ur'[round % 2] ?? '';
		costs.late.push(await late.typed(key, 25));
		costs.early.push(await early.typed(key, 25));
	}
	await Promise.all([late.close(), early.close()]);
	const ratio = (of: (cost: Cost) => number) => quarter(costs.late, of) / quarter(costs.early, of);
	const clock = ratio(cost => cost.milliseconds);
	const processor = ratio(cost => cost.processor);
	return [
		times(
			'undo and redo at move 500, of those at move 5',
			Math.min(clock, processor),
			1.1,
			`clock ${clock.toFixed(2)}, processor ${processor.toFixed(2)}`,
		),
	];
};
