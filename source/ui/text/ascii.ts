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

/**
 * The text with a character of ASCII for every other one, so that nothing moves: letters for suits,
 * Polish letters without their marks, `?` for what has no likeness.
 */
export const toAscii = (text: string): string =>
	text
		.replaceAll(' … ', '...')
		.replaceAll(nextCard, ':')
		.replaceAll(beyondAscii, character => {
			const likeness = replacements[character] ?? character.normalize('NFD').charAt(0);
			return likeness <= '\u{7F}' ? likeness : '?';
		});

/** The same for text that may become longer; in a column points take the blanks after them. */
export const toAsciiText = (text: string): string =>
	toAscii(text.replaceAll(/\u2026(?: {2}(?= ))?/gu, '...').replaceAll('→', '->'));
