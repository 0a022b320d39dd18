import {afterEach, expect, test} from 'vitest';
import {closeTerminals, openTerminal} from '../helpers/terminal.js';

afterEach(closeTerminals);

const beyondAscii = /[^\0-\x7f]/u;
const redraw = '\u{C}';

const open = (locale: string, ...flags: readonly string[]) =>
	openTerminal({
		args: ['tajemnica', '--deal', '7', '--no-animation', ...flags],
		env: {LC_ALL: locale},
		hasWideSigns: true,
	});

test.each(['zh_CN.UTF-8', 'ja_JP.utf8', 'ko_KR.UTF-8'])(
	'In the locale %s letters stand for signs, and the player is told how to have them',
	async locale => {
		const terminal = open(locale);
		await terminal.waitFor('signs may be too wide here: see --no-ascii');
		terminal.type('d');
		await terminal.waitFor('stock 92');
		expect(terminal.output()).not.toMatch(beyondAscii);
	},
);

test('in the menu too', async () => {
	const terminal = openTerminal({args: ['--lang', 'pl'], env: {LANG: 'ja_JP.UTF-8'}});
	await terminal.waitFor('Litery, bo znaki bywaja tu za szerokie');
	expect(terminal.output()).not.toMatch(beyondAscii);
});

test('With --no-ascii there are signs, none is told, and the screen is always as it is drawn anew', async () => {
	const terminal = open('ja_JP.UTF-8', '--no-ascii');
	await terminal.waitFor(/[♠♥♣]/u);
	const screens = [
		['d', 'stock 92'],
		['dddd', 'stock 68'],
		['\u{1B}[C\u{1B}[C', ''],
		['u', 'stock 74'],
	];
	for (const [keys = '', text = ''] of screens) {
		terminal.type(keys);
		await terminal.waitFor(text);
	}
	const before = terminal.screen();
	expect(before.join('\n')).not.toContain('too wide');
	terminal.resetBytes();
	terminal.type(redraw);
	await terminal.waitFor(() => terminal.bytes() > 1000);
	await terminal.waitFor(screen => screen.join('\n') === before.join('\n'));
});

test('Elsewhere there are signs, and nothing is said of letters', async () => {
	const terminal = openTerminal({args: ['tajemnica', '--deal', '7'], env: {LANG: 'en_US.UTF-8'}});
	await terminal.waitFor('♠');
	expect(terminal.screen().join('\n')).not.toContain('--no-ascii');
});
