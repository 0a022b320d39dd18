import type {Command} from '../../keys.js';
import {plural} from './plural.js';

/** Słowa na stole: nagłówek, napisy, pasek klawiszy. */
export const table = {
	/** Nazwa jest polska, przekładu nie trzeba. */
	gameName: (name: string, _gloss: string) => name,
	deal: (number: number, of: number) => `rozłożenie ${number} z ${of}`,
	tightDeal: (number: number, of: number) => `rozł. ${number}/${of}`,
	dealNumber: (number: number) => `nr ${number}`,
	home: (home: number, of: number) => `ułożone ${home}/${of}`,
	minutes: (minutes: number) => `${minutes} min`,
	stock: 'Talia',
	/** Gdzie spadnie następna karta talii i jako co się ją tam liczy. */
	nextCounted: (pile: number, rank: string) => ` → ${pile} = ${rank}`,
	aside: 'Asy',
	packet: 'Pakiet',
	packetClosed: 'zakryty',
	reserve: 'Rezerwa',
	/** Dopóki gry nie udało się zapisać. */
	unsaved: 'niezapisane',
	cards: (count: number) => plural(count, 'karta', 'karty', 'kart'),
	tooSmall: (columns: number, rows: number, leave: string, keys: string) =>
		`Stół potrzebuje ${columns}×${rows}. Gra jest zachowana; ${leave} wychodzi, ${keys} pokazuje klawisze.`,
};

/** For each command a word for the key bar and a line for the page of keys. */
export const commands: Record<Command, {readonly bar: string; readonly help: string}> = {
	pile: {
		bar: 'kupka',
		help: 'górna karta kupki (z, x to 11, 12); następny klawisz mówi, dokąd',
	},
	packet: {bar: 'pakiet', help: 'karta pakietu: potem litera pod nią'},
	turned: {bar: 'odkryta', help: 'odkryta karta rezerwy'},
	foundation: {bar: 'ułóż', help: 'wybrana karta na swoją podstawę'},
	'given-foundation': {bar: 'na podstawę', help: 'wybrana karta na podstawę o tym numerze'},
	find: {bar: 'szukaj', help: 'szukaj karty: /7c to siódemka trefl; znowu: jej bliźniaczka'},
	pick: {bar: 'weź', help: 'weź kartę spod kursora, połóż ją; na talii: rozdaj'},
	up: {bar: 'w górę', help: 'kursor w górę'},
	down: {bar: 'w dół', help: 'kursor w dół'},
	left: {bar: 'w lewo', help: 'kursor w lewo'},
	right: {bar: 'w prawo', help: 'kursor w prawo'},
	'next-kind': {bar: 'dalej', help: 'kursor do następnej części stołu'},
	'previous-kind': {bar: 'wstecz', help: 'kursor do poprzedniej części stołu'},
	first: {bar: 'pierwsza', help: 'kursor na pierwszą w tej części'},
	last: {bar: 'ostatnia', help: 'kursor na ostatnią w tej części'},
	deal: {bar: 'rozdaj', help: 'rozdaj jeden rząd'},
	'deal-on': {bar: 'rozdawaj', help: 'rozdawaj, aż jakaś karta da się zagrać'},
	redeal: {bar: 'rozłóż', help: 'zbierz, co zostało, i rozłóż ponownie'},
	flip: {bar: 'odwróć', help: 'odwróć wszystkie kupki'},
	turn: {bar: 'odkryj', help: 'odkryj górną kartę rezerwy'},
	tuck: {bar: 'podłóż', help: 'podłóż pod spód odkrytą kartę albo wierzch bocznych kupek'},
	pull: {bar: 'wyciągnij', help: 'wyciągnij spodnie karty bocznych kupek na wierzch'},
	undo: {bar: 'cofnij', help: 'cofnij, ile chcesz'},
	redo: {bar: 'ponów', help: 'ponów cofnięte'},
	view: {bar: 'cała kupka', help: 'pokaż całą kupkę pod kursorem'},
	new: {bar: 'nowe', help: 'nowe rozdanie'},
	again: {bar: 'jeszcze raz', help: 'to samo rozdanie jeszcze raz'},
	number: {bar: 'numer', help: 'rozdanie o podanym numerze'},
	'give-up': {bar: 'poddaj', help: 'poddaj rozdanie'},
	rules: {bar: 'zasady', help: 'zasady tego pasjansa'},
	keys: {bar: 'klawisze', help: 'ta strona'},
	statistics: {bar: 'wyniki', help: 'wygrane i przegrane'},
	games: {bar: 'pasjanse', help: 'inne pasjanse; ta gra poczeka'},
	options: {bar: 'opcje', help: 'język, barwy, co się pokazuje'},
	leave: {bar: 'wyjdź', help: 'wyjdź; gra jest zachowana i czeka'},
	back: {bar: 'wstecz', help: 'wstecz; odłóż wybraną kartę'},
	redraw: {bar: 'odśwież', help: 'narysuj ekran jeszcze raz'},
	suspend: {bar: 'zawieś', help: 'do powłoki; fg wraca'},
};
