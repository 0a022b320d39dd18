import {afterEach, describe, test} from 'vitest';
import {closeTerminals} from '../helpers/terminal.js';
import {playWhole} from './whole-games.js';

afterEach(closeTerminals);

describe('A whole game, played by keys in the built program to its result', () => {
	test.each([
		['tajemnica', 'lost'],
		['tajemnica', 'won'],
		['tajemnica-na-asach', 'won'],
		['otwarty-pakiet', 'lost'],
		['ksiezna-de-luynes', 'won'],
		['fajerwerk', 'won'],
		['zwarta-kolumna', 'won'],
		['cztery-katy', 'lost'],
	] as const)('%s, %s', async (game, status) => {
		await playWhole(game, status);
	});
});
