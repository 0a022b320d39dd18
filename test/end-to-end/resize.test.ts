import {afterEach, test} from 'vitest';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';
import {looksFresh, makeSizeless, type Size} from './resizing.ts';

afterEach(closeTerminals);

const args = ['zwarta-kolumna', '--deal', '7'];

test.each<readonly Size[]>([
	[
		{columns: 1, rows: 1},
		{columns: 100, rows: 30},
	],
	[
		{columns: 200, rows: 80},
		{columns: 60, rows: 20},
	],
	[
		{columns: 59, rows: 19},
		{columns: 80, rows: 24},
	],
])('After %j and %j the screen is that of a fresh start', async (first, last) => {
	const terminal = openTerminal({args});
	await terminal.waitFor('Zwarta kolumna');
	terminal.resize(first.columns, first.rows);
	terminal.resize(last.columns, last.rows);
	await looksFresh(terminal, args, last);
});

test('A terminal without a size is taken for one of 80×24', async () => {
	const terminal = openTerminal({args, columns: 100, rows: 30});
	await terminal.waitFor('Zwarta kolumna');
	makeSizeless(terminal);
	await looksFresh(terminal, args, {columns: 80, rows: 24});
});
