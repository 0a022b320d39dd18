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
 * What is done at once though it is seldom needed: it is done when it is. In brackets stands what each gains at
 * the start of a game without a kept picture, which takes 90 ms of the processor; a bare Node takes 25.
 */
const deferred: readonly Rewrite[] = [
	// Takes long to make, and no card needs one (60 ms, together with the measuring of signs below).
	...segmenting.flatMap(file => [
		{file, from: 'new Intl.Segmenter(', to: 'new LazySegmenter('},
		{file, from: /^/, to: `import {LazySegmenter} from ${shim('segmenter.js')};\n`},
	]),
	// Yoga's own loader is asynchronous, which no file can be that is loaded as CommonJS, and loads `fetch` for the
	// WebAssembly in it (can't be built without).
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
	// Without its own name for `process` the connection to React's development tools is left out, as they aren't
	// installed (can't be built without).
	{
		file: 'ink/build/reconciler.js',
		from: "import process from 'node:process';",
		to: '',
	},
	// An expression that V8 takes long to compile, for emoji only (20 ms).
	{
		file: 'string-width/index.js',
		from: 'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;',
		to: `let rgiEmoji;
const rgiEmojiRegex = {test: text => (rgiEmoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text)};`,
	},
	// Signs of cards and lines are as wide as letters: neither is needed for them (50 of the 60 ms).
	{
		file: 'string-width/index.js',
		from: 'if (/^[\\u0020-\\u007E]*$/.test(string)) {',
		to: `if (ambiguousIsNarrow && ${oneCellText}.test(string)) {`,
	},
	// Modules of Node that bring in others, for a check and for terminals without a size (1 ms each).
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
