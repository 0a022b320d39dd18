import {afterEach, describe, expect, test} from 'vitest';
import type {SavedGame} from '../../source/storage/offers.js';
import {makeHome} from '../helpers/home.ts';
import {plant, recorded, storeIn} from '../helpers/kept.ts';
import {playParty, waitingIn} from '../helpers/parties.ts';
import {closeTerminals, openTerminal} from '../helpers/terminal.ts';
import {keysFor, toldSession, twinOf} from '../helpers/twin.ts';

afterEach(closeTerminals);

describe('Several windows of one player', () => {
	test('all killed: each game waits at its own position, in the menu and by its name', async () => {
		const home = makeHome();
		const deals = [
			['tajemnica', 11],
			['tajemnica', 12],
			['fajerwerk', 13],
		] as const;
		const parties = await Promise.all(deals.map(([game, deal]) => playParty(home, game, deal, 6)));
		for (const {terminal} of parties) {
			terminal.kill('SIGKILL');
			await terminal.exit;
		}

		expect(waitingIn(home)).toEqual(parties.map(party => party.told).toSorted());

		const menu = openTerminal({home});
		const screen = (await menu.waitFor('13')).join('\n');
		for (const [, deal] of deals) {
			expect(screen).toMatch(new RegExp(`\\b${deal}\\b`));
		}
		const again = openTerminal({home, args: ['tajemnica', '--deal', '11']});
		await again.waitFor('The game is as you left it.');
		await again.waitFor(/no\. 11 /);
	});

	test('the second window on a game says so and gets a deal of its own; neither loses a move', async () => {
		const home = makeHome();
		const one = await playParty(home, 'tajemnica', 21, 5);
		const other = openTerminal({home, args: ['tajemnica']});
		await other.waitFor('Your game is open in another window');
		other.type('dd');
		await other.waitFor(/stock 86/);
		one.terminal.type('q');
		await one.terminal.exit;
		other.kill('SIGKILL');
		await other.exit;

		const waiting = waitingIn(home);
		expect(waiting).toHaveLength(2);
		expect(waiting).toContain(one.told);
		expect(waiting.filter(game => game !== one.told)[0]).toMatch(/: deal deal at 2 open$/);
	});

	test('the second window on a deal says that it begins again, and counts it as a replay', async () => {
		const home = makeHome();
		await playParty(home, 'damski-kaprys', 1, 3);
		const other = openTerminal({home, args: ['damski-kaprys', '--deal', '1']});
		await other.waitFor('This deal is open in another window; here it begins again.');
		await other.waitFor(/no\. 1 /);
		other.type('d');
		await expect
			.poll(() =>
				storeIn(home)
					.open()
					.map(({replay}) => replay),
			)
			.toContain(true);
	});

	test('the picture of a game that was played on meanwhile is not shown', async () => {
		const home = makeHome();
		const args = ['tajemnica', '--deal', '31', '--no-animation'];
		const left = openTerminal({home, args});
		await left.waitFor(/no\. 31 .*home/);
		left.type('dq');
		await left.exit;
		const [{slot, save}] = storeIn(home).resumable() as [SavedGame];
		const game = storeIn(home).claim(slot)!;
		const moves = ['deal', 'deal', 'deal'];
		game.slot.save({...save, moves, at: 3});
		game.slot.release();
		const again = openTerminal({home, args});
		await again.waitFor('stock 80');

		expect(again.output()).not.toMatch(/stock.{0,9} 92/);
	});

	test('a game taken up elsewhere while the menu offers it is said to be open', async () => {
		const home = makeHome();
		plant(home, recorded('tajemnica', 'lost', 50));
		const menu = openTerminal({home});
		await menu.waitFor('Continue');
		const other = openTerminal({home, args: ['tajemnica']});
		await other.waitFor('The game is as you left it.');
		menu.type('\r');
		await menu.waitFor('That game is open in another window.');
	});

	test('a result that the line was lost over is shown again, and counted once', async () => {
		const home = makeHome();
		plant(home, recorded('tajemnica', 'won', 1));
		const over = recorded('tajemnica', 'won', 0);
		const other = openTerminal({home, args: ['tajemnica']});
		await other.waitFor('The game is as you left it.');
		other.type(keysFor(twinOf(recorded('tajemnica', 'won', 1)), over.moves.at(-1)!)!.join(''));
		await other.waitFor('Won!');
		other.kill('SIGKILL');
		await other.exit;
		expect(waitingIn(home)).toEqual([toldSession(over)]);

		const again = openTerminal({home, args: ['tajemnica']});
		await again.waitFor('Won!');
		again.type('q');
		expect(await again.exit).toEqual({code: 0, signal: undefined});
		expect(waitingIn(home)).toEqual([]);
		expect(storeIn(home).statistics().games.tajemnica?.won).toBe(1);
	});
});
