const range = (first: number, last: number): readonly number[] =>
	Array.from({length: last - first + 1}, (_, index) => first + index);

/** One of every kind of character that must not come back from the program, whoever wrote it. */
export const kinds: Readonly<Record<string, readonly number[]>> = {
	controls: [...range(0x01, 0x09), ...range(0x0b, 0x1f), 0x7f],
	'8-bit controls': range(0x80, 0x9f),
	'line feeds and separators': [0x0a, 0x85, 0x20_28, 0x20_29],
	'direction marks': [
		0x6_1c,
		0x20_0e,
		0x20_0f,
		...range(0x20_2a, 0x20_2e),
		...range(0x20_66, 0x20_69),
	],
	'format characters': [
		0xad, 0x6_00, 0x18_0e, 0x20_0b, 0x20_0c, 0x20_0d, 0x20_60, 0xfe_ff, 0xff_f9,
	],
	'tags and selectors': [0xe_00_01, ...range(0xe_00_41, 0xe_00_45), 0xe_01_00, 0xfe_0f, 0x3_4f],
	'letters that show nothing': [0x11_5f, 0x11_60, 0x31_64, 0xff_a0],
	'private characters': [0xe0_00, 0xf8_ff, 0xf_00_00, 0x10_ff_fd],
	'what is no character': [0xfd_d0, 0xff_fe, 0xff_ff, 0x1_ff_fe, 0x10_ff_ff],
	marks: Array<number>(20).fill(0x3_01),
	'marks of many kinds': [0x3_01, 0x20_dd, 0x9_03, 0x3_27, 0x4_88, 0x3_08],
};

export const textOf = (codes: readonly number[]): string => String.fromCodePoint(...codes);

/** Steers a terminal, rings, sets its title, fakes a line, holds every kind of character, and goes on for long. */
export const hostile = [
	'\u001b]0;owned\u0007\u001b[31m\u009b2J\u{202e}\r\nfaked',
	...Object.values(kinds).map(codes => `a${textOf(codes)}`),
	'x'.repeat(3000),
].join('');

const foul = [/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u, /\p{M}{3}/u, /x{62}/];
const fakedLine = /^faked/m;

/** What in a text, its line feeds aside, must not be in it; empty if it is clean. */
export const foulIn = (text: string): readonly string[] => [
	...foul.flatMap(pattern => pattern.exec(text.replaceAll('\n', ' '))?.[0] ?? []),
	...(fakedLine.exec(text) ?? []),
];
