import {test} from 'vitest';
import {tryDealCodes} from './deal-codes.ts';

test('any text given for a deal number is one or is refused in a printable line', () => {
	tryDealCodes(20_000);
});
