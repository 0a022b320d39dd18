import {join} from 'node:path';
import {oneCellText} from '../source/terminal/width.ts';

export type Rewrite = {
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

/**
 * What is done at once though it is seldom needed, or not at all: it is done when it is. How much of every
 * start of a game each spares stands in brackets, in milliseconds of the processor; a bare Node takes 25.
 */
const deferred: readonly Rewrite[] = [
	// GAIN segmenter
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

/** What would end the program on odd machines. */
const corrections: readonly Rewrite[] = [
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
];

/** How Ink draws: see the file that is put in. */
const drawing: readonly Rewrite[] = [
	{
		file: 'ink/build/renderer.js',
		from: "import Output from './output.js';",
		to: `import {Output} from ${shim('kept-rows.js')};`,
	},
	{
		file: 'ink/build/sanitize-ansi.js',
		from: 'export default sanitizeAnsi;',
		to: `import {kept} from ${shim('kept-rows.js')};\nexport default kept(sanitizeAnsi);`,
	},
];

export const rewrites: readonly Rewrite[] = [...deferred, ...corrections, ...drawing];
