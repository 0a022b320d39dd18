import {rankText} from '../../../cards.js';
import type {RefusalFacts} from '../../../rules/describe.js';
import type {Refusal} from '../../../rules/refusal.js';
import {cardSign, rowLetter, suitSign} from '../signs.js';
import {holds, pilesNumbered} from './row-rule.js';
import {many} from './rules-words.js';

const card = ({card}: RefusalFacts) => (card === undefined ? 'That card' : `The ${cardSign(card)}`);

const wanted = ({wanted}: RefusalFacts) => {
	if (wanted === undefined) {
		return 'nothing more';
	}
	return wanted.suit === undefined
		? `${/^[8A]/.test(rankText(wanted.rank)) ? 'an' : 'a'} ${rankText(wanted.rank)}`
		: `the ${rankText(wanted.rank)}${suitSign(wanted.suit)}`;
};

const onto = ({onto}: RefusalFacts) => (onto === undefined ? 'that card' : `the ${cardSign(onto)}`);

const aside = ({aside}: RefusalFacts) => (aside === undefined ? 'others' : many(aside));

const during = ({rowRule}: RefusalFacts) => (rowRule === undefined ? 'now' : holds[rowRule.holds]);

/** Why a move is refused, and where it helps what would be possible instead. */
export const refusals: Record<Refusal, (facts: RefusalFacts) => string> = {
	won: () => 'The game is won; there is nothing more to move.',
	lost: () => 'The game is lost: no move is left.',
	'replacement-due': ({replacement}) =>
		`Place ${replacement} waits for a card: first move the top card of a corner pile there.`,
	'no-such-pile': ({from, to}) =>
		`There is no pile ${Math.max(from ?? 0, to ?? 0)} on the table now.`,
	'empty-pile': ({from}) => `Pile ${from} is empty.`,
	'no-packet': () => 'This game has no packet.',
	'packet-closed': () => 'The packet is closed until everything has been dealt.',
	'packet-top-only': () => 'Only the top card of the packet is in play until the stock is empty.',
	'no-such-packet-card': ({from}) => `The packet has no card number ${from}.`,
	'no-reserve': () => 'This game has no reserve.',
	'nothing-turned': () => 'No card of the reserve is turned up.',
	'foundation-complete': ({to}) => `Foundation ${to} is complete.`,
	'foundation-opens-with': facts =>
		`${card(facts)} can’t open foundation ${facts.to}: it begins with ${wanted(facts)}.`,
	'suit-already-open': facts =>
		`${card(facts)} can’t open foundation ${facts.to}: another one already begins with that suit.`,
	'not-next': facts =>
		`${card(facts)} doesn’t fit foundation ${facts.to}, which waits for ${wanted(facts)}.`,
	'row-rule': facts =>
		facts.rowRule?.row === undefined
			? `${card(facts)} is out of reach of foundation ${facts.to}: ${during(facts)}, only cards of ${pilesNumbered(facts.rowRule?.piles ?? [])} go there.`
			: `${card(facts)} lies outside row ${rowLetter(facts.rowRule.row)}: ${during(facts)}, only that row and the corners reach foundation ${facts.to}.`,
	'no-row-aside': () => 'This game lays nothing aside.',
	'not-for-aside': facts => `${card(facts)} can’t go aside: only ${aside(facts)} do.`,
	'no-building': () => 'Cards are not laid on other piles in this game.',
	'building-after-stock': () => 'Building on the piles begins when the stock is empty.',
	'no-filling': ({to}) => `Pile ${to} is empty, and vacancies are not filled in this game.`,
	'other-suit': facts => `${card(facts)} can’t go on ${onto(facts)}: piles are built in suit.`,
	'wrong-rank': facts => `${card(facts)} can’t go on ${onto(facts)}: the ranks don’t follow.`,
	'stock-empty': () => 'The stock is empty: there is nothing left to deal.',
	'stock-not-empty': () => 'Not yet: the stock must be dealt out first.',
	'reserve-not-used': () => 'Not yet: the reserve must be used up first.',
	'last-deal': () => 'This is the last deal: no redeal is left.',
	'no-flip': () => 'Piles are not turned over in this game.',
	'no-flip-yet': () => 'The piles may be turned over only in the last deal.',
	'nothing-to-flip': () => 'Turning over would change nothing: no pile has two cards.',
	'reserve-empty': () => 'The reserve is empty.',
	'already-turned': () => 'A card of the reserve is already turned up: play it or tuck it first.',
	'no-tuck': () => 'Nothing is tucked in this game.',
	'turned-fits': () => 'The turned card fits a foundation, so it must go there.',
	'nothing-to-tuck': () => 'Tucking would change nothing: no side pile has two cards.',
	'tuck-used': () => 'You have already tucked in this deal.',
	'no-pull': () => 'Nothing is pulled out in this game.',
	'nothing-to-pull': () => 'Pulling would change nothing: no side pile has enough cards.',
	'pull-used': () => 'You have already pulled in this deal: that ends both rights.',
	'right-ended-by-building': () => 'That right ended with the first building move of this deal.',
};
