import {test} from 'vitest';
import {tryDealCodes} from '../commands/deal-codes.ts';

test('a million texts given for a deal number are numbers or are refused in a printable line', () => {
	tryDealCodes(1_000_000);
});
