import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const root = join(import.meta.dirname, '..');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Documents for whoever carries the work on, with the folder in which their paths begin. */
const documents = [
	['source/README.md', 'source'],
	['source/rules/README.md', '.'],
] as const;

const quotedIn = (text: string): readonly string[] =>
	[...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(
		([, quoted = '']) => quoted,
	);

const isPath = (quoted: string): boolean => /^[\w.-]+(?:\/[\w.-]+)+$/.test(quoted);

const isName = (quoted: string): boolean => /^[a-zA-Z]{3,}$/.test(quoted);

/** Whether a path of a document is there. */
const exists = (path: string, folder: string): boolean =>
	existsSync(join(root, /^(?:source|test|tools)\//.test(path) ? '' : folder, path));

test.each(documents)('%s names files and folders that are there', (document, folder) => {
	const paths = quotedIn(read(document)).filter(isPath);

	expect(paths.length).toBeGreaterThan(3);
	expect(paths.filter(path => !exists(path, folder))).toEqual([]);
});

test('source/README.md names nothing that is called otherwise by now', () => {
	const code = globSync('{source,tools}/**/*.{ts,tsx,js}', {
		cwd: root,
		exclude: ['**/node_modules/**'],
	}).map(read);
	const words = new Set(code.flatMap(text => text.match(/\w+/g) ?? []));
	const names = quotedIn(read('source/README.md')).filter(isName);

	expect(names.length).toBeGreaterThan(30);
	expect(names.filter(name => !words.has(name))).toEqual([]);
});

test.each(documents)('%s links to headings that it has', document => {
	const text = read(document);
	const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);
	const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);

	expect(links.length).toBeGreaterThan(3);
	expect(links.filter(link => !anchors.includes(link ?? ''))).toEqual([]);
});
