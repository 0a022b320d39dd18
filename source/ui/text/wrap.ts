/**
 * The text in lines of at most that width, broken at blanks; words longer than a line are cut, or left whole.
 * No-break blanks come out as blanks.
 */
export const wrapped = (
	text: string,
	width: number,
	longWords: 'cut' | 'whole' = 'cut',
): readonly string[] => {
	const room = Math.max(1, width);
	const lines: string[] = [];
	let rest = text;
	while (rest.length > room) {
		const before = rest.lastIndexOf(' ', room);
		const blank = before > 0 || longWords === 'cut' ? before : rest.indexOf(' ', room);
		if (blank < 0 && longWords === 'whole') {
			break;
		}
		lines.push(rest.slice(0, blank > 0 ? blank : room));
		rest = rest.slice(blank > 0 ? blank + 1 : room);
	}
	return [...lines, rest].map(line => line.replaceAll('\u{A0}', ' '));
};
