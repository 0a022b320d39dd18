import {games} from '../../source/games/index.ts';
import {recorded} from '../end-to-end/recorded-keys.ts';
import {absolute, bytes, type Figure} from './figures.ts';
import {median, pause, quantile, sum} from './numbers.ts';
import {play, type Recording} from './recording.ts';
import {stillHome} from './saved-games.ts';

type Typed = Awaited<ReturnType<Recording['typed']>>;

/** Arrow keys, by the last letters of what they send: A up, B down, C right, D left. */
const walk = [...'CCCCBDDACCBBDA'].map(letter => `\u{1B}[${letter}`);

const movesPlayed = 30;
const isAction = /^[dRvtp]$/;

/** The cursor's walk over the tables of all games, and the cards that a player plays who wins them. */
export const byteFigures = async (): Promise<readonly Figure[]> => {
	const steps: number[] = [];
	const cards: number[] = [];
	for (const {id, name} of games) {
		const {dealNumber, steps: moves} = recorded(id, 'won');
		const table = play(stillHome(), id, '--deal', String(dealNumber));
		await table.shows(name);
		for (const {keys} of moves.slice(0, movesPlayed)) {
			let count = 0;
			for (const key of keys) {
				count += (await table.typed(key)).bytes.length;
			}
			if (!isAction.test(keys)) {
				cards.push(count);
			}
		}
		for (const key of walk) {
			const {length} = (await table.typed(key)).bytes;
			if (length > 0) {
				steps.push(length);
			}
		}
		await table.close();
	}
	return [
		bytes('cursor key, median over all games', median(steps), 60, `${steps.length} keys`),
		bytes('cursor key, most', Math.max(...steps), 200),
		bytes(
			'a card played, median',
			median(cards),
			300,
			`${cards.length} cards, most ${Math.max(...cards)}`,
		),
	];
};

const game = 'tajemnica';

const tableOf = async (): Promise<Recording> => {
	const table = play(stillHome(), game, '--deal', '7');
	await table.shows('Tajemnica');
	await table.typed('dd');
	return table;
};

const back = 'jjjkkk';

/** How quickly keys are answered, one by one, held down, and many in one packet. */
export const answerFigures = async (): Promise<readonly Figure[]> => {
	const table = await tableOf();
	await table.typed(back.repeat(8));
	const singles: Typed[] = [];
	for (let index = 0; index < 200; index++) {
		const typed = await table.typed(back[index % back.length] ?? '', 25);
		if (typed.pieces > 0) {
			singles.push(typed);
		}
	}
	const held: number[] = [];
	for (let round = 0; round < 5; round++) {
		for (const key of 'jjjkkkjjjkk') {
			table.type(key);
			await pause(33);
		}
		held.push((await table.typed('k')).milliseconds);
	}
	const packet = await table.typed(`${'jkjkddddduuuuu'.repeat(14)}jkjk`, 300);
	await table.close();
	const times = singles.map(({milliseconds}) => milliseconds);
	return [
		absolute(
			'key to last byte, median',
			median(times),
			4,
			'ms',
			`lower quartile ${quantile(times, 0.25).toFixed(2)}`,
		),
		absolute(
			'processor per key',
			sum(singles.map(({processor}) => processor)) / singles.length,
			3,
			'ms',
		),
		absolute('12 keys at 33 ms, last key to last byte', quantile(held, 0.25), 8, 'ms'),
		bytes('200 keys in one packet', packet.bytes.length, 3072),
		bytes('200 keys in one packet, pieces', packet.pieces, 3),
	];
};
