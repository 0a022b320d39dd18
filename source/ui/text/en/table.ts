import type {Command} from '../../keys.js';

/** Words on the table: header, labels, key bar; and what each key does, for the page of keys. */
export const table = {
	/** The proper name, with what it means where there is room for it. */
	gameName: (name: string, gloss: string) => `${name} · ${gloss}`,
	deal: (number: number, of: number) => `deal ${number} of ${of}`,
	/** The same where there is little room. */
	tightDeal: (number: number, of: number) => `deal ${number}/${of}`,
	dealNumber: (number: number) => `no. ${number}`,
	home: (home: number, of: number) => `home ${home}/${of}`,
	minutes: (minutes: number) => `${minutes} min`,
	stock: 'Stock',
	/** Where the next card of the stock falls, and as what it is counted there. */
	nextCounted: (pile: number, rank: string) => ` → ${pile} = ${rank}`,
	aside: 'Aside',
	packet: 'Packet',
	packetClosed: 'closed',
	reserve: 'Reserve',
	/** While the game could not be stored. */
	unsaved: 'not saved',
	cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
	tooSmall: (columns: number, rows: number, leave: string, keys: string) =>
		`The table needs ${columns}×${rows}. The game is kept; ${leave} leaves, ${keys} shows the keys.`,
};

/** For each command a word for the key bar and a line for the page of keys. */
export const commands: Record<Command, {readonly bar: string; readonly help: string}> = {
	pile: {
		bar: 'pile',
		help: 'the top card of a pile (z, x are 11, 12); the next key says where to',
	},
	packet: {bar: 'packet', help: 'a card of the packet: then the letter under it'},
	turned: {bar: 'turned card', help: 'the turned card of the reserve'},
	foundation: {bar: 'home', help: 'send the chosen card to its foundation'},
	'given-foundation': {
		bar: 'to foundation',
		help: 'send the chosen card to the foundation of that number',
	},
	find: {bar: 'find', help: 'find a card: /7c is the seven of clubs; once more: its twin'},
	pick: {bar: 'take', help: 'take the card at the cursor, put it down; on the stock: deal'},
	up: {bar: 'up', help: 'cursor up'},
	down: {bar: 'down', help: 'cursor down'},
	left: {bar: 'left', help: 'cursor left'},
	right: {bar: 'right', help: 'cursor right'},
	'next-kind': {bar: 'next', help: 'cursor to the next part of the table'},
	'previous-kind': {bar: 'previous', help: 'cursor to the previous part of the table'},
	first: {bar: 'first', help: 'cursor to the first in this part'},
	last: {bar: 'last', help: 'cursor to the last in this part'},
	deal: {bar: 'deal', help: 'deal a round'},
	'deal-on': {bar: 'deal on', help: 'deal until some card can be played'},
	redeal: {bar: 'redeal', help: 'gather what is left and deal again'},
	flip: {bar: 'turn over', help: 'turn all piles over'},
	turn: {bar: 'turn up', help: 'turn up the top card of the reserve'},
	tuck: {bar: 'tuck', help: 'put the turned card, or the tops of the side piles, underneath'},
	pull: {bar: 'pull', help: 'pull low cards of the side piles out and on top'},
	undo: {bar: 'undo', help: 'undo, as far back as you like'},
	redo: {bar: 'redo', help: 'redo'},
	view: {bar: 'whole pile', help: 'show the whole pile at the cursor'},
	new: {bar: 'new deal', help: 'a new deal'},
	again: {bar: 'again', help: 'the same deal again'},
	number: {bar: 'number', help: 'a deal by its number'},
	'give-up': {bar: 'give up', help: 'give the deal up'},
	rules: {bar: 'rules', help: 'the rules of this game'},
	keys: {bar: 'keys', help: 'this page'},
	statistics: {bar: 'statistics', help: 'won and lost'},
	games: {bar: 'games', help: 'the other games; this one is kept'},
	options: {bar: 'options', help: 'language, colours, what is shown'},
	leave: {bar: 'leave', help: 'leave; the game is kept and waits'},
	back: {bar: 'back', help: 'back; put down the chosen card where it was'},
	redraw: {bar: 'redraw', help: 'draw the screen again'},
	suspend: {bar: 'suspend', help: 'to the shell; fg comes back'},
};
