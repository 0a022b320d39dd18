/**
 * Loads the program's files with the compiled code of every function that an earlier run has needed. Node's own
 * cache holds what is compiled at once, and so next to none of the functions: compiling them takes longer than
 * all else between the start and the first picture.
 */
const {
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} = require('node:fs');
const {tmpdir} = require('node:os');
const {join} = require('node:path');
const {Script} = require('node:vm');

// Put in by the build: whatever changes in the program changes it.
const build = '{build}';
const {uid = 0} = process.getuid === undefined ? {} : {uid: process.getuid()};
const ownFolder = join(tmpdir(), `pasjans-${uid}`);
const folder = join(ownFolder, `${build}-${process.version}-${process.arch}`);

/** Code is taken only from where nobody else can put it. */
const isTrusted = () => {
	try {
		const stats = lstatSync(ownFolder);
		return (
			stats.isDirectory() &&
			(process.platform === 'win32' || (stats.uid === uid && (stats.mode & 0o022) === 0))
		);
	} catch {
		return false;
	}
};

/** V8 runs broken code blindly. So code is kept twice, as comparing is the quickest of all checks. */
const kept = name => {
	try {
		const twice = readFileSync(join(folder, name));
		const code = twice.subarray(0, twice.length / 2);
		return code.equals(twice.subarray(twice.length / 2)) ? code : undefined;
	} catch {
		return undefined;
	}
};

const scripts = new Map();
const isWanted = process.env.NODE_DISABLE_COMPILE_CACHE === undefined;
const mayTake = isWanted && isTrusted();
let isComplete = true;

/** What a file of the program exports. */
const load = name => {
	const file = join(__dirname, name);
	let module = require.cache[file];
	if (module === undefined) {
		const cachedData = mayTake ? kept(name) : undefined;
		// The build sees to it that they are ASCII alone.
		const script = new Script(readFileSync(file, 'latin1'), {filename: file, cachedData});
		isComplete &&= cachedData !== undefined && !script.cachedDataRejected;
		scripts.set(name, script);
		module = require.cache[file] = {id: file, filename: file, exports: {}, loaded: true};
		script.runInThisContext()(module.exports, loadOrRequire, module);
	}

	return module.exports;
};

const loadOrRequire = id => (id.startsWith('./') ? load(id.slice(2)) : require(id));

const week = 7 * 24 * 3_600_000;

/** Removes what other versions have kept and nobody has made anew for weeks. */
const sweep = () => {
	for (const name of readdirSync(ownFolder)) {
		const other = join(ownFolder, name);
		if (other !== folder && Date.now() - lstatSync(other).mtimeMs > 4 * week) {
			rmSync(other, {recursive: true, force: true});
		}
	}
};

/** Keeps the code of all files once one of them was without. */
const keep = () => {
	try {
		mkdirSync(ownFolder, {recursive: true, mode: 0o700});
		if (isTrusted()) {
			mkdirSync(folder, {recursive: true, mode: 0o700});
			for (const [name, script] of scripts) {
				const path = join(folder, name);
				const code = script.createCachedData();
				writeFileSync(`${path}.${process.pid}`, Buffer.concat([code, code]), {mode: 0o600});
				renameSync(`${path}.${process.pid}`, path);
			}
			sweep();
		}
	} catch {
		// The next start is no quicker than this one was.
	}
};

process.on('exit', () => {
	if (isWanted && !isComplete) {
		keep();
	}
});

load('program.js');
