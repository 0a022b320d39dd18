import type {Metafile} from 'esbuild';

/** The names of built files in the order in which they are loaded when a game is opened; each is loaded after those before it. */
type Chain = readonly string[];

const chunkCall = /require\("\.\/(chunk-\w+\.js)"\)/g;

/** All files that are loaded with a file, itself included. */
const loadedWith = (file: string, outputs: Metafile['outputs'], found = new Set<string>()) => {
	if (!found.has(file)) {
		found.add(file);
		for (const {path, kind} of outputs[file]?.imports ?? []) {
			if (kind === 'import-statement' && path in outputs) {
				loadedWith(path, outputs, found);
			}
		}
	}

	return found;
};

/** A file that holds others: `part` gives what one of them exports. */
const joined = (name: string, parts: ReadonlyMap<string, string>): string => {
	const functions = [...parts].map(
		([part, code]) => `${JSON.stringify(part)}(module, exports) {\n${code}\n}`,
	);
	return `const parts = {\n${functions.join(',\n')}\n};
const modules = {};
const part = exports.part = name => {
	let module = modules[name];
	if (module === undefined) {
		modules[name] = module = {exports: {}};
		parts[name](module, module.exports);
	}
	return module.exports;
};
${parts.has(name) ? `Object.assign(exports, part(${JSON.stringify(name)}));` : ''}
`;
};

/** The file that holds what several files need that don't load each other. */
const shared = 'dist/shared.js';

/**
 * Puts what esbuild has split into the files that load it first: a file takes half a millisecond to load,
 * however small it is. Chunks that other files may need without the chain are put together in one file.
 */
export const joinChunks = (
	files: ReadonlyMap<string, string>,
	outputs: Metafile['outputs'],
	chain: Chain,
): ReadonlyMap<string, string> => {
	const roots = Object.keys(outputs).filter(file => outputs[file]?.entryPoint !== undefined);
	const users = new Map<string, Set<string>>();
	for (const root of roots) {
		for (const file of loadedWith(root, outputs)) {
			users.set(file, (users.get(file) ?? new Set()).add(root));
		}
	}

	const hostOf = (chunk: string): string => {
		const loading = users.get(chunk) ?? new Set();
		const first = chain.find(file => loading.has(file));
		const isSafe = loading.has(chain[0] ?? '') || [...loading].every(file => chain.includes(file));
		if (outputs[chunk]?.entryPoint !== undefined) {
			return chunk;
		}
		return first !== undefined && isSafe ? first : shared;
	};

	const baseName = (file: string): string => file.replace(/^.*\//, '');
	const folder = (file: string): string => file.slice(0, -baseName(file).length);
	const linked = (file: string, code: string): string =>
		code.replaceAll(chunkCall, (_, name: string) => {
			const host = hostOf(folder(file) + name);
			const part = `part("${name}")`;
			return host === hostOf(file) ? part : `require("./${baseName(host)}").${part}`;
		});

	const hosts = Map.groupBy(files, ([file]) => hostOf(file));
	return new Map(
		[...hosts].map(([host, members]) => {
			const parts = new Map(members.map(([file, code]) => [baseName(file), linked(file, code)]));
			const own = parts.get(baseName(host));
			return [host, parts.size === 1 && own !== undefined ? own : joined(baseName(host), parts)];
		}),
	);
};
