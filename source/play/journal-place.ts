import {isCount, isRecord} from './checks.js';

/** A place in the journal: the end of a line. */
export type Place = {
	/** The year that names the file. */
	readonly year: number;
	/** From the beginning of the file. */
	readonly bytes: number;
	/** A checksum of what stands before it, by which it is seen whether it is still the same journal. */
	readonly seal: string;
};

/** Whether a value can name a file of the journal. */
export const isYear = (value: unknown): value is number => isCount(value, 9999) && value >= 1000;

/** Reads a place from parsed JSON; `undefined` if it is none. */
export const decodePlace = (value: unknown): Place | undefined => {
	if (!isRecord(value)) {
		return undefined;
	}
	const {year, bytes, seal} = value;
	return isYear(year) && isCount(bytes) && typeof seal === 'string' && /^[\da-f]{16}$/.test(seal)
		? {year, bytes, seal}
		: undefined;
};

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
	one?.year === other?.year && one?.bytes === other?.bytes && one?.seal === other?.seal;
