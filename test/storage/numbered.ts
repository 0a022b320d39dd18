import type {Result} from '../../source/play/result.js';
import type {Statistics} from '../../source/play/statistics.js';

const at = '2026-01-02T03:04:05.678Z';

/** Results that can be told apart in the totals: number `n` brings `n % 105` cards home in a patience of its hundred. */
export const numberedResult = (number: number): Result => ({
	format: 1,
	id: `n${number}`,
	game: `g-${Math.floor(number / 105)}`,
	dealNumber: number + 1,
	outcome: 'lost',
	replay: false,
	home: number % 105,
	of: 104,
	moves: 10,
	seconds: 60,
	undos: 0,
	hints: 0,
	startedAt: at,
	endedAt: at,
});

/** How often `numberedResult(number)` was counted. */
export const timesCounted = (statistics: Statistics, number: number): number =>
	statistics.games[`g-${Math.floor(number / 105)}`]?.homeCounts[number % 105] ?? 0;
