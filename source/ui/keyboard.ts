/** The name of a key: a printable character for itself, else `up`, `enter`, `ctrl-c` and so on; `paste` for text that is pasted. */
export type KeyName = string;

const pairs = (typed: string, meant: string): readonly (readonly [string, string])[] =>
	[...typed].map((character, index) => [character, meant[index] as string]);

const letters = [
	// Russian, with the letters by which the Ukrainian and the Belarusian keyboard differ.
	...pairs('йцукенгшщзфывапролдячсмить', 'qwertyuiopasdfghjklzxcvbnm'),
	...pairs('іў', 'so'),
	...pairs('ςερτυθιοπασδφγηξκλζχψωβνμ', 'wertyuiopasdfghjklzxcvbnm'),
];

/** The keys of other keyboards by what they are on a Latin one with the digits unshifted. */
const latin: ReadonlyMap<string, KeyName> = new Map([
	...letters,
	...letters.flatMap(([typed, meant]) =>
		typed === 'ς' ? [] : ([[typed.toUpperCase(), meant.toUpperCase()]] as const),
	),
	// The row of digits in France, Belgium, Germany, Czechia and Slovakia. A minus sign is itself; é is 0 in Prague.
	...pairs('&é"\'(è_çà)', '123457890-'),
	...pairs('§!ß', '68-'),
	...pairs('ěščřžýáí', '23456789'),
	...pairs('ľť', '25'),
	// As keyboards of the Far East type them in their wide form.
	...Array.from({length: 94}, (_, index): readonly [string, string] => [
		String.fromCharCode(0xff01 + index),
		String.fromCharCode(0x21 + index),
	]),
]);

/** The key that is meant on a keyboard of another layout where there is no doubt about it; else the key itself. */
export const meantKey = (key: KeyName): KeyName => latin.get(key) ?? key;

const scripts = ['Cyrillic', 'Greek', 'Hebrew', 'Arabic'] as const;

/** Letters that a keyboard is set to; `other` for what isn't told apart. */
export type Script = (typeof scripts)[number] | 'other';

/** The letters that a key of no meaning belongs to, if they aren't Latin. */
export const foreignScript = (key: KeyName): Script | undefined => {
	if (!/^(?!\p{Script=Latin})\p{L}$/u.test(key)) {
		return undefined;
	}
	return scripts.find(script => new RegExp(`\\p{Script=${script}}`, 'u').test(key)) ?? 'other';
};
