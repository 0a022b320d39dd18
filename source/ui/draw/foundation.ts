import {rankText, suitOf} from '../../cards.js';
import {nextRank} from '../../rules/card-refusal.js';
import type {Game} from '../../rules/game.js';
import type {Position} from '../../rules/position.js';
import type {Box} from '../layout/geometry.js';
import {suitSign} from '../text/signs.js';
import {fan} from './fan.js';
import {type Line, type Span, span, textOf} from './span.js';
import {markOf, type TableView} from './table-view.js';

/** The suit that a foundation is or will be in; `undefined` while the player may choose it, or where any suit follows. */
export const suitIn = (game: Game, position: Position, index: number) => {
	const plan = game.foundations[index];
	const base = position.foundations[index]?.[0];
	if (plan === undefined || plan.follows === 'regardless of suit') {
		return undefined;
	}
	if (plan.suit !== 'chosen') {
		return plan.suit;
	}
	return base === undefined ? undefined : suitOf(base);
};

const arrow = (game: Game, index: number): string =>
	game.foundations[index]?.step === -1 ? '↓' : '↑';

/** Its number, suit and direction: `1 ♠↑`; where the player has yet to choose the suit a blank keeps its place. */
const heading = ({game, position}: TableView, index: number): readonly Span[] => {
	const suit = suitIn(game, position, index);
	const hasSuit = game.foundations[index]?.follows === 'in suit';
	return [
		span(`${index + 1} `, 'key'),
		...(suit === undefined ? [] : [span(suitSign(suit), 'plain', suit)]),
		span(`${arrow(game, index)}${hasSuit && suit === undefined ? ' ' : ''}`),
	];
};

/** What it waits for and how many cards are on it: `→7♠ 5`. */
const wanted = ({game, position}: TableView, index: number): readonly Span[] => {
	const rank = nextRank(game, position, index);
	const count = position.foundations[index]?.length ?? 0;
	if (rank === undefined) {
		return [span(` ✓ ${count}`, 'quiet')];
	}
	const suit = suitIn(game, position, index);
	const next = span(rankText(rank) + (suit === undefined ? '' : suitSign(suit)), 'plain', suit);
	return [span('→', 'quiet'), next, span(` ${count}`, 'quiet')];
};

const topCard = (view: TableView, index: number, width: number, rows: 1 | 3): readonly Line[] => {
	const top = view.position.foundations[index]?.at(-1);
	return fan(top === undefined ? [] : [{card: top, tone: 'plain'}], {
		width,
		strip: 4,
		rows,
		mark: markOf(view, `f${index + 1}`),
	});
};

/** Heading, top card and what comes next, one above the other. */
export const standingFoundation = (
	view: TableView,
	index: number,
	box: Box,
	rows: 1 | 3,
): readonly Line[] => [
	heading(view, index),
	...topCard(view, index, box.width, rows),
	[...wanted(view, index)],
];

/** Heading and top card side by side, the card framed if the box is high enough; what comes next under them. */
export const lyingFoundation = (view: TableView, index: number, box: Box): readonly Line[] => {
	const card = topCard(view, index, box.width, box.height > 2 ? 3 : 1);
	const middle = Math.floor(card.length / 2);
	const head = heading(view, index);
	const indent = [span(' '.repeat(textOf(head).length))];
	return [
		...card.map((line, row) => [...(row === middle ? head : indent), ...line]),
		[span('  '), ...wanted(view, index)],
	];
};
