import {positionOf, type Session} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {Options} from '../state/app-state.js';
import {shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';
import {type Line, span} from './span.js';

const gap = '   ';

/** The line above the table: game, deal number, deal, stock, cards home, and the minutes played if wanted. */
export const headerLine = (
	session: Session,
	columns: number,
	options: Options,
	text: Text,
): Line => {
	const {game} = session;
	const position = positionOf(session);
	const {table} = text;
	const facts = [
		table.dealNumber(session.dealNumber),
		table.deal(position.deal, game.deals.length),
		`${table.stock.toLowerCase()} ${position.stock.length}`,
		table.home(cardsHome(position), cardsNeeded(game)),
		...(options.isClockShown ? [table.minutes(Math.floor(session.activeSeconds / 60))] : []),
	].join(gap);
	const room = columns - 2 - facts.length - gap.length;
	const names = [table.gameName(game.name, game.gloss), game.name, shortName(game)];
	const name = names.find(({length}) => length <= room) ?? shortName(game);
	const shown = name.length <= room ? name : `${name.slice(0, Math.max(1, room - 1))}…`;
	return [span(` ${shown}`, 'bright'), span(gap + facts)];
};
