import {posix} from 'node:path';

type Knowledge = {
	/** The areas it may import from, besides itself. */
	readonly areas?: readonly string[];
	/** The packages and modules of Node it may import; `node:` stands for all of the latter. */
	readonly packages?: readonly string[];
};

type Area = Knowledge & {
	/** What it may know the types of, or load once it is needed, by a dynamic import. */
	readonly lazily?: Knowledge;
	/** Whether it may look at the process it runs in. */
	readonly process?: true;
};

const cards = ['cards.ts', 'random.ts'];
const rules = [...cards, 'rules'];
const games = [...rules, 'games'];
const play = [...games, 'play'];
const names = ['ui/keyboard.ts', 'ui/spots.ts', 'ui/theme-names.ts'];
const words = [...play, 'ui/text'];
const tables = [...words, ...names, 'ui/keys.ts', 'ui/layout'];
const states = [...tables, 'ui/state'];
const drawings = [...states, 'ui/draw'];
const pages = [...drawings, 'ui/pages'];
/** What the screens show and do, without React. */
const inside = [...pages, 'ui/theme.ts', 'ui/reducer', 'ui'];
const views = ['ui/show.tsx', 'ui/app.tsx', 'ui/components', 'ui/screens'];

const view: Area = {
	areas: [...inside, ...views],
	packages: ['chalk', 'ink', 'ink-select-input', 'react'],
};

/** The parts of source/ and what each may know. The longest path that fits a file is its area. */
const areas: Readonly<Record<string, Area>> = {
	'cards.ts': {},
	'random.ts': {},
	rules: {areas: cards},
	games: {areas: rules},
	play: {areas: games},
	storage: {areas: play, packages: ['conf', 'node:'], process: true},
	terminal: {packages: ['node:'], lazily: {packages: ['ink']}, process: true},
	...Object.fromEntries(names.map(name => [name, {areas: play}])),
	'ui/keys.ts': {areas: [...play, ...names]},
	'ui/text': {areas: play, lazily: {areas: [...names, 'ui/keys.ts']}},
	'ui/layout': {areas: [...play, ...names]},
	'ui/state': {areas: tables},
	'ui/draw': {areas: states},
	'ui/theme.ts': {areas: drawings, lazily: {packages: ['ink']}},
	'ui/pages': {areas: drawings},
	'ui/reducer': {areas: pages},
	ui: {areas: inside},
	...Object.fromEntries(views.map(name => [name, view])),
	// What the command line offers.
	commands: {
		areas: [...pages, 'storage', 'terminal'],
		packages: ['meow', 'node:'],
	},
	// The wiring of the program while it plays.
	program: {
		areas: [...inside, 'storage', 'terminal', 'commands'],
		packages: ['node:'],
		lazily: {areas: views, packages: ['ink']},
	},
	'cli.tsx': {
		areas: [...words, 'storage', 'terminal', 'commands', 'program'],
		packages: ['meow', 'node:'],
		lazily: {areas: [...inside, ...views]},
		process: true,
	},
};

type Import = {
	readonly specifier: string;
	/** Erased, or not loaded with the file itself. */
	readonly lazy: boolean;
};

const statements =
	/^\s*(?:import|export)\s(?<type>type\s)?(?:[^'";]*?\sfrom\s*)?'(?<eager>[^']+)'|\bimport\(\s*'(?<lazy>[^']+)'\s*\)/gm;

const importsOf = (text: string): readonly Import[] =>
	[...text.matchAll(statements)].map(({groups}) => ({
		specifier: groups?.eager ?? groups?.lazy ?? '',
		lazy: groups?.lazy !== undefined || groups?.type !== undefined,
	}));

const areaOf = (file: string) =>
	Object.keys(areas)
		.filter(area => file === area || file.startsWith(`${area}/`))
		.toSorted((a, b) => b.length - a.length)[0];

const packageAllowed = (packages: readonly string[], specifier: string) =>
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
		const known: readonly Knowledge[] = lazy && area.lazily ? [area, area.lazily] : [area];
		if (
			packageAllowed(
				known.flatMap(({packages = []}) => packages),
				specifier,
			)
		) {
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
		const allowed = [name, ...known.flatMap(({areas: others = []}) => others)];
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
