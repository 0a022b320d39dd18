import {describe, expect, test} from 'vitest';
import {games} from '../../source/games/index.js';
import {emptyStatistics, fold} from '../../source/play/statistics.js';
import {textOf} from '../../source/ui/draw/span.js';
import {shownLines} from '../../source/ui/pages/pages.js';
import {rulesPage} from '../../source/ui/pages/rules-page.js';
import {statisticsPage} from '../../source/ui/pages/statistics-page.js';
import {languages, texts} from '../../source/ui/text/text.js';
import {resultOf} from './results.js';

describe.each(languages)('Pages in the language %s', language => {
	const game = games[0]!;
	const statistics = fold(emptyStatistics, [resultOf(game.id, 0)], Date.UTC(2026, 0, 3));
	const pages = {
		rules: rulesPage(game, language, 78),
		statistics: statisticsPage(statistics, game, 78, texts[language]),
	};

	test.each(Object.entries(pages))('%s never end with a title', (_, lines) => {
		for (let rows = 2; rows < lines.length; rows++) {
			for (let from = 0; from <= lines.length - rows; from++) {
				const shown = shownLines(lines, from, rows);
				const isTitleLast = shown.at(-2)?.length === 0;
				expect(isTitleLast, `${textOf(shown.at(-1) ?? [])} is last`).toBe(false);
				expect([rows, rows + 1]).toContain(shown.length);
			}
		}
	});
});
