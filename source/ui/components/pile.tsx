import type {Suit} from '../../cards.js';
import {dealOf} from '../../rules/position.js';
import {isFree, rowRuleHolds} from '../../rules/table.js';
import {seenInPile} from '../../rules/visible.js';
import {fan, fanCards} from '../draw/fan.js';
import {type Line, span} from '../draw/span.js';
import {markOf, type TableView} from '../draw/table-view.js';
import {pileKeys} from '../keys.js';
import {labelColumns} from '../layout/geometry.js';
import {suitSign} from '../text/signs.js';
import {Block} from './block.js';
import type {NumberedPart} from './numbered-part.js';

/** The pile's key in three cells, with the suit that is sorted on it, or a mark that it reaches every foundation. */
const pileLabel = ({game, position}: TableView, index: number): Line => {
	const key = pileKeys[index] ?? ' ';
	if (dealOf(game, position).laying.kind === 'sorted') {
		const suit = index as Suit;
		return [span(`${key} `, 'key'), span(suitSign(suit), 'plain', suit)];
	}
	const isMarked = rowRuleHolds(game, position) && isFree(game, index);
	return [span(` ${key}`, 'key'), isMarked ? span('◆', 'quiet') : span(' ')];
};

/** A pile of the tableau: its key, then its cards as a fan. */
export const Pile = ({view, index, box, layout, theme}: NumberedPart) => {
	const {game, position, playable, found} = view;
	const spot = `t${index + 1}` as const;
	const cards = fanCards(
		seenInPile(game, position, index),
		playable.has(spot) ? 'bright' : 'plain',
	).map(card =>
		found?.spot === spot && found.card === card.card ? {...card, tone: 'focus' as const} : card,
	);
	const lines = fan(cards, {
		width: box.width - labelColumns,
		strip: layout.strip,
		rows: layout.cardRows,
		mark: markOf(view, spot),
	});
	const labelRow = Math.floor(lines.length / 2);
	const label = pileLabel(view, index);
	return (
		<Block
			x={box.x}
			y={box.y}
			theme={theme}
			lines={lines.map((line, row) => [
				...(row === labelRow ? label : [span(' '.repeat(labelColumns))]),
				...line,
			])}
		/>
	);
};
