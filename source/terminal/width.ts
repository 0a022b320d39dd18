const wideRanges: readonly (readonly [first: number, last: number])[] = [
	[0x11_00, 0x11_5f],
	[0x23_29, 0x23_2a],
	[0x26_30, 0x26_37],
	[0x26_8a, 0x26_8f],
	[0x2e_80, 0x30_3e],
	[0x30_41, 0x32_47],
	[0x32_50, 0xa4_c6],
	[0xa9_60, 0xa9_7c],
	[0xac_00, 0xd7_a3],
	[0xf9_00, 0xfa_ff],
	[0xfe_10, 0xfe_19],
	[0xfe_30, 0xfe_6b],
	[0xff_01, 0xff_60],
	[0xff_e0, 0xff_e6],
	[0x1_6f_e0, 0x1_b2_fb],
	[0x1_d3_00, 0x1_d3_76],
	[0x1_f2_00, 0x1_f2_65],
	[0x2_00_00, 0x3_ff_fd],
];

const invisible =
	/^[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}\u{1160}-\u{11FF}\u{D7B0}-\u{D7FB}]$/u;
const emoji = /^(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}$/u;
const measured = new Map<number, 0 | 1 | 2>();

const measure = (code: number): 0 | 1 | 2 => {
	const character = String.fromCodePoint(code);
	if (invisible.test(character)) {
		return 0;
	}

	return wideRanges.some(([first, last]) => code >= first && code <= last) || emoji.test(character)
		? 2
		: 1;
};

const isLatin = (code: number): boolean => code < 0x3_00;
const isPunctuation = (code: number): boolean => code >= 0x20_10 && code <= 0x20_27;
const isDrawing = (code: number): boolean => code >= 0x25_00 && code <= 0x25_fc;
const isArrowOrSuit = (code: number): boolean =>
	(code >= 0x21_90 && code <= 0x21_ff) || (code >= 0x26_60 && code <= 0x26_67);
const isSurelyNarrow = (code: number): boolean =>
	isLatin(code) || isDrawing(code) || isArrowOrSuit(code) || isPunctuation(code);

/** How many cells a printable code point takes. */
export const cellWidth = (code: number): 0 | 1 | 2 => {
	if (isSurelyNarrow(code)) {
		return code === 0xad ? 0 : 1;
	}

	let width = measured.get(code);
	if (width === undefined) {
		width = measure(code);
		measured.set(code, width);
	}

	return width;
};

/**
Whether terminals agree on how wide the text of one cell is: they don't on suit signs, arrows, emoji and combining marks.
Box drawing and Latin letters count as agreed: the program's own tables are made of them.
*/
export const isWidthAgreed = (text: string): boolean => {
	const code = text.charCodeAt(0);
	return text.length === 1 && (isLatin(code) || isDrawing(code) || isPunctuation(code));
};

/**
Matches text of characters that are one UTF-16 unit, a grapheme of their own and one terminal cell wide: Latin letters, punctuation, arrows, box drawing, blocks, suits.
*/
export const oneCellText =
	/^[ -~\u{A1}-\u{AC}\u{AE}-\u{2FF}\u{2010}-\u{2027}\u{2190}-\u{21FF}\u{2500}-\u{25FC}\u{2660}-\u{2667}]*$/u;
const suitOrArrow = /[\u{2190}-\u{21FF}\u{2660}-\u{2667}]/u;

/** Whether every UTF-16 unit of the text surely is a character of one cell. */
export const isOneCellText = (text: string): boolean => oneCellText.test(text);

export const hasSuitOrArrow = (text: string): boolean => suitOrArrow.test(text);

/** How many bytes the text takes on the line. */
export const byteLength = (text: string): number => {
	if (text.length !== 1) {
		return text === '' ? 0 : Buffer.byteLength(text);
	}

	const code = text.charCodeAt(0);
	if (code < 0x80) {
		return 1;
	}

	return code < 0x8_00 ? 2 : 3;
};
