// Plain old JavaScript: the Node it is about to refuse has to be able to read it.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
	console.error(
		`Node ${process.versions.node} is too old here: run \`npm ci\` without --omit to bring in a newer Node for these scripts, or install Node 22.18 or newer.`,
	);
	process.exit(1);
}
