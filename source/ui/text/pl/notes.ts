import type {Card} from '../../../cards.js';
import type {ChainStep} from '../../../rules/chain.js';
import type {Script} from '../../keyboard.js';
import type {Spot} from '../../spots.js';
import {cardSign} from '../signs.js';
import {form, plural} from './plural.js';

const chainStep = ({card, under}: ChainStep): string =>
	under === undefined ? `${cardSign(card)} na pakiet` : `${cardSign(card)} pod kupkę ${under + 1}`;

const place = (spot: Spot): string => {
	switch (spot[0]) {
		case 't':
			return `w kupce ${spot.slice(1)}`;
		case 'p':
			return 'w pakiecie';
		case 'f':
			return `na podstawie ${spot.slice(1)}`;
		case 'a':
			return 'w rzędzie asów';
		default:
			return 'w rezerwie';
	}
};

const under = (cards: number): string =>
	cards === 0 ? '' : `, pod ${plural(cards, 'kartą', 'kartami', 'kartami')}`;

const redealsLeft = (left: number): string => {
	const words = plural(left, 'ponowne rozłożenie', 'ponowne rozłożenia', 'ponownych rozłożeń');
	return `${form(left, 'zostało', 'zostały', 'zostało')} ${words}`;
};

const alphabets: Readonly<Record<Script, string>> = {
	Cyrillic: 'cyrylicą',
	Greek: 'alfabetem greckim',
	Hebrew: 'alfabetem hebrajskim',
	Arabic: 'alfabetem arabskim',
	other: 'innym alfabetem',
};

const yes = 't';

/** Co mówi wiersz wiadomości; klawisze są podane tak, jak się je pisze graczowi. */
export const notes = {
	noSuchKey: (keys: string) => `Ten klawisz nic tu nie robi: ${keys} pokazuje klawisze.`,
	capsLock: (key: string, small: string) =>
		`${key} nic tu nie robi, ale ${small} tak: może jest włączony Caps Lock.`,
	otherLetters: (script: Script) =>
		`Klawiatura pisze ${alphabets[script]}: przełącz ją na alfabet łaciński.`,
	pasted: 'Wklejony tekst niczego nie zagrywa.',
	noSuchMove: 'Tam nie można położyć karty.',
	chooseFirst: 'Najpierw wybierz kartę: klawiszem kupki albo kursorem.',
	fitsNowhere: (card: Card) => `Karta ${cardSign(card)} nigdzie teraz nie pasuje.`,
	noFoundation: (card: Card) => `Na kartę ${cardSign(card)} nie czeka teraz żadna podstawa.`,
	tuckOnly: (card: Card, tuck: string) =>
		`Karta ${cardSign(card)} nie pasuje na żadną podstawę: ${tuck} podkłada ją pod kupkę.`,
	noPacketInDeal: 'W tym rozłożeniu nie ma pakietu.',
	noPacketCard: 'Żadnej karty z pakietu nie da się teraz zagrać.',
	noSuchLabel: 'Żadna karta pakietu nie ma teraz tej litery.',
	noRank: 'Nie ma takiej karty: wpisz A, 2 … 10, J, Q lub K, potem kolor S, H, D lub C.',
	noSuit: 'Nie ma takiego koloru: S to piki, H kiery, D kara, C trefle.',
	notFound: (face: Card) => `Karty ${cardSign(face)} nigdzie nie widać.`,
	found: (card: Card, spot: Spot, cards: number) =>
		`Karta ${cardSign(card)} leży ${place(spot)}${under(cards)}.`,
	chain: (steps: readonly ChainStep[]) => steps.map(chainStep).join(' → '),
	redealt: (deal: number, deals: number) =>
		deal === deals
			? `Rozłożenie ${deal} z ${deals}: ostatnie.`
			: `Rozłożenie ${deal} z ${deals}; ${redealsLeft(deals - deal)}.`,
	redealUndone: 'Ponowne rozłożenie cofnięte.',
	nothingToUndo: 'Nie ma czego cofnąć.',
	nothingToRedo: 'Nie ma czego ponowić.',
	nothingToGiveUp: 'Nie ma czego poddać: jeszcze nic nie zagrano albo wynik już zapisano.',
	numberKept: 'Rozdanie zostaje to samo.',
	kept: 'Gra toczy się dalej.',
	welcome: 'Wszystko leży tak, jak zostało.',
	plainUnasked: 'Litery, bo znaki bywają tu za szerokie: zob. --no-ascii.',
	openElsewhere: 'Twoja gra jest otwarta w innym oknie; to jest nowe rozdanie.',
	dealOpenElsewhere: 'To rozdanie jest otwarte w innym oknie; tutaj zaczyna się od początku.',
	chosen: (card: Card, keys: string, back: string) =>
		`${cardSign(card)} dokąd? ${keys}   (${back}: odłóż z powrotem)`,
	whichFoundation: (card: Card | undefined, numbers: readonly string[], back: string) =>
		`${card === undefined ? 'N' : `${cardSign(card)} n`}a którą podstawę: ${numbers.join(', ') || '1 … 8'}?   (${back}: wstecz)`,
	noSuchFoundation: 'Podstaw jest osiem, od 1 do 8.',
	onFoundation: (key: string, numbers: readonly string[]) =>
		`${key} podstawa ${numbers.join(' lub ')}`,
	onPile: (key: string, number: number) => `${key} kupka ${number}`,
	onAside: (key: string) => `${key} rząd asów`,
	typeLabel: (back: string) => `Która karta pakietu? Naciśnij literę pod nią.   (${back}: wstecz)`,
	typeCard: (typed: string) => `Szukana karta, figura i kolor (7c): ${typed}_`,
	typeNumber: (digits: string) => `Numer rozdania, potem Enter: ${digits}_`,
	/** Klawisz, który mówi: tak. */
	yes,
	confirm: (game: string, dealNumber: number) =>
		`${game}, rozdanie nr ${dealNumber}: poddać i przegrać? Klawisz ${yes}: tak, każdy inny: nie.`,
};
