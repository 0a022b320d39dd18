import {expect} from 'vitest';
import {generator} from '../../source/random.js';
import type {Game} from '../../source/rules/game.js';
import {makeHome} from '../helpers/home.js';
import {program} from '../helpers/terminal.js';
import {run} from '../terminal/pseudo-terminal.js';
import {openTable, picked, playing, seenOn} from '../terminal/writer-beside-ink.js';

const sent: Readonly<Record<string, string>> = {
	space: ' ',
	enter: '\r',
	tab: '\t',
	left: '\u{1B}[D',
	right: '\u{1B}[C',
	up: '\u{1B}[A',
};

/**
 * Plays random keys in the built program, whose libraries the build has made lighter, and at a table that
 * Ink draws by itself: after each key every cell must be the same.
 */
export const playBesideInk = async (game: Game, keys: number) => {
	const draw = generator(game.id.length, 11);
	const drawn = openTable(game, {columns: 80, rows: 24});
	const built = run(
		process.execPath,
		[program, game.id, '--deal', '7', '--theme', 'dark', '--no-animation'],
		{COLORTERM: 'truecolor', PASJANS_DATA_DIR: makeHome()},
	);
	for (let count = 0; count <= keys; count++) {
		const seen = (await drawn.sees()).join('\n');
		await built.until(() => seenOn(built.emulator).join('\n') === seen);
		const key = picked(draw, playing);
		drawn.runner.press([key]);
		built.type(sent[key] ?? key);
	}
	drawn.unmount();
	built.hangUp();
	expect(await built.exit).toBe(129);
};
