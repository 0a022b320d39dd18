import {pack} from '../../cards.js';
import type {Odds} from '../../games/odds.js';
import type {Game} from '../../rules/game.js';
import {cardsNeeded, hasPacket, hasReserve, tuckOf} from '../../rules/position.js';
import {stockOf} from '../../rules/start.js';
import {goesByRows, linesOf, rowsOf} from '../../rules/table.js';
import {
	chanceOf,
	type DealGroup,
	flipGroups,
	foundationGroups,
	groupsBy,
	lastCounted,
	numbersOf,
	packetlessGroups,
	reachGroups,
	sidePileNumbers,
} from '../text/rules-facts.js';
import type {RulesWords} from '../text/rules-texts.js';
import {rulesDrawing} from './rules-drawing.js';

export type Section = {
	readonly name: keyof RulesWords['titles'];
	readonly title: string;
	readonly drawing: readonly string[];
	readonly sentences: readonly string[];
};

type Sentences = readonly (string | false)[];

const aim = (game: Game, words: RulesWords): Sentences => {
	const groups = foundationGroups(game);
	const lasts = new Set(groups.map(({last}) => last));
	const [last] = lasts;
	return [
		words.aim(cardsNeeded(game), pack.length),
		...groups.map(words.foundations),
		last !== undefined && lasts.size === 1 && words.endOn(last, game.foundations.length),
	];
};

const placesSaid = (game: Game, words: RulesWords): string => {
	const lines = linesOf(game);
	const left = numbersOf(lines.map(line => line.left));
	return [
		lines.length > 0 ? words.columns(left, rowsOf(game).length) : '',
		game.corners.length > 0 ? words.corners(numbersOf(game.corners)) : '',
	]
		.filter(said => said !== '')
		.join(' ');
};

const layout = (game: Game, words: RulesWords): Sentences => {
	const {foundations, packet, aside} = game;
	return [
		words.piles(groupsBy(game, ({places}) => places)),
		placesSaid(game, words),
		words.packet[packet],
		...packetlessGroups(game).map(words.noPacket),
		hasReserve(game) && words.reserve,
		aside !== undefined && words.aside(aside),
		foundations.some(({laidOut}) => !laidOut) && words.labels.waiting,
	];
};

const layingOf = (group: DealGroup, game: Game, words: RulesWords): Sentences => {
	const {deal} = group;
	const {laying} = deal;
	switch (laying.kind) {
		case 'rounds':
			return [words.rounds(group, deal, laying.packet, hasPacket(game))];
		case 'counted':
			return words.counted(group, deal, laying.packet);
		case 'sorted':
			return [words.sorted(group)];
		case 'whole':
			return [words.whole(group, deal, laying)];
	}
};

const hasRounds = ({deals}: Game): boolean =>
	deals.some(({laying}) => laying.kind === 'rounds' || laying.kind === 'counted');

const dealing = (game: Game, words: RulesWords): Sentences => [
	words.stock(stockOf(game).length),
	...groupsBy(game, ({places, laying}) => [places, laying]).flatMap(group =>
		layingOf(group, game, words),
	),
	hasRounds(game) && words.roundNote,
];

const play = (game: Game, words: RulesWords): Sentences => {
	const {building, filling, rowRule, foundations, packet, aside, replacement, sideRights} = game;
	const isOnlyHome = building === undefined && !filling;
	const free = foundations.filter(({laidOut}) => !laidOut);
	return [
		words.tops,
		isOnlyHome && words.onlyHome(aside !== undefined),
		aside !== undefined && words.asideMove(aside),
		words.packetMove[packet](hasReserve(game)),
		rowRule !== undefined &&
			words.rowRule(rowRule, goesByRows(game) ? 'by rows' : reachGroups(rowRule)),
		rowRule !== undefined &&
			free.length > 0 &&
			words.opening(
				[...new Set(free.map(({base}) => base))],
				free.some(({suit}) => suit === 'chosen'),
			),
		replacement && words.replacement,
		sideRights && words.tuckRight(sidePileNumbers(game)),
		sideRights && words.pullRight,
		building !== undefined && words.building(building, hasPacket(game), filling),
		filling && words.filling(rowRule !== undefined),
		...flipGroups(game).map(words.flip),
		...(tuckOf(game) === 'chain' ? [words.turn, words.chain(lastCounted(game))] : []),
	];
};

const redeals = (game: Game, words: RulesWords): Sentences => {
	const {deals, shuffledRedeals, gathering, aside} = game;
	const isAgain = deals.length > 1;
	const order = `${words.gathering[gathering]}${hasPacket(game) ? words.gatheredPacket : ''}.`;
	return [
		words.redeals(deals.length, hasReserve(game)),
		...(isAgain ? (shuffledRedeals ? [words.shuffled] : [order, words.unshuffled]) : []),
		isAgain && aside !== undefined && words.asideStays,
	];
};

const end = (game: Game, words: RulesWords): Sentences => [
	words.won,
	words.lost,
	...flipGroups(game).map(words.lostFlip),
	(game.building !== undefined || game.filling) && words.wandering(game.building),
];

const rulings = (game: Game, words: RulesWords): Sentences => [
	words.held(hasReserve(game)),
	words.staying,
	hasRounds(game) && words.betweenRounds,
	...game.deals.map(
		({laying}) =>
			laying.kind === 'whole' &&
			laying.turns === 'row by row' &&
			laying.faces[0] !== undefined &&
			laying.faces.length > 1 &&
			words.rowsBegin(laying.faces[0]),
	),
	game.deals.some(({laying}) => laying.kind === 'sorted') &&
		game.gathering === 'first pile first' &&
		words.sortedGathering,
	tuckOf(game) === 'chain' && words.chainOnce,
	game.packet === 'open' && words.openPacket,
	game.rowRule !== undefined && words.rowRuleRests[game.rowRule.holds],
];

const chances = (game: Game, words: RulesWords, odds: Odds | undefined): Sentences =>
	odds === undefined
		? [words.unmeasured]
		: [
				words.chance(chanceOf(odds)),
				words.measured(odds, cardsNeeded(game)),
				odds.open !== undefined && words.measuredOpen(odds.open),
			];

/** The rules of a game, told from its data. */
export const rulesText = (
	game: Game,
	words: RulesWords,
	odds: Odds | undefined,
): readonly Section[] => {
	const section = (name: Section['name'], sentences: Sentences): Section => ({
		name,
		title: words.titles[name],
		drawing: name === 'layout' ? rulesDrawing(game, words) : [],
		sentences: sentences.filter(sentence => sentence !== false && sentence !== '') as string[],
	});
	return [
		section('aim', aim(game, words)),
		section('layout', layout(game, words)),
		section('dealing', dealing(game, words)),
		section('play', play(game, words)),
		section('redeals', redeals(game, words)),
		section('end', end(game, words)),
		section('rulings', rulings(game, words)),
		section('odds', chances(game, words, odds)),
	];
};
