import {rankText} from '../../cards.js';
import type {Deal, Foundation, Game, TableLine} from '../../rules/game.js';
import {hasPacket, hasReserve} from '../../rules/position.js';
import {foundationsBetween, isCorner, rowOfPile} from '../../rules/table.js';
import {groupsBy} from '../text/rules-facts.js';
import type {RulesWords} from '../text/rules-texts.js';
import {rowLetter, suitSign} from '../text/signs.js';

const foundationColumns = 8;

/** Base card and direction: `K♠ ↓`, in brackets while the base card is still to come. */
const foundationSign = ({base, suit, step, laidOut}: Foundation): string => {
	const card = rankText(base) + (suit === 'chosen' ? '' : suitSign(suit));
	return `${laidOut ? ` ${card} ` : `(${card})`}${step === 1 ? '↑' : '↓'}`.padEnd(
		foundationColumns,
	);
};

const signsOf = ({foundations}: Game, indexes: readonly number[]): string =>
	indexes
		.flatMap(index => foundations[index] ?? [])
		.map(foundationSign)
		.join('');

const place = (number: number): string => `[${String(number).padStart(2)}]`;

/** Two columns of piles with the rows of foundations between. */
const columnsDrawing = (
	game: Game,
	lines: readonly TableLine[],
	{labels}: RulesWords,
): readonly string[] =>
	lines.map(line => {
		const {left, right} = line;
		const row = rowOfPile(game, left);
		const isCornered = isCorner(game, left) || isCorner(game, right);
		const name = row === undefined ? (isCornered ? labels.corner : '') : labels.row(rowLetter(row));
		const middle = signsOf(game, foundationsBetween(line)).padEnd(2 * foundationColumns);
		return `${place(left + 1)}    ${middle}  ${place(right + 1)}   ${name}`.trimEnd();
	});

/** More piles than that are drawn in two lines. */
const mostInLine = 10;

/** The piles of a deal in one line or two. */
const pilesOf = ({laying, places}: Deal): readonly string[] => {
	const signs = Array.from({length: places}, (_, index) =>
		laying.kind === 'sorted' ? `[${suitSign((index % 4) as 0 | 1 | 2 | 3)}]` : `[${index + 1}]`,
	);
	const inLine = places > mostInLine ? Math.ceil(places / 2) : places;
	return [signs.slice(0, inLine), signs.slice(inLine)]
		.filter(({length}) => length > 0)
		.map(line => line.join(' '));
};

/** Foundations above, the piles of every kind of deal below, and what lies beside them. */
const fansDrawing = (
	game: Game,
	foundations: readonly (readonly number[])[],
	{labels}: RulesWords,
): readonly string[] => {
	const groups = groupsBy(game, pilesOf);
	const piles = groups.flatMap(group =>
		pilesOf(group.deal).map((line, index) =>
			index === 0 && groups.length > 1 ? `${line}   ${labels.deals(group)}` : line,
		),
	);
	const beside = [
		...(hasPacket(game) ? [`${game.packet === 'open' ? '7♣' : '▒▒'} ${labels.packet}`] : []),
		...(hasReserve(game) ? [`▒▒ ${labels.reserve}`] : []),
		...(game.aside === undefined ? [] : [`${rankText(game.aside)}  ${labels.aside}`]),
	];
	return [
		...foundations.map(group => signsOf(game, group)),
		'',
		...piles,
		...(beside.length === 0 ? [] : ['', beside.join('      ')]),
	];
};

/** The table of a game, in a few lines. */
export const rulesDrawing = (game: Game, words: RulesWords): readonly string[] =>
	game.table.drawn === 'columns'
		? columnsDrawing(game, game.table.lines, words)
		: fansDrawing(game, game.table.foundations, words);
