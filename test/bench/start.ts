import {bytes, type Figure, times} from './figures.ts';
import {type Cost, reference, timesReference} from './launches.ts';
import {pause} from './numbers.ts';
import {play} from './recording.ts';
import {forgetPicture, stillHome} from './saved-games.ts';

const game = 'tajemnica';
const shown = 'Tajemnica';

/** A home in which a game was begun and left, so that it and its picture are kept. */
const homeWithGame = async (): Promise<string> => {
	const home = stillHome();
	const table = play(home, game, '--deal', '7');
	await table.shows(shown);
	await table.typed('d');
	await table.leave();
	return home;
};

const firstFrame = async (home: string): Promise<Cost & {readonly bytes: number}> => {
	const table = play(home, game);
	await table.shows(shown);
	const {at, processor} = await table.completedBy();
	const until = table.pieces.filter(piece => piece.at <= at);
	await table.leave();
	return {
		milliseconds: at,
		processor,
		bytes: until.reduce((count, piece) => count + piece.bytes.length, 0),
	};
};

const cursorKeys = 'lljlhklljl';

/** Types a key every few milliseconds, and answers what is on the screen when all are obeyed. */
const screenAfter = async (home: string, wait: () => Promise<void>): Promise<string> => {
	const table = play(home, game);
	await wait();
	for (const key of cursorKeys) {
		table.type(key);
		await pause(8);
	}
	await table.shows(shown);
	await table.quiet(400);
	const screen = await table.screen();
	await table.close();
	return screen;
};

const differences = (one: string, other: string): number =>
	[...one].filter((character, index) => character !== other[index]).length;

/** How soon a waiting game is on the screen, and whether keys typed meanwhile are obeyed. */
export const startFigures = async (rounds: number): Promise<readonly Figure[]> => {
	const home = await homeWithGame();
	const references: Cost[] = [];
	const kept: Awaited<ReturnType<typeof firstFrame>>[] = [];
	const fresh: typeof kept = [];
	for (let round = 0; round < rounds; round++) {
		references.push(await reference(home));
		kept.push(await firstFrame(home));
		forgetPicture(home);
		references.push(await reference(home));
		fresh.push(await firstFrame(home));
	}
	const late = await screenAfter(home, () => pause(1500));
	const early = await screenAfter(home, () => pause(0));
	const withPicture = timesReference(kept, references);
	const without = timesReference(fresh, references);
	return [
		times('start of a saved game, picture kept', withPicture.value, 1.6, withPicture.note),
		times('start of a saved game, no picture', without.value, 3, without.note),
		bytes('first full frame', Math.max(...[...kept, ...fresh].map(run => run.bytes)), 6144),
		bytes('keys typed from the first instant, cells wrong', differences(late, early), 0),
	];
};
