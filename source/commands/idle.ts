const units: Readonly<Record<string, number>> = {s: 1000, m: 60_000, h: 3_600_000};
const longest = 24 * 3_600_000;

/** Milliseconds of a length of time like `90s`, `30m` or `2h`, at most a day; `undefined` for anything else. */
export const durationIn = (typed: string): number | undefined => {
	const [, count = '', unit = ''] = /^(\d{1,6})([smh])$/.exec(typed) ?? [];
	const milliseconds = Number(count) * (units[unit] ?? 0);
	return milliseconds > 0 && milliseconds <= longest ? milliseconds : undefined;
};

/** Calls back once when nothing has touched it for that long; never without a length. */
export const createIdleWatch = (milliseconds: number | undefined, onIdle: () => void) => {
	let timer: NodeJS.Timeout | undefined;
	const stop = () => clearTimeout(timer);
	const touch = () => {
		stop();
		if (milliseconds !== undefined) {
			timer = setTimeout(onIdle, milliseconds).unref();
		}
	};
	return {touch, stop};
};
