import {globSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Metafile} from 'esbuild';

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The name, version and licence text of every package of which something is in the bundle. */
export const thirdPartyLicences = ({outputs}: Metafile) => {
	const folders = Object.values(outputs)
		.flatMap(({inputs}) => Object.entries(inputs))
		.filter(([, {bytesInOutput}]) => bytesInOutput > 0)
		.map(([file]) => packageFolder.exec(resolve(file.replace(/^[\w-]+:/, '')))?.[0])
		.filter(folder => folder !== undefined);

	return [...new Set(folders)].toSorted().map(describe).join('\n');
};

const describe = (folder: string) => {
	const {name, version, license, author} = JSON.parse(
		readFileSync(join(folder, 'package.json'), 'utf8'),
	);
	const texts = globSync('{,build/}{licen[cs]e,LICEN[CS]E,NOTICE}*', {cwd: folder})
		.toSorted()
		.map(file => readFileSync(join(folder, file), 'utf8').trim());
	if (texts.length === 0) {
		texts.push(plainLicence(license, author));
	}

	return `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
};

/** Some packages name their licence without giving its text; ours is the same. */
const plainLicence = (license: string, author: string) => {
	if (license !== 'MIT') {
		throw new Error(`No licence text was found for the licence ${license} of ${author}.`);
	}

	return readFileSync('LICENSE', 'utf8')
		.replace(/(?<=Copyright \(c\) ).*/, author)
		.trim();
};
