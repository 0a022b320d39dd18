import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {games} from '../../source/games/index.ts';
import {entryLine, headingLine} from '../../source/play/journal-line.ts';
import {newGameId, type Result} from '../../source/play/result.ts';
import {openStore} from '../../source/storage/store.ts';
import {absolute, type Figure, times} from './figures.ts';
import {type Cost, run} from './launches.ts';
import {median, quantile} from './numbers.ts';
import {program} from './recording.ts';
import {stillHome} from './saved-games.ts';

const [few, many] = [10, 200_000];
const outcomes = ['lost', 'given-up', 'won', 'lost'] as const;
const day = 86_400_000;

/** Results one after another, of all games, as different as they are. */
const resultOf = (number: number): Result => {
	const at = Date.UTC(2026, 0) + (number * 300 * day) / many;
	const outcome = outcomes[number % outcomes.length] ?? 'lost';
	const bytes = Uint8Array.from({length: 10}, (_, index) => number >> (index * 3));
	return {
		format: 1,
		id: newGameId(new Date(at), bytes),
		game: games[number % games.length]?.id ?? '',
		dealNumber: number + 1,
		outcome,
		replay: number % 9 === 0,
		home: outcome === 'won' ? 104 : (number * 7) % 104,
		of: 104,
		moves: 150 + (number % 200),
		seconds: 300 + (number % 900),
		undos: number % 5,
		hints: 0,
		startedAt: new Date(at - 600_000).toISOString(),
		endedAt: new Date(at).toISOString(),
	};
};

const storeIn = (home: string) =>
	openStore({directory: join(home, 'data'), now: () => new Date(), isSound: () => true});

/** A home in which so many results were counted, and how long a recount of them took. */
const homeOf = async (count: number) => {
	const home = stillHome();
	const lines = Array.from({length: count}, (_, number) => {
		const result = resultOf(number);
		return entryLine({result, countedAt: Date.parse(result.endedAt) + 300});
	});
	mkdirSync(join(home, 'data', 'history'));
	const text = [headingLine({}), ...lines].join('');
	writeFileSync(join(home, 'data', 'history', '2026.jsonl'), text);
	const start = performance.now();
	const done = await storeIn(home).recount();
	if (done.kind !== 'counted' || done.games !== count) {
		throw new Error(`A recount of ${count} results says ${JSON.stringify(done).slice(0, 200)}.`);
	}
	return {home, milliseconds: performance.now() - start, bytes: text.length / count};
};

/** What the end of a game takes until its result is in the totals, as the keeper has it done. */
const finishing = async (home: string, number: number): Promise<number> => {
	const store = storeIn(home);
	const now = new Date().toISOString();
	const result = {...resultOf(number), startedAt: now, endedAt: now};
	const start = performance.now();
	store.finish(result);
	store.statistics();
	await store.fold();
	return performance.now() - start;
};

/** What comes with years of results: as many times as with ten. */
export const statisticsFigures = async (rounds: number): Promise<readonly Figure[]> => {
	const [small, large] = [await homeOf(few), await homeOf(many)];
	const told: readonly Cost[][] = [[], []];
	const finished: readonly number[][] = [[], []];
	for (let round = 0; round < rounds; round++) {
		for (const [index, {home}] of [small, large].entries()) {
			told[index]?.push(await run([process.execPath, program, 'stats'], home));
			for (let time = 0; time < 5; time++) {
				finished[index]?.push(await finishing(home, many + round * 5 + time));
			}
		}
	}
	const ratio = (values: readonly (readonly number[])[]) => {
		const [one = Number.NaN, other = Number.NaN] = values.map(some => quantile(some, 0.25));
		return {value: other / one, note: `${one.toFixed(1)} and ${other.toFixed(1)} ms`};
	};
	const processor = ratio(told.map(costs => costs.map(cost => cost.processor)));
	const clock = ratio(told.map(costs => costs.map(cost => cost.milliseconds)));
	const stats = processor.value > 0 && processor.value < clock.value ? processor : clock;
	const finish = ratio(finished);
	return [
		times('stats with 200,000 results, as with 10', stats.value, 2, stats.note),
		times('finishing a game with 200,000 results', finish.value, 2, finish.note),
		absolute(
			'a recount of 200,000 results',
			large.milliseconds,
			5000,
			'ms',
			`${large.bytes.toFixed(0)} bytes a result; median of finishing ${median(finished[1] ?? []).toFixed(1)} ms`,
		),
	];
};
