import {PassThrough, Readable, Writable} from 'node:stream';
import {describe, expect, test} from 'vitest';
import {trace} from '../../source/commands/trace.js';
import {positionText} from '../../source/rules/notation.js';
import {foulIn, hostile} from '../helpers/hostile.js';
import {languages} from '../helpers/languages.js';
import {lay, play, type Table} from '../helpers/position.js';

const table = lay('tajemnica', {t: {1: '9S 2S', 2: 'AD'}, stock: '5H 6H', packet: '*3S'});
const text = languages.en;

const lineOf = ({game, position}: Table) => positionText(game, position);

/** The lines that trace writes from that table on for an input that comes in these pieces. */
const tracedFrom = async (
	{game, position}: Table,
	...pieces: readonly (string | Buffer)[]
): Promise<readonly string[]> => {
	let written = '';
	const output = new Writable({
		write(chunk, _, done) {
			written += chunk;
			done();
		},
	});
	const input = Readable.from(pieces.map(piece => Buffer.from(piece)));
	await trace(game, position, {input, output, text});
	expect(written.endsWith('\n')).toBe(true);
	return written.slice(0, -1).split('\n');
};

const errorOf = (line: string | undefined): unknown => {
	const answer = JSON.parse(line ?? '');
	expect(Object.keys(answer)).toEqual(['error']);
	return answer.error;
};

const traced = (...pieces: readonly (string | Buffer)[]) => tracedFrom(table, ...pieces);

describe('trace', () => {
	test('it writes the start position as one line, also when nothing is read', async () => {
		expect(await traced()).toEqual([lineOf(table)]);
	});

	test('for every line it writes the next position as one line', async () => {
		expect(await traced('t1-f1\ndeal\n')).toEqual([
			lineOf(table),
			lineOf(play(table, 't1-f1')),
			lineOf(play(table, 't1-f1 deal')),
		]);
	});

	test('a move that is refused gets an object with one field, why in words, and changes nothing', async () => {
		const lines = await traced('t1-f2\nredeal\nt1-f1\n');
		expect(errorOf(lines[1])).toBe('The 2♠ can’t open foundation 2: it begins with the 2♥.');
		expect(errorOf(lines[2])).toBe('Not yet: the stock must be dealt out first.');
		expect(lines[3]).toBe(lineOf(play(table, 't1-f1')));
		expect(lines).toHaveLength(4);
	});

	test.each([
		['an empty line', ''],
		['a blank', ' '],
		['a blank after the move', 't1-f1 '],
		['a blank before it', ' t1-f1'],
		['capitals', 'DEAL'],
		['a leading zero', 't01-f1'],
		['two moves', 't1-f1 deal'],
		['two carriage returns after it', 'deal\r\r'],
		['a carriage return in it', 'de\ral'],
		['a carriage return before it', '\rdeal'],
		['control characters', '\u001b[2Jdeal\u0000'],
		['a line separator', 'deal\u2028deal'],
		['a byte order mark', '\ufeffdeal'],
		['another script', 'дилл'],
	])('%s can’t be read as a move: one answer, and nothing is changed', async (_, line) => {
		const lines = await traced(`${line}\ndeal\n`);
		expect(errorOf(lines[1])).toContain('is not a move');
		expect(lines[2]).toBe(lineOf(play(table, 'deal')));
		expect(lines).toHaveLength(3);
	});

	test('every empty line has its answer', async () => {
		expect(await traced('\n\n\n')).toHaveLength(4);
	});

	test('bytes that are no text can’t be read either', async () => {
		const lines = await traced(Buffer.from([0xff, 0xfe, 0xc3, 0x0a]), 'deal\n');
		expect(errorOf(lines[1])).toContain('is not a move');
		expect(lines[2]).toBe(lineOf(play(table, 'deal')));
	});

	test('a last line without its line feed counts, an empty one does not', async () => {
		expect(await traced('t1-f1')).toEqual([lineOf(table), lineOf(play(table, 't1-f1'))]);
		expect(await traced('t1-f1\n')).toHaveLength(2);
		expect(await traced('t1-f1\nxyz')).toHaveLength(3);
	});

	test('lines may come in pieces, and a character may be cut', async () => {
		expect(await traced('t1', '-', 'f1\nde', 'al', '\n')).toEqual([
			lineOf(table),
			lineOf(play(table, 't1-f1')),
			lineOf(play(table, 't1-f1 deal')),
		]);
		const euro = Buffer.from('€\n');
		const cut = await traced(euro.subarray(0, 2), euro.subarray(2));
		expect(errorOf(cut[1])).toContain('€');
	});

	test('a line may end as on Windows', async () => {
		const both = [lineOf(table), lineOf(play(table, 't1-f1')), lineOf(play(table, 't1-f1 deal'))];
		expect(await traced('t1-f1\r\ndeal\r\n')).toEqual(both);
		expect(await traced('t1-f1\r', '\ndeal')).toEqual(both);
		const [, , unfinished] = await traced('t1-f1\r\ndeal\r');
		expect(errorOf(unfinished)).toContain('“deal” is not a move');
	});

	test('what was typed comes back cut, and without what is no plain text', async () => {
		for (const input of [hostile, 'x'.repeat(61), '\0\u{202e}\u{9b}deal', '👍'.repeat(600)]) {
			const [, answer = ''] = await traced(input.replaceAll('\n', ' '));
			expect(foulIn(answer)).toEqual([]);
			errorOf(answer);
		}
		expect(errorOf((await traced('\u{9b}de\u{202e}al'))[1])).toContain('“deal” is not a move');
	});

	test('a line of any length in any number of pieces is read once and not kept', async () => {
		const pieces = Array<string>(20_000).fill('deal '.repeat(200));
		const lines = await traced(...pieces, '\ndeal\n');
		expect(lines).toHaveLength(3);
		expect(errorOf(lines[1])).toContain(`“${'deal '.repeat(12)}…”`);
		expect(lines[2]).toBe(lineOf(play(table, 'deal')));
	});

	test('a long line has one answer, on one line', async () => {
		const lines = await traced(`${'t1-f1 '.repeat(200_000)}\n`, 'deal\n');
		expect(lines).toHaveLength(3);
		errorOf(lines[1]);
		expect(lines[2]).toBe(lineOf(play(table, 'deal')));
	});

	test('a thousand lines have a thousand answers', async () => {
		expect(await traced('undo\n'.repeat(1000))).toHaveLength(1001);
	});

	test('once the game is over every move is refused, and reading goes on to the end', async () => {
		const lost = lay('tajemnica', {deal: 4, t: {1: '9S'}});
		const [first, ...rest] = await tracedFrom(lost, 'deal\nt1-f1\n');
		expect(JSON.parse(first!)).toMatchObject({status: 'lost', moves: []});
		expect(rest.map(errorOf)).toEqual(Array(2).fill('The game is lost: no move is left.'));
	});

	test('it answers line by line: each answer is there before the next line is sent', async () => {
		const input = new PassThrough();
		const output = new PassThrough();
		const lines = output[Symbol.asyncIterator]();
		const done = trace(table.game, table.position, {input, output, text});
		const answer = async () => String((await lines.next()).value).trimEnd();
		expect(await answer()).toBe(lineOf(table));
		input.write('t1-f1\n');
		expect(await answer()).toBe(lineOf(play(table, 't1-f1')));
		input.write('nonsense\n');
		expect(errorOf(await answer())).toContain('nonsense');
		input.end();
		await done;
	});

	test('it shows hidden cards: the stock, and what lies face down with a star', async () => {
		expect(JSON.parse((await traced())[0]!)).toMatchObject({stock: ['5H', '6H'], packet: ['*3S']});
	});

	test('it rejects when the output is closed', async () => {
		const output = new Writable({
			write(_, __, done) {
				done(new Error('closed'));
			},
		});
		output.on('error', () => {});
		const input = Readable.from(['deal\n']);
		await expect(trace(table.game, table.position, {input, output, text})).rejects.toThrow(
			'closed',
		);
	});
});
