import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {emptyTotals} from '../../source/play/totals.js';
import {environment} from '../helpers/home.js';
import {storeIn} from '../helpers/kept.js';
import {closeTerminals, openTerminal} from '../helpers/terminal.js';
import {sampleResult} from '../storage/samples.js';

const program = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');
let home: string;

beforeAll(() => {
	home = mkdtempSync(join(tmpdir(), 'pasjans-command-'));
});

afterAll(() => {
	rmSync(home, {recursive: true, force: true});
});

type Change = Readonly<Record<string, string | undefined>>;

const run = (
	argv: readonly string[],
	{input = '', env = {}}: {input?: string; env?: Change} = {},
) => {
	const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...argv], {
		input,
		encoding: 'utf8',
		env: environment(home, env),
		cwd: home,
		timeout: 20_000,
	});
	return {status, stdout, stderr};
};

describe('The program in the shell', () => {
	test('--help says how it is called, --version its version', () => {
		const help = run(['--help']);
		expect(help).toMatchObject({status: 0, stderr: ''});
		expect(help.stdout).toMatch(/^Usage\n/);

		const {version} = JSON.parse(
			readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
		);
		expect(run(['--version'])).toEqual({status: 0, stdout: `${version}\n`, stderr: ''});
	});

	test('games lists every game with its id, name and what it means', () => {
		const {status, stdout, stderr} = run(['games']);

		expect({status, stderr}).toEqual({status: 0, stderr: ''});
		const lines = stdout.trimEnd().split('\n');
		expect(lines).toHaveLength(games.length);
		for (const [index, {id, name, gloss}] of games.entries()) {
			expect(lines[index]).toMatch(new RegExp(`^${id} `));
			expect(lines[index]).toContain(name);
			expect(lines[index]).toContain(gloss);
		}
	});

	test.each([
		[['makao'], /^pasjans: There is no game called “makao”/],
		[['tajemnica', '--deal', '0'], /^pasjans: Deal number 0 is too small/],
		[['--frobnicate'], /^pasjans: There is no option --frobnicate/],
		[['trace', 'makao', '--deal', '7'], /^pasjans: There is no game/],
		[['trace', 'tajemnica', '--deal', '4294967296'], /^pasjans: Deal number 4294967296/],
		[['trace', 'tajemnica', '--deal', '1', '--deal', '2'], /^pasjans: --deal/],
		[['trace', 'tajemnica', '--stock', 'AS 2S'], /^pasjans: The stock must be exactly the 104/],
		[['trace', 'tajemnica', '--stock', 'AS XX'], /^pasjans: “XX” is no card/],
		[['trace', 'zwarta-kolumna', '--stock', ''], /^pasjans: .*stock/],
	])('%j is refused with exit code 2 and one line on the error output', (argv, words) => {
		const {status, stdout, stderr} = run(argv);

		expect({status, stdout}).toEqual({status: 2, stdout: ''});
		expect(stderr).toMatch(words);
		expect(stderr).toMatch(/^[^\n]+\n$/);
	});

	test.each([
		['in a pipe', [], {}],
		['in a pipe, with a game', ['tajemnica'], {}],
		['with TERM=dumb', ['tajemnica'], {TERM: 'dumb'}],
	])('the table %s: one line and exit code 2, nothing written to the disk', (_, argv, env) => {
		const {status, stdout, stderr} = run(argv, {env});

		expect({status, stdout}).toEqual({status: 2, stdout: ''});
		expect(stderr).toMatch(/^pasjans: [^\n]{20,}\n$/);
		expect(existsSync(join(home, 'data'))).toBe(false);
	});

	test('speaks Polish where it is asked to, or the locale says so', () => {
		const polish = run(['--lang', 'pl', '--help']).stdout;
		expect(polish).not.toBe(run(['--help']).stdout);
		expect(polish).toMatch(/[ąęłóżśćń]/);
		expect(run(['--help'], {env: {LANG: 'pl_PL.UTF-8'}}).stdout).toBe(polish);
		expect(run(['--help'], {env: {LANG: 'pl_PL.UTF-8', LC_ALL: 'C.UTF-8'}}).stdout).not.toBe(
			polish,
		);
		expect(run(['--help', '--lang', 'en'], {env: {LANG: 'pl_PL.UTF-8'}}).stdout).toMatch(/^Usage/);
		expect(run(['makao', '--lang', 'pl']).stderr).toMatch(/^pasjans: .*„makao”/);
	});

	test.each([
		[['--help']],
		[['games']],
		[['stats']],
		[['--lang', 'pl', '--help']],
		[['makao', '--lang', 'pl']],
		[['rules', 'gotycki', '--lang', 'pl']],
	])('%j writes ASCII alone where the locale is not UTF-8', argv => {
		const {stdout, stderr} = run(argv, {env: {LANG: 'C'}});

		expect(stdout + stderr).not.toBe('');
		expect(stdout + stderr).toMatch(/^[\n -~]+$/);
	});

	test('rules tells a game in both languages', () => {
		const english = run(['rules', 'gotycki']);
		expect(english).toMatchObject({status: 0, stderr: ''});
		expect(english.stdout).toMatch(/Gotycki zamek/);
		const polish = run(['rules', 'gotycki', '--lang', 'pl']);
		expect(polish.stdout).toMatch(/Gotycki zamek/);
		expect(polish.stdout).not.toBe(english.stdout);
	});
});

describe('On a terminal of 60 columns', () => {
	afterEach(closeTerminals);

	test.each([
		[['--help']],
		[['games']],
		[['rules']],
		[['rules', 'fajerwerk', '--lang', 'pl']],
		[['rules', 'gotycki', '--ascii']],
		[['stats']],
		[['stats', 'tajemnica']],
		[['stats', '--export', '/no/such/directory/where/it/could/be.json']],
		[['makao', '--lang', 'pl']],
		[['tajemnica', '--frobnicate']],
	])('%j breaks lines at blanks only', async args => {
		const terminal = openTerminal({args, columns: 60, rows: 20, home, env: {COLUMNS: '60'}});
		await terminal.exit;
		const lines = terminal.output().split('\r\n');
		expect(lines.length).toBeGreaterThan(1);
		expect(lines.filter(({length}) => length > 60)).toEqual([]);
	});
});

test.skipIf(process.platform === 'win32')(
	'A complaint on a terminal that tells no width is a whole line',
	async () => {
		const command = ['/bin/sh', '-c', `stty cols 0; exec "${process.execPath}" "${program}" makao`];
		const terminal = openTerminal({command, columns: 200, home});
		await terminal.exit;
		expect(terminal.output().trimEnd().split('\r\n')).toHaveLength(1);
		await closeTerminals();
	},
);

test.each(['', '0', '-5', 'wide', '99999', '4e1'])('COLUMNS=%j says nothing', columns => {
	expect(
		run(['games'], {env: {COLUMNS: columns}})
			.stdout.trimEnd()
			.split('\n'),
	).toHaveLength(games.length);
});

describe('pasjans stats', () => {
	test.each([
		['Pacific/Kiritimati', '2026-01-03'],
		['America/Los_Angeles', '2026-01-01'],
		['UTC', '2026-01-02'],
	])('days are those of %s, for programs those of UTC', (TZ, day) => {
		const data = join(home, TZ);
		const endedAt = TZ.startsWith('America')
			? '2026-01-02T07:59:00.000Z'
			: '2026-01-02T10:01:00.000Z';
		const {statistics, finish} = storeIn(home, TZ);
		expect(finish(sampleResult({endedAt}))).toBeUndefined();
		expect(statistics().last).toHaveLength(1);
		const env = {TZ, PASJANS_DATA_DIR: data};
		const {stdout} = run(['stats', 'tajemnica'], {env});
		expect(stdout.match(/\d{4}-\d\d-\d\d/g)).toEqual([day, day, day]);
		expect(JSON.parse(run(['stats', '--json'], {env}).stdout).last[0].endedAt).toBe(endedAt);
	});

	test('says so when nothing was played', () => {
		const {status, stdout} = run(['stats', 'tajemnica']);

		expect(status).toBe(0);
		expect(stdout).toMatch(/Tajemnica/);
		expect(run(['stats']).stdout.split('\n').length).toBeGreaterThan(games.length);
	});

	test('--json writes one line of JSON with the fields of every game asked for', () => {
		const {status, stdout} = run(['stats', 'tajemnica', '--json']);
		expect(status).toBe(0);
		expect(stdout).toMatch(/^[^\n]+\n$/);

		expect(JSON.parse(stdout)).toEqual({format: 1, games: {tajemnica: emptyTotals}, last: []});
		expect(JSON.parse(run(['stats', '--json']).stdout)).toEqual({format: 1, games: {}, last: []});
	});
});

describe('pasjans trace', () => {
	test('answers every line and ends with exit code 0', () => {
		const {status, stdout, stderr} = run(['trace', 'tajemnica', '--deal', '1'], {
			input: 't1-f3\nredeal\n\nDEAL\ndeal',
		});
		const lines = stdout
			.trimEnd()
			.split('\n')
			.map(line => JSON.parse(line));

		expect({status, stderr}).toEqual({status: 0, stderr: ''});
		expect(lines.map(line => Object.keys(line)[0])).toEqual([
			'game',
			'game',
			'error',
			'error',
			'error',
			'game',
		]);
		expect(lines[0]).toMatchObject({game: 'tajemnica', dealNumber: 1, deal: 1, deals: 4});
	});

	test('answers each line before the next is written', async () => {
		const child = spawn(process.execPath, [program, 'trace', 'fajerwerk'], {
			env: environment(home),
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		const lines: string[] = [];
		let wake = () => {};
		let rest = '';
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			const parts = (rest + text).split('\n');
			rest = parts.pop() ?? '';
			lines.push(...parts);
			wake();
		});
		const line = async (count: number) => {
			while (lines.length < count) {
				await new Promise<void>(resolve => {
					wake = resolve;
				});
			}
			return JSON.parse(lines[count - 1]!);
		};
		const ended = new Promise(resolve => child.on('exit', resolve));

		expect(await line(1)).toMatchObject({game: 'fajerwerk'});
		child.stdin.write('deal\n');
		expect((await line(2)).stock).toHaveLength(92);
		child.stdin.write('de');
		child.stdin.write('al\n');
		expect((await line(3)).stock).toHaveLength(86);
		child.stdin.end();
		expect(await ended).toBe(0);
	});

	test('takes the cards in the order given', () => {
		const start = JSON.parse(run(['trace', 'tajemnica', '--deal', '9']).stdout);
		const cards = [
			...start.tableau.flat(),
			...start.packet.map((card: string) => card.slice(1)),
			...start.stock,
		];
		const again = run(['trace', 'tajemnica', '--deal', '9', '--stock', cards.join(' ')]);

		expect(JSON.parse(again.stdout)).toEqual(start);
	});

	test('says which cards a stock lacks or has too many of', () => {
		const {stderr} = run(['trace', 'zwarta-kolumna', '--stock', 'AS AS']);

		expect(stderr).toMatch(/exactly the 96 cards.*; 2 are given.*Too many: AS\./);
	});

	test('ends quietly when nobody reads any more', async () => {
		const child = spawn(
			'/bin/sh',
			[
				'-c',
				`yes deal | "${process.execPath}" "${program}" trace kaprysnice | head -n 3; echo done`,
			],
			{env: environment(home)},
		);
		let output = '';
		let errors = '';
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
		child.stderr.setEncoding('utf8').on('data', (text: string) => {
			errors += text;
		});
		await new Promise(resolve => child.on('close', resolve));

		expect(output).toMatch(/^\{.*\}\n\{.*\}\n\{.*\}\ndone\n$/);
		expect(errors.replaceAll(/^yes: .*\n/gm, '')).toBe('');
	});
});
