import type {HintWords} from '../../keys.js';

/** Co robią klawisze, do podpowiedzi na ekranach; same klawisze pochodzą z ich tabeli. */
export const hints: HintWords = {
	menu: {
		up: 'wybór',
		play: 'gra',
		back: 'powrót do gry',
		leave: 'wyjście',
		search: 'szukanie',
	},
	taking: {
		take: 'weź ją tutaj',
		new: 'zostaw ją i zacznij rozdanie',
		games: 'inne pasjanse',
		leave: 'wyjście',
	},
	page: {back: 'wstecz', up: 'przewijanie'},
	options: {up: 'wybór', left: 'zmiana', back: 'wstecz'},
	result: {
		new: 'nowe rozdanie',
		again: 'to samo rozdanie jeszcze raz',
		undo: 'cofnij i obejrzyj grę; wynik zostaje',
		statistics: 'statystyka',
		games: 'inne pasjanse',
		leave: 'wyjście',
	},
};

/** Co się pisze tam, gdzie dobra jest każda litera. */
export const letters = 'litery';
