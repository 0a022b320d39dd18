import {isDealNumber} from '../random.js';
import {isCount, isGameId, isGameName, isInstant, isRecord} from './checks.js';
import {decodeResult, isOutcome, type Outcome, type Result} from './result.js';
import {type Decoded, decodeSealed, sealedText} from './sealed.js';

/** A game as it is kept between two starts: the deal and the moves, from which everything else follows. */
export type Save = {
	readonly format: 1;
	/** The id of the game's result, made at the deal (`newGameId`). */
	readonly id: string;
	readonly game: string;
	readonly dealNumber: number;
	readonly moves: readonly string[];
	/** How many of the moves are in force; the rest are undone and can be redone. */
	readonly at: number;
	readonly startedAt: string;
	readonly savedAt: string;
	/** Its place in the order of saving where `savedAt` doesn't tell that, as a clock was wrong: see `orderOf`. */
	readonly order?: number;
	readonly activeSeconds: number;
	readonly undos: number;
	readonly hints: number;
	readonly replay: boolean;
	/** The result was already recorded; what is played after it changes nothing. */
	readonly finished?: Outcome;
	/** The result, as long as it could not be recorded where results are. */
	readonly result?: Result;
};

const maximumMoves = 20_000;

const moveText = /^[a-z0-9-]{1,12}$/;

const isMoveText = (value: string): boolean => moveText.test(value);

/** Whether a save is within the limits that `decodeSave` will hold it to. */
export const isSave = (save: Save): boolean => decodeContent(contentOf(save)) !== undefined;

/** The text of a save, one line of JSON. Moves lie in it as one text with spaces between, which is half as long. */
export const encodeSave = (save: Save): string => sealedText('save', contentOf(save));

/** Reads what `encodeSave` wrote. Never throws. That the moves are legal is for the rules to say. */
export const decodeSave = (text: string): Decoded<Save> =>
	decodeSealed(text, 'save', decodeContent);

const contentOf = (save: Save) => ({
	format: save.format,
	id: save.id,
	game: save.game,
	dealNumber: save.dealNumber,
	moves: save.moves.join(' '),
	at: save.at,
	startedAt: save.startedAt,
	savedAt: save.savedAt,
	...(save.order === undefined ? {} : {order: save.order}),
	activeSeconds: save.activeSeconds,
	undos: save.undos,
	hints: save.hints,
	replay: save.replay,
	...(save.finished === undefined ? {} : {finished: save.finished}),
	...(save.result === undefined ? {} : {result: save.result}),
});

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value);

const decodeMoves = (value: unknown): readonly string[] | undefined => {
	if (typeof value !== 'string') {
		return undefined;
	}

	const moves = value === '' ? [] : value.split(' ');
	return moves.length <= maximumMoves && moves.every(isMoveText) ? moves : undefined;
};

const decodeContent = (value: unknown): Save | undefined => {
	if (!isRecord(value)) {
		return undefined;
	}

	const {format, id, game, dealNumber, at, startedAt, savedAt, order, activeSeconds} = value;
	const {undos, hints, replay, finished} = value;
	const moves = decodeMoves(value.moves);
	const result = value.result === undefined ? undefined : decodeResult(value.result);
	if (
		format !== 1 ||
		!isGameId(id) ||
		!isGameName(game) ||
		!isDealNumber(dealNumber) ||
		moves === undefined ||
		!isCount(at, moves.length) ||
		!isInstant(startedAt) ||
		!isInstant(savedAt) ||
		!(order === undefined || isPlace(order)) ||
		!isCount(activeSeconds) ||
		!isCount(undos) ||
		!isCount(hints) ||
		typeof replay !== 'boolean' ||
		!(finished === undefined || isOutcome(finished)) ||
		!(value.result === undefined || result?.id === id)
	) {
		return undefined;
	}

	return {
		format,
		id,
		game,
		dealNumber,
		moves,
		at,
		startedAt,
		savedAt,
		...(order === undefined ? {} : {order}),
		activeSeconds,
		undos,
		hints,
		replay,
		...(finished === undefined ? {} : {finished}),
		...(result === undefined ? {} : {result}),
	};
};
