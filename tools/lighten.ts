import {readFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import type {Plugin} from 'esbuild';
import {oneCellText} from '../source/terminal/width.ts';

type Rewrite = {
	/** The end of the file's path below node_modules. */
	readonly file: string;
	readonly from: string | RegExp;
	readonly to: string;
};

const shim = (name: string): string => JSON.stringify(join(import.meta.dirname, 'shims', name));

/** The libraries that make a segmenter as soon as they are loaded. */
const segmenting = [
	'@alcalzone/ansi-tokenize/build/tokenize.js',
	'cli-truncate/index.js',
	'ink/build/line-update.js',
	'slice-ansi/tokenize-ansi.js',
	'string-width/index.js',
	'wrap-ansi/index.js',
];

/** What the program doesn't use of its libraries, or can have later: each costs milliseconds of every start. */
const rewrites: readonly Rewrite[] = [
	...segmenting.flatMap(file => [
		{file, from: 'new Intl.Segmenter(', to: 'new LazySegmenter('},
		{file, from: /^/, to: `import {LazySegmenter} from ${shim('segmenter.js')};\n`},
	]),
	// Yoga's own loader is asynchronous and loads `fetch` for its embedded WebAssembly.
	{
		file: 'yoga-layout/dist/src/index.js',
		from: 'const Yoga = wrapAssembly(await loadYoga());',
		to: `import wasm from 'yoga.wasm';
const assembly = {
	instantiateWasm(imports, done) {
		done(new WebAssembly.Instance(new WebAssembly.Module(wasm), imports));
		return {};
	},
};
loadYoga(assembly);
const Yoga = wrapAssembly(assembly);`,
	},
	{
		file: 'yoga-layout/dist/binaries/yoga-wasm-base64-esm.js',
		from: /data:application\/octet-stream;base64,[\w+/=]+/,
		to: '',
	},
	// Without its own name for `process` the connection to React's development tools can be left out.
	{
		file: 'ink/build/reconciler.js',
		from: "import process from 'node:process';",
		to: '',
	},
	// Two expressions that V8 spends 30 ms on, needed for emoji only.
	{
		file: 'string-width/index.js',
		from: 'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;',
		to: `let rgiEmoji;
const rgiEmojiRegex = {test: text => (rgiEmoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text)};`,
	},
	{
		file: 'string-width/index.js',
		from: 'if (/^[\\u0020-\\u007E]*$/.test(string)) {',
		to: `if (ambiguousIsNarrow && ${oneCellText}.test(string)) {`,
	},
	// Ink makes every frame anew. Most of it is as in the frame before.
	{
		file: 'ink/build/renderer.js',
		from: "import Output from './output.js';",
		to: `import {Output} from ${shim('output.js')};`,
	},
	// Many characters share a style, and few styles follow each other.
	{
		file: '@alcalzone/ansi-tokenize/build/styledChars.js',
		from: 'styles: [...codes]',
		to: 'styles: codes',
	},
	{
		file: '@alcalzone/ansi-tokenize/build/styledChars.js',
		from: 'ansiCodesToString(diffAnsiCodes(chars[i - 1].styles, char.styles))',
		to: 'keptChange(chars[i - 1].styles, char.styles)',
	},
	{
		file: '@alcalzone/ansi-tokenize/build/styledChars.js',
		from: /^/,
		to: `import {keptChanges} from ${shim('kept.js')};
const keptChange = keptChanges((from, to) => ansiCodesToString(diffAnsiCodes(from, to)));
`,
	},
	{
		file: 'ink/build/sanitize-ansi.js',
		from: 'export default sanitizeAnsi;',
		to: `import {kept} from ${shim('kept.js')};\nexport default kept(sanitizeAnsi);`,
	},
	{
		file: 'widest-line/index.js',
		from: 'export default function widestLine(',
		to: `import {kept} from ${shim('kept.js')};\nexport default kept(widestLine);\nfunction widestLine(`,
	},
	// meow is given the package's data: it need not look for it, nor put it right.
	{
		file: 'meow/build/dependencies.js',
		from: 'var normalizeExports = requireNormalize();',
		to: 'var normalizeExports = {default() {}};',
	},
	{
		file: 'meow/build/dependencies.js',
		from: 'var libExports = requireLib$1();',
		to: 'var libExports = {};',
	},
	{
		file: 'meow/build/dependencies.js',
		from: 'promisify(execFile);',
		to: '',
	},
	// Node passes over this signal, so that a write beyond a limit for files is an error like any other. A listener
	// taken off again would make it deadly.
	{
		file: 'signal-exit/signals.js',
		from: "    'SIGXFSZ',\n",
		to: '',
	},
	// Neither the home nor the current directory need be there: the one is asked for where conf would keep files by
	// itself, the other to make paths of a fault shorter.
	{
		file: 'env-paths/index.js',
		from: 'os.homedir()',
		to: "'/'",
	},
	{
		file: 'stack-utils/index.js',
		from: 'process.cwd()',
		to: "'/'",
	},
	{
		file: 'ink/build/components/ErrorOverview.js',
		from: "import { cwd } from 'node:process';",
		to: "const cwd = () => '/';",
	},
	// Modules of Node that bring in many others, for a check and for terminals without a size.
	{
		file: 'signal-exit/index.js',
		from: "require('assert')",
		to: '{equal() {}}',
	},
	{
		file: 'terminal-size/index.js',
		from: "import {execFileSync} from 'node:child_process';",
		to: "const execFileSync = (...all) => require('node:child_process').execFileSync(...all);",
	},
];

const yogaBinary = /base64,([\w+/=]+)/;

/** Fails when a rewrite no longer finds its file and its place, as it may after an update of a library. */
export const lighten: Plugin = {
	name: 'lighten',
	setup(build) {
		const missing = new Set(rewrites.map(rewrite => rewrite.file));
		build.onEnd(() => ({
			errors: [...missing].map(file => ({
				text: `${file} is no longer part of the program: see tools/lighten.ts.`,
			})),
		}));
		for (const file of missing) {
			const path = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
			const filter = new RegExp(`node_modules[\\\\/]${path}$`);
			build.onLoad({filter, namespace: 'file'}, async ({path}) => {
				missing.delete(file);
				let contents = await readFile(path, 'utf8');
				for (const {from, to} of rewrites.filter(rewrite => rewrite.file === file)) {
					const changed = contents.replace(from, () => to);
					if (changed === contents) {
						return {errors: [{text: `${file} no longer contains ${from}: see tools/lighten.ts.`}]};
					}

					contents = changed;
				}

				return {contents};
			});
		}

		// Node's own modules are left out where nothing of them is used.
		build.onResolve({filter: /^/, namespace: 'file'}, ({path}) =>
			isBuiltin(path) ? {path, external: true, sideEffects: false} : undefined,
		);
		build.onResolve({filter: /^yoga\.wasm$/}, async ({resolveDir}) => ({
			path: (
				await build.resolve('../binaries/yoga-wasm-base64-esm.js', {
					resolveDir,
					kind: 'import-statement',
				})
			).path,
			namespace: 'yoga-wasm',
		}));
		build.onLoad({filter: /./, namespace: 'yoga-wasm'}, async ({path}) => {
			const base64 = yogaBinary.exec(await readFile(path, 'utf8'))?.[1] ?? '';
			return {contents: Buffer.from(base64, 'base64'), loader: 'binary'};
		});
	},
};
