import {afterEach, expect, test} from 'vitest';
import {makeHome} from '../helpers/home.ts';
import {playParty, waitingIn} from '../helpers/parties.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const games = ['tajemnica', 'fajerwerk', 'otwarty-pakiet', 'ksiezna-de-luynes'];

test('Eight sessions of fifty moves, all killed: eight games wait, each at its own position', async () => {
	for (let round = 0; round < 5; round++) {
		const home = makeHome();
		const parties = await Promise.all(
			Array.from({length: 8}, (_, index) =>
				playParty(home, games[index % games.length]!, 100 * round + index + 1, 50),
			),
		);
		for (const {terminal} of parties) {
			terminal.kill('SIGKILL');
		}
		await Promise.all(parties.map(({terminal}) => terminal.exit));

		expect(waitingIn(home)).toEqual(parties.map(({told}) => told).toSorted());
		const menu = openTerminal({home, rows: 40});
		await menu.waitFor(
			screen => screen.filter(line => /^\W*(?:Continue|Go on)/.test(line)).length === 8,
		);
		await closeTerminals();
	}
});
