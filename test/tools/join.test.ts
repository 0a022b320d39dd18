import type {Metafile} from 'esbuild';
import {expect, test} from 'vitest';
import {joinChunks} from '../../tools/join.js';

/** Files as esbuild tells of them: what each imports, and which are entries. */
const outputs = (
	files: Readonly<Record<string, {readonly entry?: string; readonly imports: readonly string[]}>>,
): Metafile['outputs'] =>
	Object.fromEntries(
		Object.entries(files).map(([file, {entry, imports}]) => [
			file,
			{
				bytes: 0,
				inputs: {},
				exports: [],
				...(entry === undefined ? {} : {entryPoint: entry}),
				imports: imports.map(path => ({path, kind: 'import-statement' as const})),
			},
		]),
	);

type Exports = Record<string, unknown>;

/** Runs built files as the loader does; answers what one of them exports. */
const loaded = (files: ReadonlyMap<string, string>, file: string) => {
	const modules = new Map<string, Exports>();
	const load = (name: string): Exports => {
		const known = modules.get(name);
		if (known !== undefined) {
			return known;
		}
		const module = {exports: {} as Exports};
		modules.set(name, module.exports);
		const run = new Function('exports', 'require', 'module', files.get(name) ?? '');
		run(module.exports, (id: string) => load(`dist/${id.slice(2)}`), module);
		return module.exports;
	};
	return load(file);
};

test.each([
	['one chunk', ['chunk-A.js']],
	['several', ['chunk-A.js', 'chunk-B.js']],
])('%s that files need which don’t load each other: each file finds it', (_, chunks) => {
	const imports = chunks.map(chunk => `dist/${chunk}`);
	const calls = chunks.map(chunk => `require("./${chunk}").name`).join(' + ');
	const code = new Map([
		['dist/program.js', 'exports.is = "program";'],
		['dist/play.js', `exports.is = ${calls};`],
		['dist/report.js', `exports.is = ${calls};`],
		...chunks.map(chunk => [`dist/${chunk}`, `exports.name = "${chunk}";`] as const),
	]);
	const files = joinChunks(
		code,
		outputs({
			'dist/program.js': {entry: 'program', imports: []},
			'dist/play.js': {entry: 'play', imports},
			'dist/report.js': {entry: 'report', imports},
			...Object.fromEntries(imports.map(chunk => [chunk, {imports: []}])),
		}),
		['dist/program.js', 'dist/play.js'],
	);

	expect([...files.keys()].sort()).toEqual([
		'dist/play.js',
		'dist/program.js',
		'dist/report.js',
		'dist/shared.js',
	]);
	for (const file of ['dist/play.js', 'dist/report.js']) {
		expect(loaded(files, file).is).toBe(chunks.join(''));
	}
});

test('A chunk that is first needed by a file of the chain is part of it', () => {
	const files = joinChunks(
		new Map([
			['dist/program.js', 'exports.is = require("./chunk-A.js").name;'],
			['dist/report.js', 'exports.is = require("./chunk-A.js").name;'],
			['dist/chunk-A.js', 'exports.name = "A";'],
		]),
		outputs({
			'dist/program.js': {entry: 'program', imports: ['dist/chunk-A.js']},
			'dist/report.js': {entry: 'report', imports: ['dist/chunk-A.js']},
			'dist/chunk-A.js': {imports: []},
		}),
		['dist/program.js'],
	);

	expect([...files.keys()]).toEqual(['dist/program.js', 'dist/report.js']);
	expect(loaded(files, 'dist/report.js').is).toBe('A');
});
