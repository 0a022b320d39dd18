/**
 * Loads the program's files with the compiled code of every function that an earlier run has needed. Node's own
 * cache holds what is compiled at once, and so next to none of the functions: compiling them takes longer than
 * all else between the start and the first picture.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Script} from 'node:vm';
import {createKeptCode} from './kept-code.ts';

/** Put in by the build: whatever changes in the program changes it. */
declare const build: string;
/** Put in by the build: the files that a game may need long after its start. */
declare const lateFiles: readonly string[];

/** Each file of the build begins and ends with it. */
const mark = `/*${build}*/`;
/** In milliseconds: by then the table is shown. */
const leisure = 1000;

const keptCode =
	process.env.NODE_DISABLE_COMPILE_CACHE === undefined ? createKeptCode(build) : undefined;
const scripts = new Map<string, Script>();
const readEarly = new Map<string, string>();
let isComplete = true;

/** An update has removed a file of the program or put another in its place. */
class ReplacedError extends Error {
	readonly code = 'ERR_PROGRAM_REPLACED';

	constructor(file: string) {
		super(`${file} is missing or of another version: start pasjans again, or install it anew.`);
	}
}

/** The text of a file of this build. */
const sourceOf = (file: string): string => {
	let source = '';
	try {
		// The build sees to it that they are ASCII alone.
		source = readFileSync(file, 'latin1');
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ReplacedError(file) : error;
	}

	// One that is just being written begins as it should and does not end so.
	if (!source.startsWith(mark) || !source.endsWith(mark)) {
		throw new ReplacedError(file);
	}

	return source;
};

type Loaded = {readonly exports: unknown};
type Run = (exports: unknown, require: (id: string) => unknown, module: Loaded) => void;

/** What a file of the program exports. */
const load = (name: string): unknown => {
	const file = join(__dirname, name);
	const loaded: Loaded | undefined = require.cache[file];
	if (loaded !== undefined) {
		return loaded.exports;
	}

	const source = readEarly.get(name) ?? sourceOf(file);
	readEarly.delete(name);
	const cachedData = keptCode?.take(name);
	const script = new Script(source, {filename: file, cachedData});
	isComplete &&= cachedData !== undefined && script.cachedDataRejected !== true;
	scripts.set(name, script);
	const module = {id: file, filename: file, exports: {}, loaded: true};
	require.cache[file] = module as unknown as NodeJS.Module;
	(script.runInThisContext() as Run)(module.exports, loadOrRequire, module);
	return module.exports;
};

const loadOrRequire = (id: string): unknown =>
	id.startsWith('./') ? load(id.slice(2)) : require(id);

const readLateFiles = () => {
	for (const name of lateFiles) {
		try {
			if (!scripts.has(name)) {
				readEarly.set(name, sourceOf(join(__dirname, name)));
			}
		} catch {
			// Who needs it is told.
		}
	}
};

// An update may replace them before they are needed.
setTimeout(readLateFiles, leisure).unref();

process.on('exit', () => {
	if (!isComplete) {
		try {
			keptCode?.keep(scripts);
		} catch {
			// The next start is no quicker than this one was.
		}
	}
});

try {
	load('program.js');
} catch (error) {
	if (!(error instanceof ReplacedError)) {
		throw error;
	}
	console.error(`pasjans: ${error.message}`);
	process.exitCode = 1;
}
