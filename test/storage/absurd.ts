const arrays = (depth: number, inner = ''): string =>
	`${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;

const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const texts: Readonly<Record<string, (bytes: number) => string>> = {
	'arrays in arrays': bytes => arrays(Math.floor(bytes / 2)),
	'arrays in arrays that end nowhere': bytes => '['.repeat(bytes),
	'objects in objects': bytes => objects(Math.floor(bytes / 6) - 1),
	'objects in objects that end nowhere': bytes => '{"a":'.repeat(Math.floor(bytes / 5)),
	'brackets behind a string with quotes': bytes => `["\\\\\\"[",${arrays(bytes / 2 - 20)}]`,
	'numbers without an end': () => '{"format":1e400,"at":-1e400,"home":1e400,"x":-0}',
	'a number of a thousand digits': () => `{"format":${'9'.repeat(1000)}}`,
	'one long string': bytes => `"${'x'.repeat(bytes - 2)}"`,
	'one long string of backslashes': bytes => `"${'\\'.repeat(bytes - 3)}`,
	'one long string of quotes': bytes => `"${'\\"'.repeat(bytes / 2 - 2)}"`,
	'many keys': bytes =>
		`{${Array.from({length: Math.floor(bytes / 12)}, (_, index) => `"k${index}":1`).join(',')}}`,
	'keys given twice': () => '{"format":1,"format":2,"format":1,"x":{},"x":[]}',
	'keys of every object': () =>
		'{"__proto__":{"format":1},"constructor":{"prototype":{"format":1}},"toString":1,"hasOwnProperty":1,"valueOf":{}}',
	'halves of characters': () => '{"format":"\\ud800","\\udc00":"\\ud800\\ud800"}',
	'a character that is none': () => '{"format":"\\u0000","\\u0000":1}\u{0}',
	'nothing but NUL': bytes => '\0'.repeat(bytes),
	'no value': () => 'null',
	'a number': () => '-0',
	'a truth': () => 'true',
	nothing: () => '',
};

/** What a content of that name is, or would be if it were read. */
const placed = (name: string, value: string): string =>
	`{"checksum":"0123456789abcdef","${name}":{"format":1,"a":${value === '' ? '""' : value}}}`;

/**
What stands in a file, and the file's text: of every kind of JSON, and of what looks like it, that could end a program that reads it.

@param bytes About how long those are that can be of any length.
@param name Under which name the file has its content, if it has one of its own.
*/
export const absurdTexts = (
	bytes: number,
	name?: string,
): readonly (readonly [title: string, text: string])[] =>
	Object.entries(texts).flatMap(([title, textOf]) => {
		const text = textOf(bytes);
		return name === undefined
			? [[title, text] as const]
			: [[title, text] as const, [`${title}, as the content`, placed(name, textOf(bytes - 100))]];
	});
