import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseJson} from '../../source/play/json.js';
import {encodeSave} from '../../source/play/save.js';
import {sealedText} from '../../source/play/sealed.js';
import {glance} from '../../source/storage/glance.js';
import {absurdTexts} from './absurd.js';
import {open, sampleResult, sampleSave, temporaryDirectory} from './samples.js';

describe('JSON', () => {
	test.each([
		['{"a":[1,"]]]}"]}', {a: [1, ']]]}']}],
		['"\\\\"', '\\'],
		[`${'['.repeat(32)}${']'.repeat(32)}`, expect.any(Array)],
		[`"${'['.repeat(1000)}"`, '['.repeat(1000)],
		['[[],[],[]]', [[], [], []]],
	])('%s is read', (text, value) => {
		expect(parseJson(text)).toEqual(value);
	});

	test.each([
		'',
		'{',
		'"',
		'"\\',
		`${'['.repeat(33)}${']'.repeat(33)}`,
		`["\\"",${'['.repeat(33)}${']'.repeat(33)}]`,
		'{"a":'.repeat(1_000_000),
		`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
	])('is not read where it is none or too deep (row %#)', text => {
		expect(parseJson(text)).toBeUndefined();
	});

	test('takes time in proportion to its length, whatever is in it', () => {
		const length = 1024 * 1024;
		for (const [title, text] of absurdTexts(length)) {
			const begin = performance.now();
			parseJson(text);
			expect(performance.now() - begin, title).toBeLessThan(2000);
		}
	});
});

/** Every file that is read, the longest that it may be, and the name of its content. */
const files = [
	['settings.json', 65_536],
	['stats.json', 262_144, 'statistics'],
	['stats.json.prev', 262_144, 'statistics'],
	['stats.lock', 4096],
	['frame.json', 262_144],
	['results/20260102t030405-aaaaaaaaaaaaaaaa.json', 16_384, 'result'],
	['games/a.json', 262_144, 'save'],
	['games/a.json.prev', 262_144, 'save'],
	['games/a.owner', 4096],
] as const;

const cases = files.flatMap(([file, bytes, name]) =>
	absurdTexts(bytes, name).map(([title, text]) => [title, file, text] as const),
);

test.each(cases)('%s in %s: all else is there, and the file is kept', async (_, file, text) => {
	const directory = temporaryDirectory();
	const path = join(directory, file);
	mkdirSync(join(directory, 'games'));
	mkdirSync(join(directory, 'results'));
	const save = sampleSave({id: 'other'});
	writeFileSync(join(directory, 'games', 'b.json'), encodeSave(save));
	writeFileSync(
		join(directory, 'results', 'r.json'),
		sealedText('result', sampleResult({id: 'r'})),
	);
	writeFileSync(path, text);

	glance(directory).lastFrame();
	const store = open(directory);
	store.settings.get();
	expect(store.resumable().map(game => game.save)).toEqual([save]);
	expect(store.statistics().games.tajemnica?.played).toBe(1);
	store.facts();
	store.settings.set({theme: 'dark'});
	store.finish(sampleResult({id: 's'}));
	await store.fold();
	await store.close();

	const again = open(directory);
	expect(again.settings.get().theme).toBe('dark');
	expect(again.statistics().games.tajemnica?.played).toBe(1);
	expect(again.statistics().games.tajemnica?.replaysPlayed).toBe(1);
	const told = store.problems();
	expect(told.length).toBeLessThanOrEqual(1);
	for (const problem of told) {
		expect(problem.key).toBe('broken-file-set-aside');
		expect(dirname(problem.path)).toBe(dirname(path));
		expect(basename(problem.path)).toContain(`${basename(path)}.broken-`);
		expect(readFileSync(problem.path, 'utf8')).toBe(text);
	}
	if (/^(?:stats|games|results)/.test(file) && file.includes('.json')) {
		// The copy is read only where the file itself is missing or damaged, and replaced by the next good one.
		expect(told).toHaveLength(1);
	}
	expect(readdirSync(directory).filter(name => name.includes('.tmp-'))).toEqual([]);
	// Whose lock it is can't be told: that is waited for, with all results where they are.
	expect(existsSync(join(directory, 'stats.json'))).toBe(file !== 'stats.lock');
});
