import {faceUp} from '../../cards.js';
import {positionOf} from '../../play/session.js';
import {nextRank} from '../../rules/card-refusal.js';
import {
	cardsHome,
	cardsNeeded,
	dealOf,
	hasReserve,
	isPacketOpen,
	isPacketThere,
} from '../../rules/position.js';
import {isCorner, rowOfFoundation, rowOfPile} from '../../rules/table.js';
import {type Seen, seen, seenInPile} from '../../rules/visible.js';
import {pileKeys} from '../keys.js';
import {type Playing, shownPosition} from '../state/app-state.js';
import {rowLetter, withCardsSaid} from '../text/signs.js';
import {type Text, texts} from '../text/text.js';
import {suitIn} from './foundation.js';
import {keySign} from './hint.js';
import {keyBar} from './key-bar.js';
import {promptOf} from './prompt.js';
import {textOf} from './span.js';
import {type TableView, tableView} from './table-view.js';

type Words = Text['reader'];

const listed = (parts: readonly (string | false | undefined)[]): string =>
	parts.filter(part => typeof part === 'string' && part !== '').join(', ');

/** Open cards by name from the last to the first, then how many more there are. */
const cardsSaid = (cards: Seen, words: Words): string => {
	const open = cards.filter(card => card !== undefined);
	const hidden = cards.length - open.length;
	return listed([
		...open.toReversed().map(card => words.card(card)),
		hidden > 0 && words.hidden(hidden),
	]);
};

const foundationSaid = (view: TableView, index: number, words: Words): string => {
	const {game, position} = view;
	const plan = game.foundations[index];
	const row = rowOfFoundation(game, index);
	const top = position.foundations[index]?.at(-1);
	const suit = suitIn(game, position, index);
	const next = nextRank(game, position, index);
	const name = listed([
		words.foundation(index + 1),
		suit !== undefined && words.suit(suit),
		plan?.step === 1 ? words.up : words.down,
		row !== undefined && words.row(rowLetter(row)),
	]);
	const state = listed([
		top === undefined ? words.empty : words.card(faceUp(top)),
		next === undefined ? words.complete : words.next(next),
	]);
	return `${name}: ${state}.`;
};

const pileSaid = (view: TableView, index: number, words: Words): string => {
	const {game, position, playable} = view;
	const row = rowOfPile(game, index);
	const isSorted = dealOf(game, position).laying.kind === 'sorted';
	const cards = seenInPile(game, position, index);
	const under = cardsSaid(cards.slice(0, -1), words);
	const key = pileKeys[index] ?? '';
	const name = listed([
		words.pile(index + 1),
		key !== String(index + 1) && words.key(key),
		isCorner(game, index) && words.corner,
		row !== undefined && words.row(rowLetter(row)),
		isSorted && words.suit(index as 0 | 1 | 2 | 3),
	]);
	const state = listed([
		cards.length === 0 ? words.empty : cardsSaid(cards.slice(-1), words),
		playable.has(`t${index + 1}`) && words.playable,
		under !== '' && words.under(under),
	]);
	return `${name}: ${state}.`;
};

const packetSaid = ({position, labels}: TableView, words: Words): string => {
	const {packet} = position;
	if (!isPacketOpen(position)) {
		const open = seen(packet).filter(card => card !== undefined);
		return `${listed([words.packet(packet.length), words.closed])}${open.length > 0 ? `: ${cardsSaid(open, words)}` : ''}.`;
	}
	const cards = packet.map((card, index) => {
		const label = labels.get(`p${index + 1}`);
		const name = words.card(faceUp(card));
		return label === undefined ? name : words.labelled(label, name);
	});
	return `${words.packet(packet.length)}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}.`;
};

const reserveSaid = ({position: {reserve}}: TableView, text: Text): string => {
	const words = text.reader;
	const cards = seen(reserve);
	const open = cards.find(card => card !== undefined);
	const hidden = cards.filter(card => card === undefined).length;
	const state = listed([
		open !== undefined && words.turned(words.card(open), keySign('table', 'turned', text)),
		hidden > 0 && words.hidden(hidden),
	]);
	return `${words.reserve}: ${state || words.empty}.`;
};

/** The table in sentences in the order of reading, what is said now last. */
export const spokenTable = (state: Playing): readonly string[] => {
	const {play, options} = state;
	const {session, cursor, found, entry} = play;
	const {game} = session;
	const text = texts[options.language];
	const words = text.reader;
	const position = shownPosition(play);
	const chosen = entry.kind === 'picked' || entry.kind === 'foundation' ? entry.source : undefined;
	const view = tableView(session, position, {cursor, chosen, found});
	const keys = textOf(keyBar(session, entry, Number.POSITIVE_INFINITY, text))
		.trim()
		.split('  ');
	return [
		words.header(game.name, session.dealNumber, positionOf(session).deal, game.deals.length),
		words.home(cardsHome(position), cardsNeeded(game)),
		...(play.isUnsaved ? [words.unsaved] : []),
		...game.foundations.map((_, index) => foundationSaid(view, index, words)),
		words.stock(position.stock.length),
		...(hasReserve(game) ? [reserveSaid(view, text)] : []),
		...(game.aside === undefined
			? []
			: [`${words.aside}: ${cardsSaid(seen(position.aside), words) || words.empty}.`]),
		...position.tableau.map((_, index) => pileSaid(view, index, words)),
		...(isPacketThere(game, position) ? [packetSaid(view, words)] : []),
		words.keys(keys.join(', ')),
		words.cursor(cursor),
		withCardsSaid(promptOf(state), words.card),
	].filter(line => line !== '');
};
