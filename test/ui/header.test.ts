import {describe, expect, test} from 'vitest';
import {gameOf, games} from '../../source/games/index.js';
import {lastDealNumber} from '../../source/random.js';
import type {Game} from '../../source/rules/game.js';
import {fittingName} from '../../source/ui/draw/game-name.js';
import {headerLine} from '../../source/ui/draw/header.js';
import {keyBar} from '../../source/ui/draw/key-bar.js';
import {textOf} from '../../source/ui/draw/span.js';
import {command} from '../../source/ui/state/app-state.js';
import {languages, texts} from '../../source/ui/text/text.js';
import {begun, onTable, options, press} from './driver.js';
import {phases} from './samples.js';

describe.each(languages)('In %s', language => {
	const text = texts[language];

	test.each([60, 64, 80, 120, 200])(
		'the header says all it must in %d columns, with the longest numbers and the clock',
		columns => {
			for (const game of games) {
				for (const isClockShown of [false, true]) {
					const session = {...begun(game.id, lastDealNumber), activeSeconds: 59 * 60};
					const line = textOf(
						headerLine(session, columns, {...options, language, isClockShown}, text),
					);
					expect(line.length).toBeLessThanOrEqual(columns);
					expect(line).toContain(String(lastDealNumber));
					expect(line).toContain(text.table.deal(1, 1).slice(0, 4));
					expect(line).toContain(
						columns < 120 ? `${game.deals.length}` : text.table.deal(1, game.deals.length),
					);
					expect(line).toMatch(/\b\d+\/(?:96|104)\b/);
					expect(line.trimStart().slice(0, 6)).toBe(game.name.slice(0, 6));
				}
			}
		},
	);

	test('the key bar fits, and the keys that matter most are on it', () => {
		for (const game of games) {
			for (const position of phases(game)) {
				const session = {...begun(game.id), positions: [position]};
				for (const columns of [60, 80, 200]) {
					const line = textOf(keyBar(session, command, columns, text));
					expect(line.length).toBeLessThanOrEqual(columns);
					if (position.stock.length > 0 && position.replacement === undefined) {
						expect(line).toContain(` d ${text.commands.deal.bar}`);
					}
					expect(line).toContain(` ? ${text.commands.keys.bar}`);
				}
			}
		}
	});

	test.each(['g 1', '/', ':'])(
		'while %s awaits something the bar tells only how to go back',
		keys => {
			const {session, entry} = press(onTable(begun('tajemnica')), `d ${keys}`).play;

			expect(textOf(keyBar(session, entry, 80, text)).trim()).toBe(`Esc ${text.commands.back.bar}`);
		},
	);
});

test.each([
	['en', 64, 'Księżna de Luynes, Paryżanka · The Duchess of Luynes, Parisienne'],
	['en', 63, 'Księżna de Luynes · The Duchess of Luynes'],
	['en', 40, 'Księżna de Luynes, Paryżanka'],
	['en', 27, 'Księżna de Luynes'],
	['pl', 64, 'Księżna de Luynes, Paryżanka'],
	['pl', 27, 'Księżna de Luynes'],
] as const)('in %s %d columns take of the names of a game %s', (language, columns, shown) => {
	const game = gameOf('ksiezna-de-luynes') as Game;
	expect(fittingName(game, columns, texts[language])).toBe(shown);
});
