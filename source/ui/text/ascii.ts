import {texts} from './text.js';

/** Signs of the table are told apart in ASCII too: where the cursor is, what is chosen, where it may go, what is wanted next. */
const replacements: Readonly<Record<string, string>> = {
	'♠': 'S',
	'♥': 'H',
	'♦': 'D',
	'♣': 'C',
	'↑': '^',
	'↓': 'v',
	'←': '<',
	'→': '>',
	'▸': '>',
	'»': '{',
	'«': '}',
	'›': '*',
	'‹': '*',
	'▒': '#',
	'█': '#',
	'─': '-',
	'│': '|',
	'╭': '+',
	'╮': '+',
	'╰': '+',
	'╯': '+',
	'·': '.',
	'…': '.',
	'✓': '!',
	'◆': '+',
	'×': 'x',
	'–': '-',
	'’': "'",
	'“': '"',
	'”': '"',
	'„': '"',
	ł: 'l',
	Ł: 'L',
	'−': '-',
	'\u{A0}': ' ',
};

const beyondAscii = /[^\0-\x7f]/gu;

/** An arrow at a card stands for what a foundation waits for; others have a blank after them. */
const nextCard = /\u2192(?! )/g;

const sgr = /\u{1B}\[[\d;:]*m/gu;

/** Two keys with arrows before a word that says what they do. */
const arrowPair = /([\u2190-\u2193]) ([\u2190-\u2193]) (\p{L}+)/gu;

/** A key with an arrow and the letter that does the same, in a column, before what they do. */
const arrowInColumn = /([\u2190-\u2193])( [hjkl])( {8,})((?:\u{1B}\[[\d;:]*m)*)(\p{L}+)/gu;

const leftOut = / \u2026 /gu;

/** The same with blanks after it from which two can be taken. */
const leftOutInColumn = / \u2026 ([^\n\u2026]*?\S) {2}(?= {2})/gu;

/** The name of a key with an arrow, in the language of the word that says what it does. */
const keyName = (arrow: string, word: string): string => {
	const {options, screens, commands} = texts.pl;
	const polish = [screens.menuHint, screens.pageHint, options.hint, commands.up.help].join(' ');
	const {arrowKeys} = (polish.includes(word) ? texts.pl : texts.en).screens;
	return arrowKeys[arrow as keyof typeof arrowKeys];
};

/** The smallest table's columns but for its margin. */
const fewestColumns = 59;

/** The frame with words for keys with arrows and points with blanks about them, where they have room. */
const spelt = (frame: string): string => {
	if (!/[\u2190-\u2193] [\u2190-\u2193hjkl] | \u2026 /u.test(frame)) {
		return frame;
	}
	const lines = frame.split('\n');
	const lengthOf = (line: string) => line.replaceAll(sgr, '').length;
	const room = Math.max(fewestColumns, ...lines.map(lengthOf));
	return lines
		.map(line => {
			const kept = line
				.replaceAll(arrowInColumn, (_, arrow, letter, blanks, looks, word) => {
					const name = keyName(arrow, word);
					return name + letter + blanks.slice(name.length - 1) + looks + word;
				})
				.replaceAll(leftOutInColumn, ' ... $1');
			const longer = kept
				.replaceAll(
					arrowPair,
					(_, one, other, word) => `${keyName(one, word)}/${keyName(other, word)} ${word}`,
				)
				.replaceAll(leftOut, ' ... ');
			return lengthOf(longer) <= room ? longer : kept.replaceAll(leftOut, '...');
		})
		.join('\n');
};

const withoutMarks = (text: string): string =>
	text.replaceAll(nextCard, ':').replaceAll(beyondAscii, character => {
		const likeness = replacements[character] ?? character.normalize('NFD').charAt(0);
		return likeness <= '\u{7F}' ? likeness : '?';
	});

/**
 * The frame with a character of ASCII for every other one, so that nothing moves: letters for suits,
 * Polish letters without their marks, `?` for what has no likeness. Only lines of words may become a little
 * longer, where there is room.
 */
export const toAscii = (frame: string): string => withoutMarks(spelt(frame));

/** The same for text that may become longer; in a column points take the blanks after them. */
export const toAsciiText = (text: string): string =>
	withoutMarks(text.replaceAll(/\u2026(?: {2}(?= ))?/gu, '...').replaceAll('→', '->'));
