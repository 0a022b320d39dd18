import type {Card} from '../../../cards.js';
import type {ChainStep} from '../../../rules/chain.js';
import type {Script} from '../../keyboard.js';
import type {Spot} from '../../spots.js';
import {cardSign} from '../signs.js';

const chainStep = ({card, under}: ChainStep): string =>
	under === undefined
		? `${cardSign(card)} to the packet`
		: `${cardSign(card)} under pile ${under + 1}`;

const place = (spot: Spot): string => {
	switch (spot[0]) {
		case 't':
			return `in pile ${spot.slice(1)}`;
		case 'p':
			return 'in the packet';
		case 'f':
			return `on foundation ${spot.slice(1)}`;
		case 'a':
			return 'aside';
		default:
			return 'in the reserve';
	}
};

const under = (cards: number): string =>
	cards === 0 ? '' : cards === 1 ? ', under one card' : `, under ${cards} cards`;

const yes = 'y';

/** What the message line says; keys are given as they are written for the player. */
export const notes = {
	noSuchKey: (keys: string) => `That key does nothing here: ${keys} shows the keys.`,
	capsLock: (key: string, small: string) =>
		`${key} does nothing here, but ${small} does: perhaps Caps Lock is on.`,
	otherLetters: (script: Script) =>
		`The keyboard is set to ${script === 'other' ? 'other' : script} letters: switch it to Latin ones.`,
	pasted: 'Pasted text plays nothing.',
	noSuchMove: 'A card can’t be moved there.',
	chooseFirst: 'First choose a card: by the key of its pile or with the cursor.',
	fitsNowhere: (card: Card) => `The ${cardSign(card)} has nowhere to go now.`,
	noFoundation: (card: Card) => `No foundation waits for the ${cardSign(card)} now.`,
	tuckOnly: (card: Card, tuck: string) =>
		`The ${cardSign(card)} fits no foundation: ${tuck} tucks it under.`,
	noPacketInDeal: 'No packet is laid in this deal.',
	noPacketCard: 'No card of the packet can be played now.',
	noSuchLabel: 'No packet card has that letter now.',
	noRank: 'No such rank: type A, 2 … 10, J, Q or K, then the suit S, H, D or C.',
	noSuit: 'No such suit: S is spades, H hearts, D diamonds, C clubs.',
	notFound: (face: Card) => `No ${cardSign(face)} is in sight.`,
	found: (card: Card, spot: Spot, cards: number) =>
		`The ${cardSign(card)} is ${place(spot)}${under(cards)}.`,
	chain: (steps: readonly ChainStep[]) => steps.map(chainStep).join(' → '),
	redealt: (deal: number, deals: number) =>
		deal === deals
			? `Deal ${deal} of ${deals}: the last one.`
			: `Deal ${deal} of ${deals}; ${deals - deal === 1 ? 'one redeal is' : `${deals - deal} redeals are`} left.`,
	redealUndone: 'The redeal is taken back.',
	nothingToUndo: 'There is nothing to undo.',
	nothingToRedo: 'There is nothing to redo.',
	nothingToGiveUp: 'There is nothing to give up: no move was made, or the deal is already counted.',
	numberKept: 'The deal stays as it is.',
	kept: 'The game goes on.',
	welcome: 'The game is as you left it.',
	plainUnasked: 'Letters, as signs may be too wide here: see --no-ascii.',
	openElsewhere: 'Your game is open in another window; this is a new deal.',
	dealOpenElsewhere: 'This deal is open in another window; here it begins again.',
	chosen: (card: Card, keys: string, back: string) =>
		`${cardSign(card)} to: ${keys}   (${back}: put it back)`,
	whichFoundation: (card: Card | undefined, numbers: readonly string[], back: string) =>
		`${card === undefined ? 'T' : `${cardSign(card)} t`}o which foundation: ${numbers.join(', ') || '1 … 8'}?   (${back}: back)`,
	noSuchFoundation: 'There are eight foundations, 1 to 8.',
	onFoundation: (key: string, numbers: readonly string[]) =>
		`${key} foundation ${numbers.join(' or ')}`,
	onPile: (key: string, number: number) => `${key} pile ${number}`,
	onAside: (key: string) => `${key} aside`,
	typeLabel: (back: string) => `Which packet card? Type the letter under it.   (${back}: back)`,
	typeCard: (typed: string) => `Find a card, rank and suit (7c): ${typed}_`,
	typeNumber: (digits: string) => `Deal number, then Enter: ${digits}_`,
	/** The key that says yes. */
	yes,
	confirm: (game: string, dealNumber: number) =>
		`Give up ${game}, deal no. ${dealNumber}? It counts as lost. Key ${yes}: yes, any other: no.`,
};
