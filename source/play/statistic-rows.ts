import type {Result} from './result.js';

/** How a language writes the values of statistics. */
export type Writers = {
	/** In place of what there isn't. */
	readonly none: string;
	/** Seconds. */
	readonly time: (seconds: number) => string;
	readonly decimal: (value: number) => string;
	readonly percent: (value: number) => string;
	readonly day: (instant: string) => string;
};

/** Some of the totals: what a row looks at. */
type Numbers<Key extends string> = Readonly<Record<Key, number>>;

const isWon = ({outcome}: Result): boolean => outcome === 'won';

/** Adds up over games that are no replays. */
const ofGames = (of: (result: Result) => number) => (before: number, result: Result) =>
	result.replay ? before : before + of(result);

const ofWins = (of: (result: Result) => number) =>
	ofGames(result => (isWon(result) ? of(result) : 0));

const ofReplays = (of: (result: Result) => number) => (before: number, result: Result) =>
	result.replay ? before + of(result) : before;

/** How often in a row. Giving up counts as a loss. */
const inARow = (isMeant: (result: Result) => boolean) => (before: number, result: Result) =>
	result.replay ? before : isMeant(result) ? before + 1 : 0;

const most = (before: number, result: Result, value: number): number =>
	result.replay ? before : Math.max(before, value);

/** The least of all wins; 0 as long as nothing was won. */
const least = (before: number, result: Result, value: number, won: number): number =>
	result.replay || !isWon(result) ? before : won === 0 ? value : Math.min(before, value);

const quotient = (dividend: number, divisor: number): number | undefined =>
	divisor === 0 ? undefined : dividend / divisor;

const averageHome = ({homeSum, played}: Numbers<'homeSum' | 'played'>) => quotient(homeSum, played);
const averageMoves = ({wonMovesSum, won}: Numbers<'wonMovesSum' | 'won'>) =>
	quotient(wonMovesSum, won);
const averageSeconds = ({wonSecondsSum, won}: Numbers<'wonSecondsSum' | 'won'>) =>
	quotient(wonSecondsSum, won);
const winPercent = ({won, played}: Numbers<'won' | 'played'>) => quotient(100 * won, played);

const rounded = (value: number | undefined, {decimal, none}: Writers): string =>
	value === undefined ? none : decimal(value);

/** Before the program was written nobody has played it: a clock that says so is wrong. */
const firstCredible = Date.UTC(2025, 0);
/** Clocks of several machines differ by a little. */
const tolerance = 86_400_000;

/** The one of two moments that is to be kept: as `isBetter` says if both are credible, else the credible one, else the one that was kept. */
const kept = (
	old: string,
	fresh: string,
	now: number,
	isBetter: (fresh: number, old: number) => boolean,
): string => {
	const [before, after] = [Date.parse(old), Date.parse(fresh)];
	const isCredible = (time: number) => time >= firstCredible && time <= now + tolerance;
	const isFresh = isCredible(after) && (!isCredible(before) || isBetter(after, before));
	return old === '' || isFresh ? fresh : old;
};

/**
All statistics of a patience, a row each. What is kept begins with `empty`, and `fold` adds a result to it, seeing the totals before it and when it was counted; what isn't kept follows from the totals by `reckon`. `line` is how it is told on the page of a patience, `cell` in the table of all. The rows stand in the order in which they are shown.
*/
export const statisticRows = {
	/** Won, lost and given up; replays are not among them. */
	played: {
		empty: 0,
		fold: ofGames(() => 1),
		line: ({played}: Numbers<'played'>) => String(played),
		cell: ({played}: Numbers<'played'>) => String(played),
	},
	won: {
		empty: 0,
		fold: ofWins(() => 1),
		line: (totals: Numbers<'won' | 'played'>, {percent}: Writers) => {
			const part = winPercent(totals);
			return `${totals.won}${part === undefined ? '' : ` (${percent(part)}%)`}`;
		},
		cell: ({won}: Numbers<'won'>) => String(won),
	},
	winPercent: {
		reckon: winPercent,
		cell: (totals: Numbers<'won' | 'played'>, {percent, none}: Writers) => {
			const part = winPercent(totals);
			return part === undefined ? none : percent(part);
		},
	},
	lost: {empty: 0, fold: ofGames(({outcome}) => Number(outcome === 'lost'))},
	givenUp: {
		empty: 0,
		fold: ofGames(({outcome}) => Number(outcome === 'given-up')),
		line: ({givenUp}: Numbers<'givenUp'>) => String(givenUp),
	},
	/** Of the two current streaks one is 0. */
	winStreak: {
		empty: 0,
		fold: inARow(isWon),
		line: ({winStreak, longestWinStreak}: Numbers<'winStreak' | 'longestWinStreak'>) =>
			`${winStreak}, ${longestWinStreak}`,
	},
	lossStreak: {
		empty: 0,
		fold: inARow(result => !isWon(result)),
		line: ({lossStreak, longestLossStreak}: Numbers<'lossStreak' | 'longestLossStreak'>) =>
			`${lossStreak}, ${longestLossStreak}`,
	},
	longestWinStreak: {
		empty: 0,
		fold: (before: number, result: Result, {winStreak}: Numbers<'winStreak'>): number =>
			most(before, result, isWon(result) ? winStreak + 1 : 0),
	},
	longestLossStreak: {
		empty: 0,
		fold: (before: number, result: Result, {lossStreak}: Numbers<'lossStreak'>): number =>
			most(before, result, isWon(result) ? 0 : lossStreak + 1),
	},
	/** Cards home: the most, the sum over all games, and how many games ended with each number. */
	homeBest: {
		empty: 0,
		fold: (before: number, result: Result): number => most(before, result, result.home),
		line: ({homeBest, of}: Numbers<'homeBest' | 'of'>) => `${homeBest}/${of}`,
		cell: ({played, homeBest, of}: Numbers<'played' | 'homeBest' | 'of'>, {none}: Writers) =>
			played > 0 ? `${homeBest}/${of}` : none,
	},
	averageHome: {
		reckon: averageHome,
		line: (totals: Numbers<'homeSum' | 'played'>, writers: Writers) =>
			rounded(averageHome(totals), writers),
		cell: (totals: Numbers<'homeSum' | 'played'>, writers: Writers) =>
			rounded(averageHome(totals), writers),
	},
	homeSum: {empty: 0, fold: ofGames(({home}) => home)},
	homeCounts: {
		empty: {} as Readonly<Record<number, number>>,
		fold: (
			before: Readonly<Record<number, number>>,
			{replay, home}: Result,
		): Readonly<Record<number, number>> =>
			replay ? before : {...before, [home]: (before[home] ?? 0) + 1},
	},
	/** Cards needed to win. */
	of: {empty: 0, fold: (_: number, {of}: Result): number => of},
	wonMovesSum: {empty: 0, fold: ofWins(({moves}) => moves)},
	wonMovesFewest: {
		empty: 0,
		fold: (before: number, result: Result, {won}: Numbers<'won'>): number =>
			least(before, result, result.moves, won),
		line: (totals: Numbers<'won' | 'wonMovesFewest' | 'wonMovesSum'>, writers: Writers) =>
			totals.won === 0
				? writers.none
				: `${totals.wonMovesFewest}, ${rounded(averageMoves(totals), writers)}`,
	},
	averageMoves: {reckon: averageMoves},
	wonSecondsSum: {empty: 0, fold: ofWins(({seconds}) => seconds)},
	wonSecondsFastest: {
		empty: 0,
		fold: (before: number, result: Result, {won}: Numbers<'won'>): number =>
			least(before, result, result.seconds, won),
		line: (
			{won, wonSecondsFastest}: Numbers<'won' | 'wonSecondsFastest'>,
			{none, time}: Writers,
		) => (won === 0 ? none : time(wonSecondsFastest)),
	},
	averageSeconds: {
		reckon: averageSeconds,
		line: (totals: Numbers<'wonSecondsSum' | 'won'>, {none, time}: Writers) => {
			const seconds = averageSeconds(totals);
			return seconds === undefined ? none : time(Math.round(seconds));
		},
	},
	wonWithoutUndo: {
		empty: 0,
		fold: ofWins(({undos}) => Number(undos === 0)),
		line: ({wonWithoutUndo}: Numbers<'wonWithoutUndo'>) => String(wonWithoutUndo),
	},
	wonWithoutHint: {empty: 0, fold: ofWins(({hints}) => Number(hints === 0))},
	/** All games and replays together. */
	seconds: {
		empty: 0,
		fold: (before: number, {seconds}: Result): number => before + seconds,
		line: ({seconds}: Numbers<'seconds'>, {time}: Writers) => time(seconds),
	},
	/** When the first game, and the last, ended, as far as the clock can be believed; empty as long as none did. */
	firstAt: {
		empty: '',
		fold: (before: string, {endedAt}: Result, _: object, now: number): string =>
			kept(before, endedAt, now, (fresh, old) => fresh < old),
		line: ({firstAt}: {readonly firstAt: string}, {day, none}: Writers) => day(firstAt) || none,
	},
	lastAt: {
		empty: '',
		fold: (before: string, {endedAt}: Result, _: object, now: number): string =>
			kept(before, endedAt, now, (fresh, old) => fresh > old),
		line: ({lastAt}: {readonly lastAt: string}, {day, none}: Writers) => day(lastAt) || none,
	},
	replaysPlayed: {
		empty: 0,
		fold: ofReplays(() => 1),
		line: ({replaysWon, replaysPlayed}: Numbers<'replaysWon' | 'replaysPlayed'>) =>
			`${replaysWon}/${replaysPlayed}`,
	},
	replaysWon: {empty: 0, fold: ofReplays(result => Number(isWon(result)))},
};

type Rows = typeof statisticRows;

type KeysWith<Field extends string> = {
	[Key in keyof Rows]: Rows[Key] extends {readonly [Name in Field]: unknown} ? Key : never;
}[keyof Rows];

/** Statistics of which a value is kept; from those the others follow. */
export type KeptKey = KeysWith<'empty'>;
export type ReckonedKey = KeysWith<'reckon'>;
/** Statistics that are a line of the page of a patience. */
export type LineKey = KeysWith<'line'>;
/** Statistics that are a column of the page of all patiences. */
export type CellKey = KeysWith<'cell'>;

/** Running totals of one patience. Sums, so that averages can be told at any time; seconds are active time. */
export type Totals = {readonly [Key in KeptKey]: Rows[Key]['empty']};
