import type {Rank} from '../../../cards.js';
import type {Building, Game, RowRule} from '../../../rules/game.js';
import type {DealRange, ReachGroup} from '../rules-facts.js';
import {holds, numbered, pilesNumbered} from './row-rule.js';
import {many, name, one, range, steps, upper} from './rules-words.js';

const during: Record<Building['during'], string> = {
	'the whole deal': 'while you deal and afterwards',
	'play after the stock': 'but only once the stock is empty',
};

const ownRow =
	'a card in a corner may go to every foundation, a card anywhere else only to the two foundations of its own row';

const reached = ({piles, foundations}: ReachGroup): string =>
	foundations === 'every'
		? `cards of ${pilesNumbered(piles)} go to every foundation`
		: `cards of ${pilesNumbered(piles)} go only to ${foundations.length === 1 ? 'foundation' : 'foundations'} ${numbered(foundations)}`;

const rests: Record<RowRule['holds'], string> = {
	'while the stock lasts':
		'With the stock empty the rule rests and every card may go everywhere; the next deal brings it back.',
	'in the first deal': 'From the second deal on every card may go everywhere.',
};

/** How cards are played. */
export const play = {
	tops: 'The top card of each pile is in play, one card at a time. When it goes, the card under it takes its place, and is turned up if it lay face down.',
	onlyHome: (hasAside: boolean) =>
		`Nothing is built on the piles: cards go home${hasAside ? ' or aside' : ''} and nowhere else.`,
	asideMove: (rank: Rank) =>
		`${upper(one(rank))} may go aside instead of getting in the way. There it stays; it is not needed to win.`,
	packetMove: {
		none: () => '',
		closed: (hasReserve: boolean) =>
			`When the stock is empty${hasReserve ? ' and the reserve used up' : ''} the packet is opened: every card of it is in play, wherever it lies.`,
		open: () =>
			'Between the rounds the top card of the packet, the one laid last, is in play; once the stock is empty, every card of it.',
	} satisfies Record<Game['packet'], (hasReserve: boolean) => string>,
	building: (building: Building, hasPacket: boolean, filling: boolean) =>
		[
			`Building: a top card may be laid on the top card of another pile if it is of the same suit and ${steps(building.steps)}, ${during[building.during]}. King and ace are no neighbours there.`,
			hasPacket ? ' Cards of the packet go home only.' : '',
			filling ? '' : ' A vacancy takes no card until the next round covers it.',
		].join(''),
	filling: (hasRowRule: boolean) =>
		`Filling: between the rounds, while you deal as well as later, a vacancy may take the top card of any pile, even a lone one from another place.${hasRowRule ? ' The row rule then goes by the place where the card lies now.' : ''}`,
	rowRule: (rule: RowRule, reach: 'by rows' | readonly ReachGroup[]) =>
		`The row rule, ${holds[rule.holds]}: ${reach === 'by rows' ? ownRow : reach.map(reached).join('; ')}. ${rests[rule.holds]}`,
	opening: (bases: readonly Rank[], isChosen: boolean) =>
		`The first of the ${bases.map(many).join(' and ')} of each suit may open a free foundation from any place: the row rule does not bind it${isChosen ? ', and the row is for you to choose' : ''}. Its twin is a card like any other.`,
	replacement:
		'While the stock lasts, a base card that leaves a row must be replaced at once: you choose a corner, and its top card is laid on the place that the base card came from, whether or not cards are left there. Nothing else is possible before that. If all corners are empty the place goes without. A replacing card that is a base card too may be played, and is replaced in its turn.',
	tuckRight: (piles: readonly number[]) =>
		`Once in each deal, with the stock empty, two rights: first t, the tuck. In every side pile (${piles.join(', ')}) that has two cards or more the top card goes under its pile, all at the same time.`,
	pullRight:
		'Then p, the pull: in every side pile the lowest card, or after a tuck the lowest but one, is drawn out and laid on top, again all at once. Either right may be left unused. A pull ends the right to tuck, the first building move ends both; cards going home end neither.',
	flip: (group: DealRange) =>
		`${upper(range(group))}, v turns all piles over, as often as you like: the lowest card comes to the top, what was face down is face up and the other way round, and the new top is always turned up. Covered cards stay hidden whichever way they lie.`,
	turn: 'With the stock empty, t turns up the top card of the reserve, one at a time and whenever you like. If it fits a foundation it has to go there, though other moves may come first; only when it fits none may it be tucked.',
	chain: (last: Rank) =>
		`Then t tucks it under the pile of its own number, and a chain runs by itself: the top card of that pile is pushed off. If it is a card from ace to ${name(last)}, it goes under the pile of its number and pushes off the next; if not, it goes face up on the packet, out of play for now, and the chain is over. A vacancy also ends it: the card stays there as a new pile. Nothing goes home on the way.`,
	held: (hasReserve: boolean) =>
		`A card that fits need not go home: you may hold it back.${hasReserve ? ' The turned card of the reserve is the one exception.' : ''}`,
	staying: 'A card that is home stays there; for mistakes there is undo, the key u.',
	betweenRounds: 'Cards are played when a round is complete, never in the middle of it.',
	rowsBegin: (row: 'down' | 'up') =>
		`The sheet is taken at its word: the first row of the last deal lies face ${row}.`,
	sortedGathering:
		'The sheet says only that gathering begins with the spades; here hearts, diamonds and clubs follow, in the order of the piles.',
	chainOnce:
		'In one chain a card moves only once: a card that would be pushed off a second time stays, and the chain is over. Otherwise some would never end. A twin counts as another card.',
	openPacket:
		'That the packet lies face up, with its top card in play while you deal, is taken from the name and from related games.',
	rowRuleRests: {
		'while the stock lasts':
			'That the row rule rests with the stock empty comes from books of related games; with the rule in force this patience could not come out.',
		'in the first deal': '',
	} satisfies Record<RowRule['holds'], string>,
};
