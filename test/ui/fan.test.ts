import {describe, expect, test} from 'vitest';
import {pack} from '../../source/cards.js';
import {seenInPile} from '../../source/rules/visible.js';
import {fan, fanCards, type Mark} from '../../source/ui/draw/fan.js';
import {messageLines} from '../../source/ui/draw/key-bar.js';
import {textOf} from '../../source/ui/draw/span.js';
import {lay} from '../helpers/position.js';

const marks: readonly Mark[] = ['none', 'focus', 'chosen', 'goal'];

const drawn = (
	count: number,
	{
		width = 40,
		strip = 4,
		rows = 1,
		mark = 'none',
	}: {width?: number; strip?: number; rows?: 1 | 3; mark?: Mark} = {},
) => {
	const cards = fanCards(pack.slice(0, count), 'bright');
	return fan(cards, {width, strip, rows, mark}).map(textOf);
};

describe('A fan', () => {
	test('never is wider than its room, and has all its rows', () => {
		for (let count = 0; count <= 60; count++) {
			for (let width = 9; width <= 80; width += 1 + (count % 5)) {
				for (const [strip, rows] of [
					[3, 1],
					[4, 1],
					[4, 3],
				] as const) {
					const lines = drawn(count, {width, strip, rows, mark: marks[count % 4]!});
					expect(lines).toHaveLength(rows);
					expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(width);
				}
			}
		}
	});

	test('shows its top card whole and as many of the others as fit; the rest is a count', () => {
		for (let count = 1; count <= 60; count++) {
			for (const width of [9, 20, 31, 77]) {
				for (const rows of [1, 3] as const) {
					const text = drawn(count, {width, rows}).join(' ');
					const shown = text.match(/[♠♥♦♣]/g)?.length ?? 0;
					const under = Number(/\+(\d+)/.exec(text)?.[1] ?? 0);
					expect(shown + under).toBe(count);
					expect(text.includes('+')).toBe(under > 0);
				}
			}
		}
	});

	test('counts nothing that there is room for', () => {
		expect(drawn(4, {width: 17})).toEqual([' A♠  2♠  3♠ [ 4♠]']);
		expect(drawn(4, {width: 16})).toEqual(['+2   3♠ [ 4♠]']);
	});

	test.each<[Mark, string]>([
		['none', '[10♠]'],
		['focus', '▸10♠]'],
		['chosen', '»10♠«'],
		['goal', '›10♠‹'],
	])('is marked by signs, not by colour alone: %s', (mark, text) => {
		expect(drawn(10, {mark, width: 60, strip: 3}).join('')).toContain(text);
	});

	test.each<[Mark, string]>([
		['none', '[ · ]'],
		['focus', '▸ · ]'],
		['goal', '› · ‹'],
	])('without cards is a place: %s', (mark, text) => {
		expect(drawn(0, {mark})).toEqual([text]);
	});

	test.each([
		[3, '▒▒   2♠ ▒▒  [ 4♠]'],
		[4, '▒▒  ▒▒  ▒▒  [ 4♠]'],
	])(
		'shows in deal %d no card that lies face down, nor one that is covered where piles are turned over',
		(deal, text) => {
			const {game, position} = lay('damski-kaprys', {deal, t: {1: '*AS 2S *3S 4S'}});
			const cards = fanCards(seenInPile(game, position, 0), 'bright');

			expect(fan(cards, {width: 40, strip: 4, rows: 1, mark: 'none'}).map(textOf).join('')).toBe(
				text,
			);
		},
	);
});

describe('A message', () => {
	const words = 'Deal number 4294967296 is too large: give a whole number from 1 to 4294967295.';

	test('takes the lower of its two lines, or both, and stays within them', () => {
		expect(messageLines('Pile 2 is empty.', 80).map(textOf)).toEqual(['', ' Pile 2 is empty.']);
		for (let columns = 60; columns < 100; columns++) {
			const lines = messageLines(`${words} ${words}`.slice(0, 2 * columns - 20), columns).map(
				textOf,
			);
			expect(lines).toHaveLength(2);
			expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(columns);
		}
	});

	test('is broken between words, and loses none of them', () => {
		const text = messageLines(words, 60).map(textOf);

		expect(text.join('').replaceAll(/\s+/g, ' ').trim()).toBe(words);
		expect(text.every(line => line.startsWith(' '))).toBe(true);
	});
});
