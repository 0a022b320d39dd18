import {spawnSync} from 'node:child_process';
import {
	cpSync,
	existsSync,
	globSync,
	readdirSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {type Language, texts} from '../../source/ui/text/text.js';
import {built, lateFile} from '../helpers/built.ts';
import {environment, makeHome} from '../helpers/home.ts';
import {countedIn, storeIn} from '../helpers/kept.ts';
import {closeTerminals, type OpenTerminal, openTerminal} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';

afterEach(closeTerminals);

/** A home with a program of its own, which may be updated. */
const installed = () => {
	const home = makeHome();
	const folder = join(home, 'program');
	cpSync(built, folder, {recursive: true});
	/** What a file writes that was made to take the place of another. */
	const mark = join(home, 'mark');
	const foreign = `/*0123456789abcdef*/(function(){require("node:fs").writeFileSync(${JSON.stringify(mark)},"")})/*0123456789abcdef*/`;
	const replace = (pattern: string, how: (file: string) => void) => {
		for (const name of globSync(pattern, {cwd: folder})) {
			how(join(folder, name));
		}
	};
	return {
		home,
		mark,
		program: join(folder, 'cli.js'),
		ways: {
			'that is gone': (pattern: string) => replace(pattern, rmSync),
			'of another build': (pattern: string) =>
				replace(pattern, file => {
					rmSync(file);
					writeFileSync(file, foreign);
				}),
			'of another build, in the same place on the disk': (pattern: string) =>
				replace(pattern, file => writeFileSync(file, foreign)),
			'that is half written': (pattern: string) =>
				replace(pattern, file => truncateSync(file, 1000)),
		},
	};
};

type Way = keyof ReturnType<typeof installed>['ways'];
const ways: readonly Way[] = [
	'that is gone',
	'of another build',
	'of another build, in the same place on the disk',
	'that is half written',
];

const game = ['tajemnica', '--deal', '7', '--no-animation'];

/** What is on the screen, its lines joined. */
const wordsOn = (terminal: OpenTerminal): string =>
	terminal
		.screen()
		.filter(line => line !== '')
		.join(' ');

/** Opens every page, changes the language and the colours, gives the game up, looks at the statistics and leaves. */
const playedToTheEnd = async (terminal: OpenTerminal) => {
	const {en, pl} = texts;
	const shows = (key: string, text: string) => {
		terminal.type(key);
		return terminal.waitFor(text);
	};
	await shows('dd', 'stock 86');
	await shows('i', 'The Secret');
	await shows('\u001b', 'stock 86');
	await shows('?', en.screens.keysTitle);
	await shows('\u001b', 'stock 86');
	await shows('o', en.options.title);
	await shows('l', pl.options.title);
	await shows('\u001b', pl.table.stock);
	await shows(':', pl.notes.confirm('Tajemnica', 7).split('?')[0]!);
	await terminal.answer(pl.notes.yes, pl.screens.resultTitle['given-up']);
	await shows('s', pl.screens.statisticsTitle('Tajemnica'));
	await shows('\u001b', pl.screens.resultTitle['given-up']);
	await shows('m', 'Fajerwerk');
	terminal.type('q');
	return terminal.exit;
};

describe('A game goes on to its end when the program is updated meanwhile', () => {
	test.each<Way>(['that is gone', 'of another build'])('each file one %s', async way => {
		const {home, mark, program, ways} = installed();
		const isRead = join(home, 'is-read');
		const watch = join(home, 'watch.cjs');
		writeFileSync(
			watch,
			`const fs = require('node:fs');
const read = fs.readFileSync;
fs.readFileSync = (file, ...options) => {
	const text = read(file, ...options);
	if (String(file).endsWith(${JSON.stringify(lateFile())})) fs.writeFileSync(${JSON.stringify(isRead)}, '');
	return text;
};`,
		);
		const terminal = openTerminal({
			home,
			command: [process.execPath, '--require', watch, program, ...game],
		});
		await terminal.waitFor('stock 98');
		await until(() => existsSync(isRead), 'all is read that is needed late');
		ways[way]('*');

		expect(await playedToTheEnd(terminal)).toMatchObject({code: 0});
		expect(wordsOn(terminal)).toBe('');
		expect(countedIn(storeIn(home))).toBe(1);
		expect(readdirSync(join(home, 'data', 'results'))).toEqual([]);
		expect(storeIn(home).settings.get()).toMatchObject({language: 'pl'});
		expect(existsSync(mark)).toBe(false);
	});

	test.each(ways)('the one that writes options one %s from the first', async way => {
		const {home, mark, program, ways} = installed();
		ways[way](lateFile());
		const terminal = openTerminal({home, command: [process.execPath, program, ...game]});
		await terminal.waitFor('stock 98');

		expect(await playedToTheEnd(terminal)).toMatchObject({code: 1});
		const settings = join(home, 'data', 'settings.json');
		expect(wordsOn(terminal)).toBe(`pasjans: ${texts.pl.problems['program-replaced'](settings)}`);
		expect(countedIn(storeIn(home))).toBe(1);
		expect(existsSync(mark)).toBe(false);
	});
});

describe('An update at the start is told', () => {
	const locales = {en: 'C.UTF-8', pl: 'pl_PL.UTF-8'};

	test.each<readonly [Way, Language]>([
		...ways.map((way): [Way, Language] => [way, 'en']),
		['that is gone', 'pl'],
	])('by a part %s, in the language %s', (way, language) => {
		const {home, mark, program, ways} = installed();
		ways[way]('{rules,reports,read-flags}-*.js');
		for (const args of [['rules', 'faj'], ['stats'], ['games', '--lang', language]]) {
			const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
				env: environment(home, {LANG: locales[language]}),
				encoding: 'utf8',
			});
			expect(stdout).toBe('');
			expect(stderr).toBe(`pasjans: ${texts[language].cli.replaced}\n`);
			expect(status).toBe(1);
		}
		expect(existsSync(mark)).toBe(false);
	});

	test.each<readonly [string, Language]>([
		['play-[!o]*.js', 'en'],
		['play-on-*.js', 'en'],
		['show-*.js', 'en'],
		['show-*.js', 'pl'],
	])('by %s, the terminal given back, in the language %s', async (pattern, language) => {
		const {home, mark, program, ways} = installed();
		ways['of another build'](pattern);
		const terminal = openTerminal({
			home,
			env: {LANG: locales[language]},
			command: [process.execPath, program, 'tajemnica'],
		});
		expect((await terminal.exit).code).toBeGreaterThan(0);
		expect(wordsOn(terminal)).toBe(`pasjans: ${texts[language].cli.replaced}`);
		expect(terminal.modes()).toMatchObject({alternateScreen: false, bracketedPaste: false});
		expect(existsSync(mark)).toBe(false);
	});
});

test.each(ways)('A program whose main file is one %s says so in one line', way => {
	const {home, mark, program, ways} = installed();
	ways[way]('program.js');
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, 'games'], {
		env: environment(home),
		encoding: 'utf8',
	});
	expect(stdout).toBe('');
	expect(stderr).toMatch(/^pasjans: \S+program\.js is missing or of another version: .+\.\n$/);
	expect(status).toBe(1);
	expect(existsSync(mark)).toBe(false);
});
