import {isFaceDown, type Lying, rankText, suitOf} from '../../cards.js';
import {dealOf} from '../../rules/position.js';
import {closedCards, freeCard} from '../draw/fan.js';
import {type Line, span} from '../draw/span.js';
import {markOf, type TableView} from '../draw/table-view.js';
import type {Box} from '../layout/geometry.js';
import {cardSign} from '../text/signs.js';
import type {Text} from '../text/text.js';
import type {Theme} from '../theme.js';
import {Block} from './block.js';

type Props = {
	readonly view: TableView;
	readonly box: Box | undefined;
	readonly text: Text;
	readonly theme: Theme;
};

/** The stock, face down, with its count. */
export const Stock = ({view, box, text, theme}: Props) => {
	if (box === undefined) {
		return null;
	}
	const {length} = view.position.stock;
	const mark = markOf(view, 'stock');
	// A round is always laid whole, so the next card falls on the first place.
	const isCounted = dealOf(view.game, view.position).laying.kind === 'counted';
	const line: Line = [
		span(`${text.table.stock} `, 'quiet'),
		...closedCards(length, mark),
		span(` ${length}`),
		span(isCounted && length > 0 ? text.table.nextCounted(1, rankText(1)) : '', 'quiet'),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};

/** The row of aces laid aside. */
export const Aside = ({view, box, text, theme}: Props) => {
	if (box === undefined) {
		return null;
	}
	const mark = markOf(view, 'a');
	const line: Line = [
		span(mark === 'none' ? ' ' : mark === 'goal' ? '›' : '▸', mark === 'none' ? 'quiet' : mark),
		span(`${text.table.aside}  `, 'quiet'),
		...view.position.aside.flatMap(card => [
			span(cardSign(card), 'plain', suitOf(card)),
			span(' '),
		]),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};

/** The reserve: its turned card, if there is one, and how many cards lie face down. */
export const Reserve = ({view, box, text, theme}: Props) => {
	if (box === undefined) {
		return null;
	}
	const {reserve} = view.position;
	const top: Lying | undefined = reserve.at(-1);
	const isTurned = top !== undefined && !isFaceDown(top);
	const mark = markOf(view, 'r');
	const tone = view.playable.has('r') ? 'bright' : 'plain';
	const down = reserve.length - (isTurned ? 1 : 0);
	const line: Line = [
		span(`${text.table.reserve} `, 'quiet'),
		span('w ', isTurned ? 'key' : 'quiet'),
		...(isTurned ? freeCard({card: top, tone}, mark) : closedCards(down, mark)),
		span(` ${down}`),
	];
	return <Block x={box.x} y={box.y} theme={theme} lines={[line]} />;
};
