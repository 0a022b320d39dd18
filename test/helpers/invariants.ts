import {expect} from 'vitest';
import {faceUp, isFaceDown, pack, rankOf, suitOf} from '../../source/cards.js';
import {applied} from '../../source/rules/apply.js';
import {refusalFacts} from '../../source/rules/describe.js';
import type {Game} from '../../source/rules/game.js';
import {type Move, parseMove} from '../../source/rules/move.js';
import {legalMoves, refusal, statusOf} from '../../source/rules/moves.js';
import {
	cardsHome,
	cardsNeeded,
	dealOf,
	type Pile,
	type Position,
} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import {languages} from './languages.js';
import type {Played} from './player.js';
import {pileText} from './position.js';
import {spellable} from './spellable.js';

const hasEveryCardOnce = (position: Position): boolean => {
	const seen = new Uint8Array(256);
	const {stock, tableau, packet, reserve, foundations, aside} = position;
	for (const pile of [stock, ...tableau, packet, reserve, ...foundations, aside]) {
		for (const card of pile) {
			seen[faceUp(card)]!++;
		}
	}
	return seen.every((times, card) => times === (card < pack.length ? 1 : 0));
};

/** What is wrong with a foundation, told from Rules, 2.4, 3 and not from what the program allows. */
const foundationFault = (game: Game, pile: Pile, index: number): string | undefined => {
	const {base, step, length, follows} = game.foundations[index]!;
	if (pile.length > length) {
		return 'too long';
	}
	const isRight = pile.every(
		(card, count) =>
			!isFaceDown(card) &&
			rankOf(card) === ((base - 1 + step * count + 26) % 13) + 1 &&
			(follows === 'regardless of suit' || suitOf(card) === suitOf(pile[0]!)),
	);
	return isRight ? undefined : `wrong order: ${pileText(pile)}`;
};

/** Fails unless every position of the game could be one, and follows from the one before. */
export const expectSound = (game: Game, {moves, positions}: Played) => {
	for (const [count, position] of positions.entries()) {
		const before = positions[count - 1];
		const where = () =>
			`${game.id} ${position.dealNumber}: ${moves
				.slice(0, count)
				.map(({text}) => text)
				.join(' ')}`;
		if (!hasEveryCardOnce(position)) {
			expect.fail(`not every card once after ${where()}`);
		}
		for (const [index, pile] of position.foundations.entries()) {
			const fault = foundationFault(game, pile, index);
			if (fault !== undefined || pile.length < (before?.foundations[index]?.length ?? 0)) {
				expect.fail(`foundation ${index + 1} is ${fault ?? 'shorter'} after ${where()}`);
			}
		}
		const deal = dealOf(game, position);
		const tops = position.tableau.map(pile => pile.at(-1) ?? 0);
		const isSpread = position.stock.length === 0 && position.reserve.length === 0;
		const status = statusOf(game, position);
		const isWon = cardsHome(position) === cardsNeeded(game);
		const isOver = count === moves.length && legalMoves(game, position).length === 0;
		const facts = {
			'as many piles as the deal has places': position.tableau.length === deal.places,
			'tops face up': !tops.some(isFaceDown),
			'covered cards in deals laid whole only':
				deal.laying.kind === 'whole' || !position.tableau.flat().some(isFaceDown),
			'packet open when all is dealt': !isSpread || !position.packet.some(isFaceDown),
			'reserve face down but for its last': position.reserve.slice(0, -1).every(isFaceDown),
			'stock never growing within a deal':
				before === undefined ||
				(position.deal === before.deal
					? position.stock.length <= before.stock.length
					: position.deal === before.deal + 1 && moves[count - 1]?.text === 'redeal'),
			'replacement only where the game has it':
				game.replacement || position.replacement === undefined,
			'status as the moves say': status === (isWon ? 'won' : isOver ? 'lost' : 'playing'),
		};
		for (const [fact, holds] of Object.entries(facts)) {
			if (!holds) {
				expect.fail(`Not so: ${fact}, after ${where()}`);
			}
		}
	}
};

/** Fails unless the moves as text, read and played again from the start, give the same positions. */
export const expectReplays = (game: Game, {moves, positions}: Played) => {
	let position = startPosition(game, positions[0]!.dealNumber);
	expect(position).toEqual(positions[0]);
	for (const [count, {text}] of moves.entries()) {
		const move = parseMove(text);
		expect(move).toBe(moves[count]);
		position = applied(game, position, move!);
	}
	expect(position).toEqual(positions.at(-1));
};

const spelled: readonly Move[] = spellable.map(text => parseMove(text)!);

/** Moves that name a packet card far beyond the packet are left out: they are all alike. */
const plausible = ({packet}: Position): readonly Move[] =>
	spelled.filter(
		move =>
			move.kind !== 'card' || move.source.at !== 'packet' || move.source.index <= packet.length,
	);

/** Fails unless exactly the listed moves are accepted, each listed once, and every other has words why not. */
export const expectExactMoves = (game: Game, position: Position) => {
	const listed = new Set(legalMoves(game, position));
	expect(listed.size).toBe(legalMoves(game, position).length);
	for (const move of plausible(position)) {
		const reason = refusal(game, position, move);
		if ((reason === undefined) !== listed.has(move)) {
			expect.fail(
				`${game.id}: ${move.text} is ${listed.has(move) ? '' : 'not '}listed, but ${reason}`,
			);
		}
		if (reason !== undefined) {
			for (const language of Object.values(languages)) {
				const words = language.refusal(refusalFacts(game, position, move, reason));
				if (!/^[^\n]{10,}[.!]$/.test(words) || /undefined|NaN|null/.test(words)) {
					expect.fail(`${game.id}: ${move.text}, ${reason}: ${words}`);
				}
			}
		}
	}
};

/** The position with all hidden cards in the opposite order. */
const hiddenReversed = (position: Position): Position => {
	const isHidden = isFaceDown;
	const hidden = [
		...position.stock,
		...[...position.tableau, position.packet, position.reserve].flat().filter(isHidden).map(faceUp),
	];
	const change = (pile: Pile): Pile =>
		pile.map(card => (isHidden(card) ? hidden.pop()! | 128 : card));
	return {
		...position,
		stock: position.stock.map(() => hidden.pop()!),
		tableau: position.tableau.map(change),
		packet: change(position.packet),
		reserve: change(position.reserve),
	};
};

/** Fails if what the player may do, or what he is told when he may not, depends on a card that lies face down. */
export const expectNothingGivenAway = (game: Game, position: Position) => {
	const other = hiddenReversed(position);
	// Whether a flip would help is known to the rules alone (it ends the game), so both must go on.
	if (statusOf(game, position) !== 'playing' || statusOf(game, other) !== 'playing') {
		return;
	}
	const told = (which: Position) =>
		plausible(which).map(move => {
			const reason = refusal(game, which, move);
			return `${move.text}: ${reason === undefined ? 'legal' : languages.en.refusal(refusalFacts(game, which, move, reason))}`;
		});
	expect(told(other)).toEqual(told(position));
};
