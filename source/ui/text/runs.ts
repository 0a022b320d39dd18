/** Numbers in their order; of three and more that follow each other only the first and the last are told. */
export const runs = (
	numbers: readonly number[],
	told: (first: number, last: number) => string,
): string => {
	const found: number[][] = [];
	for (const number of numbers.toSorted((one, other) => one - other)) {
		const run = found.at(-1);
		if (run?.at(-1) === number - 1) {
			run.push(number);
		} else {
			found.push([number]);
		}
	}
	return found
		.flatMap(run =>
			run.length < 3 ? run.map(String) : [told(run[0] as number, run.at(-1) as number)],
		)
		.join(', ');
};
