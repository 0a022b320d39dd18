import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {makeHome} from '../helpers/home.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';

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
});
