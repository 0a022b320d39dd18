import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {statisticsReport} from '../../source/commands/statistics-text.js';
import {textOf} from '../../source/ui/draw/span.js';
import {statisticsPage} from '../../source/ui/pages/statistics-page.js';
import {texts} from '../../source/ui/text/text.js';
import {faulty} from './faulty-disk.js';
import {open, sampleResult, temporaryDirectory} from './samples.js';

const {en} = texts;

/** A directory with a result in the statistics and, if wanted, one that waits. */
const counted = async (isWaiting: boolean): Promise<string> => {
	const directory = temporaryDirectory();
	const store = open(directory);
	store.finish(sampleResult({id: 'a', dealNumber: 1}));
	await store.fold();
	if (isWaiting) {
		store.finish(sampleResult({id: 'b', dealNumber: 2, game: 'fajerwerk'}));
	}

	return directory;
};

/** A store whose reading of what lies at some paths ends in an error. */
const blind = (directory: string, isUnreadable: (path: string) => boolean, code = 'EIO') =>
	open(
		directory,
		faulty(
			(name, [path]) =>
				['open', 'list', 'look'].includes(name) && isUnreadable(String(path)) ? 'before' : 'well',
			code,
		),
	);

/** What the player reads of a store's statistics, on the page and in the shell. */
const toldIn = (store: ReturnType<typeof open>) => {
	const {unread, ...figures} = store.statistics();
	const why = unread && en.problems[unread.key](unread.path, 'code' in unread ? unread.code : '');
	const page = statisticsPage({...figures, unread: why}, undefined, 200, en)
		.map(textOf)
		.join('\n');
	const report = (isJson: boolean) => statisticsReport({game: undefined, isJson}, store, en);
	return {why, page, table: report(false), json: report(true)};
};

const everything = (path: string): boolean => /(?:stats\.json|results)/.test(path);

const troubles: readonly (readonly [string, (path: string) => boolean])[] = [
	['neither totals nor results', everything],
	['the totals', path => path.includes('stats.json')],
	['the totals, but their copy', path => path.endsWith('stats.json')],
];

describe('Statistics that can’t be read are never told as none', () => {
	test.each(troubles)('where the disk gives %s back', async (_, isUnreadable) => {
		const store = blind(await counted(true), isUnreadable);
		const {why, page, table, json} = toldIn(store);
		expect(why).toContain('could not be read: the disk reports a fault');
		expect(page.replaceAll('\n', ' ')).toBe(en.screens.unread(why!));
		for (const report of [table, json]) {
			expect(report.isDone).toBe(false);
			expect(report.words.split('\n')[0]).toBe(why);
		}
	});

	test.each([
		['the results that wait', (path: string) => path.endsWith('results')],
		['one of them', (path: string) => path.endsWith('b.json')],
	])(
		'and what is known is told beside the reason, where it gives %s not',
		async (_, isUnreadable) => {
			const store = blind(await counted(true), isUnreadable);
			const {why, page, table, json} = toldIn(store);
			expect(why).toContain('could not be read: the disk reports a fault');
			expect(page).toContain('Not all that was won and lost can be told');
			expect(page).toMatch(/Tajemnica +1 +0/);
			expect(table).toMatchObject({isDone: true, complaints: `${why}\n`});
			expect(JSON.parse(json.words).games.tajemnica.played).toBe(1);
		},
	);

	test.each([
		['the results that wait', (path: string) => path.endsWith('results')],
		['one of them', (path: string) => path.endsWith('b.json')],
	])('where there is nothing else and it gives %s not', async (_, isUnreadable) => {
		const directory = await counted(true);
		rmSync(join(directory, 'stats.json'));
		rmSync(join(directory, 'stats.json.prev'));
		const {why, page, table} = toldIn(blind(directory, isUnreadable));
		expect(page.replaceAll('\n', ' ')).toBe(en.screens.unread(why!));
		expect(table).toEqual({words: `${why}\n`, isDone: false});
	});

	test('where they are a newer program’s', async () => {
		const directory = await counted(true);
		writeFileSync(join(directory, 'stats.json'), '{"format":7}');
		const {page, table} = toldIn(open(directory));
		expect(page).toContain('A newer version of the program wrote');
		expect(page).not.toContain('Tajemnica');
		expect(table.isDone).toBe(false);
	});

	test('where they are damaged and so is their copy: the first time, and until a game is counted', async () => {
		const directory = await counted(false);
		for (const name of ['stats.json', 'stats.json.prev']) {
			writeFileSync(join(directory, name), '{');
		}
		const store = open(directory);
		const {page, table} = toldIn(store);
		expect(page).toContain('A damaged file was set aside as');
		expect(page).not.toContain('Tajemnica');
		expect(table.isDone).toBe(false);
		store.finish(sampleResult({id: 'c'}));
		await store.fold();
		expect(toldIn(store).why).toBeUndefined();
		expect(toldIn(store).page).toMatch(/Tajemnica +1 +0/);
	});

	test('where they are damaged, so is their copy, and neither can be renamed', async () => {
		const directory = await counted(true);
		for (const name of ['stats.json', 'stats.json.prev']) {
			writeFileSync(join(directory, name), '{');
		}
		const store = open(
			directory,
			faulty(name => (name === 'rename' ? 'before' : 'well'), 'EACCES'),
		);
		const {page, table} = toldIn(store);
		expect(page).toContain('A damaged file was passed over');
		expect(page).not.toContain('Tajemnica');
		expect(table.isDone).toBe(false);
		expect(await store.fold()).toBe(false);
	});
});

test.each([
	['where nothing was ever kept', () => undefined],
	['where the results are kept nowhere yet', (directory: string) => mkdirSync(directory)],
	[
		'where something else lies in the place of the results',
		(directory: string) => {
			mkdirSync(directory);
			writeFileSync(join(directory, 'results'), '');
		},
	],
	[
		'where a link lies in the place of the results',
		(directory: string) => {
			mkdirSync(directory);
			symlinkSync('nowhere', join(directory, 'results'));
		},
	],
])('Statistics are told as none %s', (_, make) => {
	const directory = join(temporaryDirectory(), 'data');
	make(directory);
	const {why, table} = toldIn(open(directory));
	expect(why).toBeUndefined();
	expect(table.isDone).toBe(true);
});
