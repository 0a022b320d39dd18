import type {HintWords} from '../../keys.js';

/** What keys do, for the hints of the screens; the keys themselves come from their table. */
export const hints: HintWords = {
	menu: {
		up: 'choose',
		play: 'play',
		back: 'back to the game',
		leave: 'leave',
		search: 'search',
	},
	taking: {
		take: 'take it up here',
		new: 'leave it, and begin a deal',
		games: 'the other games',
		leave: 'leave',
	},
	page: {back: 'back', up: 'scroll'},
	options: {up: 'choose', left: 'change', back: 'back'},
	result: {
		new: 'a new deal',
		again: 'the same deal again',
		undo: 'undo and look back; the result stands',
		statistics: 'statistics',
		games: 'the other games',
		leave: 'leave',
	},
};

/** What is typed where any letter will do. */
export const letters = 'letters';
