const chunkName = /chunk-\w+\.js$/;
const chunkCall = /require\("\.\/(chunk-\w+\.js)"\)/g;

/**
 * Puts the many small files that esbuild makes of what several files need into the main one, which is loaded
 * before all others. To load a file takes a third of a millisecond, however small it is: joined, `--version`
 * spares 3 ms of the processor, `games` 6, with a bare Node at 25. Each part is run when it is first asked for.
 */
export const joinChunks = (
	files: ReadonlyMap<string, string>,
	main: string,
): ReadonlyMap<string, string> => {
	const parts: string[] = [];
	const others = new Map<string, string>();
	for (const [path, code] of files) {
		const [name] = chunkName.exec(path) ?? [];
		if (name !== undefined) {
			const linked = code.replaceAll(chunkCall, 'part("$1")');
			parts.push(`${JSON.stringify(name)}(module, exports) {\n${linked}\n}`);
		} else if (path !== main) {
			const file = main.replace(/^.*\//, './');
			others.set(path, code.replaceAll(chunkCall, `require("${file}").part("$1")`));
		}
	}

	const own = (files.get(main) ?? '').replaceAll(chunkCall, 'part("$1")');
	return others.set(
		main,
		`const parts = {\n${parts.join(',\n')}\n};
const modules = {};
const part = exports.part = name => {
	let module = modules[name];
	if (module === undefined) {
		modules[name] = module = {exports: {}};
		parts[name](module, module.exports);
	}
	return module.exports;
};
${own}`,
	);
};
