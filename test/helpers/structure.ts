import {posix} from 'node:path';

type Area = {
	/** The areas it may import from, besides itself. */
	readonly areas: readonly string[];
	/** The packages and modules of Node it may import; `node:` stands for all of the latter. */
	readonly packages: readonly string[];
	/** Whether it may look at the process it runs in. */
	readonly process?: true;
};

const cards = ['cards.ts', 'random.ts'];
const rules = [...cards, 'rules'];
const games = [...rules, 'games'];
const play = [...games, 'play'];
const words = [...play, 'ui/text'];

/** The parts of source/ and what each may know. The longest path that fits a file is its area. */
const areas: Readonly<Record<string, Area>> = {
	'cards.ts': {areas: [], packages: []},
	'random.ts': {areas: [], packages: []},
	rules: {areas: cards, packages: []},
	games: {areas: rules, packages: []},
	play: {areas: games, packages: []},
	storage: {areas: play, packages: ['conf', 'node:'], process: true},
	'ui/text': {areas: play, packages: []},
	ui: {areas: [...words, 'terminal'], packages: ['ink', 'ink-select-input', 'react']},
	terminal: {areas: [], packages: ['ink', 'react', 'node:'], process: true},
	commands: {areas: [...words, 'storage'], packages: ['node:']},
	'cli.tsx': {
		areas: [...words, 'storage', 'terminal', 'commands'],
		packages: ['meow', 'node:', '../package.json'],
		process: true,
	},
};

/** What `cli.tsx` may load once it is needed, by a dynamic import. */
const lazyAreas: Readonly<Record<string, readonly string[]>> = {'cli.tsx': ['ui']};

type Import = {readonly specifier: string; readonly lazy: boolean};

const statements =
	/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?'(?<specifier>[^']+)'|\bimport\(\s*'(?<lazy>[^']+)'\s*\)/gm;

const importsOf = (text: string): readonly Import[] =>
	[...text.matchAll(statements)].map(({groups}) => ({
		specifier: groups?.specifier ?? groups?.lazy ?? '',
		lazy: groups?.lazy !== undefined,
	}));

const areaOf = (file: string) =>
	Object.keys(areas)
		.filter(area => file === area || file.startsWith(`${area}/`))
		.toSorted((a, b) => b.length - a.length)[0];

const packageAllowed = ({packages}: Area, specifier: string) =>
	packages.some(name =>
		name.endsWith(':')
			? specifier.startsWith(name)
			: specifier === name || specifier.startsWith(`${name}/`),
	);

const withoutComments = (text: string) =>
	text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

const mentionsProcess = (text: string) =>
	/'node:process'|(?<![\w.#'"`$-])process\s*\??(?:\.\s*\w|\[)/.test(withoutComments(text));

const resolve = (file: string, specifier: string, files: ReadonlyMap<string, string>) => {
	const stem = posix.join(posix.dirname(file), specifier).replace(/\.[jt]sx?$/, '');
	return [`${stem}.ts`, `${stem}.tsx`].find(path => files.has(path));
};

/** What is wrong with the imports of these files, whose paths are below source/; one line each. */
export const structureProblems = (files: ReadonlyMap<string, string>): readonly string[] => [
	...[...files].flatMap(([file, text]) => fileProblems(file, text, files)),
	...cycles(files),
];

const fileProblems = (file: string, text: string, files: ReadonlyMap<string, string>) => {
	const name = areaOf(file);
	const area = name === undefined ? undefined : areas[name];
	if (name === undefined || area === undefined) {
		return [`${file} belongs to no area: see test/helpers/structure.ts.`];
	}

	const problems = importsOf(text).flatMap(({specifier, lazy}) => {
		if (packageAllowed(area, specifier)) {
			return [];
		}

		if (!specifier.startsWith('.')) {
			return [`${file} must not import ${specifier}.`];
		}

		const target = resolve(file, specifier, files);
		if (target === undefined) {
			return [`${file} imports ${specifier}, which is not there.`];
		}

		const targetArea = areaOf(target) ?? '';
		const allowed = [name, ...area.areas, ...(lazy ? (lazyAreas[name] ?? []) : [])];
		return allowed.includes(targetArea) ? [] : [`${file} must not import ${target}.`];
	});

	if (area.process === undefined && mentionsProcess(text)) {
		problems.push(`${file} must not touch the process.`);
	}

	return problems;
};

const cycles = (files: ReadonlyMap<string, string>) => {
	const done = new Set<string>();
	const problems: string[] = [];

	const visit = (file: string, path: readonly string[]) => {
		if (path.includes(file)) {
			problems.push(
				`Imports run in a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}.`,
			);
			return;
		}

		if (done.has(file)) {
			return;
		}

		for (const {specifier} of importsOf(files.get(file) ?? '')) {
			const target = specifier.startsWith('.') ? resolve(file, specifier, files) : undefined;
			if (target !== undefined) {
				visit(target, [...path, file]);
			}
		}

		done.add(file);
	};

	for (const file of files.keys()) {
		visit(file, []);
	}

	return problems;
};
