/**
 * Text in which every UTF-16 unit is a grapheme of its own and one terminal cell wide: Latin letters, punctuation,
 * arrows, box drawing, blocks, suits. Anything else is left to the libraries that know.
 */
export const oneCellText =
	/^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2190-\u21FF\u2500-\u25FC\u2660-\u2667]*$/;
