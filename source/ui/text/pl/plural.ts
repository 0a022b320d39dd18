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

/** The number with its form. */
export const plural = (count: number, one: string, few: string, many: string): string =>
	`${count} ${form(count, one, few, many)}`;
