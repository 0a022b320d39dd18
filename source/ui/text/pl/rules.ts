import type {Rank} from '../../../cards.js';
import type {Building, Deal, Foundation, Game, Laying} from '../../../rules/game.js';
import type {DealRange, FoundationGroup} from '../rules-facts.js';
import {form, plural} from './plural.js';
import {numbered} from './row-rule.js';
import {odds} from './rules-odds.js';
import {play} from './rules-play.js';
import {
	cards,
	lastCards,
	locative,
	many,
	number,
	piles,
	range,
	several,
	upper,
} from './rules-words.js';

const follows: Record<Foundation['follows'], string> = {
	'in suit': 'w kolorze',
	'regardless of suit': 'bez względu na kolor',
};

const sides: Record<'down' | 'up', string> = {down: 'zakryte', up: 'odkryte'};

type Whole = Extract<Laying, {readonly kind: 'whole'}>;

const taken: Record<Whole['turns'], string> = {
	'row by row': 'rzędy',
	'pile by pile': 'kupki',
};

/** Zasady pasjansów: zdanie na każde słowo, którym opisana jest gra. */
export const rules = {
	titles: {
		aim: 'Cel',
		layout: 'Stół',
		dealing: 'Rozdawanie',
		play: 'Gra',
		redeals: 'Ponowne rozłożenia',
		end: 'Wygrana i przegrana',
		rulings: 'Czego stare opisy nie mówią i jak gra się tutaj',
		odds: 'Szanse',
	},
	aim: (needed: number, total: number) =>
		needed === total
			? `Gra się dwiema pełnymi taliami, potasowanymi razem: ${plural(total, 'karta', 'karty', 'kart')}. Wszystkie mają trafić na osiem podstaw, z których każdą otwiera karta podstawowa.`
			: `Gra się dwiema pełnymi taliami, potasowanymi razem: ${plural(total, 'karta', 'karty', 'kart')}. Na osiem podstaw, z których każdą otwiera karta podstawowa, ma ich trafić ${needed}; pozostałe (${total - needed}) się nie liczą.`,
	foundations: ({
		base,
		count,
		step,
		length,
		ranks,
		isRound,
		isChosen,
		laidOut,
		...group
	}: FoundationGroup) => {
		const opening = laidOut
			? `${upper(several(count, base))} ${form(count, 'leży', 'leżą', 'leży')} na stole od początku`
			: `${upper(form(count, 'jedna', number(count), number(count)))} ${form(count, 'podstawa czeka', 'podstawy czekają', 'podstaw czeka')} na ${many(base)}, ${
					isChosen
						? 'każda na inny kolor; gdzie który będzie leżał, zależy od ciebie'
						: count > 4
							? 'po dwie karty każdego koloru'
							: 'po jednej karcie każdego koloru'
				}`;
		const corner = isRound ? (step === 1 ? ', a po królu as' : ', a po asie król') : '';
		return `${opening}. Układa się na nich ${step === 1 ? 'w górę' : 'w dół'} ${follows[group.follows]}${corner}, razem po ${cards(length)}: ${ranks}.`;
	},
	endOn: (last: Rank, count: number) =>
		`Na koniec na wierzchu ${form(count, 'leży', 'leżą', 'leży')} ${several(count, last)}.`,
	piles: (groups: readonly (DealRange & {readonly deal: Deal})[]) =>
		`Karty rozdaje się ${groups
			.map(group => `na ${piles(group.deal.places)} ${range(group)}`)
			.join(', ')}.`,
	columns: (left: readonly number[], rows: number) =>
		`Kupki ${numbered(left)} stoją po lewej, pozostałe po prawej. Między nimi leżą podstawy w ${locative(rows)} ${rows === 1 ? 'rzędzie' : 'rzędach'}, po dwie w każdym.`,
	corners: (corners: readonly number[]) => `Kupki ${corners.join(', ')} to kąty.`,
	packet: {
		none: '',
		closed: 'Obok kupek leży pakiet, na razie zakryty: to tajemnica tego pasjansa.',
		open: 'Obok kupek leży pakiet, odkryty.',
	} satisfies Record<Game['packet'], string>,
	noPacket: (group: DealRange) =>
		`${upper(range(group))}${group.of > 1 && group.from === group.of ? ', ostatnim,' : ''} pakietu nie ma.`,
	reserve: 'Do rezerwy idą karty odliczone, zakryte.',
	aside: (rank: Rank) => `Na boku, w osobnym rzędzie, kładzie się ${many(rank)}.`,
	labels: {
		packet: 'pakiet',
		reserve: 'rezerwa',
		aside: 'na boku',
		corner: 'kąt',
		row: (letter: string) => `rząd ${letter}`,
		deals: ({from, to}: DealRange) => (from === to ? `rozł. ${from}` : `rozł. ${from}–${to}`),
		waiting:
			'W nawiasie okrągłym stoi karta, na którą podstawa jeszcze czeka; w kwadratowych są kupki.',
	},
	stock: (count: number) =>
		`Karty, które czekają zakryte na rozdanie, to talia: na początku ${plural(count, 'karta', 'karty', 'kart')}. O ich kolejności raz na zawsze decyduje numer rozdania: ten sam numer daje te same karty.`,
	rounds: (group: DealRange, {places}: Deal, packet: number, hasPacket: boolean) => {
		const rest =
			packet > 0 ? `, potem ${cards(packet)} na pakiet` : hasPacket ? ', nic na pakiet' : '';
		return `${upper(range(group))} rozdaje się rzędami po ${cards(places + packet)}: po jednej odkrytej na ${piles(places)}${rest}.`;
	},
	counted: (group: DealRange, {places}: Deal, packet: number) => [
		`${upper(range(group))} rozdaje się rzędami po ${cards(places + packet)}, licząc w każdym rzędzie od jednego do ${locative(places)}. Karta, której figura zgadza się z liczbą (as to jeden), idzie zakryta do rezerwy, a jej kupka nie dostaje w tym rzędzie nic; każdą inną kładzie się odkrytą na kupkę o tym numerze. Na koniec rzędu ${lastCards(packet)} kładzie się na pakiet, bez liczenia, zakryte.`,
		'Liczenie ma pierwszeństwo: odliczona karta idzie do rezerwy, choćby czekała na nią podstawa.',
	],
	sorted: (group: DealRange) =>
		`${upper(range(group))} kładzie się po jednej karcie, odkrytej, na kupkę jej koloru: ♠ na 1, ♥ na 2, ♦ na 3, ♣ na 4. Grać wolno po każdej karcie; D rozdaje, aż coś będzie pasować.`,
	whole: (group: DealRange, {places}: Deal, {turns, faces}: Whole) => {
		const way =
			faces.length === 1
				? `wszystkie ${sides[faces[0] ?? 'down']}`
				: `${taken[turns]} na przemian ${faces.map(face => sides[face]).join(' i ')}`;
		return `${upper(range(group))} kładzie się od razu całą talię, po ${cards(places)} w rzędzie, ${way}. Dopóki nie spocznie ostatnia karta, nie gra się niczym; potem odkrywa się górną kartę każdej kupki.`;
	},
	roundNote:
		'Rząd obejmuje wszystkie miejsca w kolejności numerów, puste czy nie; gdy w talii zabraknie kart, po prostu się urywa.',
	...play,
	redeals: (deals: number, hasReserve: boolean) =>
		deals === 1
			? 'Rozłożenie jest tylko jedno.'
			: `${form(deals, 'Rozłożenie jest', 'Rozłożenia są', 'Rozłożeń jest')} ${number(deals)}. R zbiera wszystko, co nie leży na podstawach, i rozkłada ponownie, gdy tylko talia się skończy${hasReserve ? ', a rezerwa zostanie zużyta' : ''}; nie trzeba przedtem wyczerpać ruchów. Podstawy zostają.`,
	gathering: {
		'first pile first':
			'Najpierw rozdaje się kupkę 1, od spodniej karty do górnej, potem kupkę 2 i tak dalej',
		'last pile first':
			'Najpierw rozdaje się ostatnią kupkę, od spodniej karty do górnej, potem przedostatnią i tak dalej aż do kupki 1',
	} satisfies Record<Game['gathering'], string>,
	gatheredPacket: '; na końcu pakiet, od karty położonej na nim ostatnio',
	shuffled: 'Zebrane karty tasuje się przed rozłożeniem.',
	unshuffled: 'Niczego się nie tasuje, więc dobra pamięć popłaca.',
	asideStays: 'Karty odłożone na bok tam zostają.',
	won: 'Pasjans wychodzi, gdy tylko ostatnia potrzebna karta trafi na podstawę.',
	lost: 'Pasjans jest przegrany, gdy nic już nie można zrobić: ani zagrać, ani rozdać, ani rozłożyć ponownie.',
	lostFlip: (group: DealRange) =>
		`${upper(range(group))} pasjans jest przegrany, gdy żadna strona kupek nie pokazuje karty, która by pasowała.`,
	wandering: (building: Building | undefined) =>
		`Dopóki jakaś karta może jeszcze wędrować ${building === undefined ? 'na wakans' : 'między kupkami'}, program sam nie ogłasza przegranej; grę poddaje się klawiszem „:”.`,
	...odds,
};
