import {isCount, isRecord} from './checks.js';
import {digest} from './digest.js';
import {parseJson} from './json.js';

/** Why a text could not be read. */
export type Damage = 'not-json' | 'checksum' | 'format' | 'newer-format' | 'content';

export type Decoded<Value> =
	| {readonly ok: true; readonly value: Value}
	| {readonly ok: false; readonly reason: Damage};

/** An object `{checksum, [name]: content}`; the checksum is that of the content as JSON without spaces. */
export const sealed = (name: string, content: object) => ({
	checksum: digest(JSON.stringify(content)),
	[name]: content,
});

/** The same as one line of JSON. */
export const sealedText = (name: string, content: object): string =>
	`${JSON.stringify(sealed(name, content))}\n`;

/** One flipped bit makes these of our format number 1. */
const nearOurs: readonly unknown[] = [3, 5, 9];

/**
Reads a text that holds what `sealed` made, however it is spaced. Never throws.

A higher format number is a newer program's, whose checksum may be made otherwise; where one flipped bit could have made the number, the checksum must be right for it to be believed.
*/
export const decodeSealed = <Value>(
	text: string,
	name: string,
	decode: (content: unknown) => Value | undefined,
): Decoded<Value> => {
	const file = parseJson(text);
	if (file === undefined) {
		return {ok: false, reason: 'not-json'};
	}

	if (!isRecord(file)) {
		return {ok: false, reason: 'content'};
	}

	const content = Object.hasOwn(file, name) ? file[name] : undefined;
	const format = isRecord(content) ? content.format : file.format;
	const intact = isRecord(content) && file.checksum === digest(JSON.stringify(content));
	if (isCount(format) && format > 1 && (intact || !nearOurs.includes(format))) {
		return {ok: false, reason: 'newer-format'};
	}

	if (format !== 1) {
		return {ok: false, reason: 'format'};
	}

	if (!intact) {
		return {ok: false, reason: 'checksum'};
	}

	const value = decode(content);
	return value === undefined ? {ok: false, reason: 'content'} : {ok: true, value};
};
