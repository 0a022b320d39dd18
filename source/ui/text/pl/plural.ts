let rules: Intl.PluralRules | undefined;

/** The form that goes with a whole number: 1 karta, 2 karty, 5 kart, 22 karty. */
export const form = (count: number, one: string, few: string, many: string): string => {
	// Loading the language's data takes time that the start of the program needn't spend.
	rules ??= new Intl.PluralRules('pl');
	switch (rules.select(count)) {
		case 'one':
			return one;
		case 'few':
			return few;
		default:
			return many;
	}
};

/** `z 96`, `ze 104`: before a number that is spoken `stu …`, of thousands too, the word is longer. */
export const outOf = (count: number): string => {
	const spokenFirst = String(count).slice(0, ((String(count).length - 1) % 3) + 1);
	return `${/^1\d\d$/.test(spokenFirst) ? 'ze' : 'z'} ${count}`;
};

/** The number with its form. */
export const plural = (count: number, one: string, few: string, many: string): string =>
	`${count} ${form(count, one, few, many)}`;
