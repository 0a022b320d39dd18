import {type Rank, rankText} from '../../cards.js';
import type {Odds} from '../../games/odds.js';
import type {Deal, Foundation, Game, RowRule} from '../../rules/game.js';
import {hasPacket, laysPacket} from '../../rules/position.js';
import {isCorner} from '../../rules/table.js';

/** Foundations that are opened and built alike. */
export type FoundationGroup = Pick<
	Foundation,
	'base' | 'step' | 'length' | 'follows' | 'laidOut'
> & {
	readonly count: number;
	/** Whether the player chooses the suit. */
	readonly isChosen: boolean;
	/** The rank on top at the end. */
	readonly last: Rank;
	/** Whether it goes round the corner of king and ace. */
	readonly isRound: boolean;
	/** Its ranks in short: `A 2 3 … Q K`, all in one line. */
	readonly ranks: string;
};

/** Deals that are laid alike, counted from 1. */
export type DealRange = {readonly from: number; readonly to: number; readonly of: number};

export type DealGroup = DealRange & {readonly deal: Deal};

export type Chance = 'nearly always' | 'mostly' | 'often' | 'sometimes' | 'seldom' | 'nearly never';

/** A blank at which no line is broken. */
const noBreak = '\u{A0}';

const rankAt = ({base, step}: Pick<Foundation, 'base' | 'step'>, index: number): Rank =>
	((((base - 1 + step * index) % 13) + 13) % 13) + 1;

const groupOf = (foundation: Foundation, count: number): FoundationGroup => {
	const {base, step, length, follows, laidOut, suit} = foundation;
	const texts = Array.from({length}, (_, index) => rankText(rankAt(foundation, index)));
	const end = base + step * (length - 1);
	return {
		base,
		step,
		length,
		follows,
		laidOut,
		count,
		isChosen: suit === 'chosen',
		last: rankAt(foundation, length - 1),
		isRound: end < 1 || end > 13,
		ranks: [...texts.slice(0, 3), '…', ...texts.slice(-2)].join(noBreak),
	};
};

const isAlike = (one: Foundation, other: Foundation): boolean =>
	JSON.stringify(groupOf(one, 1)) === JSON.stringify(groupOf(other, 1));

export const foundationGroups = ({foundations}: Game): readonly FoundationGroup[] => {
	const leaders = foundations.filter(
		(foundation, index) => foundations.findIndex(other => isAlike(other, foundation)) === index,
	);
	return leaders.map(leader =>
		groupOf(leader, foundations.filter(other => isAlike(other, leader)).length),
	);
};

/** The deals in their order, those that follow each other and are alike in something together. */
export const groupsBy = ({deals}: Game, feature: (deal: Deal) => unknown): readonly DealGroup[] => {
	const groups: DealGroup[] = [];
	deals.forEach((deal, index) => {
		const last = groups.at(-1);
		const number = index + 1;
		if (
			last !== undefined &&
			JSON.stringify(feature(last.deal)) === JSON.stringify(feature(deal))
		) {
			groups[groups.length - 1] = {...last, to: number};
		} else {
			groups.push({from: number, to: number, of: deals.length, deal});
		}
	});
	return groups;
};

/** The deals in which piles may be turned over. */
export const flipGroups = (game: Game): readonly DealGroup[] =>
	groupsBy(game, ({flip}) => flip).filter(({deal}) => deal.flip);

/** The deals in which nothing goes to the packet that the game has otherwise. */
export const packetlessGroups = (game: Game): readonly DealGroup[] =>
	hasPacket(game) ? groupsBy(game, laysPacket).filter(({deal}) => !laysPacket(deal)) : [];

/** The last rank that is counted, where rounds are counted over the places. */
export const lastCounted = ({deals}: Game): Rank =>
	deals.find(({laying}) => laying.kind === 'counted')?.places ?? 1;

/** Numbers, from 1, of the piles that are not corners. */
export const sidePileNumbers = (game: Game): readonly number[] => {
	const most = Math.max(...game.deals.map(({places}) => places));
	return numbersOf([...Array(most).keys()].filter(index => !isCorner(game, index)));
};

/** Indexes as numbers from 1. */
export const numbersOf = (indexes: readonly number[]): readonly number[] =>
	indexes.map(index => index + 1);

/** Piles that reach the same foundations by the row rule; numbers from 1. */
export type ReachGroup = {
	readonly piles: readonly number[];
	readonly foundations: 'every' | readonly number[];
};

export const reachGroups = ({reach}: RowRule): readonly ReachGroup[] =>
	[...Map.groupBy(reach.keys(), pile => String(reach[pile]))].map(([, piles]) => {
		const foundations = reach[piles[0] as number] ?? 'every';
		return {
			piles: numbersOf(piles),
			foundations: foundations === 'every' ? 'every' : numbersOf(foundations),
		};
	});

/** The least share of deals won for each word. */
const chances: readonly (readonly [number, Chance])[] = [
	[0.9, 'nearly always'],
	[0.5, 'mostly'],
	[0.25, 'often'],
	[0.05, 'sometimes'],
	[0.01, 'seldom'],
];

/** In how many of the measured deals the patience came out, in a word. */
export const chanceOf = ({deals, won}: Odds): Chance =>
	chances.find(([least]) => won / deals >= least)?.[1] ?? 'nearly never';
