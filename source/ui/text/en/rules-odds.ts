import type {Odds} from '../../../games/odds.js';
import {percent} from '../percent.js';
import type {Chance} from '../rules-facts.js';

const chances: Record<Chance, string> = {
	'nearly always': 'This patience comes out nearly always.',
	mostly: 'This patience comes out more often than not.',
	often: 'This patience comes out fairly often.',
	sometimes: 'This patience comes out now and then.',
	seldom: 'This patience comes out seldom.',
	'nearly never': 'This patience hardly ever comes out: cards home are the measure of a good game.',
};

const share = (won: number, deals: number): string => {
	const value = (100 * won) / deals;
	return value >= 1 ? `${percent(value)}%` : `one in ${Math.round(deals / won)}`;
};

const thousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const average = (home: number, isAllWon: boolean, needed: number): string =>
	!isAllWon && Math.round(home) === needed
		? `nearly all of the ${needed} cards`
		: `${home.toFixed(0)} of ${needed} cards`;

/** How often a patience comes out. */
export const odds = {
	chance: (chance: Chance) => chances[chance],
	measured: ({deals, won, averageHome}: Odds, needed: number) =>
		`Measured over ${thousands(deals)} deals: a simple careful player, who sees no more than you do and sends every card home that fits, won ${won === 0 ? 'none of them' : `${thousands(won)} of them (${share(won, deals)})`} and brought home ${average(averageHome, won === deals, needed)} on average. If you hold the right cards back, or remember how they lie, you will do better.`,
	measuredOpen: ({deals, won}: {readonly deals: number; readonly won: number}) =>
		won === 0
			? `Even with all cards open, a search found no way to win one of the first ${thousands(deals)} deals.`
			: `${won === deals ? 'All' : `At least ${thousands(won)}`} of the first ${thousands(deals)} deals can be won by one who sees all cards: a search found the way.`,
	unmeasured: 'How often this patience comes out has not been measured yet.',
};
