import type {Chance, Odds} from '../../pages/rules-facts.js';

const chances: Record<Chance, string> = {
	'nearly always': 'This patience comes out nearly always.',
	mostly: 'This patience comes out more often than not.',
	sometimes: 'This patience comes out now and then.',
	seldom: 'This patience comes out seldom.',
	'nearly never': 'This patience hardly ever comes out: cards home are the measure of a good game.',
};

const share = (won: number, deals: number): string => {
	const percent = (100 * won) / deals;
	return percent >= 1
		? `${percent.toFixed(percent >= 10 ? 0 : 1)}%`
		: `one in ${Math.round(deals / won)}`;
};

/** How often a patience comes out. */
export const odds = {
	chance: (chance: Chance) => chances[chance],
	measured: ({deals, won, averageHome}: Odds, needed: number) =>
		`Measured over ${deals} deals: a careful player who knows no more than you do won ${won === 0 ? 'none of them' : `${won} of them (${share(won, deals)})`} and brought ${averageHome.toFixed(0)} of ${needed} cards home on average.`,
	measuredOpen: ({deals, won}: {readonly deals: number; readonly won: number}) =>
		`With all cards open, a search found a way to win ${won === 0 ? 'none' : won} of ${deals} deals.`,
	unmeasured: 'How often this patience comes out has not been measured yet.',
};
