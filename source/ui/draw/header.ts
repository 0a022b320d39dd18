import {positionOf, type Session} from '../../play/session.js';
import {cardsHome, cardsNeeded} from '../../rules/position.js';
import type {Options} from '../state/app-state.js';
import {shortName} from '../text/signs.js';
import type {Text} from '../text/text.js';
import {fittingName} from './game-name.js';
import {type Line, span} from './span.js';

/** So many letters of a name tell every game from the others. */
const tellingColumns = 16;

/** The line above the table: game, deal number, deal, stock, cards home, and the minutes played if wanted and there is room. */
export const headerLine = (
	session: Session,
	columns: number,
	options: Options,
	text: Text,
): Line => {
	const {game} = session;
	const position = positionOf(session);
	const {table} = text;
	const number = table.dealNumber(session.dealNumber);
	const deal = table.deal(position.deal, game.deals.length);
	const counts = [
		`${table.stock.toLowerCase()} ${position.stock.length}`,
		table.home(cardsHome(position), cardsNeeded(game)),
	];
	const clock = options.isClockShown ? [table.minutes(Math.floor(session.activeSeconds / 60))] : [];
	const tight = [number, table.tightDeal(position.deal, game.deals.length), ...counts].join(' ');
	const ways = [
		{gap: '   ', facts: [number, deal, ...counts, ...clock].join('   ')},
		{gap: '  ', facts: [number, deal, ...counts, ...clock].join('  ')},
		{gap: '  ', facts: [number, deal, ...counts].join('  ')},
	];
	const roomIn = (way: {readonly gap: string; readonly facts: string}) =>
		columns - 2 - way.facts.length - way.gap.length;
	const enough = Math.min(shortName(game).length, tellingColumns);
	const {gap, facts} = ways.find(way => roomIn(way) >= enough) ?? {
		gap: ' ',
		facts: tight,
	};
	const room = roomIn({gap, facts});
	const name = fittingName(game, room, text);
	const shown = name.length <= room ? name : `${name.slice(0, Math.max(1, room - 1))}…`;
	return [span(` ${shown}`, 'bright'), span(gap + facts)];
};
