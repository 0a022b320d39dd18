/** One line of the table. */
export type Figure = {
	readonly name: string;
	readonly value: number;
	/** The most that it should be, or with `isLeast` the least. */
	readonly goal: number;
	readonly isLeast?: boolean;
	readonly unit: string;
	/** What else was seen, as the same figure by another witness. */
	readonly note?: string;
	/** By which part of the goal it may be missed because measuring is never exact. */
	readonly noise: number;
	/** Whether missing it makes the run fail: bytes and ratios do, what hangs on the machine's speed doesn't. */
	readonly isBinding: boolean;
};

/** Bytes come out the same each time. */
export const bytes = (name: string, value: number, goal: number, note = ''): Figure => ({
	name,
	value,
	goal,
	unit: 'B',
	note,
	noise: 0,
	isBinding: true,
});

export const times = (name: string, value: number, goal: number, note = ''): Figure => ({
	name,
	value,
	goal,
	unit: '×',
	note,
	noise: 0.1,
	isBinding: true,
});

export const absolute = (
	name: string,
	value: number,
	goal: number,
	unit: string,
	note = '',
): Figure => ({name, value, goal, unit, note, noise: 0.1, isBinding: false});

const isWithin = ({value, goal, isLeast = false}: Figure, noise: number): boolean =>
	isLeast ? value >= goal * (1 - noise) : value <= goal * (1 + noise);

export const isMissed = (figure: Figure): boolean => !isWithin(figure, figure.noise);

const verdict = (figure: Figure): string => {
	if (isWithin(figure, 0)) {
		return 'ok';
	}
	if (!isMissed(figure)) {
		return 'ok within noise';
	}
	return figure.isBinding ? 'MISSED' : 'over';
};

const rounded = (value: number): string =>
	Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, '');

/** The figures with their goals, one a line. */
export const figureTable = (figures: readonly Figure[]): string => {
	const rows = figures.map(figure => {
		const {name, value, goal, isLeast = false, unit, note = ''} = figure;
		return [
			name,
			`${rounded(value)} ${unit}`,
			`${isLeast ? '≥' : '≤'} ${rounded(goal)} ${unit}`,
			verdict(figure),
			note,
		];
	});
	const all = [['figure', 'measured', 'goal', '', ''], ...rows];
	const widths = [0, 1, 2, 3].map(column =>
		Math.max(...all.map(row => (row[column] ?? '').length)),
	);
	return all
		.map(row =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
};
