import {describe, expect, test} from 'vitest';
import {printable, printablePath, printableWord} from '../../source/terminal/printable.js';
import {foulIn, hostile, kinds, textOf} from '../helpers/hostile.js';

const ways = {printable, printableWord, printablePath};

describe.each(Object.entries(ways))('%s', (_, clean) => {
	test.each(Object.entries(kinds))('takes out %s', (_, codes) => {
		for (const code of codes) {
			expect(foulIn(clean(`a${textOf([code])}b`))).toEqual([]);
		}

		expect(foulIn(clean(`a${textOf(codes)}b`))).toEqual([]);
	});

	test('takes out halves of characters', () => {
		expect(clean('a\u{d83d}b\u{dc4d}c')).toBe('abc');
	});

	test('leaves what can be read', () => {
		const text = 'Zażółć gęślą jaźń, 漢字, 한글, עברית, नमस्ते, 👍, e\u{301}\u{323}, “x”, ♠ 10♥';
		expect(clean(text)).toBe(text);
	});

	test('changes nothing the second time', () => {
		expect(clean(clean(hostile))).toBe(clean(hostile));
	});
});

test('every character comes out as itself or not at all, and none that is of a kind to be taken out', () => {
	const wrong: string[] = [];
	for (let code = 0; code <= 0x10_ff_ff; code++) {
		const character = String.fromCodePoint(code);
		const left = printable(character);
		if (left !== '' && (left !== character || (code !== 0x0a && foulIn(left).length > 0))) {
			wrong.push(code.toString(16));
		}
	}

	expect(wrong).toEqual([]);
});

test('lines stay apart in what has several, and become one in a word and in a path', () => {
	expect(printable('a\nb\r\nc')).toBe('a\nb\nc');
	expect(printableWord('a\nb\u{2028}c\u{2029}d')).toBe('a b c d');
	expect(printablePath('/a\nb')).toBe('/a b');
});

test.each([
	['sixty letters', 'x'.repeat(60), 'x'.repeat(60)],
	['more', 'x'.repeat(61), `${'x'.repeat(60)}…`],
	['sixty characters of two units', '👍'.repeat(60), '👍'.repeat(60)],
	['more of them', '👍'.repeat(3000), `${'👍'.repeat(60)}…`],
	['what is short once it is clean', `ab${'\u{200b}'.repeat(100)}c`, 'abc'],
])('of a word are shown at most sixty characters: %s', (_, word, shown) => {
	expect(printableWord(word)).toBe(shown);
});

test('a path is shown whole if there can be such a file', () => {
	const long = `/${'a'.repeat(255)}/${'b'.repeat(255)}`;
	expect(printablePath(long)).toBe(long);
	expect(printablePath(`/tmp/${'a'.repeat(256)}/b`)).toBe(`/tmp/${'a'.repeat(60)}…/b`);
	expect(printablePath('/a'.repeat(100_000))).toHaveLength(4097);
});
