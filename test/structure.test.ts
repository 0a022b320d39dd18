import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {structureProblems} from './helpers/structure.js';

const source = join(import.meta.dirname, '..', 'source');

const readSource = () =>
	new Map(
		globSync('**/*.{ts,tsx}', {cwd: source})
			.toSorted()
			.map(file => [file.replaceAll('\\', '/'), readFileSync(join(source, file), 'utf8')]),
	);

/** What stands at the other end of every import of the rows below. */
const others = {
	'cards.ts': '',
	'rules/moves.ts': '',
	'games/index.ts': '',
	'play/session.ts': '',
	'storage/store.ts': '',
	'program/play.ts': '',
	'ui/app.tsx': '',
	'ui/draw/span.ts': '',
	'ui/pages/pages.ts': '',
	'ui/reducer/reduce.ts': '',
	'ui/state/app-state.ts': '',
	'ui/keys.ts': '',
	'ui/text/en.ts': '',
	'terminal/terminal.ts': '',
};

const problemsOf = (file: string, text: string) =>
	structureProblems(new Map(Object.entries({...others, [file]: text})));

describe('Imports run one way', () => {
	test('in all of source/', () => {
		const files = readSource();

		expect(files.size).toBeGreaterThan(10);
		expect(structureProblems(files)).toEqual([]);
	});

	test.each([
		['rules/deal.ts', `import {rank} from '../cards.js';`],
		['games/secret.ts', `import type {Game} from '../rules/moves.js';`],
		['play/hint.ts', `import {games} from '../games/index.js';`],
		['storage/file.ts', `import Conf from 'conf';\nimport {join} from 'node:path';`],
		['storage/file.ts', `import {open} from '../play/session.js';\nprocess.kill(1, 0);`],
		[
			'ui/screens/menu.tsx',
			`import {\n\tText,\n} from 'ink';\nimport {moves} from '../../rules/moves.js';`,
		],
		['ui/screens/menu.tsx', `// Ends the process. It is told so.\nconst text = 'in process.';`],
		['ui/screens/menu.tsx', `import {jsx} from 'react/jsx-runtime';`],
		['commands/trace.ts', `import {en} from '../ui/text/en.js';`],
		['ui/theme.ts', `import type {TextProps} from 'ink';`],
		['ui/text/pl.ts', `import type {Command} from '../keys.js';`],
		['program/play.tsx', `import {keys} from '../ui/keys.js';\nawait import('../ui/app.js');`],
		['cli.tsx', `const {run} = await import('./ui/app.js');\nprocess.exit();`],
	])('%s may say %j', (file, text) => {
		expect(problemsOf(file, text)).toEqual([]);
	});

	test.each([
		['cards.ts', `import {moves} from './rules/moves.js';`, 'rules/moves.ts'],
		['rules/deal.ts', `import {games} from '../games/index.js';`, 'games/index.ts'],
		['rules/deal.ts', `import type {Game} from '../games/index.js';`, 'games/index.ts'],
		['rules/deal.ts', `export {games} from '../games/index.js';`, 'games/index.ts'],
		['rules/deal.ts', `import '../games/index.js';`, 'games/index.ts'],
		['rules/deal.ts', `import {readFileSync} from 'node:fs';`, 'node:fs'],
		['games/secret.ts', `import {open} from '../play/session.js';`, 'play/session.ts'],
		['play/hint.ts', `import {save} from '../storage/store.js';`, 'storage/store.ts'],
		['play/hint.ts', `import {\n\tuseState,\n} from 'react';`, 'react'],
		['play/hint.ts', `await import('conf');`, 'conf'],
		['storage/file.ts', `import {App} from '../ui/app.js';`, 'ui/app.tsx'],
		['ui/screens/menu.tsx', `import {save} from '../../storage/store.js';`, 'storage/store.ts'],
		['ui/screens/menu.tsx', `import Conf from 'conf';`, 'conf'],
		['ui/theme.ts', `import {render} from 'ink';`, 'ink'],
		['ui/theme.ts', `import {App} from './app.js';`, 'ui/app.tsx'],
		['ui/text/pl.ts', `import {App} from '../app.js';`, 'ui/app.tsx'],
		['ui/text/pl.ts', `import {commandOn} from '../keys.js';`, 'ui/keys.ts'],
		['ui/text/pl.ts', `import type {Page} from '../pages/pages.js';`, 'ui/pages/pages.ts'],
		['ui/keys.ts', `import type {State} from './state/app-state.js';`, 'ui/state/app-state.ts'],
		['ui/layout/rows.ts', `import {span} from '../draw/span.js';`, 'ui/draw/span.ts'],
		['ui/state/options.ts', `import type {Line} from '../draw/span.js';`, 'ui/draw/span.ts'],
		['ui/state/options.ts', `import {pages} from '../pages/pages.js';`, 'ui/pages/pages.ts'],
		['ui/draw/fan.ts', `import {pages} from '../pages/pages.js';`, 'ui/pages/pages.ts'],
		['ui/pages/keys.ts', `import {reduce} from '../reducer/reduce.js';`, 'ui/reducer/reduce.ts'],
		[
			'commands/stats.ts',
			`import {reduce} from '../ui/reducer/reduce.js';`,
			'ui/reducer/reduce.ts',
		],
		['terminal/screen.ts', `import {moves} from '../rules/moves.js';`, 'rules/moves.ts'],
		['commands/stats.ts', `import {App} from '../ui/app.js';`, 'ui/app.tsx'],
		['commands/stats.ts', `await import('../ui/app.js');`, 'ui/app.tsx'],
		['commands/stats.ts', `import {play} from '../program/play.js';`, 'program/play.ts'],
		['cli.tsx', `import {App} from './ui/app.js';`, 'ui/app.tsx'],
		['cli.tsx', `import {render} from 'ink';`, 'ink'],
	])('%s must not say %j', (file, text, target) => {
		expect(problemsOf(file, text)).toEqual([`${file} must not import ${target}.`]);
	});

	test.each([
		['ui/screens/menu.tsx', `const name = process.env.USER;`],
		['play/hint.ts', `const name = process.env['USER'];`],
		['rules/deal.ts', `const start = process\n\t.hrtime();`],
	])('%s must not touch the process with %j', (file, text) => {
		expect(problemsOf(file, text)).toEqual([`${file} must not touch the process.`]);
	});

	test('and never in a circle', () => {
		const circle = {
			'rules/a.ts': `import {b} from './b.js';`,
			'rules/b.ts': `import type {C} from './c.js';`,
			'rules/c.ts': `export * from './a.js';`,
		};

		expect(structureProblems(new Map(Object.entries(circle)))).toEqual([
			'Imports run in a circle: rules/a.ts → rules/b.ts → rules/c.ts → rules/a.ts.',
		]);
	});

	test('and to files that are there, from areas that are known', () => {
		expect(problemsOf('rules/deal.ts', `import {x} from './nowhere.js';`)).toEqual([
			'rules/deal.ts imports ./nowhere.js, which is not there.',
		]);
		expect(problemsOf('shed/tool.ts', '')).toEqual([
			'shed/tool.ts belongs to no area: see test/helpers/structure.ts.',
		]);
	});
});
