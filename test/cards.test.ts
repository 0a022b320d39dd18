import {describe, expect, test} from 'vitest';
import {
	cardOf,
	cardText,
	faceDown,
	faceOf,
	faceUp,
	isFaceDown,
	pack,
	parseCard,
	rankOf,
	suitOf,
	turnedOver,
} from '../source/cards.js';

describe('cards', () => {
	test('the pack is two full decks, 104 cards, every card once in each deck', () => {
		expect(pack).toHaveLength(104);
		expect(new Set(pack).size).toBe(104);
		const times = Map.groupBy(pack, cardText);
		expect(times.size).toBe(52);
		expect([...times.values()].every(twins => twins.length === 2)).toBe(true);
	});

	test('a card is written as its rank and the letter of its suit', () => {
		const deck = pack.slice(0, 52).map(cardText).join(' ');
		expect(deck).toBe(
			['S', 'H', 'D', 'C']
				.map(suit => `A 2 3 4 5 6 7 8 9 10 J Q K`.replaceAll(/\S+/g, rank => rank + suit))
				.join(' '),
		);
	});

	test('a card has a suit and a rank, and its twin has the same', () => {
		for (const card of pack) {
			const twin = (card + 52) % 104;
			expect(cardText(twin)).toBe(cardText(card));
			expect(faceOf(twin)).toBe(faceOf(card));
			expect(cardOf(suitOf(card), rankOf(card))).toBe(faceOf(card));
			expect(rankOf(card)).toBeGreaterThanOrEqual(1);
			expect(rankOf(card)).toBeLessThanOrEqual(13);
		}
	});

	test('the text of a card is read back as the card of the first deck', () => {
		for (const card of pack) {
			expect(parseCard(cardText(card))).toBe(faceOf(card));
		}
	});

	test.each([
		'',
		'1S',
		'11S',
		'0S',
		'01S',
		'as',
		'AX',
		'A',
		'S',
		'SA',
		' AS',
		'AS ',
		'*AS',
		'A♠',
		'10',
		'constructor',
	])('%j is no card', text => {
		expect(parseCard(text)).toBeUndefined();
	});

	test('a card keeps its face while it lies face down and when it is turned over', () => {
		for (const card of pack) {
			expect(isFaceDown(card)).toBe(false);
			expect(isFaceDown(faceDown(card))).toBe(true);
			expect(faceDown(faceDown(card))).toBe(faceDown(card));
			expect(faceUp(faceDown(card))).toBe(card);
			expect(faceUp(card)).toBe(card);
			expect(turnedOver(card)).toBe(faceDown(card));
			expect(turnedOver(turnedOver(card))).toBe(card);
		}
	});
});
