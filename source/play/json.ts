/** Far more than anything that is kept needs, of this version or a later one, and far less than what ends some Node's parser, writer or checks. */
const mostNested = 32;

const quote = 0x22;
const backslash = 0x5c;
const opening: readonly number[] = [0x5b, 0x7b];
const closing: readonly number[] = [0x5d, 0x7d];

const isEscaped = (text: string, at: number): boolean => {
	let before = at;
	while (text.charCodeAt(before - 1) === backslash) {
		before--;
	}

	return (at - before) % 2 === 1;
};

/** Where a string that begins there ends; at the end of the text if it doesn't. */
const endOfString = (text: string, from: number): number => {
	let at = from;
	do {
		at = text.indexOf('"', at + 1);
	} while (at !== -1 && isEscaped(text, at));
	return at === -1 ? text.length : at;
};

const isTooNested = (text: string): boolean => {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === quote) {
			at = endOfString(text, at);
		} else if (opening.includes(unit)) {
			depth++;
			if (depth > mostNested) {
				return true;
			}
		} else if (closing.includes(unit)) {
			depth--;
		}
	}

	return false;
};

/**
Reads a text as JSON; `undefined` if it is none, or nested more than 32 deep. Never throws.

How long the text may be is for whoever reads it from a file to limit.
*/
export const parseJson = (text: string): unknown => {
	try {
		return isTooNested(text) ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
};
