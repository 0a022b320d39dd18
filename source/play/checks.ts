/** Whether parsed JSON is an object, not an array or `null`. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The largest count or sum that a file may hold: far above any real one, far below where sums lose digits. */
const maximumCount = 1e12;

/** Whether a value is a whole number from 0 to `maximum`. */
export const isCount = (value: unknown, maximum = maximumCount): value is number =>
	typeof value === 'number' &&
	Number.isInteger(value) &&
	value >= 0 &&
	value <= maximum &&
	!Object.is(value, -0);

/** Whether a value can name a game or a result, and with it a file. */
export const isGameId = (value: unknown): value is string =>
	typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,47}$/.test(value);

/** Whether a value can be the name of one of the patiences, of this version or a later one. */
export const isGameName = (value: unknown): value is string =>
	typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value);

const instant = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Whether a value is a moment as `Date.prototype.toISOString` writes it. */
export const isInstant = (value: unknown): value is string => {
	if (typeof value !== 'string' || !instant.test(value)) {
		return false;
	}

	return !Number.isNaN(Date.parse(value));
};

/** The digits of a moment, of use in the name of a file: `20260102t030405`. Years that need a sign have six. */
export const digitsOf = (moment: Date): string =>
	moment
		.toISOString()
		.replace(/\.\d+Z$/, '')
		.replaceAll(/[-+:]/g, '')
		.toLowerCase();
