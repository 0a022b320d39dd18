import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.js';

const {en, pl} = texts;

afterEach(closeTerminals);

const ESC = '\u{1B}';
const stock = (cards: number) => `${en.table.stock.toLowerCase()} ${cards} `;

const play = async () => {
	const terminal = openTerminal({args: ['tajemnica', '--deal', '1']});
	await terminal.waitFor(stock(98));
	return terminal;
};

/** Reads that must not be taken for keys, of which many hold a d. */
const swallowed: readonly (readonly [name: string, ...reads: readonly string[]])[] = [
	['the answer with a colour', `${ESC}]4;1;rgb:cdcd/0000/0000${ESC}\\`],
	['another one, ended by a bell', `${ESC}]10;rgb:dddd/dddd/dddd\u{7}`],
	['an answer in pieces', `${ESC}]11;rgb:dd`, 'dd/dddd/', `dddd${ESC}`, '\\'],
	['an answer about the terminal', `${ESC}P1+r544e=7874d${ESC}\\`],
	['a report of the mouse that another program has left on', `${ESC}[M dd`],
	['the same in other forms', `${ESC}[32;68;100M`, `${ESC}[<35;68;10M`],
	['keys of kitty’s protocol that are let go', `${ESC}[100;1:3u`],
	['a paste', `${ESC}[200~dd`, 'ddd\rq', `${ESC}[20`, '1~'],
	['a key that is cut', `${ESC}[15;`, '5~'],
];

describe('What the terminal sends by itself', () => {
	test('plays nothing; the key after it does', async () => {
		const terminal = await play();
		let cards = 98;
		for (const [, ...reads] of swallowed) {
			for (const read of reads) {
				terminal.type(read);
			}
			terminal.type('d');
			cards -= 6;
			await terminal.waitFor(stock(cards));
		}
		terminal.type('q');
		expect(await terminal.exit).toMatchObject({code: 0});
	});

	test.each([
		['a paste', `${ESC}[200~ddd`],
		['an answer', `${ESC}]52;c;ddd`],
		['a report', `${ESC}[M`],
	])('%s whose end is lost keeps nobody in: Ctrl-C', async (_, read) => {
		const terminal = await play();
		terminal.type(read);
		terminal.type('\u{3}');
		expect(await terminal.exit).toMatchObject({code: 0});
	});

	test('four thousand keys do not make Ctrl-C wait', async () => {
		const terminal = await play();
		terminal.type('du'.repeat(2000));
		terminal.type('\u{3}');
		expect(await terminal.exit).toMatchObject({code: 0});
	});

	test('a packet of keys does not answer the question that it asks', async () => {
		const terminal = openTerminal({args: ['tajemnica', '--deal', '1', '--lang', 'pl']});
		const polish = (cards: number) => `${pl.table.stock.toLowerCase()} ${cards} `;
		await terminal.waitFor(polish(98));
		terminal.type('d:temp');
		await terminal.waitFor(pl.notes.confirm('Tajemnica', 1).split('?')[0]!);
		terminal.type(`${ESC}`);
		terminal.type('d');
		await terminal.waitFor(polish(86));
		expect(terminal.screen().join()).not.toContain(pl.screens.resultTitle['given-up']);
	});
});

describe('The terminal’s modes', () => {
	test('are set right on the screen and given back after it', async () => {
		const terminal = openTerminal({
			command: [
				'/bin/sh',
				'-c',
				`printf '\\033[?1000h\\033[?1003h\\033[?1006h\\033[?1h\\033='; "$0" "$1" tajemnica --deal 1; printf done`,
				process.execPath,
				program,
			],
		});
		await terminal.waitFor(stock(98));
		expect(terminal.modes()).toMatchObject({mouse: false, bracketedPaste: true});
		terminal.type('q');
		await terminal.waitFor('done');
		expect(terminal.modes()).toMatchObject({bracketedPaste: false});
		expect(terminal.output()).toMatch(/\[\?1;66;9;[\d;]*2004r/);
	});
});
