import {pack} from '../../cards.js';
import type {Odds} from '../../games/odds.js';
import type {Game} from '../../rules/game.js';
import {cardsNeeded, hasReserve} from '../../rules/position.js';
import {stockOf} from '../../rules/start.js';
import {
	chanceOf,
	type DealGroup,
	dealGroups,
	foundationGroups,
	lastCounted,
	packetlessGroups,
	pileNumbers,
	placesGroups,
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

const layout = (game: Game, words: RulesWords): Sentences => {
	const {rows, foundations, packet, aside} = game;
	const corners = pileNumbers(game, row => row === 'corner');
	const rowCount = new Set(rows.filter(row => row !== 'corner')).size;
	return [
		words.piles(placesGroups(game)),
		rows.length > 0 && words.columns(rows.length / 2, rowCount, corners),
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
			return [words.rounds(group, deal, laying.packet, game.packet !== 'none')];
		case 'counted':
			return words.counted(group, deal, laying.packet);
		case 'sorted':
			return [words.sorted(group)];
		case 'whole':
			return [words.whole(group, deal, laying.rows)];
	}
};

const hasRounds = ({deals}: Game): boolean =>
	deals.some(({laying}) => laying.kind === 'rounds' || laying.kind === 'counted');

const dealing = (game: Game, words: RulesWords): Sentences => [
	words.stock(stockOf(game).length),
	...dealGroups(game).flatMap(group => layingOf(group, game, words)),
	hasRounds(game) && words.roundNote,
];

const play = (game: Game, words: RulesWords): Sentences => {
	const {building, filling, rows, foundations, packet, aside, replacement, sideRights} = game;
	const isOnlyHome = building === undefined && !filling;
	const free = foundations.filter(({laidOut}) => !laidOut);
	return [
		words.tops,
		isOnlyHome && words.onlyHome(aside !== undefined),
		aside !== undefined && words.asideMove(aside),
		words.packetMove[packet](hasReserve(game)),
		rows.length > 0 && words.rowRule,
		rows.length > 0 && free.length > 0 && words.opening([...new Set(free.map(({base}) => base))]),
		replacement && words.replacement,
		sideRights && words.tuckRight(pileNumbers(game, row => row !== 'corner')),
		sideRights && words.pullRight,
		building !== undefined && words.building(building, packet !== 'none', filling),
		filling && words.filling(rows.length > 0),
		...dealGroups(game).map(group => group.deal.flip && words.flip(group)),
		...(hasReserve(game) ? [words.turn, words.chain(lastCounted(game))] : []),
	];
};

const redeals = (game: Game, words: RulesWords): Sentences => {
	const {deals, shuffledRedeals, gathering, packet, aside} = game;
	const isAgain = deals.length > 1;
	const order = `${words.gathering[gathering]}${packet === 'none' ? '' : words.gatheredPacket}.`;
	return [
		words.redeals(deals.length, hasReserve(game)),
		...(isAgain ? (shuffledRedeals ? [words.shuffled] : [order, words.unshuffled]) : []),
		isAgain && aside !== undefined && words.asideStays,
	];
};

const end = (game: Game, words: RulesWords): Sentences => [
	words.won,
	words.lost,
	...dealGroups(game).map(group => group.deal.flip && words.lostFlip(group)),
	(game.building !== undefined || game.filling) && words.wandering(game.building),
];

const rulings = (game: Game, words: RulesWords): Sentences => [
	words.held(hasReserve(game)),
	words.staying,
	hasRounds(game) && words.betweenRounds,
	...game.deals.map(
		({laying}) =>
			laying.kind === 'whole' &&
			laying.rows[0] !== undefined &&
			laying.rows.length > 1 &&
			words.rowsBegin(laying.rows[0]),
	),
	game.deals.some(({laying}) => laying.kind === 'sorted') && words.sortedGathering,
	hasReserve(game) && words.chainOnce,
	game.packet === 'open' && words.openPacket,
	game.rows.length > 0 && words.rowRuleRests,
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
