import type {GameId} from '../../../games/index.js';
import type {Family} from '../../../rules/game.js';

/** Co łączy pasjanse jednej rodziny. */
export const families: Record<Family, string> = {
	secret: 'Z pakietem na boku',
	ladies: 'Zakończone damami',
	fireworks: 'Z liczeniem',
	column: 'Dwie kolumny i cztery rzędy',
};

/** Dla każdego pasjansa: co w nim szczególnego, w pół wiersza. */
export const specials: Record<GameId, string> = {
	tajemnica: 'od dwójek i króli, asy na bok',
	'tajemnica-na-asach': 'osiem asów, przekładanie na kupki',
	'otwarty-pakiet': 'pakiet odkryty, karty tasowane',
	'ksiezna-de-luynes': 'czwarte rozłożenie bez pakietu',
	'damski-kaprys': 'bez względu na kolor, z odwracaniem',
	kaprysnice: 'kolorami, potem dziesięć kupek',
	fajerwerk: 'rezerwa, która odpala łańcuchy',
	'zwarta-kolumna': 'każdy rząd ma swoje podstawy',
	'zwarta-kolumna-z-uzupelnianiem': 'wakanse wolno zapełniać',
	chaldejski: 'as i król koloru w jednym rzędzie',
	'gotycki-zamek': 'asy i króle w rzędach do wyboru',
	'cztery-katy': 'kąty zastępują karty podstawowe',
	'pasjans-z-wakansami': 'raz podłożyć, raz wyciągnąć',
};
