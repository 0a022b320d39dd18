/**
 * The text in lines of at most that width, broken at blanks; words longer than a line are cut. No-break
 * blanks come out as blanks.
 */
export const wrapped = (text: string, width: number): readonly string[] => {
	const lines: string[] = [];
	let rest = text;
	while (rest.length > width) {
		const blank = rest.lastIndexOf(' ', width);
		const end = blank > 0 ? blank : width;
		lines.push(rest.slice(0, end));
		rest = rest.slice(end + (blank > 0 ? 1 : 0));
	}
	return [...lines, rest].map(line => line.replaceAll('\u{A0}', ' '));
};
