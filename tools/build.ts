import {chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {thirdPartyLicences} from './licences.ts';
import {lighten} from './lighten.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync('dist', {recursive: true, force: true});
mkdirSync('dist');

const {metafile} = await build({
	entryPoints: {program: 'source/cli.tsx'},
	outdir: 'dist',
	outExtension: {'.js': '.cjs'},
	bundle: true,
	minify: true,
	// CommonJS starts faster than ES modules, and one file faster than several.
	format: 'cjs',
	platform: 'node',
	target: 'node22.12',
	jsx: 'automatic',
	define: {
		'process.env.NODE_ENV': '"production"',
		'process.env.DEV': '"false"',
		'process.env.PASJANS_VERSION': JSON.stringify(version),
		'import.meta': 'importMeta',
		'Intl.Segmenter': 'LazySegmenter',
	},
	inject: ['tools/shims/import-meta.js', 'tools/shims/segmenter.js'],
	plugins: [lighten],
	metafile: true,
	logLevel: 'warning',
});

copyFileSync('tools/launcher.js', 'dist/cli.js');
chmodSync('dist/cli.js', 0o755);
writeFileSync('dist/third-party-licences.txt', thirdPartyLicences(metafile));
