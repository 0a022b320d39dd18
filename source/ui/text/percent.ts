/** So many percent, as exact as is worth saying: one decimal only where a whole number would hide something. */
export const percent = (value: number): string =>
	value === 0 || value === 100 || (value >= 10 && value < 99)
		? value.toFixed(0)
		: Math.min(99.9, value).toFixed(1);
