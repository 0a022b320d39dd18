import {setTimeout as after} from 'node:timers/promises';
import {games} from '../../source/games/index.js';
import {isOver, positionOf, sessionOf} from '../../source/play/session.js';
import {generator} from '../../source/random.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Playing} from '../../source/ui/state/app-state.js';
import {makeHome} from './home.ts';
import {countedIn, plant, recorded, storeIn} from './kept.ts';
import {type OpenTerminal, openTerminal} from './terminal.ts';
import {afterKey, freshSession, keysFor, told, toldSession, twinOf} from './twin.ts';

const nothing = 'nothing';
/** How long a key may go without an answer, in milliseconds, before the player types on. */
const answerLimit = 600;

/** What may be found on the disk: one telling after another as keys change it, and which are sure. */
type Log = {
	points: {readonly told: string; readonly finishes: number}[];
	sure: number;
};

const draws = (seed: number) => {
	const draw = generator(seed, 2718);
	return {draw, chance: (share: number) => draw() / 2 ** 32 < share};
};

/** The keys of one more thing that a player does: mostly a legal move, at times undo, redo, giving up. */
const nextKeys = (state: Playing, {draw, chance}: ReturnType<typeof draws>) => {
	const {session} = state.play;
	if (state.screen.kind === 'result') {
		return chance(0.5) ? ['n'] : chance(0.5) && session.finished !== 'given-up' ? ['u'] : ['q'];
	}
	if (chance(0.06)) {
		return chance(0.5) ? ['u'] : ['r'];
	}
	const moves = legalMoves(session.game, positionOf(session));
	if (moves.length === 0 || chance(0.01)) {
		return session.finished === undefined && session.at > 0 ? [':', 'y'] : ['q'];
	}
	const home = moves.filter(move => move.kind === 'card' && move.target.at !== 'tableau');
	const from = home.length > 0 && chance(0.9) ? home : moves;
	return keysFor(state, from[draw() % from.length]!) ?? ['u'];
};

const screenDeal = (screen: readonly string[]): number | undefined => {
	// A picture may come in two pieces, even a number.
	const number = /no\. (\d+) .*\d\/|deal number (\d+)\n(?:.*\n)*.*Cards home/
		.exec(screen.join('\n'))
		?.slice(1)
		.find(found => found !== undefined);
	return number === undefined ? undefined : Number(number);
};

/** Plays until the program is killed or the player leaves; writes down what must then be found. */
const playOn = async (
	terminal: OpenTerminal,
	start: Playing | undefined,
	game: string,
	log: Log,
	random: ReturnType<typeof draws>,
	hasEnded: () => boolean,
): Promise<void> => {
	const shows = (wanted: (deal: number) => boolean) =>
		terminal.waitFor(screen => {
			const deal = screenDeal(screen);
			return deal !== undefined && wanted(deal);
		});
	const opened = await shows(deal => start === undefined || deal === start.play.session.dealNumber);
	let state = start ?? twinOf(freshSession(game, screenDeal(opened)!));
	while (!hasEnded()) {
		for (const key of nextKeys(state, random)) {
			const {session: before} = state.play;
			const known = log.points.at(-1)!;
			const next = afterKey(state, key);
			const {session} = next.play;
			const isFinish = session.finished !== before.finished;
			const finishes = known.finishes + (isFinish ? 1 : 0);
			if (isFinish && session.moves !== before.moves) {
				// The result is safe before the save is.
				const {finished} = session;
				log.points.push({told: toldSession({...before, finished}), finishes});
			}
			const isGone = next.request?.kind === 'deal' || (key === 'q' && isOver(session));
			const isChanged = session.moves !== before.moves || session.at !== before.at || isFinish;
			// Leaving keeps an untouched deal too.
			if (isGone || isChanged || key === 'q') {
				log.points.push({told: isGone ? nothing : toldSession(session), finishes});
			}
			terminal.resetBytes();
			if (key === 'y') {
				await terminal.answer(key, () => terminal.bytes() > 0).catch(() => undefined);
			} else {
				terminal.type(key);
			}
			if (key === 'q') {
				await terminal.exit;
				if (!hasEnded()) {
					log.sure = log.points.length - 1;
				}
				return;
			}
			const {dealNumber} = session;
			await (isGone
				? shows(deal => deal !== dealNumber)
				: terminal
						.waitFor(() => terminal.bytes() > 0, {within: answerLimit})
						.catch(() => undefined));
			if (hasEnded() || (!isGone && terminal.bytes() === 0)) {
				return;
			}
			log.sure = log.points.length - 1;
			state = isGone ? twinOf(freshSession(game, screenDeal(terminal.screen())!)) : next;
			if (isGone) {
				break;
			}
		}
	}
};

/** What nobody needs any more. The right to follow the dead holder of a game stays until the game is taken up. */
const strayFile = /\.new-|\.tmp-|\.lock|\.broken-/;

/**
 * Starts the program again and again, plays by keys and kills it at any moment, each time comparing what
 * is on the disk with what the player saw. Answers one sentence for everything that is not as promised.
 */
export const killOften = async (options: {
	readonly kills: number;
	readonly longest: number;
	readonly seed: number;
}) => {
	const {kills, longest, seed} = options;
	const random = draws(seed);
	const home = makeHome();
	const faults: string[] = [];
	let finishes = 0;
	let keys = 0;
	for (let round = 0; round < kills && faults.length < 10; round++) {
		const game = games[random.draw() % games.length]!.id;
		const waits = storeIn(home)
			.resumable()
			.some(({save}) => save.game === game);
		if (!waits && random.chance(0.6)) {
			plant(home, recorded(game, random.chance(0.5) ? 'won' : 'lost', 1 + (random.draw() % 6)));
		}
		const savesOf = () => {
			const store = storeIn(home);
			const found = store.resumable().filter(({save}) => save.game === game);
			return {store, saves: found.map(({save}) => save)};
		};
		const before = savesOf();
		const counted = countedIn(before.store);
		const [save] = before.saves;
		const log: Log = {
			points: [{told: save === undefined ? nothing : told(save), finishes: 0}],
			sure: 0,
		};
		const terminal = openTerminal({home, args: [game, '--no-animation']});
		const session = save && sessionOf(save);
		let ended = false;
		void terminal.exit.then(() => {
			ended = true;
		});
		// The time runs from the start, or from when the table is there: both are moments to be killed in.
		const isFromStart = random.chance(0.3);
		const delay = (random.draw() / 2 ** 32) * longest;
		const isThere = terminal
			.waitFor(screen => screenDeal(screen) !== undefined)
			.catch(() => undefined);
		const late = (isFromStart ? Promise.resolve() : isThere).then(async () => {
			await after(delay);
			try {
				terminal.kill('SIGKILL');
			} catch {
				// It has left by itself a moment ago.
			}
		});
		const start = session && twinOf(session);
		await playOn(terminal, start, game, log, random, () => ended).catch((error: unknown) => {
			if (!ended) {
				faults.push(`round ${round}, ${game}: ${String(error)}`);
			}
		});
		await late;
		const {code} = await terminal.exit;
		if (code !== undefined && code !== 0) {
			faults.push(`round ${round}, ${game}: exit code ${code}\n${terminal.screen().join('\n')}`);
		}
		await terminal.close();
		const {store, saves} = savesOf();
		const found = saves.length === 0 ? nothing : saves.map(told).join(' and ');
		const possible = log.points.slice(log.sure);
		const gained = countedIn(store) - counted;
		if (!possible.some(point => point.told === found && point.finishes === gained)) {
			const wanted = possible.map(point => `${point.told}, ${point.finishes} more`).join('\n or ');
			faults.push(
				`round ${round}: found ${found}, ${gained} more results, instead of\n    ${wanted}`,
			);
		}
		for (const problem of store.problems()) {
			faults.push(`round ${round}: ${JSON.stringify(problem)}`);
		}
		finishes += gained;
		keys += log.points.length - 1;
	}
	const last = openTerminal({home, args: ['tajemnica']});
	const store = storeIn(home);
	const strays = () =>
		store.facts().files.flatMap(({path}) => (strayFile.test(path) ? [path] : []));
	await last.waitFor(screen => screenDeal(screen) !== undefined);
	const limit = Date.now() + 5000;
	while (strays().length > 0 && Date.now() < limit) {
		await after(50);
	}
	faults.push(...strays().map(path => `left over: ${path}`));
	await last.close();
	return {faults, finishes, keys, counted: countedIn(store)};
};
