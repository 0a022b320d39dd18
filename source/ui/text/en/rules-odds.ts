import type {Odds} from '../../../games/odds.js';
import type {Chance} from '../../pages/rules-facts.js';

const chances: Record<Chance, string> = {
	'nearly always': 'This patience comes out nearly always.',
	mostly: 'This patience comes out more often than not.',
	often: 'This patience comes out fairly often.',
	sometimes: 'This patience comes out now and then.',
	seldom: 'This patience comes out seldom.',
	'nearly never': 'This patience hardly ever comes out: cards home are the measure of a good game.',
};

const share = (won: number, deals: number): string => {
	const percent = (100 * won) / deals;
	return percent >= 1
		? `${percent.toFixed(percent >= 10 && percent < 99 ? 0 : 1)}%`
		: `one in ${Math.round(deals / won)}`;
};

const thousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** How often a patience comes out. */
export const odds = {
	chance: (chance: Chance) => chances[chance],
	measured: ({deals, won, averageHome}: Odds, needed: number) =>
		`Measured over ${thousands(deals)} deals: a careful player, who sees no more than you do and sends every card home that fits, won ${won === 0 ? 'none of them' : `${thousands(won)} of them (${share(won, deals)})`} and brought home ${averageHome.toFixed(0)} of ${needed} cards on average. Who holds the right cards back, or remembers how they lie, does better.`,
	measuredOpen: ({deals, won}: {readonly deals: number; readonly won: number}) =>
		`With all cards open, a search found a way to win ${won === 0 ? 'none' : thousands(won)} of ${thousands(deals)} deals.`,
	unmeasured: 'How often this patience comes out has not been measured yet.',
};
