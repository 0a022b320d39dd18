// Controls, format and private characters, lone surrogates, what is no character or shows nothing.
const unprintable =
	/[^\P{C}\n]|[\p{Line_Separator}\p{Paragraph_Separator}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreak = /[\n\p{Line_Separator}\p{Paragraph_Separator}]/gu;
const heapedMarks = /(\p{Mark}{2})\p{Mark}+/gu;
const longestWord = 60;
/** No file system has longer names, no system longer paths. */
const longestName = 255;
const longestPath = 4096;
const overlongName = new RegExp(`[^/\\\\]{${longestName + 1},}`, 'g');

const cut = (text: string, length: number): string => {
	const characters = [...text.slice(0, 2 * length + 1)];
	return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
};

/** The text, whoever wrote it, without what could steer a terminal, mislead the eye or heap marks upon a letter; line feeds stay. */
export const printable = (text: string): string =>
	text.replaceAll(unprintable, '').replaceAll(heapedMarks, '$1');

/** The same in one line. */
const printableLine = (text: string): string => printable(text.replaceAll(lineBreak, ' '));

/** A word from outside, as typed, as it may stand in a message: as much of it as helps to recognise it. */
export const printableWord = (word: string): string => cut(printableLine(word), longestWord);

/** A path as it may stand in a message: whole if there can be such a file. */
export const printablePath = (path: string): string =>
	cut(
		printableLine(path).replaceAll(overlongName, name => cut(name, longestWord)),
		longestPath,
	);
