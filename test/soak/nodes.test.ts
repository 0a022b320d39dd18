import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {environment, makeHome} from '../helpers/home.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';
import {absurdTexts} from '../storage/absurd.ts';

const root = join(import.meta.dirname, '..', '..');
const nodes = ['22.12', '22', '24', '26'];
const npm = (cwd: string, ...args: readonly string[]) =>
	execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {cwd});

let folder = '';
let tarball = '';

beforeAll(() => {
	folder = makeHome();
	npm(root, 'pack', '--pack-destination', folder);
	tarball = join(folder, readdirSync(folder).find(name => name.endsWith('.tgz')) ?? '');
});
afterAll(closeTerminals);

/** Installs the packed program, and a Node of that version, into an empty folder. */
const installed = (version: string) => {
	const home = join(folder, version);
	const node = `node-${process.platform}-${process.arch}@${version}`;
	npm(folder, 'install', '--prefix', home, tarball, node);
	const modules = join(home, 'node_modules');
	return {
		node: join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node'),
		program: join(modules, 'pasjans', 'dist', 'cli.js'),
	};
};

describe.each(nodes)('The packed program on Node %s', version => {
	test('answers in the shell, plays, keeps the game and takes it up again', async () => {
		const {node, program} = installed(version);
		const told = execFileSync(node, ['--version'], {encoding: 'utf8'});
		expect(told).toMatch(new RegExp(`^v${version.replace('.', '\\.')}\\.`));
		expect(execFileSync(node, [program, 'games'], {encoding: 'utf8'})).toContain('tajemnica');

		const home = join(folder, version);
		const start = (...args: readonly string[]) =>
			openTerminal({command: [node, program], args: ['tajemnica', ...args], home});
		const first = start('--deal', '7');
		await first.waitFor('stock 98');
		first.type('d');
		await first.waitFor('stock 92');
		first.type('q');
		expect(await first.exit).toEqual({code: 0, signal: undefined});

		const second = start();
		await second.waitFor('stock 92');
		second.type('uq');
		expect(await second.exit).toEqual({code: 0, signal: undefined});
	});

	test('starts whatever JSON is in its files, and keeps them', async () => {
		const {node, program} = installed(version);
		const kept = [
			['stats.json', 'statistics'],
			['games/a.json', 'save'],
			['results/20260102t030405-aaaaaaaaaaaaaaaa.json', 'result'],
			['settings.json', undefined],
		] as const;
		for (const [title, text] of absurdTexts(16_000, 'NAME')) {
			const home = makeHome();
			const data = join(home, 'data');
			const filled = kept.map(
				([file, name]) => [join(data, file), text.replace('NAME', name ?? 'settings')] as const,
			);
			for (const folder of [data, join(data, 'games'), join(data, 'results')]) {
				mkdirSync(folder);
			}
			for (const [path, content] of filled) {
				writeFileSync(path, content);
			}
			const terminal = openTerminal({
				command: [node, program],
				args: ['tajemnica', '--deal', '7', '--no-animation'],
				home,
			});
			await terminal.waitFor('stock 98');
			terminal.type('d');
			await terminal.waitFor('stock 92');
			terminal.type('q');
			expect(await terminal.exit, title).toEqual({code: 0, signal: undefined});
			await terminal.close();
			const texts = readdirSync(data, {recursive: true, withFileTypes: true}).flatMap(entry =>
				entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')] : [],
			);
			for (const [path, content] of filled) {
				expect(texts, `${title}, ${path}`).toContain(content);
			}
		}
	});

	test('keeps what the tests of damage ask for', () => {
		const {node} = installed(version);
		const files = ['absurd', 'damage', 'faults', 'formats', 'store'].map(
			name => `test/storage/${name}.test.ts`,
		);
		const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
		execFileSync(node, [vitest, 'run', '--config', 'test/vitest.config.ts', ...files], {
			cwd: root,
			env: environment(makeHome()),
		});
	});
});
