import meow from 'meow';

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
		flags: {
			deal: {type: 'string'},
			stock: {type: 'string'},
			lang: {type: 'string'},
			theme: {type: 'string'},
			suits: {type: 'string'},
			dataDir: {type: 'string'},
			idleExit: {type: 'string'},
			export: {type: 'string'},
			reset: {type: 'boolean'},
			reader: {type: 'boolean'},
			json: {type: 'boolean'},
			clock: {type: 'boolean'},
			animation: {type: 'boolean'},
			ascii: {type: 'boolean'},
			color: {type: 'boolean'},
			help: {type: 'boolean', shortFlag: 'h'},
			version: {type: 'boolean', shortFlag: 'v'},
		},
	});
