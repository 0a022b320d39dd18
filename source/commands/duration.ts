const units: Readonly<Record<string, number>> = {s: 1000, m: 60_000, h: 3_600_000};
const longest = 24 * 3_600_000;

/** Milliseconds of a length of time like `90s`, `30m` or `2h`, at most a day; `undefined` for anything else. */
export const durationIn = (typed: string): number | undefined => {
	const [, count = '', unit = ''] = /^(\d{1,6})([smh])$/.exec(typed) ?? [];
	const milliseconds = Number(count) * (units[unit] ?? 0);
	return milliseconds > 0 && milliseconds <= longest ? milliseconds : undefined;
};
