import {isCount, isInstant, isRecord} from './checks.js';
import {furtherFields} from './further.js';
import type {Result} from './result.js';
import {
	type CellKey,
	type KeptKey,
	type LineKey,
	type ReckonedKey,
	statisticRows,
	type Totals,
	type Writers,
} from './statistic-rows.js';

type Value = Totals[KeptKey];

type Row = {
	readonly empty?: Value;
	readonly fold?: (before: never, result: Result, totals: Totals, now: number) => Value;
	readonly reckon?: (totals: Totals) => number | undefined;
	readonly line?: (totals: Totals, writers: Writers) => string;
	readonly cell?: (totals: Totals, writers: Writers) => string;
};

const rows: Readonly<Record<string, Row>> = statisticRows;

/** The rows that have a field, as pairs of key and field. */
const withField = <Key, Field extends keyof Row>(field: Field) =>
	Object.entries(rows).flatMap(([key, row]) =>
		row[field] === undefined ? [] : [[key as Key, row[field]] as const],
	) as readonly (readonly [Key, NonNullable<Row[Field]>])[];

const beginnings = withField<KeptKey, 'empty'>('empty');
const folds = withField<KeptKey, 'fold'>('fold');
const reckonings = withField<ReckonedKey, 'reckon'>('reckon');

/** What the page of a patience tells, a line each. */
export const statisticLines = withField<LineKey, 'line'>('line');
/** What the table of all patiences tells, a column each. */
export const statisticCells = withField<CellKey, 'cell'>('cell');

export const emptyTotals = Object.fromEntries(beginnings) as Totals;

/** Totals with a result more, which was counted at a time in milliseconds since 1970. */
export const withResult = (totals: Totals, result: Result, now: number): Totals => {
	const next: Record<string, unknown> = {...totals};
	for (const [key, fold] of folds) {
		next[key] = fold(totals[key] as never, result, totals, now);
	}
	return next as Totals;
};

/** What follows from totals. Percentages and averages are unrounded; `undefined` where there is nothing to divide by. */
export const summary = (totals: Totals): Readonly<Record<ReckonedKey, number | undefined>> =>
	Object.fromEntries(reckonings.map(([key, reckon]) => [key, reckon(totals)])) as Readonly<
		Record<ReckonedKey, number | undefined>
	>;

/** Totals without what only a newer version knows. */
export const knownTotals = (totals: Totals): Totals =>
	Object.fromEntries(beginnings.map(([key]) => [key, totals[key]])) as Totals;

const isHomeCounts = (value: unknown): boolean =>
	isRecord(value) &&
	Object.entries(value).every(
		([home, games]) => /^\d{1,3}$/.test(home) && isCount(Number(home), 104) && isCount(games),
	);

/** Whether a value is what begins so. */
const isValue = (value: unknown, empty: Value): boolean => {
	switch (typeof empty) {
		case 'number':
			return isCount(value);
		case 'string':
			return value === '' || isInstant(value);
		default:
			return isHomeCounts(value);
	}
};

/** Reads totals from parsed JSON; `undefined` if anything about them is not as it must be. What is missing is as if nothing had been counted. */
export const decodeTotals = (value: unknown): Totals | undefined => {
	if (!isRecord(value)) {
		return undefined;
	}
	const totals: Record<string, unknown> = {};
	for (const [key, empty] of beginnings) {
		totals[key] = value[key] === undefined ? empty : value[key];
		if (!isValue(totals[key], empty)) {
			return undefined;
		}
	}
	const rest = Object.entries(value).filter(([key]) => !Object.hasOwn(totals, key));
	return {...(totals as Totals), ...furtherFields(Object.fromEntries(rest))};
};
