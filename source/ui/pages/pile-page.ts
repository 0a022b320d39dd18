import {positionOf, type Session} from '../../play/session.js';
import type {Game} from '../../rules/game.js';
import type {Position} from '../../rules/position.js';
import {type Seen, seen, seenInPile} from '../../rules/visible.js';
import {face} from '../draw/fan.js';
import {type Line, span} from '../draw/span.js';
import {packetCardColumns, type Size} from '../layout/geometry.js';
import type {Spot} from '../spots.js';
import {chosenSpot} from '../state/app-state.js';
import {type Text, texts} from '../text/text.js';
import type {Page} from './page.js';

const seenAt = (game: Game, position: Position, spot: Spot): Seen => {
	const index = Number(spot.slice(1)) - 1;
	switch (spot[0]) {
		case 't':
			return seenInPile(game, position, index);
		case 'f':
			return seen(position.foundations[index] ?? []);
		case 'p':
			return seen(position.packet);
		case 'a':
			return seen(position.aside);
		case 'r':
			return seen(position.reserve);
		default:
			return [];
	}
};

/** All cards of a pile that the player may see, in rows; the others are counted. */
export const pilePage = (
	session: Session,
	spot: Spot,
	{columns}: Size,
	text: Text,
): readonly Line[] => {
	const position = positionOf(session);
	const {screens, table} = text;
	if (spot === 'stock') {
		return [[span(table.cards(position.stock.length))]];
	}
	const cards = seenAt(session.game, position, spot);
	const open = cards.filter(card => card !== undefined);
	const hidden = cards.length - open.length;
	const inRow = Math.max(1, Math.floor((columns - 2) / packetCardColumns));
	const rows: Line[] = [];
	for (let from = 0; from < open.length; from += inRow) {
		rows.push(
			open.slice(from, from + inRow).flatMap(card => [face({card, tone: 'bright'}), span(' ')]),
		);
	}
	const counted = hidden > 0 ? [[span(screens.hiddenCards(hidden), 'quiet')]] : [];
	return cards.length === 0 ? [[span(screens.emptyPile)]] : [...counted, ...rows];
};

const titleOf = (spot: Spot, {screens}: Text): string => {
	const number = spot.slice(1);
	switch (spot[0]) {
		case 't':
			return screens.pileTitle(number);
		case 'f':
			return screens.foundationTitle(number);
		case 'p':
			return screens.packetTitle;
		case 'a':
			return screens.asideTitle;
		case 'r':
			return screens.reserveTitle;
		default:
			return screens.stockTitle;
	}
};

export const pileEntry: Page<'pile'> = {
	hint: 'page',
	open: ({play}) => play && {screen: {kind: 'pile', spot: chosenSpot(play), scroll: 0}},
	title: ({options}, {spot}) => titleOf(spot, texts[options.language]),
	lines: ({play, size, options}, {spot}) =>
		play === undefined ? [] : pilePage(play.session, spot, size, texts[options.language]),
};
