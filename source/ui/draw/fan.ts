import {type Card, suitOf} from '../../cards.js';
import type {Seen} from '../../rules/visible.js';
import {cardColumns} from '../layout/geometry.js';
import {cardSign} from '../text/signs.js';
import {type Line, type Span, span, type Tone} from './span.js';

export type FanCard = {
	/** `undefined` where the player may not see the card. */
	readonly card: Card | undefined;
	readonly tone: Tone;
};

/** How the top card of a fan is marked. */
export type Mark = 'none' | 'focus' | 'chosen' | 'goal';

/** A card's rank and sign in three cells; a back where it may not be seen. */
export const face = ({card, tone}: FanCard): Span =>
	card === undefined ? span('▒▒▒', 'back') : span(cardSign(card).padStart(3), tone, suitOf(card));

/** The cards of a fan, the top one in a tone of its own. */
export const fanCards = (cards: Seen, top: Tone): readonly FanCard[] =>
	cards.map((card, index) => ({card, tone: index === cards.length - 1 ? top : 'quiet'}));

/** Left and right edge of a card lying free. */
const edges: Record<Mark, readonly [string, string]> = {
	none: ['[', ']'],
	focus: ['▸', ']'],
	chosen: ['»', '«'],
	goal: ['›', '‹'],
};

const toneOf = (mark: Mark, tone: Tone): Tone => (mark === 'none' ? tone : mark);

/** A card with both edges, five cells. */
export const freeCard = (card: FanCard, mark: Mark): Line => {
	const [left, right] = edges[mark];
	const shown = face(card);
	const tone = toneOf(mark, card.tone === 'bright' ? 'bright' : 'quiet');
	return [
		span(left, tone),
		mark === 'none' || card.card === undefined ? shown : {...shown, tone: mark},
		span(right, tone),
	];
};

/** The back of the uppermost of so many closed cards, or the place where none is left, five cells. */
export const closedCards = (count: number, mark: Mark): Line => {
	const card = freeCard({card: undefined, tone: 'quiet'}, mark);
	return count > 0 ? card : card.map(part => ({...part, text: part.text.replaceAll('▒', ' ')}));
};

/** An empty place, five cells. */
const emptyPlace = (mark: Mark): Line => {
	const [left, right] = edges[mark];
	const tone = toneOf(mark, 'quiet');
	return [span(left, tone), span(' · ', 'quiet'), span(right, tone)];
};

/** The cards that a width has room for: the top ones, and how many lie under them unseen. */
const visible = (
	cards: readonly FanCard[],
	width: number,
	strip: number,
): {readonly under: number; readonly shown: readonly FanCard[]} => {
	const room = Math.max(0, Math.floor((width - cardColumns) / strip));
	if (cards.length - 1 <= room) {
		return {under: 0, shown: cards};
	}
	const counted = Math.max(0, Math.floor((width - cardColumns - countColumns) / strip));
	return {under: cards.length - 1 - counted, shown: cards.slice(-1 - counted)};
};

const countColumns = 4;

const count = (under: number): Line =>
	under === 0 ? [] : [span(`+${under}`.padEnd(countColumns), 'quiet')];

/** A fan in one row: strips of covered cards, then the top card. */
const flatFan = (cards: readonly FanCard[], width: number, strip: number, mark: Mark): Line => {
	const {under, shown} = visible(cards, width, strip);
	const top = shown.at(-1);
	if (top === undefined) {
		return emptyPlace(mark);
	}
	const strips = shown.slice(0, -1).map(card => {
		const part = face(card);
		// Backs stand apart, so that they can be counted.
		const text = card.card === undefined ? part.text.slice(1) : part.text;
		return {...part, text: text.padEnd(strip)};
	});
	return [...count(under), ...strips, ...freeCard(top, mark)];
};

/** A fan three rows high, each card with a frame. */
const framedFan = (
	cards: readonly FanCard[],
	width: number,
	strip: number,
	mark: Mark,
): readonly Line[] => {
	const {under, shown} = visible(cards, width, strip);
	const top = shown.at(-1);
	const frame = toneOf(
		mark === 'focus' ? 'none' : mark,
		top?.tone === 'bright' ? 'bright' : 'quiet',
	);
	const indent = span(' '.repeat(under === 0 ? 0 : countColumns));
	const covered = Math.max(0, shown.length - 1);
	const rim = (left: string, right: string): Line => [
		indent,
		span(`${left}${'─'.repeat(strip - 1)}`.repeat(covered), 'quiet'),
		span(`${left}───${right}`, frame),
	];
	const [left, right] = mark === 'none' ? ['│', '│'] : edges[mark];
	const edge = toneOf(mark, frame);
	const topFace: Line =
		top === undefined
			? [span(left, edge), span(' · ', 'quiet'), span(right, edge)]
			: [
					span(left, edge),
					mark === 'none' || top.card === undefined ? face(top) : {...face(top), tone: mark},
					span(right === ']' ? '│' : right, edge),
				];
	return [
		rim('╭', '╮'),
		[
			...count(under),
			...shown.slice(0, -1).flatMap(card => [span('│', 'quiet'), face(card)]),
			...topFace,
		],
		rim('╰', '╯'),
	];
};

/** A pile as one row of text or as three rows of framed cards, as far as the width goes. */
export const fan = (
	cards: readonly FanCard[],
	{
		width,
		strip,
		rows,
		mark,
	}: {
		readonly width: number;
		readonly strip: number;
		readonly rows: 1 | 3;
		readonly mark: Mark;
	},
): readonly Line[] =>
	rows === 1 ? [flatFan(cards, width, strip, mark)] : framedFan(cards, width, strip, mark);
