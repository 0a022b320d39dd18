import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import stringWidth from 'string-width';
import {afterEach, describe, expect, test} from 'vitest';
import {oneCellText} from '../../source/terminal/width.js';
// @ts-expect-error -- plain JavaScript for the bundle
import {oneUnitText} from '../../tools/shims/segmenter.js';
import {environment, makeHome, removeHomes} from '../helpers/home.js';

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'dist', 'cli.js');
const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

afterEach(removeHomes);

const run = (file: string, args: readonly string[], cwd = makeHome()) =>
	spawnSync(file, args, {cwd, env: environment(cwd), encoding: 'utf8', timeout: 30_000});

const npm = (args: readonly string[], cwd: string, home: string) =>
	execFileSync('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd,
		env: environment(home, {npm_config_cache: join(home, 'cache')}),
		encoding: 'utf8',
	});

/** A file for Node's `--require`, run before the program. */
const preload = (script: string) => {
	const file = join(makeHome(), 'preload.cjs');
	writeFileSync(file, script);
	return file;
};

describe('The package', () => {
	test('holds the build and its licences only, installs into an empty folder and runs', () => {
		const home = makeHome();
		const folder = makeHome();
		const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', home], root, home));
		const paths: readonly string[] = packed.files.map(({path}: {path: string}) => path);

		expect(paths.filter(path => !path.startsWith('dist/')).toSorted()).toEqual(
			['LICENSE', 'README.md', 'package.json'].filter(file => existsSync(join(root, file))),
		);
		expect(paths).toContain('dist/third-party-licences.txt');

		npm(['install', join(home, packed.filename)], folder, home);
		const {stdout, status} = run(join(folder, 'node_modules', '.bin', 'pasjans'), ['--version']);

		expect(stdout).toBe(`${version}\n`);
		expect(status).toBe(0);
	});

	test('gives the licence of every library in the build', () => {
		const licences = readFileSync(join(root, 'dist', 'third-party-licences.txt'), 'utf8');

		for (const name of ['ink', 'react', 'react-reconciler', 'yoga-layout', 'meow']) {
			expect(licences).toMatch(
				new RegExp(`^-+\\n${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n.*\\n`, 'm'),
			);
		}

		expect(licences).not.toMatch(/\(undefined\)$|\(c\) undefined/m);
	});
});

describe('An old Node is told what is needed, in one line', () => {
	const fake = `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '22.11.0'}});`;

	const expectRefusal = ({stdout, stderr, status}: ReturnType<typeof run>) => {
		expect(stdout).toBe('');
		expect(stderr).toMatch(/^pasjans needs Node 22\.12 or newer; this is Node [\d.]+\.\n$/);
		expect(status).toBe(2);
	};

	test('by its number', () => {
		expectRefusal(run(process.execPath, ['--require', preload(fake), program]));
	});

	const isOld = (node: string) => {
		const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], {
			encoding: 'utf8',
		})
			.split('.')
			.map(Number);
		return major < 22 || (major === 22 && minor < 12);
	};

	const oldNodes = [...new Set((process.env.PATH ?? '').split(delimiter))]
		.map(folder => join(folder, 'node'))
		.filter(node => existsSync(node) && isOld(node));

	test.each(oldNodes)('by %s itself', node => {
		expectRefusal(run(node, [program]));
	});
});

describe('What needs no screen does not load React', () => {
	const tellModules = `process.on('exit', () => console.error(JSON.stringify(Object.keys(require.cache))));`;

	const holdsReact = (file: string) => readFileSync(file, 'utf8').includes('Symbol.for("react.');

	test('which is in one file', () => {
		expect(globSync(join(root, 'dist', '*.js')).filter(holdsReact)).toHaveLength(1);
	});

	test.each([['--version'], ['--help'], ['games'], ['stats']])('%s', (...args) => {
		const {stderr, status} = run(process.execPath, [
			'--require',
			preload(tellModules),
			program,
			...args,
		]);
		const loaded: readonly string[] = JSON.parse(stderr.trim().split('\n').at(-1) ?? '');

		expect(status).toBe(0);
		expect(loaded).toContain(program);
		expect(loaded.filter(holdsReact)).toEqual([]);
	});
});

describe('The build measures plain text as the libraries do', () => {
	const units = Array.from({length: 0x1_00_00}, (_, unit) => String.fromCharCode(unit));
	const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(it => it.segment);

	test('each such character is one cell wide', () => {
		const plain = units.filter(unit => oneCellText.test(unit));

		expect(plain).toEqual(expect.arrayContaining(['A', 'ż', '♠', '│', '█', '→', '…']));
		expect(plain.filter(unit => stringWidth(unit) !== 1)).toEqual([]);
	});

	test('and a grapheme of its own beside any other', () => {
		const plain = units.filter(unit => oneUnitText.test(unit));
		const text = plain.flatMap(unit => [unit, 'a', unit, unit, '\n', unit, '♥']).join('');

		expect(segments(text)).toEqual([...text]);
	});
});
