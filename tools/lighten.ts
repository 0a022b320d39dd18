import {readFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import type {Plugin} from 'esbuild';
import {rewrites} from './rewrites.ts';

const yogaBinary = /base64,([\w+/=]+)/;

/** Fails when a rewrite no longer finds its file and its place, as it may after an update of a library. */
export const lighten: Plugin = {
	name: 'lighten',
	setup(build) {
		const missing = new Set(rewrites.map(rewrite => rewrite.file));
		build.onEnd(() => ({
			errors: [...missing].map(file => ({
				text: `${file} is no longer part of the program: see tools/rewrites.ts.`,
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
						return {errors: [{text: `${file} no longer contains ${from}: see tools/rewrites.ts.`}]};
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
