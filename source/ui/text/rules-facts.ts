import {type Rank, rankText} from '../../cards.js';
import type {Odds} from '../../games/odds.js';
import type {Deal, Foundation, Game} from '../../rules/game.js';

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
const groupsBy = ({deals}: Game, feature: (deal: Deal) => unknown): readonly DealGroup[] => {
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

/** The deals in their order, equal ones that follow each other together. */
export const dealGroups = (game: Game): readonly DealGroup[] => groupsBy(game, deal => deal);

/** The same, but told apart by the number of piles only. */
export const placesGroups = (game: Game): readonly DealGroup[] =>
	groupsBy(game, ({places}) => places);

const hasPacket = ({laying}: Deal): boolean => 'packet' in laying && laying.packet > 0;

/** The deals in which nothing goes to the packet that the game has otherwise. */
export const packetlessGroups = (game: Game): readonly DealGroup[] =>
	game.packet === 'none' ? [] : groupsBy(game, hasPacket).filter(({deal}) => !hasPacket(deal));

/** The last rank that is counted, where rounds are counted over the places. */
export const lastCounted = ({deals}: Game): Rank =>
	deals.find(({laying}) => laying.kind === 'counted')?.places ?? 1;

/** Numbers, from 1, of the piles for which the test holds. */
export const pileNumbers = (
	{rows}: Game,
	test: (row: number | 'corner') => boolean,
): readonly number[] => rows.flatMap((row, index) => (test(row) ? [index + 1] : []));

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
