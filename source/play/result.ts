import {isDealNumber} from '../random.js';
import {digitsOf, isCount, isGameId, isGameName, isInstant, isRecord} from './checks.js';
import {furtherFields} from './further.js';

export type Outcome = 'won' | 'lost' | 'given-up';

/** What is recorded of one deal played; written once and never changed. */
export type Result = {
	readonly format: 1;
	readonly id: string;
	readonly game: string;
	readonly dealNumber: number;
	readonly outcome: Outcome;
	/** The same deal was begun before: counted apart, extends no streak. */
	readonly replay: boolean;
	/** Cards home at the end. */
	readonly home: number;
	/** Cards that had to come home to win. */
	readonly of: number;
	readonly moves: number;
	/** Active time only. */
	readonly seconds: number;
	readonly undos: number;
	readonly hints: number;
	/** ISO 8601 in UTC, as the fields `endedAt`, `savedAt`. */
	readonly startedAt: string;
	readonly endedAt: string;
};

const outcomes: readonly string[] = ['won', 'lost', 'given-up'] satisfies readonly Outcome[];

export const isOutcome = (value: unknown): value is Outcome =>
	typeof value === 'string' && outcomes.includes(value);

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
Names a game for good, from the time of its deal and 80 random bits: safe as a file name.

@param randomBytes At least ten; the first ten are used.
*/
export const newGameId = (now: Date, randomBytes: Uint8Array): string => {
	let bits = 0n;
	for (const byte of randomBytes.subarray(0, 10)) {
		bits = (bits << 8n) | BigInt(byte);
	}

	let letters = '';
	for (let index = 0; index < 16; index++) {
		letters = `${alphabet[Number(bits & 31n)]}${letters}`;
		bits >>= 5n;
	}

	return `${digitsOf(now)}-${letters}`;
};

/** Reads a result from parsed JSON; `undefined` if anything about it is not as it must be. A number that is missing counts as nothing, fields of a newer version are kept. Never throws. */
export const decodeResult = (value: unknown): Result | undefined => {
	if (!isRecord(value)) {
		return undefined;
	}

	const {format, id, game, dealNumber, outcome, replay, home = 0, of, ...others} = value;
	const {moves = 0, seconds = 0, undos = 0, hints = 0, startedAt, endedAt, ...rest} = others;
	if (
		format !== 1 ||
		!isGameId(id) ||
		!isGameName(game) ||
		!isDealNumber(dealNumber) ||
		!isOutcome(outcome) ||
		typeof replay !== 'boolean' ||
		!isCount(of, 104) ||
		!isCount(home, of) ||
		!isCount(moves) ||
		!isCount(seconds) ||
		!isCount(undos) ||
		!isCount(hints) ||
		!isInstant(startedAt) ||
		!isInstant(endedAt)
	) {
		return undefined;
	}

	return {
		...{format, id, game, dealNumber, outcome, replay, home, of},
		...{moves, seconds, undos, hints, startedAt, endedAt},
		...furtherFields(rest),
	};
};

/** A result without what only a newer version knows. */
export const knownResult = ({
	format,
	id,
	game,
	dealNumber,
	outcome,
	replay,
	home,
	of,
	moves,
	seconds,
	undos,
	hints,
	startedAt,
	endedAt,
}: Result): Result => ({
	...{format, id, game, dealNumber, outcome, replay, home, of},
	...{moves, seconds, undos, hints, startedAt, endedAt},
});
