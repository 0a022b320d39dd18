const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as the clock and the calendar of the machine have it: the time alone if it was today; `undefined` if it isn't known or still to come. */
export const sinceText = (at: number | undefined, now: Date): string | undefined => {
	if (at === undefined || at > now.getTime()) {
		return undefined;
	}
	const since = new Date(at);
	const time = `${two(since.getHours())}:${two(since.getMinutes())}`;
	const day = `${since.getFullYear()}-${two(since.getMonth() + 1)}-${two(since.getDate())}`;
	return since.toDateString() === now.toDateString() ? time : `${day} ${time}`;
};
