import {isCount, isRecord} from './checks.js';
import {digest} from './digest.js';
import {decodePlace, type Place} from './journal-place.js';
import {parseJson} from './json.js';
import {decodeResult} from './result.js';
import type {Entry, Games} from './statistics.js';
import {decodeGames} from './statistics-json.js';

/** What stands at the beginning of each file of the journal, and wherever counting begins anew. */
export type Heading = {
	/** Where the file before ended. */
	readonly after?: Place;
	/** What had been counted until here; the lines before don't count for it. */
	readonly before?: Games;
};

export type Line =
	| {readonly kind: 'entry'; readonly entry: Entry}
	| {readonly kind: 'heading'; readonly heading: Heading}
	/** A newer version's. */
	| {readonly kind: 'newer'}
	| {readonly kind: 'damaged'};

const damaged: Line = {kind: 'damaged'};

/** An array of JSON: the checksum of the content as it is written, and the content. ASCII, so that bytes are characters. */
const lineOf = (content: object): string => {
	const text = JSON.stringify(content).replaceAll(
		/[^ -~]/g,
		unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
	return `["${digest(text)}",${text}]\n`;
};

export const headingLine = (heading: Heading): string => lineOf({format: 1, ...heading});

/** A result without the names of its fields and with times from its end, in milliseconds, which is half as long; what has no place in the list comes last, by its name. */
export const entryLine = ({result, countedAt}: Entry): string => {
	const {format: _, id, game, dealNumber, outcome, replay, home, of, ...others} = result;
	const {moves, seconds, undos, hints, startedAt, endedAt, ...further} = others;
	const end = Date.parse(endedAt);
	return lineOf([
		...[id, game, dealNumber, outcome, replay, home, of, moves, seconds, undos, hints],
		...[endedAt, end - Date.parse(startedAt), countedAt - end],
		...(Object.keys(further).length === 0 ? [] : [further]),
	]);
};

/** A moment that is so long before another; `undefined` if there is none. */
const momentBefore = (instant: unknown, milliseconds: unknown): string | undefined => {
	const moment = new Date(Date.parse(String(instant)) - Number(milliseconds));
	return Number.isSafeInteger(milliseconds) && !Number.isNaN(moment.getTime())
		? moment.toISOString()
		: undefined;
};

const entryIn = (content: readonly unknown[]): Line => {
	const [id, game, dealNumber, outcome, replay, home, of, moves, ...others] = content;
	const [seconds, undos, hints, endedAt, duration, lag, further] = others;
	const startedAt = momentBefore(endedAt, duration);
	const result = decodeResult({
		...(isRecord(further) ? further : {}),
		...{format: 1, id, game, dealNumber, outcome, replay, home, of},
		...{moves, seconds, undos, hints, startedAt, endedAt},
	});
	return result === undefined || !Number.isSafeInteger(lag)
		? damaged
		: {
				kind: 'entry',
				entry: {result, countedAt: Date.parse(result.endedAt) + (lag as number)},
			};
};

const headingIn = ({format, after, before}: Readonly<Record<string, unknown>>): Line => {
	if (isCount(format) && format > 1) {
		return {kind: 'newer'};
	}
	const place = decodePlace(after);
	const games = decodeGames(before);
	return format !== 1 || Boolean(after) !== Boolean(place) || Boolean(before) !== Boolean(games)
		? damaged
		: {
				kind: 'heading',
				heading: {
					...(place === undefined ? {} : {after: place}),
					...(games === undefined ? {} : {before: games}),
				},
			};
};

const shape = /^\["([\da-f]{16})",(.*)\]$/;

/** Reads a line without its end. Never throws. */
export const decodeLine = (line: string): Line => {
	const [, checksum, text = ''] = shape.exec(line) ?? [];
	const content = checksum === digest(text) ? parseJson(text) : undefined;
	return Array.isArray(content)
		? entryIn(content)
		: isRecord(content)
			? headingIn(content)
			: damaged;
};
