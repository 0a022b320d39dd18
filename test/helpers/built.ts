import {globSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {program} from './terminal.ts';

/** Where the built program lies. */
export const built = dirname(program);

/** The file with conf, the one that is loaded long after the start: when an option or statistics are written. */
export const lateFile = (): string => {
	const [name, ...more] = globSync('source-*.js', {cwd: built});
	if (name === undefined || more.length > 0) {
		throw new Error('conf is no longer built into a file called source-….js');
	}
	return name;
};

/** What each file of the build begins and ends with. */
export const buildMark = (): string => {
	const [mark] = /^\/\*[\da-f]+\*\//.exec(readFileSync(join(built, 'program.js'), 'utf8')) ?? [];
	if (mark === undefined) {
		throw new Error('The built program begins without a mark.');
	}
	return mark;
};

/** The directory, in the program's own, where a Node like this one finds code compiled for the build. */
export const codeFolder = (): string =>
	`${buildMark().slice(2, -2)}-${process.version}-${process.arch}`;
