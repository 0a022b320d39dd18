import type {Rank} from '../../../cards.js';
import type {Building, Game, RowRule} from '../../../rules/game.js';
import type {DealRange, ReachGroup} from '../rules-facts.js';
import {holds, numbered, ofPiles} from './row-rule.js';
import {genitive, many, one, range, steps, upper} from './rules-words.js';

const during: Record<Building['during'], string> = {
	'the whole deal': 'już podczas rozdawania i potem',
	'play after the stock': 'ale dopiero gdy talia się skończy',
};

const ownRow =
	'karta z kąta może pójść na każdą podstawę, karta z innego miejsca tylko na dwie podstawy swojego rzędu';

const reached = ({piles, foundations}: ReachGroup): string =>
	foundations === 'every'
		? `karty z ${ofPiles(piles)} idą na każdą podstawę`
		: `karty z ${ofPiles(piles)} idą tylko na ${foundations.length === 1 ? 'podstawę' : 'podstawy'} ${numbered(foundations)}`;

const rests: Record<RowRule['holds'], string> = {
	'while the stock lasts':
		'Gdy talia się skończy, reguła milknie i każda karta idzie wszędzie; następne rozłożenie ją przywraca.',
	'in the first deal': 'Od drugiego rozłożenia każda karta może iść wszędzie.',
};

/** Jak się gra kartami. */
export const play = {
	tops: 'W grze jest górna karta każdej kupki; bierze się po jednej. Gdy zejdzie, wchodzi do gry następna pod nią, a jeśli leżała zakryta, odkrywa się ją.',
	onlyHome: (hasAside: boolean) =>
		`Na kupki niczego się nie przekłada: karty idą tylko na podstawy${hasAside ? ' albo na bok' : ''}.`,
	asideMove: (rank: Rank) =>
		`${upper(one(rank))} może pójść na bok, żeby nie zawadzać. Tam już zostaje; do wygranej nie jest potrzebny.`,
	packetMove: {
		none: () => '',
		closed: (hasReserve: boolean) =>
			`Gdy talia się skończy${hasReserve ? ', a rezerwa zostanie zużyta' : ''}, pakiet się otwiera: w grze jest każda jego karta, gdziekolwiek leży.`,
		open: () =>
			'Między rzędami w grze jest górna karta pakietu, położona ostatnio; gdy talia się skończy, wszystkie jego karty.',
	} satisfies Record<Game['packet'], (hasReserve: boolean) => string>,
	building: (building: Building, hasPacket: boolean, filling: boolean) =>
		[
			`Przekładanie: górną kartę wolno położyć na górną kartę innej kupki, jeśli jest tego samego koloru i ${steps(building.steps)}, ${during[building.during]}. Król i as nie są tu sąsiadami.`,
			hasPacket ? ' Karty pakietu idą tylko na podstawy.' : '',
			filling ? '' : ' Wakans czeka na kartę do następnego rzędu.',
		].join(''),
	filling: (hasRowRule: boolean) =>
		`Uzupełnianie: między rozdawanymi rzędami i później wakans może przyjąć górną kartę dowolnej kupki, nawet jedyną na innym miejscu.${hasRowRule ? ' O regule rzędów decyduje wtedy miejsce, na którym karta leży teraz.' : ''}`,
	rowRule: (rule: RowRule, reach: 'by rows' | readonly ReachGroup[]) =>
		`Reguła rzędów, ${holds[rule.holds]}: ${reach === 'by rows' ? ownRow : reach.map(reached).join('; ')}. ${rests[rule.holds]}`,
	opening: (bases: readonly Rank[], isChosen: boolean) =>
		`Pierwsze ${bases.map(many).join(' i ')} każdego koloru mogą zająć wolną podstawę z dowolnego miejsca: reguła rzędów ich nie wiąże${isChosen ? ', a rząd wybierasz ty' : ''}. Ich bliźniaczki są kartami jak inne.`,
	replacement:
		'Dopóki w talii są karty, kartę podstawową, która schodzi z rzędu, trzeba od razu zastąpić: wybierasz kąt, a jego górną kartę kładzie się na miejsce karty podstawowej, choćby leżały tam jeszcze inne. Przedtem nie można zrobić nic innego. Gdy wszystkie kąty są puste, miejsce obywa się bez karty. Jeśli zastępująca sama jest kartą podstawową, można ją zagrać, a wtedy i ją się zastępuje.',
	tuckRight: (piles: readonly number[]) =>
		`Gdy talia się skończy, raz w każdym rozłożeniu masz dwa prawa. Najpierw t, podłożenie: w każdej bocznej kupce (${piles.join(', ')}), która ma dwie karty lub więcej, górna idzie pod spód, we wszystkich naraz.`,
	pullRight:
		'Potem p, wyciągnięcie: z każdej bocznej kupki spodnią kartę, a po podłożeniu drugą od spodu, wyciąga się na wierzch, znowu ze wszystkich naraz. Każde z praw można pominąć. Wyciągnięcie kończy prawo podłożenia, pierwsze przełożenie na kupkę kończy oba; karty idące na podstawy nie kończą żadnego.',
	flip: (group: DealRange) =>
		`${upper(range(group))} klawisz v odwraca wszystkie kupki, ile razy chcesz: spód staje się wierzchem, zakryte karty odkrytymi i na odwrót, a nowa górna karta zawsze jest odkryta. Kart przykrytych nie widać, którąkolwiek stroną leżą.`,
	turn: 'Gdy talia się skończy, t odkrywa górną kartę rezerwy, po jednej, kiedy chcesz. Jeśli pasuje na podstawę, musi tam pójść, choć inne ruchy mogą ją wyprzedzić; tylko gdy nie pasuje na żadną, wolno ją podłożyć.',
	chain: (last: Rank) =>
		`Wtedy t podkłada ją pod kupkę o jej numerze i dalej łańcuch toczy się sam: górna karta tej kupki zostaje zepchnięta. Jeśli to karta od asa do ${genitive(last)}, idzie pod kupkę o swoim numerze i spycha następną; jeśli nie, trafia odkryta na pakiet, na razie poza grą, i łańcuch się kończy. Kończy go też wakans: karta zostaje tam jako nowa kupka. Po drodze nic nie trafia na podstawę.`,
	held: (hasReserve: boolean) =>
		`Karta, która pasuje, nie musi iść na podstawę: wolno ją przytrzymać.${hasReserve ? ' Wyjątkiem jest tylko odkryta karta rezerwy.' : ''}`,
	staying: 'Co leży na podstawie, tam zostaje; na pomyłki jest cofanie, klawisz u.',
	betweenRounds: 'Gra się dopiero po rozdaniu całego rzędu, nigdy w jego trakcie.',
	rowsBegin: (row: 'down' | 'up') =>
		`Opis bierzemy dosłownie: pierwszy rząd ostatniego rozłożenia leży ${row === 'down' ? 'zakryty' : 'odkryty'}.`,
	sortedGathering:
		'Opis mówi tylko, że zbieranie zaczyna się od pików; tutaj idą po nich kiery, kara i trefle, w kolejności kupek.',
	chainOnce:
		'W jednym łańcuchu karta rusza się tylko raz: zepchnięta po raz drugi zostaje na miejscu i łańcuch się kończy. Inaczej niektóre łańcuchy nie miałyby końca. Bliźniaczka to inna karta.',
	openPacket:
		'Że pakiet leży odkryty, a jego górna karta jest w grze już podczas rozdawania, wnioskujemy z nazwy i z pokrewnych pasjansów.',
	rowRuleRests: {
		'while the stock lasts':
			'Że reguła rzędów milknie, gdy talia się skończy, wiemy z opisów pokrewnych pasjansów; gdyby trwała, ten nie mógłby wyjść.',
		'in the first deal': '',
	} satisfies Record<RowRule['holds'], string>,
};
