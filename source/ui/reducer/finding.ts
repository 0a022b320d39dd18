import {type Card, faceOf, parseCard} from '../../cards.js';
import {positionOf} from '../../play/session.js';
import {type Seen, seen, seenInPile} from '../../rules/visible.js';
import type {KeyName} from '../keyboard.js';
import type {Spot} from '../spots.js';
import {command, type Playing, saying, textIn, withPlay} from '../state/app-state.js';

type Place = {readonly spot: Spot; readonly card: Card; readonly under: number};

const inPile = (cards: Seen, spot: Spot): readonly Place[] =>
	cards.flatMap((card, index) =>
		card === undefined ? [] : [{spot, card, under: cards.length - 1 - index}],
	);

/** Everything on the table that the player may see, pile by pile. */
const openCards = (state: Playing): readonly Place[] => {
	const {game} = state.play.session;
	const position = positionOf(state.play.session);
	return [
		...position.tableau.flatMap((_, index) =>
			inPile(seenInPile(game, position, index), `t${index + 1}`),
		),
		...seen(position.packet).flatMap((card, index) => inPile([card], `p${index + 1}`)),
		...inPile(seen(position.reserve), 'r'),
		...seen(position.aside).flatMap(card => inPile([card], 'a')),
		...position.foundations.flatMap((pile, index) => inPile(seen(pile), `f${index + 1}`)),
	];
};

/** Puts the cursor on the card looked for; looked for again, on its twin. */
const find = (state: Playing, face: Card): Playing => {
	const places = openCards(state).filter(({card}) => faceOf(card) === faceOf(face));
	const last = places.findIndex(({card}) => card === state.play.found?.card);
	const place = places[(last + 1) % Math.max(1, places.length)];
	const {notes} = textIn(state);
	if (place === undefined) {
		return saying(state, notes.notFound(face));
	}
	return withPlay(state, {
		entry: command,
		cursor: place.spot,
		found: {spot: place.spot, card: place.card},
		message: notes.found(place.card, place.spot, place.under),
	});
};

const ranks: Readonly<Record<string, string>> = {t: '10', '1': '10', '0': '10'};

/** Takes a key of the search: a rank, then a suit letter. `10` may be typed as `10`, `t`, `1` or `0`. */
export const findKey = (state: Playing, typed: string, key: KeyName): Playing => {
	if (key === 'backspace' || key === 'delete') {
		return withPlay(state, {entry: {kind: 'find', typed: ''}});
	}
	const character = key.toLowerCase();
	if (typed === '') {
		const rank = ranks[character] ?? character.toUpperCase();
		return parseCard(`${rank}S`) === undefined
			? saying(state, textIn(state).notes.noRank)
			: withPlay(state, {entry: {kind: 'find', typed: rank}});
	}
	if (typed === '10' && character === '0') {
		return state;
	}
	const face = parseCard(typed + character.toUpperCase());
	return face === undefined ? saying(state, textIn(state).notes.noSuit) : find(state, face);
};
