import meow from 'meow';
import {flagTypes} from './flag-types.js';

/** The words and flags of a command line. Values are texts; what they mean is checked elsewhere. */
export const readFlags = (argv: readonly string[]) =>
	meow({
		argv,
		importMeta: import.meta,
		pkg: {name: 'pasjans'},
		autoHelp: false,
		autoVersion: false,
		booleanDefault: undefined,
		inferType: false,
		flags: flagTypes,
	});
