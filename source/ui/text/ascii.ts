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
	'»': '>',
	'«': '<',
	'▒': '#',
	'█': '#',
	'─': '-',
	'│': '|',
	'╭': '+',
	'╮': '+',
	'╰': '+',
	'╯': '+',
	'·': '.',
	'•': '*',
	'…': '~',
	'✓': '*',
	'◆': '*',
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

/**
 * The text with a character of ASCII for every other one, so that nothing moves: letters for suits,
 * Polish letters without their marks, `?` for what has no likeness.
 */
export const toAscii = (text: string): string =>
	text.replaceAll(beyondAscii, character => {
		const likeness = replacements[character] ?? character.normalize('NFD').charAt(0);
		return likeness <= '\u{7F}' ? likeness : '?';
	});
