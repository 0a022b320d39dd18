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

/** Whether a flipped bit can have made a format number of one of ours. */
const isNearOurs = (format: number, newest: number): boolean =>
	format < 10 &&
	Array.from({length: newest}, (_, index) => format ^ (index + 1)).some(
		bits => (bits & (bits - 1)) === 0,
	);

/**
Reads a text that holds what `sealed` made, however it is spaced. Never throws.

A higher format number is a newer program's, whose checksum may be made otherwise; where one flipped bit could have made the number, the checksum must be right for it to be believed.

@param newest The highest format number that `decode` knows.
*/
export const decodeSealed = <Value>(
	text: string,
	name: string,
	decode: (content: unknown) => Value | undefined,
	newest = 1,
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
	if (isCount(format) && format > newest && (intact || !isNearOurs(format, newest))) {
		return {ok: false, reason: 'newer-format'};
	}

	if (!isCount(format, newest) || format === 0) {
		return {ok: false, reason: 'format'};
	}

	if (!intact) {
		return {ok: false, reason: 'checksum'};
	}

	const value = decode(content);
	return value === undefined ? {ok: false, reason: 'content'} : {ok: true, value};
};
