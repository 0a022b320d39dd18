import {rankText} from '../../cards.js';
import type {Foundation, Game} from '../../rules/game.js';
import {hasReserve} from '../../rules/position.js';
import {type DealGroup, dealGroups} from '../text/rules-facts.js';
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

const place = (number: number): string => `[${String(number).padStart(2)}]`;

/** Two columns of piles with the rows of foundations between. */
const columnsDrawing = ({rows, foundations}: Game, {labels}: RulesWords): readonly string[] => {
	const perSide = rows.length / 2;
	return rows.slice(0, perSide).map((row, index) => {
		const between =
			row === 'corner' ? [] : foundations.filter(foundation => foundation.row === row);
		const name = row === 'corner' ? labels.corner : labels.row(rowLetter(row));
		const middle = between
			.map(foundationSign)
			.join('')
			.padEnd(2 * foundationColumns);
		return `${place(index + 1)}    ${middle}  ${place(index + perSide + 1)}   ${name}`;
	});
};

const inFours = (foundations: readonly Foundation[]): readonly string[] =>
	[foundations.slice(0, 4), foundations.slice(4)].map(four => four.map(foundationSign).join(''));

const pilesOf = ({deal: {laying, places}}: DealGroup): string =>
	Array.from({length: places}, (_, index) =>
		laying.kind === 'sorted' ? `[${suitSign((index % 4) as 0 | 1 | 2 | 3)}]` : `[${index + 1}]`,
	).join(' ');

/** Foundations above, the piles of every kind of deal below, and what lies beside them. */
const rowsDrawing = (game: Game, {labels}: RulesWords): readonly string[] => {
	const groups = dealGroups(game);
	const differ = groups.some(group => pilesOf(group) !== pilesOf(groups[0] as DealGroup));
	const piles = (differ ? groups : groups.slice(0, 1)).map(
		group => pilesOf(group) + (differ ? `   ${labels.deals(group)}` : ''),
	);
	const beside = [
		...(game.packet === 'none' ? [] : [`${game.packet === 'open' ? '7♣' : '▒▒'} ${labels.packet}`]),
		...(hasReserve(game) ? [`▒▒ ${labels.reserve}`] : []),
		...(game.aside === undefined ? [] : [`${rankText(game.aside)}  ${labels.aside}`]),
	];
	return [
		...inFours(game.foundations),
		'',
		...piles,
		...(beside.length === 0 ? [] : ['', beside.join('      ')]),
	];
};

/** The table of a game, in a few lines. */
export const rulesDrawing = (game: Game, words: RulesWords): readonly string[] =>
	game.rows.length > 0 ? columnsDrawing(game, words) : rowsDrawing(game, words);
