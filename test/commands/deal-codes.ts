import {expect} from 'vitest';
import {invocationIn} from '../../source/commands/invocation.ts';
import {UsageError} from '../../source/commands/usage-error.ts';
import {generator, isDealNumber} from '../../source/random.ts';
import {texts} from '../../source/ui/text/text.ts';

const pieces = [
	...'0123456789'.repeat(6),
	...'-+.,eExX_ ',
	'\u{1B}[31m',
	'\u{1B}]0;title\u{7}',
	'\0',
	'\r',
	'\n',
	'\u{202E}',
	'\u{2066}',
	'a\u{301}'.repeat(30),
	'٣',
	'9'.repeat(40),
	'__proto__',
	'💥',
];
const longest = 12;
const slowestMilliseconds = 50;

/** Gives one text for a deal number: it is a number from 1 to 4294967295 or is refused in a printable line. */
const tryDealCode = (deal: string): void => {
	try {
		const invocation = invocationIn({input: ['tajemnica'], flags: {deal}}, texts.en);
		const {dealNumber} = invocation as {readonly dealNumber?: number};
		if (!isDealNumber(dealNumber) || Number(deal) !== dealNumber) {
			expect.fail(`${JSON.stringify(deal)} was taken for ${dealNumber}`);
		}
	} catch (error) {
		if (!(error instanceof UsageError) || /[^\P{C}]/u.test(error.message)) {
			throw error;
		}
	}
};

const isSlow = (deal: string): boolean => {
	const began = performance.now();
	tryDealCode(deal);
	return performance.now() - began > slowestMilliseconds;
};

/** Gives random texts, from a fixed seed, for a deal number. A busy machine may stop once in one, but not each time. */
export const tryDealCodes = (count: number): void => {
	const draw = generator(13, count);
	for (let tried = 0; tried < count; tried++) {
		const length = draw() % longest;
		const deal = Array.from({length}, () => pieces[draw() % pieces.length]).join('');
		if (isSlow(deal) && isSlow(deal) && isSlow(deal)) {
			expect.fail(`${JSON.stringify(deal)} took too long`);
		}
	}
};
