import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {broken, type Way} from './breaking.ts';
import {environment, makeHome} from './home.ts';
import {countedIn, plant, recorded, storeIn} from './kept.ts';
import {openTerminal, program} from './terminal.ts';
import {told, toldSession} from './twin.ts';

/** Starts the program on a broken save; answers how long that took, and what is not as promised. */
export const startWithBrokenSave = async (way: Way, seed: number) => {
	const home = makeHome();
	const session = recorded('tajemnica', 'lost', 40 + (seed % 40));
	plant(home, session);
	const games = join(home, 'data', 'games');
	const file = join(games, readdirSync(games)[0]!);
	const {isKept} = broken(file, way, seed);
	const begin = performance.now();
	const terminal = openTerminal({home, args: ['tajemnica', '--no-animation']});
	const screen = await terminal.waitFor(/no\. \d+ .*home(?:.*\n)+.*\? keys/);
	const taken = performance.now() - begin;
	const lines = screen.filter(line => line.includes('A damaged file was set aside as'));
	const isSame = screen.join('\n').includes('The game is as you left it.');
	terminal.type('d');
	await terminal.waitFor(next => next.join('\n') !== screen.join('\n'));
	await terminal.close();
	const faults: string[] = [];
	const [save] = storeIn(home)
		.resumable()
		.filter(({save: {dealNumber}}) => dealNumber === session.dealNumber);
	if (isSame) {
		if (save === undefined || !told(save.save).startsWith(toldSession(session).split(' at ')[0]!)) {
			faults.push('another game was taken for the one that was left');
		}
	} else if (lines.length !== 1 || !isKept()) {
		faults.push(`${lines.length} lines, ${isKept() ? '' : 'not '}kept:\n${screen.join('\n')}`);
	}
	return {taken, faults: faults.map(fault => `${way}, seed ${seed}: ${fault}`)};
};

/** The same for the statistics. */
export const startWithBrokenStatistics = async (way: Way, seed: number) => {
	const home = makeHome();
	const store = storeIn(home);
	for (const outcome of ['lost', 'won'] as const) {
		const {resultOf} = await import('../../source/play/session.js');
		store.finish(resultOf(recorded('fajerwerk', outcome, 0), outcome, new Date().toISOString()));
		await store.fold();
	}
	const {isKept} = broken(join(home, 'data', 'stats.json'), way, seed);
	const begin = performance.now();
	const {stderr, stdout, status} = spawnSync(process.execPath, [program, 'stats', 'fajerwerk'], {
		cwd: home,
		env: environment(home),
		encoding: 'utf8',
	});
	const taken = performance.now() - begin;
	const faults: string[] = [];
	if (status !== 0 || !/Played +2\b/.test(stdout) || countedIn(storeIn(home)) !== 2) {
		faults.push(`exit code ${status}, ${stdout}`);
	}
	const isUnharmed = stderr === '';
	if (
		!isUnharmed &&
		(!/^pasjans: A damaged file was set aside as .*\n$/.test(stderr) || !isKept())
	) {
		faults.push(`${isKept() ? '' : 'not '}kept: ${stderr}`);
	}
	return {taken, faults: faults.map(fault => `${way}, seed ${seed}: ${fault}`)};
};
