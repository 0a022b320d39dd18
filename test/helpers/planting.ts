import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {getuid} from 'node:process';
import {built} from './built.ts';
import {program} from './terminal.ts';

// V8 tells sources apart by their length alone.
const compiling = `
const {Script} = require('node:vm');
const [length, mark] = process.argv.slice(1);
const body = 'require("node:fs").writeFileSync(' + JSON.stringify(mark) + ',"")';
const script = new Script(('(function(exports,require,module){' + body + '})').padEnd(Number(length)));
script.runInThisContext()({}, () => ({writeFileSync() {}}), {});
process.stdout.write(script.createCachedData());
`;

/**
 * Compiled code that does nothing but write an empty file, such as V8 takes for that of a file of the program.
 *
 * @param kept Where the program looks for it.
 * @param mark The file that it writes.
 */
export const plantedCode = (kept: string, mark: string): Buffer => {
	const name = basename(kept);
	const {length} = readFileSync(join(built, name), 'latin1');
	const {stdout, status} = spawnSync(process.execPath, ['-e', compiling, String(length), mark]);
	if (status !== 0 || stdout.length === 0) {
		throw new Error(`No code was compiled for ${name}.`);
	}
	return Buffer.concat([stdout, stdout, Buffer.from(`${basename(dirname(kept))}/${name}`)]);
};

/** Users that own nothing, and that the system has no list of. */
export const [player, stranger] = [65_534, 12_345] as const;

/** The command that runs another as a user. */
export const asUser = (user: number, ...command: readonly string[]): readonly string[] => [
	'setpriv',
	`--reuid=${user}`,
	`--regid=${user}`,
	'--clear-groups',
	...command,
];

/** What is missing for tests between two users, if anything. */
export const missingForUsers = (): string | undefined => {
	if (getuid?.() !== 0) {
		return 'only root may act as two users';
	}
	const [command = '', ...words] = asUser(player, process.execPath, program, '--version');
	return spawnSync(command, words).status === 0
		? undefined
		: 'setpriv is missing, or the way to the program is closed to other users';
};
