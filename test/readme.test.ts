import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {games} from '../source/games/index.js';
import {keyTable} from '../source/ui/keys.js';
import {en} from '../source/ui/text/en/index.js';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');

test('The README has the table of keys as the program has it.', () => {
	const rows = keyTable.map(
		({command, shown}) => `| \`${shown}\` | ${en.commands[command].help} |`,
	);
	const table = ['| key | does |', '| --- | --- |', ...rows].join('\n');
	expect(readme.split(/<!-- \/?keys -->\n/)[1]?.trim()).toBe(table);
});

test('The README names every game and what its name means.', () => {
	for (const {name, gloss} of games) {
		expect(readme).toContain(`| ${name} | ${gloss} |`);
	}
});
