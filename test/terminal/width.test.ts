import {eastAsianWidth} from 'get-east-asian-width';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {parseLine} from '../../source/terminal/cells.js';
import {plain} from '../../source/terminal/style.js';
import {cellWidth} from '../../source/terminal/width.js';

/** Large blocks in which all characters are alike, and the vowels that Hangul letters are joined with. */
const skipped = [
	[0x11_60, 0x11_ff],
	[0x34_10, 0x4d_00],
	[0x4e_10, 0x9f_00],
	[0xac_10, 0xd7_00],
	[0xd7_b0, 0xd7_ff],
	[0x1_20_00, 0x1_af_00],
] as const;

test('every assigned character is as wide as Ink takes it to be', () => {
	const differing: string[] = [];
	for (let code = 0x20; code <= 0x1_ff_ff; code++) {
		const character = String.fromCodePoint(code);
		if (
			skipped.some(([first, last]) => code >= first && code <= last) ||
			/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/u.test(character)
		) {
			continue;
		}

		const width = stringWidth(character) === 0 ? 0 : eastAsianWidth(code);
		if (cellWidth(code) !== width) {
			differing.push(code.toString(16));
		}
	}

	expect(differing).toEqual([]);
});

test('what Ink draws as one character takes the cells Ink gives it', () => {
	for (const text of ['e\u{301}', '👍🏽', '👨‍👩‍👧', '🇵🇱', '❤️', '♠', '漢', 'ż', '가']) {
		expect([text, parseLine(text, plain, 80).texts.length]).toEqual([text, stringWidth(text)]);
	}
});
