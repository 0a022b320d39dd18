import {expect, test} from 'vitest';
import {joinChunks} from '../../tools/join.js';

type Exports = Record<string, unknown>;

/** Runs built files as the loader does, each once; `of` answers what one of them exports. */
const loaded = (files: ReadonlyMap<string, string>) => {
	const modules = new Map<string, Exports>();
	const of = (name: string): Exports => {
		const known = modules.get(name);
		if (known !== undefined) {
			return known;
		}
		const module = {exports: {} as Exports};
		modules.set(name, module.exports);
		const run = new Function('exports', 'require', 'module', files.get(name) ?? '');
		run(module.exports, (id: string) => of(`dist/${id.slice(2)}`), module);
		return module.exports;
	};
	return {of};
};

const files = joinChunks(
	new Map([
		['dist/play.js', 'exports.is = require("./chunk-A.js").name + require("./chunk-B.js").name;'],
		['dist/program.js', 'exports.is = require("./chunk-B.js").name + require("./play.js").is;'],
		['dist/report.js', 'exports.is = require("./play.js").is + require("./chunk-A.js").name;'],
		['dist/chunk-A.js', 'const {name} = require("./chunk-B.js"); exports.name = "A of " + name;'],
		['dist/chunk-B.js', 'let runs = 0; exports.name = " B" + ++runs;'],
		['dist/chunk-C.js', 'throw new Error("Nobody has asked.");'],
	]),
	'dist/program.js',
);

test('What several files need is in the main one', () => {
	expect([...files.keys()].sort()).toEqual(['dist/play.js', 'dist/program.js', 'dist/report.js']);
});

test('Each file finds what it needs, which is run once, and nothing else is run', () => {
	const {of} = loaded(files);

	expect(of('dist/program.js').is).toBe(' B1A of  B1 B1');
	expect(of('dist/report.js').is).toBe('A of  B1 B1A of  B1');
});
