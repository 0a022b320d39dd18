import {oddsOf} from '../../games/odds.js';
import type {Game} from '../../rules/game.js';
import {fittingName} from '../draw/game-name.js';
import {type Line, span} from '../draw/span.js';
import {rulesTexts} from '../text/rules-texts.js';
import {type Language, texts} from '../text/text.js';
import {wrapped} from '../text/wrap.js';
import type {Page} from './page.js';
import {rulesText, type Section} from './rules-text.js';

const bullet = '· ';
const drawingIndent = '    ';
/** Longer lines are hard to read. */
const widest = 78;

const sectionLines = ({title, drawing, sentences}: Section, columns: number): readonly Line[] => {
	const width = Math.max(20, Math.min(widest, columns) - bullet.length);
	const said = sentences.flatMap(sentence =>
		wrapped(sentence, width).map(
			(line, index): Line => [
				span(index === 0 ? bullet : ' '.repeat(bullet.length), 'quiet'),
				span(line),
			],
		),
	);
	const drawn = drawing.map((line): Line => [span(drawingIndent + line, 'bright')]);
	return [[span(title, 'key')], ...said, ...(drawn.length === 0 ? [] : [[], ...drawn]), []];
};

/** The rules of a game in lines of at most that many columns. */
export const rulesPage = (game: Game, language: Language, columns: number): readonly Line[] =>
	rulesText(game, rulesTexts[language], oddsOf(game))
		.flatMap(section => sectionLines(section, columns))
		.slice(0, -1);

export const rulesEntry: Page<'rules'> = {
	hint: 'page',
	open: ({play}) => play && {screen: {kind: 'rules', game: play.session.game, scroll: 0}},
	title: ({size, options}, {game}) => fittingName(game, size.columns - 2, texts[options.language]),
	lines: ({size, options}, {game}) => rulesPage(game, options.language, size.columns - 2),
};
