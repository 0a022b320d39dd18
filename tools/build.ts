import {createHash} from 'node:crypto';
import {chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {build, transform} from 'esbuild';
import {joinChunks} from './join.ts';
import {thirdPartyLicences} from './licences.ts';
import {lighten} from './lighten.ts';

process.chdir(join(import.meta.dirname, '..'));

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const target = 'node22.12';

const {metafile, outputFiles} = await build({
	entryPoints: {program: 'source/cli.tsx'},
	outdir: 'dist',
	bundle: true,
	// What is imported dynamically becomes a file of its own.
	splitting: true,
	format: 'esm',
	platform: 'node',
	target,
	jsx: 'automatic',
	define: {
		'process.env.NODE_ENV': '"production"',
		'process.env.DEV': '"false"',
		'process.env.PASJANS_VERSION': JSON.stringify(version),
		// Asked for by libraries that want to know where they lie, and are told otherwise.
		'import.meta': '{"url": "file:///c:/pasjans/cli.js"}',
		// Node loads much for a clock and for what browsers know of themselves.
		'performance.now': 'Date.now',
		performance: 'undefined',
		'globalThis.navigator': 'undefined',
	},
	plugins: [lighten],
	metafile: true,
	write: false,
	logLevel: 'warning',
}).catch(() => process.exit(1));

const built = new Map<string, string>();
for (const {path, text} of outputFiles) {
	built.set(relative('.', path).replaceAll('\\', '/'), await asCommonJs(text));
}

/** The built file of a module that is loaded by itself. */
const builtFrom = (module: string): string => {
	const found = Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === module);
	if (found === undefined) {
		throw new Error(`${module} is no longer loaded by itself: see tools/build.ts.`);
	}

	return found[0];
};

const files = joinChunks(built, 'dist/program.js');
const digest = createHash('sha256')
	.update([...files.values()].join(''))
	.digest('hex')
	.slice(0, 16);
const mark = `/*${digest}*/`;

rmSync('dist', {recursive: true, force: true});
mkdirSync('dist');
for (const [path, code] of files) {
	const [strange] = /.{0,40}[^\0-\x7f].{0,40}/u.exec(code) ?? [];
	if (strange !== undefined) {
		throw new Error(`${path} would be read wrongly, for it is not ASCII: ${strange}`);
	}

	// As the loader runs it. To put text of this length together at each start would double it in memory.
	writeFileSync(path, `${mark}(function(exports,require,module){${code}})${mark}`);
}

await build({
	entryPoints: ['tools/loader/loader.ts'],
	outfile: 'dist/loader.js',
	bundle: true,
	format: 'cjs',
	platform: 'node',
	target,
	minifyWhitespace: true,
	define: {
		build: JSON.stringify(digest),
		// conf, which writes settings and statistics.
		lateFiles: JSON.stringify([basename(builtFrom('node_modules/conf/dist/source/index.js'))]),
	},
	logLevel: 'warning',
});
copyFileSync('tools/launcher.cjs', 'dist/cli.js');
chmodSync('dist/cli.js', 0o755);
writeFileSync('dist/package.json', '{"type": "commonjs"}\n');
writeFileSync('dist/third-party-licences.txt', thirdPartyLicences(metafile));

/** CommonJS starts faster than ES modules do, but esbuild splits only the latter. */
async function asCommonJs(text: string) {
	const {code} = await transform(text, {
		format: 'cjs',
		platform: 'node',
		target,
		supported: {'dynamic-import': false},
		// Less to read, and less in memory.
		minifyWhitespace: true,
	});

	// esbuild copies every property of a CommonJS module to import it, for each file that does: React's seventy
	// times. And a look at some of Node's own loads streams, workers and more. A prototype does as well.
	return code.replaceAll(
		/(?:__toESM|\(0,\w+\.__toESM\))\((require(?:_\w+\(\)|\("[\w:/]+"\)))(?:,1)?\)/g,
		'({__proto__:$1,default:$1})',
	);
}
