import type {Rank} from '../../../cards.js';
import type {Building, Deal, Foundation, Game, Laying} from '../../../rules/game.js';
import type {DealRange, FoundationGroup} from '../rules-facts.js';
import {numbered} from './row-rule.js';
import {odds} from './rules-odds.js';
import {play} from './rules-play.js';
import {many, number, one, range, upper} from './rules-words.js';

const follows: Record<Foundation['follows'], string> = {
	'in suit': 'in suit',
	'regardless of suit': 'regardless of suit',
};

const sides: Record<'down' | 'up', string> = {down: 'face down', up: 'face up'};

type Whole = Extract<Laying, {readonly kind: 'whole'}>;

const taken: Record<Whole['turns'], string> = {
	'row by row': 'the rows',
	'pile by pile': 'the piles',
};

/** The rules of the games, a sentence for each word that games are told in. */
export const rules = {
	titles: {
		aim: 'Aim',
		layout: 'The table',
		dealing: 'Dealing',
		play: 'Play',
		redeals: 'Redeals',
		end: 'Won and lost',
		rulings: 'What the old sheets leave open, and how it is played here',
		odds: 'The odds',
	},
	aim: (needed: number, total: number) =>
		needed === total
			? `Two packs are shuffled together: ${total} cards. All of them must come home, to the eight foundations.`
			: `Two packs are shuffled together: ${total} cards. ${needed} of them must come home, to the eight foundations; the other ${total - needed} do not count.`,
	foundations: ({
		base,
		count,
		step,
		length,
		ranks,
		isRound,
		isChosen,
		laidOut,
		...group
	}: FoundationGroup) => {
		const opening = laidOut
			? `${upper(number(count))} ${many(base)} lie on the table from the start`
			: isChosen
				? `${upper(number(count))} foundations wait for ${one(base)} each, all of different suits; which lies where is your choice`
				: `${upper(number(count))} foundations wait for ${one(base)} each, ${count > 4 ? 'two' : 'one'} of every suit`;
		const way = `${step === 1 ? 'up' : 'down'} ${follows[group.follows]}${isRound ? ', round the corner' : ''}`;
		return `${opening}. On each you build ${way}, ${number(length)} cards in all: ${ranks}.`;
	},
	endOn: (last: Rank, count: number) =>
		`When all is done ${number(count)} ${many(last)} lie on top.`,
	piles: (groups: readonly (DealRange & {readonly deal: Deal})[]) =>
		`The cards are dealt to ${groups
			.map(group => `${number(group.deal.places)} piles ${range(group)}`)
			.join(', ')}.`,
	columns: (left: readonly number[], rows: number) =>
		`Piles ${numbered(left)} stand on the left, the others on the right. Between them lie the foundations in ${number(rows)} rows, two in each.`,
	corners: (corners: readonly number[]) => `Piles ${corners.join(', ')} are the corners.`,
	packet: {
		none: '',
		closed: 'Beside the piles lies the packet, face down for the time being.',
		open: 'Beside the piles lies the packet, face up.',
	} satisfies Record<Game['packet'], string>,
	noPacket: (group: DealRange) =>
		`${upper(range(group))}${group.of > 1 && group.from === group.of ? ', the last,' : ''} there is no packet.`,
	reserve: 'The reserve takes the counted cards, face down.',
	aside: (rank: Rank) => `A row aside takes the ${many(rank)}.`,
	labels: {
		packet: 'packet',
		reserve: 'reserve',
		aside: 'aside',
		corner: 'corner',
		row: (letter: string) => `row ${letter}`,
		deals: ({from, to}: DealRange) => (from === to ? `deal ${from}` : `deals ${from}–${to}`),
		waiting:
			'Round brackets mark a foundation that still waits for its first card, square ones the piles.',
	},
	stock: (count: number) =>
		`The stock holds ${count} cards. The deal number fixes their order for good: the same number brings the same cards.`,
	rounds: (group: DealRange, {places}: Deal, packet: number, hasPacket: boolean) => {
		const rest =
			packet > 0
				? `, then ${number(packet)} to the packet`
				: hasPacket
					? ' and nothing to the packet'
					: '';
		return `${upper(range(group))}, rounds of ${number(places + packet)}: one card face up on each of the ${number(places)} piles${rest}.`;
	},
	counted: (group: DealRange, {places}: Deal, packet: number) => [
		`${upper(range(group))}, rounds of ${number(places + packet)}, and you count along, beginning with one in every round. A card whose rank is just its number (the ace is one) goes face down on the reserve, and that pile gets nothing in this round; any other card lies face up on the pile of its number. After ${number(places)} the last ${number(packet)} go face down on the packet, whatever they are.`,
		'Counting comes before everything: a counted card goes to the reserve even when a foundation waits for it.',
	],
	sorted: (group: DealRange) =>
		`${upper(range(group))}, one card at a time, face up on the pile of its suit: ♠ on 1, ♥ on 2, ♦ on 3, ♣ on 4. You may play after every card; D deals on until something fits.`,
	whole: (group: DealRange, {places}: Deal, {turns, faces}: Whole) => {
		const way =
			faces.length === 1
				? `all ${sides[faces[0] ?? 'down']}`
				: `${taken[turns]} by turns ${faces.map(face => sides[face]).join(' and ')}`;
		return `${upper(range(group))}, the whole stock at once: ${number(places)} cards a row, ${way}. Nothing is played until the last card lies; then the top card of every pile is turned up.`;
	},
	roundNote:
		'A round visits every place in the order of the numbers, empty or not; when the stock runs short it simply stops.',
	...play,
	redeals: (deals: number, hasReserve: boolean) =>
		deals === 1
			? 'There is one deal only.'
			: `There are ${number(deals)} deals. R gathers whatever is not home and deals it again, as soon as the stock is empty${hasReserve ? ' and the reserve used up' : ''}; you need not have played every move first. What is home stays home.`,
	gathering: {
		'first pile first':
			'Pile 1 is dealt first, from its lowest card to its top, then pile 2, and so on',
		'last pile first':
			'The last pile is dealt first, from its lowest card to its top, then the one before it, and so on back to pile 1',
	} satisfies Record<Game['gathering'], string>,
	gatheredPacket: '; the packet comes last, beginning with the card laid on it last',
	shuffled: 'What was gathered is shuffled before it is dealt.',
	unshuffled: 'Nothing is shuffled, so a good memory is worth something.',
	asideStays: 'Cards laid aside stay there.',
	won: 'You have won the moment the last card needed comes home.',
	lost: 'The game is lost when nothing at all can be done any more: no card to play, none to deal, no deal left.',
	lostFlip: (group: DealRange) =>
		`${upper(range(group))} it is lost when neither side of the piles shows a card that fits.`,
	wandering: (building: Building | undefined) =>
		`As long as a card can still wander ${building === undefined ? 'to a vacancy' : 'between the piles'}, the program does not call the game lost; you give it up yourself, with the key “:”.`,
	...odds,
};
