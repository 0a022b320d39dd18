#!/usr/bin/env node
// Read by any Node from version 6 on, so that an old one can be told what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
	console.error(`pasjans needs Node 22.12 or newer; this is Node ${process.versions.node}.`);
	process.exitCode = 2;
} else {
	// Node opens a debugger at this signal as long as nobody listens to it.
	process.on('SIGUSR1', () => {});
	require('./loader.js');
}
