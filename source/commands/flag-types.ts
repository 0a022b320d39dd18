/** The flags that there are, in the reader's spelling, and what they take. */
export const flagTypes = {
	deal: {type: 'string'},
	stock: {type: 'string'},
	lang: {type: 'string'},
	theme: {type: 'string'},
	suits: {type: 'string'},
	dataDir: {type: 'string'},
	idleExit: {type: 'string'},
	export: {type: 'string'},
	reset: {type: 'boolean'},
	recount: {type: 'boolean'},
	reader: {type: 'boolean'},
	json: {type: 'boolean'},
	clock: {type: 'boolean'},
	animation: {type: 'boolean'},
	ascii: {type: 'boolean'},
	color: {type: 'boolean'},
	help: {type: 'boolean', shortFlag: 'h'},
	version: {type: 'boolean', shortFlag: 'v'},
} as const;

/** A flag as it is typed. */
export const flagName = (flag: string): string =>
	flag.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
