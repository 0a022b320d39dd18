// Characters of one UTF-16 unit that are a grapheme of their own and one terminal cell wide: Latin letters,
// punctuation, arrows, box drawing, blocks, suits. All others are left to the libraries that know.
const characters =
	' -~\\u00A1-\\u00AC\\u00AE-\\u02FF\\u2010-\\u2027\\u2190-\\u21FF\\u2500-\\u25FC\\u2660-\\u2667';

/** Matches text that is as many terminal cells wide as it is long. */
export const oneCellText = new RegExp(`^[${characters}]*$`);

/** Matches text in which every UTF-16 unit is a grapheme of its own, escape sequences and lines included. */
export const oneUnitText = new RegExp(`^[\\n\\u001B${characters}]*$`);
