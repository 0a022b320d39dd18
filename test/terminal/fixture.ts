import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';
import {expect} from 'vitest';
import {type Running, run} from './pseudo-terminal.js';

export type Fixture = {
	/** The command that starts it: a program and its parameters, without those of the fixture itself. */
	readonly command: readonly [node: string, file: string];
	/** Starts it in a terminal of its own. */
	start(...parameters: readonly string[]): Running;
	/** A name for a file no other test has. */
	newFile(): string;
	/** Starts it under a shell that writes the exit code, the terminal's settings before and after, and at last "done". */
	runInShell(
		fault?: string,
		env?: Readonly<Record<string, string>>,
	): {readonly running: Running; readonly record: string};
	remove(): void;
};

/** Bundles one of the programs under fixtures/ into a folder of its own. */
export const buildFixture = async (name: string): Promise<Fixture> => {
	const folder = mkdtempSync(join(tmpdir(), 'pasjans-terminal-'));
	const file = join(folder, 'program.mjs');
	let files = 0;
	await build({
		entryPoints: [join(import.meta.dirname, 'fixtures', name)],
		outfile: file,
		bundle: true,
		platform: 'node',
		format: 'esm',
		jsx: 'automatic',
		define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"'},
		// React’s development tools aren’t installed, and never asked for here; anything does for them.
		alias: {'react-devtools-core': 'node:util'},
		banner: {
			js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
		},
	});
	const newFile = (): string => join(folder, `file-${files++}`);
	return {
		command: [process.execPath, file],
		start: (...parameters) => run(process.execPath, [file, ...parameters]),
		newFile,
		runInShell(fault = '', env = {}) {
			const record = newFile();
			const script = `stty -a >${record}.before; ${process.execPath} ${file} "${fault}" ${record}; echo "code $?"; stty -a >${record}.after; echo done`;
			return {running: run('/bin/bash', ['-c', script], env), record};
		},
		remove() {
			rmSync(folder, {recursive: true, force: true});
		},
	};
};

/** The process a shell has started. */
export const childOf = (shell: number): number => {
	const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim();
	return Number(children.split(' ')[0]);
};

/** Whether the process runs or is stopped; one that has ended may still wait for its parent to look. */
export const isAlive = (pid: number): boolean => {
	try {
		return !/^\d+ \(.*\) [ZX]/u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
	} catch {
		return false;
	}
};

/** After `runInShell` is done: settings, screen and modes are as they were. */
export const expectRestored = ({emulator}: Running, record: string): void => {
	expect(readFileSync(`${record}.after`, 'utf8')).toBe(readFileSync(`${record}.before`, 'utf8'));
	expect(emulator.isAlternate()).toBe(false);
	expect(emulator.modes()).toMatchObject({
		bracketedPasteMode: false,
		mouseTrackingMode: 'none',
		wraparoundMode: true,
	});
};
