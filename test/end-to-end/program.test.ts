import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {closeTerminals, type OpenTerminal, openTerminal} from '../helpers/terminal.js';
import {until} from '../helpers/until.js';

const {en, pl} = texts;

afterEach(closeTerminals);

/** Everything on the screen but the two message lines. */
const tableOf = (screen: readonly string[]): readonly string[] =>
	screen.filter((_, row) => row !== screen.length - 3 && row !== screen.length - 2);

const stock = (count: number) => new RegExp(`${en.table.stock.toLowerCase()} ${count}\\b`);

const play = (
	args: readonly string[] = ['tajemnica', '--deal', '1'],
	options: Parameters<typeof openTerminal>[0] = {},
): OpenTerminal => openTerminal({args, ...options});

const quit = async (terminal: OpenTerminal) => {
	terminal.type('q');
	expect(await terminal.exit).toEqual({code: 0, signal: undefined});
};

/** Where the cursor of the table stands. */
const focus = (screen: readonly string[]): string => {
	const row = screen.findIndex(line => line.includes('▸'));
	return `${row}:${screen[row]?.indexOf('▸')}`;
};

describe('A game in the terminal', () => {
	test('is left and taken up again as it was, with all that can be undone and redone', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('1dddd2uu');
		const before = await terminal.waitFor(stock(86));
		const {home} = terminal;
		await quit(terminal);

		const again = play(['tajemnica'], {home});
		await again.waitFor(stock(86));
		await again.waitFor(screen => tableOf(screen).join() === tableOf(before).join());
		again.type('rr');
		await again.waitFor(stock(74));
		again.type('uuuuuuuuuu');
		await again.waitFor(en.notes.nothingToUndo);
		expect(again.screen()[0]).toMatch(stock(98));
		again.type('rrrrrrrrrr');
		await again.waitFor(en.notes.nothingToRedo);
		expect(again.screen()[0]).toMatch(stock(74));
		await quit(again);
	});

	test('is offered first in the menu, with where it stands', async () => {
		const terminal = play(['faj', '--deal', '12']);
		await terminal.waitFor(stock(98));
		terminal.type('dd');
		await terminal.waitFor(stock(86));
		const {home} = terminal;
		await quit(terminal);

		const menu = openTerminal({home});
		const screen = await menu.waitFor(en.screens.continue);
		expect(screen.find(line => line.includes(en.screens.continue))).toMatch(/▸.*Fajerwerk.*12/);
		menu.type('\r');
		await menu.waitFor(stock(86));
		menu.type('m');
		await menu.waitFor(en.screens.continue);
		menu.type('q');
		expect(await menu.exit).toMatchObject({code: 0});
	});

	test('obeys keys typed from the first instant on', async () => {
		const terminal = play();
		terminal.type('ddd');
		await terminal.waitFor(stock(80));
		terminal.type('?');
		await terminal.waitFor(en.screens.keysTitle);
		await terminal.close();
	});

	test('obeys twelve keys in one packet, in their order', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('dddddduudddu');
		await terminal.waitFor(stock(98 - 6 * 6));
		await quit(terminal);
	});

	test('obeys each key of a long burst', async () => {
		const terminal = play(['kaprysnice', '--deal', '3']);
		await terminal.waitFor(stock(103));
		terminal.type('d'.repeat(60));
		await terminal.waitFor(stock(43));
		terminal.type('u'.repeat(59));
		await terminal.waitFor(stock(102));
		await quit(terminal);
	});

	test('takes arrows, also those that a slow line has split, and a lone Esc as a way back', async () => {
		const terminal = play();
		const start = await terminal.waitFor('▸');
		terminal.type('\u{1B}[B');
		const below = await terminal.waitFor(screen => focus(screen) !== focus(start));

		terminal.type('g');
		await terminal.waitFor(en.notes.typeNumber(''));
		terminal.type('\u{1B}');
		await terminal.waitFor(screen => !screen.join('\n').includes(en.notes.typeNumber('')));
		expect(tableOf(terminal.screen())).toEqual(tableOf(below));
		terminal.type('[A');
		await terminal.waitFor(screen => focus(screen) === focus(start));
		expect(tableOf(terminal.screen())).toEqual(tableOf(start));
		await quit(terminal);
	});

	test('shows the rules with i and with F1, and draws all again with Ctrl-L', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		for (const key of ['i', '\u{1B}OP']) {
			terminal.type(key);
			await terminal.waitFor(screen => !stock(98).test(screen[0] ?? ''));
			expect(terminal.screen()[0]).toMatch(/Tajemnica/);
			terminal.type('q');
			await terminal.waitFor(stock(98));
		}
		// In its place among other keys that come with it.
		terminal.type('d\u{1B}OP');
		await terminal.waitFor(screen => !/stock/.test(screen[0] ?? ''));
		terminal.type('q');
		await terminal.waitFor(stock(92));
		terminal.type('u');
		const start = await terminal.waitFor(new RegExp(`r ${en.commands.redo.bar}`));
		terminal.resetBytes();
		terminal.type('\u{C}');
		await terminal.waitFor(() => terminal.bytes() > 500);
		await terminal.waitFor(screen => tableOf(screen).join() === tableOf(start).join());
		await quit(terminal);
	});

	test('takes no pasted text for commands', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('\u{1B}[200~ddddq\u{1B}[201~d');
		await terminal.waitFor(stock(92));
		await quit(terminal);
	});

	test.each([
		['q', 'q'],
		['Ctrl-C', '\u{3}'],
		['Ctrl-D', '\u{4}'],
	])('ends with %s and leaves the terminal as it was', async (_, key) => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		expect(terminal.modes().alternateScreen).toBe(true);
		terminal.type(key);

		expect(await terminal.exit).toEqual({code: 0, signal: undefined});
		expect(terminal.modes()).toEqual({
			alternateScreen: false,
			mouse: false,
			bracketedPaste: false,
		});
		expect(terminal.cursor().hidden).toBe(false);
		expect(terminal.screen().join('')).toBe('');
	});

	test('gives up only after asking, and counts it once', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('dn');
		const isAsked = en.notes.confirm('Tajemnica', 1).split('?')[0]!;
		await terminal.waitFor(isAsked);
		await terminal.answer('x', en.notes.kept);
		terminal.type(':y');
		await terminal.waitFor(isAsked);
		await terminal.answer('y', en.screens.resultTitle['given-up']);
		terminal.type('N');
		await terminal.waitFor(stock(98));
		terminal.type('d:');
		await terminal.waitFor(isAsked);
		await terminal.answer('y', en.screens.resultReplay);
		terminal.type('s');
		const page = await terminal.waitFor(en.screens.statisticsTitle('Tajemnica'));
		expect(page.join('\n')).toMatch(new RegExp(`${en.screens.counts.played} +1\\n`));
		await terminal.close();
	});
});

describe('The size of the window', () => {
	test('may change at any time: the table fits itself in, and nothing is lost', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('d1');
		const before = await terminal.waitFor(stock(92));
		terminal.resize(120, 40);
		const large = await terminal.waitFor('╭───╮');
		expect(large).toHaveLength(40);
		terminal.resize(50, 15);
		await terminal.waitFor(/60×20/);
		terminal.type('ddd?');
		await terminal.waitFor(en.screens.keysTitle);
		terminal.type('\u{1B}');
		await terminal.waitFor(/60×20/);
		terminal.resize(80, 24);
		await terminal.waitFor(screen => tableOf(screen).join() === tableOf(before).join());
		terminal.resize(60, 20);
		await terminal.waitFor(screen => screen.length === 20 && stock(92).test(screen[0] ?? ''));
		await quit(terminal);
	});

	test('may be too small from the start: it is said, q and ? still work', async () => {
		const terminal = play(['tajemnica', '--deal', '1'], {columns: 50, rows: 10});
		await terminal.waitFor(/60×20/);
		terminal.type('?');
		await terminal.waitFor(en.screens.keysTitle);
		terminal.type('\u{1B}');
		await terminal.waitFor(/60×20/);
		await quit(terminal);
	});
});

describe('What is written', () => {
	test('is ASCII alone where the locale is not UTF-8, on the table and in the menu', async () => {
		const terminal = play(['tajemnica', '--deal', '1'], {env: {LANG: 'C'}, columns: 120, rows: 40});
		await terminal.waitFor(stock(98));
		terminal.type('d?');
		await terminal.waitFor(en.screens.keysTitle);
		terminal.type('qm');
		await terminal.waitFor(en.screens.menuTitle);
		expect(terminal.screen().join('')).toMatch(/Czterykaty|Cztery katy/);
		terminal.type('q');
		await terminal.exit;

		expect(terminal.output()).not.toMatch(/[^\0-\x7F]/);
	});

	test('is ASCII alone with --ascii', async () => {
		const terminal = play(['tajemnica', '--deal', '7', '--ascii']);
		const screen = await terminal.waitFor(stock(98));
		// What a foundation waits for is no cursor.
		expect(screen.join('\n')).toMatch(/ :2S 0 +:2H 0 /);
		await quit(terminal);
		expect(terminal.output()).not.toMatch(/[^\0-\x7F]/);
	});

	/** Whether some sequence asks for a colour; bold, dim and inverse are none. */
	const hasColours = (output: string): boolean =>
		[...output.matchAll(/\x1B\[([\d;:]*)m/g)].some(([, parameters = '']) =>
			parameters
				.split(';')
				.some(parameter => /^(?:3[0-8]|4[0-8]|9\d|10\d)$/.test(parameter.split(':')[0] ?? '')),
		);

	test.each<readonly [string, readonly string[], Readonly<Record<string, string>>, boolean]>([
		['without a wish', [], {}, true],
		['with NO_COLOR', [], {NO_COLOR: '1'}, false],
		['with --no-color', ['--no-color'], {}, false],
		['with --theme none', ['--theme', 'none'], {}, false],
		['with --color against NO_COLOR', ['--color'], {NO_COLOR: '1'}, true],
		['in a pipeline', [], {CI: '1'}, true],
	])('%s: colours as wished', async (_, flags, env, expected) => {
		const terminal = play(['tajemnica', '--deal', '1', ...flags], {env});
		await terminal.waitFor(stock(98));
		terminal.type('d');
		await terminal.waitFor(stock(92));
		await quit(terminal);

		expect(hasColours(terminal.output())).toBe(expected);
	});

	test('is Polish with --lang pl, and where the locale says so', async () => {
		const asked = play(['tajemnica', '--deal', '1', '--lang', 'pl']);
		const local = play(['tajemnica', '--deal', '1'], {env: {LANG: 'pl_PL.UTF-8'}});
		for (const terminal of [asked, local]) {
			const [header = ''] = await terminal.waitFor(pl.table.deal(1, 4));
			expect(header).toContain(pl.table.dealNumber(1));
			terminal.type('u');
			await terminal.waitFor(pl.notes.nothingToUndo);
		}
		expect(asked.screen()).toEqual(local.screen());
		await Promise.all([quit(asked), quit(local)]);
	});

	test('is little for a message; Esc and a key in one packet are two keys', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('d');
		await terminal.waitFor(stock(92));
		terminal.resetBytes();
		terminal.type('\u{1B}%');
		await terminal.waitFor(en.notes.noSuchKey('?'));
		expect(terminal.bytes()).toBeLessThan(400);
		await quit(terminal);
	});

	test('is little for a step of the cursor', async () => {
		const terminal = play();
		const start = await terminal.waitFor('▸');
		terminal.resetBytes();
		terminal.type('j');
		await terminal.waitFor(screen => focus(screen) !== focus(start));
		expect(terminal.bytes()).toBeLessThan(200);
		await quit(terminal);
	});
});

describe('The menu', () => {
	test('begins a game found by its letters, and statistics are seen from it', async () => {
		const terminal = openTerminal();
		await terminal.waitFor(en.screens.menuTitle);
		terminal.type('luyn');
		await terminal.waitFor(screen => !screen.join('\n').includes('Fajerwerk'));
		terminal.type('\r');
		await terminal.waitFor(/Księżna.*98/);
		terminal.type('m');
		await terminal.waitFor(en.screens.menuTitle);
		await quit(terminal);
	});

	test('is moved in by arrows', async () => {
		const terminal = openTerminal();
		const start = await terminal.waitFor('▸');
		terminal.type('\u{1B}[B');
		await terminal.waitFor(screen => focus(screen) !== focus(start));
		terminal.type('\u{1B}[A');
		await terminal.waitFor(screen => focus(screen) === focus(start));
		await quit(terminal);
	});
});

describe('Left alone', () => {
	test('the program leaves by itself after the time given, says so, and the game waits', async () => {
		const terminal = play(['tajemnica', '--deal', '1', '--idle-exit', '1s']);
		await terminal.waitFor(stock(98));
		terminal.type('dd');
		await terminal.waitFor(stock(86));
		expect(await terminal.exit).toEqual({code: 0, signal: undefined});
		expect(terminal.screen().join(' ').trim()).not.toBe('');

		const again = play(['tajemnica'], {home: terminal.home});
		await again.waitFor(stock(86));
		await quit(again);
	});

	test('it leaves too where the window changes its size all the time', async () => {
		const terminal = play(['tajemnica', '--deal', '1', '--idle-exit', '1s']);
		await terminal.waitFor(stock(98));
		let hasLeft = false;
		void terminal.exit.then(() => {
			hasLeft = true;
		});
		let isWide = false;
		await until(() => {
			if (!hasLeft && terminal.modes().alternateScreen) {
				isWide = !isWide;
				terminal.resize(isWide ? 90 : 80, 24);
			}
			return hasLeft;
		}, 'the program has left');
	});
});

describe('With --reader', () => {
	test.each([
		['en', en.reader],
		['pl', pl.reader],
	])(
		'the game is played in plain lines, a sentence each, in the language %s',
		async (language, reader) => {
			const terminal = play(['tajemnica', '--deal', '1', '--reader', '--lang', language], {
				rows: 60,
				columns: 120,
			});
			// The plain lines come in several pieces: what is read must be there to its last line.
			const read = (count: number) =>
				terminal.waitFor(
					screen =>
						screen.includes(reader.stock(count)) &&
						screen.findLast(line => line !== '') === reader.cursor('t1'),
				);
			await terminal.waitFor(reader.stock(98));
			terminal.type('d');
			const screen = await read(92);
			const at = (begin: string) => screen.findIndex(line => line.startsWith(begin));
			const places = [
				at('Tajemnica, '),
				...[1, 2, 3, 4, 5, 6, 7, 8].map(number => at(`${reader.foundation(number)}, `)),
				at(reader.stock(92)),
				at(`${reader.aside}: `),
				...[1, 2, 3, 4].map(number => at(`${reader.pile(number)}: `)),
				at(reader.packet(4)),
				at(reader.keys('').slice(0, 5)),
				at(reader.cursor('t1')),
			];
			expect(places).not.toContain(-1);
			expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
			expect(terminal.modes().alternateScreen).toBe(false);
			terminal.type('?');
			await terminal.waitFor(/^(?:Keys|Klawisze)$/m);
			terminal.type('q');
			await read(92);
			terminal.type('q');
			expect(await terminal.exit).toEqual({code: 0, signal: undefined});
			// The shell's prompt gets a line of its own.
			expect(terminal.cursor().x).toBe(0);
		},
	);
});

describe('The picture shown first at a start', () => {
	test('is that of the game as it was left, not of one that is over', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('dd');
		await terminal.waitFor(stock(86));
		const {home} = terminal;
		await quit(terminal);

		const second = play(['tajemnica'], {home});
		await second.waitFor(stock(86));
		second.type('d:');
		await second.waitFor(stock(80));
		await second.answer('y', en.screens.resultTitle['given-up']);
		await quit(second);

		const third = play(['tajemnica'], {home});
		await third.waitFor(stock(98));
		expect(third.output()).not.toMatch(stock(86));
		expect(third.output()).not.toMatch(stock(80));
		await quit(third);
	});

	test('is of the language, the size and the looks that are asked for now', async () => {
		const terminal = play();
		await terminal.waitFor(stock(98));
		terminal.type('d');
		await terminal.waitFor(stock(92));
		const {home} = terminal;
		await quit(terminal);

		const polish = play(['tajemnica', '--lang', 'pl'], {home, columns: 100});
		await polish.waitFor(pl.table.deal(1, 4));
		expect(polish.output()).not.toContain(en.table.deal(1, 4));
		await quit(polish);
	});
});
