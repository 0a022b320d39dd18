import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {gameOf, games} from '../source/games/index.js';
import {applied} from '../source/rules/apply.js';
import type {Game} from '../source/rules/game.js';
import {parseMove} from '../source/rules/move.js';
import {refusal, type Status, statusOf} from '../source/rules/moves.js';
import {startPosition} from '../source/rules/start.js';

/** A won and a lost game of every patience, as tools/players/record.ts writes them. */
const folder = join(import.meta.dirname, 'recorded');

/**
 * Reads a recorded game: three lines `game <id>`, `deal <number>`, `status won|lost`, an empty line,
 * then the moves, as many to a line as fit.
 */
const readRecord = (file: string) => {
	const text = readFileSync(join(folder, file), 'utf8');
	const match = /^game (\S+)\ndeal (\d+)\nstatus (won|lost)\n\n([\s\S]+)$/.exec(text);
	if (match === null) {
		throw new Error(`${file} is no recorded game`);
	}
	const [, id = '', deal, status, moves = ''] = match;
	return {id, deal: Number(deal), status, moves: moves.trim().split(/\s+/)};
};

const replayed = (game: Game, deal: number, moves: readonly string[]): Status => {
	let position = startPosition(game, deal);
	for (const [index, text] of moves.entries()) {
		const move = parseMove(text);
		if (move === undefined) {
			throw new Error(`Move ${index + 1}, ${text}, is no move`);
		}
		expect(refusal(game, position, move), `move ${index + 1}, ${text}`).toBeUndefined();
		position = applied(game, position, move);
	}
	return statusOf(game, position);
};

for (const {id} of games) {
	for (const status of ['won', 'lost']) {
		test(`${id}: the recorded game is legal to its end, ${status}`, () => {
			const file = `${id}-${status}.txt`;
			expect(existsSync(join(folder, file)), file).toBe(true);
			const record = readRecord(file);
			expect({id: record.id, status: record.status}).toEqual({id, status});
			expect(replayed(gameOf(id) as Game, record.deal, record.moves)).toBe(status);
		});
	}
}
