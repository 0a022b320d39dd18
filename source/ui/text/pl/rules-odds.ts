import type {Odds} from '../../../games/odds.js';
import {percent} from '../percent.js';
import type {Chance} from '../rules-facts.js';
import {form, outOf} from './plural.js';

const chances: Record<Chance, string> = {
	'nearly always': 'Ten pasjans wychodzi prawie zawsze.',
	mostly: 'Ten pasjans częściej wychodzi, niż nie wychodzi.',
	often: 'Ten pasjans wychodzi dość często.',
	sometimes: 'Ten pasjans wychodzi od czasu do czasu.',
	seldom: 'Ten pasjans wychodzi rzadko.',
	'nearly never':
		'Ten pasjans nie wychodzi prawie nigdy: miarą dobrej gry jest liczba kart na podstawach.',
};

const share = (won: number, deals: number): string => {
	const value = (100 * won) / deals;
	return value >= 1 ? `${percent(value).replace('.', ',')}%` : `raz na ${Math.round(deals / won)}`;
};

const thousands = (count: number): string =>
	count < 10_000 ? String(count) : String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u{A0}');

const deal = (count: number): string =>
	`${thousands(count)} ${form(count, 'rozdanie', 'rozdania', 'rozdań')}`;

const average = (home: number, isAllWon: boolean, needed: number): string =>
	!isAllWon && Math.round(home) === needed
		? `prawie wszystkie karty (${needed})`
		: `${home.toFixed(0)} ${outOf(needed)} kart`;

/** Jak często pasjans wychodzi. */
export const odds = {
	chance: (chance: Chance) => chances[chance],
	measured: ({deals, won, averageHome}: Odds, needed: number) =>
		`Zmierzono: graczowi prostemu, lecz uważnemu, który widzi tyle co ty i układa każdą pasującą kartę, na ${deal(deals)} ${won === 0 ? 'nie wyszło żadne' : `${form(won, 'wyszło', 'wyszły', 'wyszło')} ${thousands(won)} (${share(won, deals)})`}; średnio układał ${average(averageHome, won === deals, needed)}. Kto umie przytrzymać właściwe karty albo pamięta, jak leżą, wygra częściej.`,
	measuredOpen: ({deals, won}: {readonly deals: number; readonly won: number}) =>
		won === 0
			? `Nawet przy odkrytych kartach nie znaleziono drogi do wygranej w żadnym z pierwszych ${thousands(deals)} rozdań.`
			: `Kto widziałby wszystkie karty, mógłby wygrać ${won === deals ? 'każde' : `co najmniej ${thousands(won)}`} z pierwszych ${thousands(deals)} rozdań: drogę znalazł program.`,
	unmeasured: 'Jak często ten pasjans wychodzi, jeszcze nie zmierzono.',
};
