import {eastAsianWidth} from 'get-east-asian-width';
import {describe, expect, test, vi} from 'vitest';

vi.hoisted(() => {
	process.env.FORCE_COLOR = '3';
});

import {games} from '../../source/games/index.js';
import {generator} from '../../source/random.js';
import type {Game} from '../../source/rules/game.js';
import {FrameWriter} from '../../source/terminal/frame-writer.js';
import {toAscii} from '../../source/ui/text/ascii.js';
import {languages, type Text, texts} from '../../source/ui/text/text.js';
import {all, openTable, picked, playing} from './writer-beside-ink.js';

type Options = ConstructorParameters<typeof FrameWriter>[1];

/** The first keys after which a terminal that draws signs over two cells shows anything else than what it shows when all is drawn anew. */
const staleAfter = async (game: Game, options: Options): Promise<string | undefined> => {
	const draw = generator(game.id.length, 13);
	const size = {columns: 60 + (game.id.length % 3) * 30, rows: 20 + (game.id.length % 4) * 6};
	const table = openTable(game, size, stream => new FrameWriter(stream, options), true);
	const typed: string[] = [];
	try {
		for (let count = 0; count < 15; count++) {
			const [seen, anew] = [await table.sees(), await table.seesAnew()];
			const row = seen.findIndex((cells, index) => cells !== anew[index]);
			if (row >= 0) {
				return `${game.id}, after ${typed.join(' ')}: row ${row}\n${seen[row]}\n${anew[row]}`;
			}
			typed.push(picked(draw, draw() % 4 === 0 ? all : playing));
			table.runner.press(typed.slice(-1));
		}
		return undefined;
	} finally {
		table.unmount();
	}
};

describe('On a terminal that draws signs over two cells', () => {
	test.each(games)('$id: nothing stale stays where the writer is told of that', async game => {
		expect(await staleAfter(game, {mayWiden: true})).toBeUndefined();
	});

	test('nothing stale stays in plain letters', async () => {
		expect(await staleAfter(games[0]!, {translate: toAscii})).toBeUndefined();
	});

	test('something stale would stay otherwise, so that it can be seen here', async () => {
		expect(await staleAfter(games[0]!, {})).toBeDefined();
	});

	test('the sign of a card can be read, and hides what stands right of it at the most', async () => {
		const table = openTable(
			games[0]!,
			{columns: 80, rows: 24},
			stream => new FrameWriter(stream, {mayWiden: true, hasColours: false}),
			true,
		);
		const screen = (await table.sees()).join('\n');
		expect(screen).toMatch(/[A2-9JQK0][♠♣♥]</u);
		table.unmount();
	});
});

const charactersOf = (value: unknown): string => {
	if (typeof value === 'string') {
		return value;
	}
	return typeof value === 'object' && value !== null
		? Object.values(value).map(charactersOf).join('')
		: '';
};

test.each(languages)('no letter or sign of the language %s is wide in plain letters', language => {
	const text: Text = texts[language];
	const characters = [...new Set(charactersOf(text))];
	expect(characters.length).toBeGreaterThan(50);
	const wide = characters
		.map(toAscii)
		.filter(character =>
			[...character].some(
				one => eastAsianWidth(one.codePointAt(0)!, {ambiguousAsWide: true}) !== 1 && one !== '\n',
			),
		);
	expect(wide).toEqual([]);
});
