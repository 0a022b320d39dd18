import {type Rank, rankText} from '../../../cards.js';
import type {RefusalFacts} from '../../../rules/describe.js';
import type {Refusal} from '../../../rules/refusal.js';
import {cardSign, rowLetter, suitSign} from '../signs.js';
import {holds, ofPiles} from './row-rule.js';
import {accusative, many, one} from './rules-words.js';

const card = ({card}: RefusalFacts) =>
	card === undefined ? 'Ta karta' : `Karta ${cardSign(card)}`;

/** The card that is wanted; a rank without a suit is a word in the case of the sentence. */
const wanted = ({wanted}: RefusalFacts, inCase: (rank: Rank) => string) => {
	if (wanted === undefined) {
		return 'nic więcej';
	}
	return wanted.suit === undefined
		? `${inCase(wanted.rank)} dowolnego koloru`
		: `${rankText(wanted.rank)}${suitSign(wanted.suit)}`;
};

const onto = ({onto}: RefusalFacts) =>
	onto === undefined ? 'tę kartę' : `kartę ${cardSign(onto)}`;

const aside = ({aside}: RefusalFacts) => (aside === undefined ? 'inne' : many(aside));

const during = ({rowRule}: RefusalFacts) =>
	rowRule === undefined ? 'teraz' : holds[rowRule.holds];

/** Dlaczego ruch jest odrzucony i, gdzie to pomaga, co byłoby możliwe. */
export const refusals: Record<Refusal, (facts: RefusalFacts) => string> = {
	won: () => 'Pasjans wyszedł; nie ma już czego przekładać.',
	lost: () => 'Pasjans nie wyszedł: nie ma już żadnego ruchu.',
	'replacement-due': ({replacement}) =>
		`Miejsce ${replacement} czeka na kartę: najpierw połóż tam górną kartę jednego z kątów.`,
	'no-such-pile': ({from, to}) => `Kupki ${Math.max(from ?? 0, to ?? 0)} nie ma teraz na stole.`,
	'empty-pile': ({from}) => `Kupka ${from} jest pusta.`,
	'no-packet': () => 'W tym pasjansie nie ma pakietu.',
	'packet-closed': () => 'Pakiet jest jeszcze zakryty: otwiera się, gdy wszystko jest rozdane.',
	'packet-top-only': () => 'Dopóki w talii są karty, w grze jest tylko górna karta pakietu.',
	'no-such-packet-card': ({from}) => `Pakiet nie ma karty numer ${from}.`,
	'no-reserve': () => 'W tym pasjansie nie ma rezerwy.',
	'nothing-turned': () => 'Żadna karta rezerwy nie jest odkryta.',
	'foundation-complete': ({to}) => `Podstawa ${to} jest już pełna.`,
	'foundation-opens-with': facts =>
		`${card(facts)} nie zacznie podstawy ${facts.to}: zaczyna ją ${wanted(facts, one)}.`,
	'suit-already-open': facts =>
		`${card(facts)} nie zacznie podstawy ${facts.to}: jej kolor zaczęto już na innej.`,
	'not-next': facts =>
		`${card(facts)} nie pasuje na podstawę ${facts.to}, która czeka na ${wanted(facts, accusative)}.`,
	'row-rule': facts =>
		facts.rowRule?.row === undefined
			? `${card(facts)} leży za daleko: ${during(facts)} na podstawę ${facts.to} idą tylko karty z ${ofPiles(facts.rowRule?.piles ?? [])}.`
			: `${card(facts)} leży poza rzędem ${rowLetter(facts.rowRule.row)}: ${during(facts)}, na podstawę ${facts.to} idą tylko karty z tego rzędu i z kątów.`,
	'no-row-aside': () => 'W tym pasjansie nic się nie odkłada na bok.',
	'not-for-aside': facts => `${card(facts)} nie może pójść na bok: idą tam tylko ${aside(facts)}.`,
	'no-building': () => 'W tym pasjansie nie przekłada się kart z kupki na kupkę.',
	'building-after-stock': () => 'Przekładać na kupki można dopiero, gdy talia się skończy.',
	'no-filling': ({to}) => `Kupka ${to} jest pusta, a wakansów się tu nie zapełnia.`,
	'other-suit': facts => `${card(facts)} nie pójdzie na ${onto(facts)}: kolor musi być ten sam.`,
	'wrong-rank': facts => `${card(facts)} nie pójdzie na ${onto(facts)}: nie następują po sobie.`,
	'stock-empty': () => 'Talia się skończyła: nie ma już czego rozdawać.',
	'stock-not-empty': () => 'Jeszcze nie: najpierw trzeba rozdać całą talię.',
	'reserve-not-used': () => 'Jeszcze nie: najpierw trzeba zużyć rezerwę.',
	'last-deal': () => 'To ostatnie rozłożenie: kolejnego nie będzie.',
	'no-flip': () => 'W tym pasjansie nie odwraca się kupek.',
	'no-flip-yet': () => 'Kupki wolno odwracać dopiero w ostatnim rozłożeniu.',
	'nothing-to-flip': () => 'Odwrócenie nic nie zmieni: żadna kupka nie ma dwóch kart.',
	'reserve-empty': () => 'Rezerwa jest pusta.',
	'already-turned': () => 'Jedna karta rezerwy jest już odkryta: najpierw zagraj ją albo podłóż.',
	'no-tuck': () => 'W tym pasjansie niczego się nie podkłada.',
	'turned-fits': () => 'Odkryta karta pasuje na podstawę, więc musi tam pójść.',
	'nothing-to-tuck': () => 'Podłożenie nic nie zmieni: żadna boczna kupka nie ma dwóch kart.',
	'tuck-used': () => 'W tym rozłożeniu karty są już podłożone.',
	'no-pull': () => 'W tym pasjansie niczego się nie wyciąga.',
	'nothing-to-pull': () => 'Wyciągnięcie nic nie zmieni: boczne kupki mają za mało kart.',
	'pull-used': () => 'W tym rozłożeniu karty są już wyciągnięte: oba prawa wygasły.',
	'right-ended-by-building': () => 'To prawo wygasło z pierwszym przełożeniem na kupkę.',
};
