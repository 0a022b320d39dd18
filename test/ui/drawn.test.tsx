import {describe, expect, test} from 'vitest';
import {faceUp, isFaceDown, pack, rankOf, rankText, suitOf} from '../../source/cards.js';
import {games} from '../../source/games/index.js';
import type {Game} from '../../source/rules/game.js';
import {legalMoves, statusOf} from '../../source/rules/moves.js';
import {
	cardsHome,
	cardsNeeded,
	dealOf,
	type Pile,
	type Position,
} from '../../source/rules/position.js';
import {textOf} from '../../source/ui/draw/span.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {pilePage} from '../../source/ui/pages/pile-page.js';
import {cardSign} from '../../source/ui/text/signs.js';
import {begun, en, messageOf, onTable, press} from './driver.js';
import {frameOf} from './frame.js';
import {phases} from './samples.js';

const on = (game: Game, position: Position, size: Size = {columns: 80, rows: 24}) =>
	onTable({...begun(game.id, position.dealNumber), positions: [position]}, size);

/** Whether the player may not see it: face down, or covered in a deal laid whole. */
const isHiddenIn = (game: Game, position: Position, pile: Pile, index: number): boolean =>
	isFaceDown(pile[index]!) ||
	(dealOf(game, position).laying.kind === 'whole' &&
		position.tableau.includes(pile) &&
		index < pile.length - 1);

/** The position with all that the player may not see in the opposite order. */
const otherwiseHidden = (game: Game, position: Position): Position => {
	const hidden: number[] = [];
	const collect = (pile: Pile) => {
		for (const [index, lying] of pile.entries()) {
			if (isHiddenIn(game, position, pile, index)) {
				hidden.push(faceUp(lying));
			}
		}
	};
	const {stock, tableau, packet, reserve} = position;
	hidden.push(...stock);
	for (const pile of [...tableau, packet, reserve]) {
		collect(pile);
	}
	const change = (pile: Pile): Pile =>
		pile.map((lying, index) =>
			isHiddenIn(game, position, pile, index) ? hidden.pop()! | (lying & 128) : lying,
		);
	return {
		...position,
		stock: stock.map(() => hidden.pop()!),
		tableau: tableau.map(change),
		packet: change(packet),
		reserve: change(reserve),
	};
};

/** Four positions of different phases; those that end by what is hidden are left out. */
const positionsOf = (game: Game): readonly Position[] => {
	const all = phases(game).filter(
		position =>
			statusOf(game, position) === 'playing' &&
			statusOf(game, otherwiseHidden(game, position)) === 'playing',
	);
	const step = Math.ceil(all.length / 4);
	return all.filter((_, index) => index % step === 0);
};

describe.each(games.map(game => [game.id, game] as const))('The screen of %s', (_, game) => {
	test('does not depend on any card that the player may not see', () => {
		let differing = 0;
		for (const position of positionsOf(game)) {
			const other = otherwiseHidden(game, position);
			differing += JSON.stringify(other) === JSON.stringify(position) ? 0 : 1;

			expect(frameOf(on(game, other))).toEqual(frameOf(on(game, position)));
			for (const spot of ['t1', 't2', 't4', 'p1', 'r', 'stock', 'f1', 'a'] as const) {
				const page = (which: Position) =>
					pilePage(on(game, which).play.session, spot, {columns: 80, rows: 24}, en).map(textOf);
				expect(page(other)).toEqual(page(position));
			}
		}
		expect(differing).toBeGreaterThan(0);
	});

	test('says nothing of them either when the player looks for a card or tries one', () => {
		for (const position of positionsOf(game)) {
			const other = otherwiseHidden(game, position);
			for (const card of pack.slice(0, 52)) {
				const keys = `/ ${rankText(rankOf(card)).slice(0, 1).toLowerCase()} ${'shdc'[suitOf(card)]}`;
				const [one, two] = [position, other].map(which => press(on(game, which), keys));
				expect(messageOf(two!)).toBe(messageOf(one!));
				expect(two!.play.cursor).toBe(one!.play.cursor);
			}
			for (const keys of ['7', '8 f', 'e a', 'F 8', 'w', 'space']) {
				const [one, two] = [position, other].map(which => press(on(game, which), keys));
				expect(messageOf(two!)).toBe(messageOf(one!));
			}
		}
	});

	test.each([
		['60×20', {columns: 60, rows: 20}],
		['120×40', {columns: 120, rows: 40}],
	] as const)('shows at %s as many of the aces laid aside as there are', (_size, size) => {
		const aces = pack.filter(card => rankOf(card) === game.aside);
		if (aces.length > 0) {
			const [position] = phases(game);
			const frame = frameOf(on(game, {...position!, aside: aces}, size));
			const line = frame.find(text => text.includes(en.table.aside)) ?? '';
			expect(line.match(/A[♠♥♦♣]/g)).toHaveLength(8);
			expect(line.length).toBeLessThanOrEqual(size.columns);
		}
	});

	test('is as large as the window and always says deal, number, stock and cards home', () => {
		for (const position of positionsOf(game)) {
			for (const [columns, rows] of [
				[60, 20],
				[120, 40],
			] as const) {
				const frame = frameOf(on(game, position, {columns, rows}));
				expect(frame).toHaveLength(rows);
				expect(Math.max(...frame.map(line => line.length))).toBeLessThanOrEqual(columns);
				const [header] = frame;
				const {deal, tightDeal} = en.table;
				expect([deal, tightDeal].map(words => words(position.deal, game.deals.length))).toSatisfy(
					(words: readonly string[]) => words.some(text => header?.includes(text)),
				);
				expect(header).toContain(String(position.dealNumber));
				expect(header).toContain(String(position.stock.length));
				expect(header).toContain(en.table.home(cardsHome(position), cardsNeeded(game)));
				expect(header).toContain(game.name.slice(0, 9));
				expect(frame.at(-1)).not.toBe('');
			}
		}
	});

	test('shows every card that can be played, at 60×20 too', () => {
		for (const position of positionsOf(game)) {
			const frame = frameOf(on(game, position, {columns: 60, rows: 20})).join('\n');
			for (const move of legalMoves(game, position)) {
				if (move.kind === 'card') {
					const {source} = move;
					const lying =
						source.at === 'tableau'
							? position.tableau[source.index]!.at(-1)!
							: source.at === 'packet'
								? position.packet[source.index]!
								: position.reserve.at(-1)!;
					expect(frame).toContain(cardSign(lying));
				}
			}
		}
	});
});
