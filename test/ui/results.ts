import type {Result} from '../../source/play/result.js';

/** A won game whose numbers are as long as they get. */
export const resultOf = (game: string, index: number, change: Partial<Result> = {}): Result => ({
	format: 1,
	id: `20260102t120000-${game}-${index}`,
	game,
	dealNumber: 4_294_967_295 - index,
	outcome: 'won',
	replay: false,
	home: 104,
	of: 104,
	moves: 12_345,
	seconds: 98_765,
	undos: 0,
	hints: 0,
	startedAt: '2026-01-02T12:00:00.000Z',
	endedAt: '2026-01-02T13:00:00.000Z',
	...change,
});
