import {afterEach, expect, test} from 'vitest';
import {localDay} from '../../source/ui/text/day.js';

const {TZ} = process.env;

afterEach(() => {
	if (TZ === undefined) {
		delete process.env.TZ;
	} else {
		process.env.TZ = TZ;
	}
});

test.each([
	['UTC', '2026-01-02T23:59:59.999Z', '2026-01-02'],
	['UTC', '2026-01-03T00:00:00.000Z', '2026-01-03'],
	['Pacific/Kiritimati', '2026-01-02T09:59:59.999Z', '2026-01-02'],
	['Pacific/Kiritimati', '2026-01-02T10:00:00.000Z', '2026-01-03'],
	['America/Los_Angeles', '2026-01-03T07:59:59.999Z', '2026-01-02'],
	['America/Los_Angeles', '2026-01-03T08:00:00.000Z', '2026-01-03'],
	// Summer: an hour earlier.
	['America/Los_Angeles', '2026-07-03T06:59:59.999Z', '2026-07-02'],
	['America/Los_Angeles', '2026-07-03T07:00:00.000Z', '2026-07-03'],
	['Europe/Warsaw', '2026-03-28T22:59:59.999Z', '2026-03-28'],
	['Europe/Warsaw', '2026-03-29T21:59:59.999Z', '2026-03-29'],
	['Europe/Warsaw', '2026-03-29T22:00:00.000Z', '2026-03-30'],
	// Samoa left a day out.
	['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
	['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
	['UTC', '+012026-01-02T12:00:00.000Z', '12026-01-02'],
	['Pacific/Kiritimati', '9999-12-31T12:00:00.000Z', '10000-01-01'],
	['America/Los_Angeles', '+010000-01-01T00:00:00.000Z', '9999-12-31'],
	['Pacific/Kiritimati', '+275760-09-13T00:00:00.000Z', '275760-09-13'],
	['UTC', '-000001-01-02T12:00:00.000Z', '-0001-01-02'],
	['UTC', '0044-03-15T12:00:00.000Z', '0044-03-15'],
	['UTC', '', ''],
])('in %s the day of %s is %s', (zone, instant, day) => {
	process.env.TZ = zone;
	expect(localDay(instant)).toBe(day);
});
