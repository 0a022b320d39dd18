/** The day of an instant where the player is, as `2026-01-02`; empty for an empty text. */
export const localDay = (instant: string): string => {
	if (instant === '') {
		return '';
	}
	const date = new Date(instant);
	const year = date.getFullYear();
	const padded = [date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0'));
	return [`${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`, ...padded].join('-');
};
