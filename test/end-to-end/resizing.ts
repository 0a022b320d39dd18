import {execFileSync} from 'node:child_process';
import {readlinkSync} from 'node:fs';
import {expect, vi} from 'vitest';
import {type OpenTerminal, openTerminal} from '../helpers/terminal.ts';

export type Size = {readonly columns: number; readonly rows: number};

/** Gives the terminal a size that none has, as some do before they know their own. */
export const makeSizeless = ({pid}: OpenTerminal): void => {
	execFileSync('stty', ['-F', readlinkSync(`/proc/${pid}/fd/0`), 'rows', '0', 'cols', '0']);
};

/** Every cell with its looks, one text a row. */
const cellsOf = (terminal: OpenTerminal, {columns, rows}: Size): readonly string[] =>
	Array.from({length: rows}, (_, y) =>
		Array.from({length: columns}, (_, x) => {
			const cell = terminal.cell(x, y);
			return JSON.stringify({...cell, text: cell.text || ' '});
		}).join(' '),
	);

/** Waits until the terminal looks in every cell like another in which the program was started at that size. */
export const looksFresh = async (
	terminal: OpenTerminal,
	args: readonly string[],
	size: Size,
): Promise<void> => {
	const fresh = openTerminal({args, ...size});
	await vi.waitFor(
		() => {
			expect(fresh.screen().join('')).not.toBe('');
			const [cells, wanted] = [cellsOf(terminal, size), cellsOf(fresh, size)];
			expect(cells.findIndex((row, y) => row !== wanted[y])).toBe(-1);
		},
		{timeout: 15_000, interval: 100},
	);
	await fresh.close();
};
