import {describe, expect, test} from 'vitest';
import {gamesList} from '../../source/commands/games-list.js';
import {rulesPrinted} from '../../source/commands/rules.js';
import {games} from '../../source/games/index.js';
import {languages, texts} from '../../source/ui/text/text.js';

const wordsOf = (printed: string): readonly string[] =>
	printed.split(/[\s\u{A0}]+/u).filter(word => word !== '');

describe.each(languages)('What is printed in the language %s', language => {
	const printed: Readonly<Record<string, (columns?: number) => string>> = {
		games: columns => gamesList(texts[language], columns),
		rules: columns => rulesPrinted(undefined, language, columns),
		...Object.fromEntries(
			games.map(game => [
				`rules ${game.id}`,
				(columns?: number) => rulesPrinted(game, language, columns),
			]),
		),
	};

	test.each(Object.entries(printed))('%s: breaks no word', (_, print) => {
		for (const columns of [60, 72, 80, 120]) {
			const lines = print(columns).split('\n');
			expect(lines.filter(({length}) => length > columns)).toEqual([]);
			expect(wordsOf(print(columns))).toEqual(wordsOf(print()));
		}
	});

	test('games have a line each where there is no terminal', () => {
		expect(gamesList(texts[language]).trimEnd().split('\n')).toHaveLength(games.length);
	});
});
