import {cpSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Store} from '../../source/storage/store.js';
import {bury, type Fate, faulty} from './faulty-disk.js';
import {movesOf, open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

type Scenario = {
	readonly title: string;
	readonly prepare: (store: Store) => Promise<void> | void;
	readonly act: (store: Store) => Promise<unknown> | unknown;
	readonly see: (store: Store) => unknown;
	readonly before: unknown;
	readonly after: unknown;
	/** What may be seen if a file that was to be kept can't be written at the same time as one is lost. */
	readonly withoutSlot?: boolean;
};

export const moves = (store: Store): unknown =>
	store.resumable().map(({save}) => save.moves.length);
export const played = (store: Store): unknown => store.statistics().games.tajemnica?.played ?? 0;

const saveTwice = (store: Store): void => {
	const slot = store.newSlot();
	slot.save(sampleSave({moves: movesOf(1)}));
	slot.save(sampleSave({moves: movesOf(2)}));
	slot.release();
};

const finishTwo = async (store: Store): Promise<void> => {
	store.finish(sampleResult({id: 'first'}));
	await store.fold();
	store.finish(sampleResult({id: 'second', dealNumber: 8}));
};

const takeUp = (store: Store) => {
	const [offered] = store.resumable();
	return store.claim(offered?.slot ?? '')?.slot;
};

const scenarios: readonly Scenario[] = [
	{
		title: 'the first save of a game',
		prepare: () => undefined,
		act: store => store.newSlot().save(sampleSave({moves: movesOf(3)})),
		see: moves,
		before: [],
		after: [3],
	},
	{
		title: 'taking up a game and saving it',
		prepare: saveTwice,
		act: store => takeUp(store)?.save(sampleSave({moves: movesOf(3)})),
		see: moves,
		before: [2],
		after: [3],
	},
	{
		title: 'discarding a game',
		prepare: saveTwice,
		act: store => takeUp(store)?.discard(),
		see: moves,
		before: [2],
		after: [],
	},
	{
		title: 'recording a result',
		prepare: () => undefined,
		act: store => store.finish(sampleResult()),
		see: played,
		before: 0,
		after: 1,
	},
	{
		title: 'adding results to the totals',
		prepare: finishTwo,
		act: store => store.fold(),
		see: played,
		before: 2,
		after: 2,
	},
	{
		title: 'a reset',
		prepare: finishTwo,
		act: store => store.reset(),
		see: played,
		before: 2,
		after: 0,
	},
	{
		title: 'counting all results anew',
		prepare: async store => {
			await finishTwo(store);
			await store.fold();
			for (const name of ['stats.json', 'stats.json.prev']) {
				rmSync(join(store.directory, name));
			}
		},
		act: store => store.recount(),
		see: played,
		before: 0,
		after: 2,
	},
	{
		title: 'a change of settings',
		prepare: async store => {
			store.settings.set({theme: 'dark'});
			await store.close();
		},
		act: async store => {
			store.settings.set({theme: 'light'});
			await store.close();
		},
		see: store => store.settings.get().theme,
		before: 'dark',
		after: 'light',
	},
];

const prepared = async (scenario: Scenario): Promise<string> => {
	const directory = temporaryDirectory();
	await scenario.prepare(open(directory));
	return directory;
};

const copied = (directory: string): string => {
	const copy = temporaryDirectory();
	cpSync(directory, copy, {recursive: true});
	return copy;
};

export const namesIn = (directory: string): readonly string[] =>
	readdirSync(directory, {recursive: true}).map(String).toSorted();

/**
@param stride Every how many calls one is tried; 1 tries them all.
@param codes The errors that calls end in. `ENOENT` is none: it says that something isn't there.
*/
export const defineFaultTests = (stride: number, codes: readonly string[]) =>
	describe.each(scenarios)('$title', scenario => {
		const {act, see, before, after} = scenario;

		/** Acts with a fault at one call after another, until there is none left; answers how many calls there were. */
		const atEveryCall = async (
			code: string,
			fate: Exclude<Fate, 'well'>,
			lasting: boolean,
			check: (store: Store, directory: string, call: string) => Promise<void>,
		): Promise<number> => {
			const start = await prepared(scenario);
			for (let step = 0; ; step += stride) {
				const directory = copied(start);
				let count = 0;
				let failed: string | undefined;
				let isOver = false;
				const faults = faulty(name => {
					if (isOver) {
						return 'well';
					}

					const isNow = count++ === step;
					if (isNow) {
						failed = `${step} ${name} ${fate}`;
					}

					return isNow ? fate : failed !== undefined && lasting ? 'before' : 'well';
				}, code);
				const store = open(directory, faults);
				await act(store);
				isOver = true;
				await check(store, directory, failed ?? 'none');
				if (failed === undefined) {
					expect(see(open(directory))).toEqual(after);
					return step;
				}
			}
		};

		test.each(['before', 'after'] as const)(
			'stopped %s any call, the old or the new state is there and nothing stands in the way',
			async fate => {
				const calls = await atEveryCall('ESTOP', fate, true, async (_, directory, call) => {
					bury(directory);
					const next = open(directory);
					const seen = see(next);
					expect([before, after], call).toContainEqual(seen);
					expect(next.problems(), call).toEqual([]);
					await next.fold();
					expect(see(next), call).toEqual(seen);
					const stray = namesIn(directory).filter(name =>
						/\.new-|\.tmp-|\.lock|\.after-/.test(name),
					);
					expect(stray, call).toEqual([]);
				});
				expect(calls).toBeGreaterThan(5);
			},
		);

		test.each(codes)(
			'one %s at any call harms nothing, and all is well after a second try',
			async code => {
				await atEveryCall(code, 'before', false, async (store, directory, call) => {
					store.retry();
					await store.close();
					await store.fold();
					store.told();
					expect(
						store.problems().filter(({key}) => key === 'disk-full'),
						call,
					).toEqual([]);
					bury(directory);
					expect([before, after], call).toContainEqual(see(open(directory)));
				});
			},
		);
	});
