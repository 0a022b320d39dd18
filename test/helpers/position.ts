import {
	cardText,
	faceDown,
	faceUp,
	isFaceDown,
	type Lying,
	pack,
	parseCard,
	rankOf,
	suits,
} from '../../source/cards.js';
import {gameOf} from '../../source/games/index.js';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {type Move, parseMove} from '../../source/rules/move.js';
import {legalMoves, refusal, type Status, statusOf} from '../../source/rules/moves.js';
import type {Pile, Position, SideRights} from '../../source/rules/position.js';
import type {Refusal} from '../../source/rules/refusal.js';
import {startPosition, stockFromFaces} from '../../source/rules/start.js';

/**
 * A position as a test writes it: cards as in `AS 10H *QD`, piles and foundations by number. Only the
 * cards that matter need be there. A foundation is its base and how many cards follow: `AS+6`.
 */
export type Sketch = {
	readonly dealNumber?: number;
	readonly deal?: number;
	readonly stock?: string;
	readonly t?: Readonly<Record<number, string>>;
	readonly packet?: string;
	readonly reserve?: string;
	readonly f?: Readonly<Record<number, string>>;
	readonly aside?: string;
	readonly rights?: SideRights;
	/** Number of the place that waits for a replacement. */
	readonly replacement?: number;
};

/** A game with a position of it. */
export type Table = {readonly game: Game; readonly position: Position};

/** The game of that id; a game is itself, so that one from elsewhere can be tried as well. */
export const named = (id: string | Game): Game => {
	const game = typeof id === 'string' ? gameOf(id) : id;
	if (game === undefined) {
		throw new Error(`There is no game ${id}`);
	}
	return game;
};

/** Freezes the value and all that it holds, so that a later change to it throws. */
export const frozen = <Value>(value: Value): Value => {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '');

/** Hands out the cards of the pack by their texts: each at most twice, as there are two decks. */
const handing = () => {
	const left = new Set(pack);
	return (...texts: readonly string[]): number => {
		for (const text of texts) {
			const first = parseCard(text);
			if (first === undefined) {
				throw new Error(`${text} is no card`);
			}
			for (const card of [first, first + 52]) {
				if (left.delete(card)) {
					return card;
				}
			}
		}
		throw new Error(`${texts.join(' and ')}: more than the two decks have`);
	};
};

const rankTexts = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Texts of the cards that may lie on the base after so many others: its own suit first. */
const followers = (game: Game, index: number, base: number, count: number): readonly string[] => {
	const plan = game.foundations[index]!;
	const rank = rankTexts[(rankOf(base) - 1 + plan.step * count + 26) % 13]!;
	const own = cardText(base).at(-1)!;
	return plan.follows === 'in suit' ? [rank + own] : [own, ...'SHDC'].map(suit => rank + suit);
};

const baseTexts = (
	game: Game,
	sketch: Sketch,
): readonly (readonly [string, number] | undefined)[] =>
	game.foundations.map((foundation, index) => {
		const given = sketch.f?.[index + 1];
		if (given !== undefined) {
			const [text, more = '0'] = given.split('+');
			return [text!, Number(more)];
		}
		return foundation.laidOut
			? [rankTexts[foundation.base - 1]! + 'SHDC'[foundation.suit]!, 0]
			: undefined;
	});

/** The game with the position of the sketch, frozen. */
export const lay = (id: string | Game, sketch: Sketch): Table => {
	const game = named(id);
	const take = handing();
	const bases = baseTexts(game, sketch).map(
		given => given && ([take(given[0]), given[1]] as const),
	);
	const cards = (text: string | undefined): Pile =>
		words(text ?? '').map(word => (word[0] === '*' ? faceDown(take(word.slice(1))) : take(word)));
	const {places} = game.deals[(sketch.deal ?? 1) - 1]!;
	const position: Position = {
		dealNumber: sketch.dealNumber ?? 1,
		deal: sketch.deal ?? 1,
		stock: cards(sketch.stock),
		tableau: Array.from({length: places}, (_, index) => cards(sketch.t?.[index + 1])),
		packet: cards(sketch.packet),
		reserve: cards(sketch.reserve),
		aside: cards(sketch.aside),
		foundations: bases.map((given, index) =>
			given === undefined
				? []
				: [
						given[0],
						...Array.from({length: given[1]}, (_, count) =>
							take(...followers(game, index, given[0], count + 1)),
						),
					],
		),
		sideRights: sketch.rights ?? 'untouched',
		replacement: sketch.replacement === undefined ? undefined : sketch.replacement - 1,
	};
	return frozen({game, position});
};

/** The start of a game, from the stock that begins with those cards; the others follow in the order of the pack. */
export const start = (id: string | Game, stock?: string, dealNumber = 1): Table => {
	const game = named(id);
	if (stock === undefined) {
		return frozen({game, position: startPosition(game, dealNumber)});
	}
	const first = words(stock).map(word => parseCard(word)!);
	const bases = game.foundations.filter(({laidOut}) => laidOut);
	const later = suits.flatMap(suit =>
		rankTexts.flatMap((_, rank) => {
			const face = suit * 13 + rank;
			const away =
				first.filter(card => card === face).length +
				bases.filter(base => base.suit === suit && base.base === rank + 1).length;
			return Array.from({length: 2 - away}, () => face);
		}),
	);
	const found = stockFromFaces(game, [...first, ...later]);
	if (!('stock' in found)) {
		throw new Error(`No stock of ${game.id}: ${stock}`);
	}
	return frozen({game, position: startPosition(game, dealNumber, found.stock)});
};

export const move = (text: string): Move => {
	const found = parseMove(text);
	if (found === undefined) {
		throw new Error(`${text} is no move`);
	}
	return found;
};

/** Why the move is refused, `undefined` if it is legal. */
export const why = ({game, position}: Table, text: string): Refusal | undefined =>
	refusal(game, position, move(text));

/** The table after the moves, in one text; each must be legal. */
export const play = (table: Table, moves: string): Table =>
	words(moves).reduce(({game, position}, text) => {
		const reason = refusal(game, position, move(text));
		if (reason !== undefined) {
			throw new Error(`${text} is refused: ${reason}`);
		}
		return frozen({game, position: applied(game, position, move(text))});
	}, table);

/** All legal moves, as words in the order of the alphabet. */
export const moves = ({game, position}: Table): string =>
	legalMoves(game, position)
		.map(({text}) => text)
		.toSorted()
		.join(' ');

export const status = ({game, position}: Table): Status => statusOf(game, position);

export const pileText = (pile: Pile): string =>
	pile.map((lying: Lying) => (isFaceDown(lying) ? '*' : '') + cardText(faceUp(lying))).join(' ');

const filled = (piles: readonly Pile[], text: (pile: Pile) => string) =>
	Object.fromEntries(
		piles.flatMap((pile, index) => (pile.length > 0 ? [[index + 1, text(pile)]] : [])),
	);

/** What lies on the table, as a sketch would write it; empty piles are left out. */
export const shown = ({position}: Table) => ({
	deal: position.deal,
	stock: pileText(position.stock),
	t: filled(position.tableau, pileText),
	packet: pileText(position.packet),
	reserve: pileText(position.reserve),
	f: filled(position.foundations, ([base, ...rest]) =>
		rest.length > 0 ? `${cardText(base!)}+${rest.length}` : cardText(base!),
	),
	aside: pileText(position.aside),
});
