import type {Game} from './game.js';
import {
	actionMove,
	actions,
	aside,
	foundations,
	type Move,
	moveBetween,
	packetPlaces,
	places,
	reserve,
	type Source,
	type Target,
} from './move.js';
import {hasReserve} from './position.js';

/** How many places of each kind the moves of a game can name, over all its deals. */
const placesOf = (game: Game) => {
	let piles = 0;
	for (const deal of game.deals) {
		piles = Math.max(piles, deal.places);
	}
	return {
		piles,
		/** All packs are as long: what is laid out beforehand makes no number change. */
		packet: game.packet === 'none' ? 0 : packetPlaces.length,
		reserve: hasReserve(game) ? 1 : 0,
		aside: game.aside === undefined ? 0 : 1,
	};
};

type Places = ReturnType<typeof placesOf>;

/** Moves from one pile: to the foundations, aside, to the other piles. From a packet card there are fewer. */
const fromPile = ({aside, piles}: Places): number => foundations.length + aside + piles - 1;
const fromPacket = ({aside}: Places): number => foundations.length + aside;

/** Where the moves of each kind of source begin: actions, piles, the reserve, the packet. */
const starts = (there: Places) => {
	const reserveStart = actions.length + there.piles * fromPile(there);
	const packetStart = reserveStart + there.reserve * foundations.length;
	return {
		pileStart: actions.length,
		reserveStart,
		packetStart,
		end: packetStart + there.packet * fromPacket(there),
	};
};

/** How many moves the notation can spell in a game, legal or not: their numbers are all below. */
export const moveCount = (game: Game): number => starts(placesOf(game)).end;

/** The place of a target among those of a source, the pile `from` left out; `undefined` for one that is not there. */
const targetNumber = (target: Target, from: number, {aside, piles}: Places): number | undefined => {
	switch (target.at) {
		case 'foundation':
			return target.index;
		case 'aside':
			return aside === 0 ? undefined : foundations.length;
		case 'tableau':
			return target.index >= piles
				? undefined
				: foundations.length + aside + target.index - (target.index > from ? 1 : 0);
	}
};

const targetAt = (number: number, from: number, there: Places): Target => {
	if (number < foundations.length) {
		return foundations[number] as Target;
	}
	const pile = number - foundations.length - there.aside;
	return pile < 0 ? aside : (places[pile < from ? pile : pile + 1] as Target);
};

const sourceStart = (source: Source, there: Places): number | undefined => {
	const {pileStart, reserveStart, packetStart} = starts(there);
	switch (source.at) {
		case 'tableau':
			return source.index < there.piles ? pileStart + source.index * fromPile(there) : undefined;
		case 'reserve':
			return there.reserve === 0 ? undefined : reserveStart;
		case 'packet':
			return source.index < there.packet
				? packetStart + source.index * fromPacket(there)
				: undefined;
	}
};

/**
 * The number of a move in a game: each that the game can spell has one of its own, from 0 without a gap, which
 * no position changes. `undefined` for a move with a place that the game never has.
 */
export const numberOf = (game: Game, move: Move): number | undefined => {
	if (move.kind === 'action') {
		return actions.indexOf(move.action);
	}
	const there = placesOf(game);
	const {source, target} = move;
	const start = sourceStart(source, there);
	const from = source.at === 'tableau' ? source.index : there.piles;
	const number = targetNumber(target, from, there);
	return start === undefined || number === undefined ? undefined : start + number;
};

/** The move of a number in a game; `undefined` beyond the last. */
export const moveAt = (game: Game, number: number): Move | undefined => {
	const action = actions[number];
	if (action !== undefined) {
		return actionMove(action);
	}
	const there = placesOf(game);
	const {pileStart, reserveStart, packetStart, end} = starts(there);
	if (!Number.isInteger(number) || number < 0 || number >= end) {
		return undefined;
	}
	if (number >= packetStart) {
		const each = fromPacket(there);
		const index = Math.floor((number - packetStart) / each);
		const target = targetAt((number - packetStart) % each, there.piles, there);
		return moveBetween(packetPlaces[index] as Source, target);
	}
	if (number >= reserveStart) {
		return moveBetween(reserve, foundations[number - reserveStart] as Target);
	}
	const each = fromPile(there);
	const index = Math.floor((number - pileStart) / each);
	return moveBetween(places[index] as Source, targetAt((number - pileStart) % each, index, there));
};
