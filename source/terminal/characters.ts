import {Buffer} from 'node:buffer';

const replacement = '\u{FFFD}';

/** How many bytes a character takes that begins with this one; 0 where none does. */
const lengthFrom = (byte: number): number => {
	if (byte < 0x80) {
		return 1;
	}

	if (byte < 0xc2 || byte > 0xf4) {
		return 0;
	}

	return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
};

const isContinuation = (byte: number | undefined): boolean =>
	byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** A byte that belongs to no character: a control of the upper half, which terminals send as it is, or nothing known. */
const alone = (byte: number): string =>
	byte >= 0x80 && byte <= 0x9f ? String.fromCharCode(byte) : replacement;

/**
Reads UTF-8 in pieces cut anywhere. Unlike Node's decoder it keeps the controls that a terminal sends as single bytes (0x80 to 0x9F), and a byte that could begin a character never takes a key after it along.
*/
export const createCharacterReader = () => {
	let rest: Buffer = Buffer.alloc(0);

	const read = (bytes: Uint8Array): readonly string[] => {
		const all = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes]);
		rest = Buffer.alloc(0);
		const characters: string[] = [];
		for (let index = 0; index < all.length; ) {
			const byte = all[index] as number;
			const length = lengthFrom(byte);
			let end = index + 1;
			while (end < index + length && isContinuation(all[end])) {
				end++;
			}

			if (end === all.length && end < index + length) {
				rest = all.subarray(index);
				break;
			}

			// The decoder knows the rarer faults too, as characters written longer than need be.
			const text = end === index + length ? all.toString('utf8', index, end) : replacement;
			const isWhole = length > 0 && !text.startsWith(replacement);
			characters.push(isWhole ? text : alone(byte));
			index = isWhole ? end : index + 1;
		}

		return characters;
	};

	return {
		read,
		/** Drops a character whose end doesn't come any more. */
		forget: () => {
			rest = Buffer.alloc(0);
		},
	};
};
