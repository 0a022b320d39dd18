import type {Chance, Odds} from '../../pages/rules-facts.js';
import {plural} from './plural.js';

const chances: Record<Chance, string> = {
	'nearly always': 'Ten pasjans wychodzi prawie zawsze.',
	mostly: 'Ten pasjans częściej wychodzi, niż nie wychodzi.',
	sometimes: 'Ten pasjans wychodzi od czasu do czasu.',
	seldom: 'Ten pasjans wychodzi rzadko.',
	'nearly never':
		'Ten pasjans nie wychodzi prawie nigdy: miarą dobrej gry jest liczba kart na podstawach.',
};

const share = (won: number, deals: number): string => {
	const percent = (100 * won) / deals;
	return percent >= 1
		? `${percent.toFixed(percent >= 10 ? 0 : 1).replace('.', ',')}%`
		: `raz na ${Math.round(deals / won)}`;
};

/** Jak często pasjans wychodzi. */
export const odds = {
	chance: (chance: Chance) => chances[chance],
	measured: ({deals, won, averageHome}: Odds, needed: number) =>
		`Zmierzono: uważnemu graczowi, który wie tyle co ty, na ${plural(deals, 'rozdanie', 'rozdania', 'rozdań')} ${won === 0 ? 'nie wyszło żadne' : `wyszło ${won} (${share(won, deals)})`}; średnio układał ${averageHome.toFixed(0)} z ${needed} kart.`,
	measuredOpen: ({deals, won}: {readonly deals: number; readonly won: number}) =>
		`Przy odkrytych kartach poszukiwanie znalazło drogę do wygranej w ${won} na ${plural(deals, 'rozdanie', 'rozdania', 'rozdań')}.`,
	unmeasured: 'Jak często ten pasjans wychodzi, jeszcze nie zmierzono.',
};
