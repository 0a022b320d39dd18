import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Position} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import type {Size} from '../../source/ui/layout/geometry.js';
import {played} from '../helpers/player.js';

/** From the smallest screen to a very large one, and about every change of the drawing. */
export const sizes: readonly Size[] = [
	[60, 20],
	[61, 23],
	[72, 20],
	[80, 24],
	[80, 50],
	[89, 30],
	[90, 24],
	[90, 30],
	[100, 40],
	[109, 24],
	[110, 24],
	[120, 40],
	[121, 31],
	[140, 36],
	[141, 60],
	[200, 20],
	[60, 80],
	[200, 80],
].map(([columns = 0, rows = 0]) => ({columns, rows}));

/** Someone who only deals: piles and packets grow as long as they can. */
const onlyDealing = (game: Game, dealNumber: number): readonly Position[] => {
	const positions = [startPosition(game, dealNumber)];
	for (let count = 0; count < 400; count++) {
		const position = positions.at(-1)!;
		const moves = legalMoves(game, position);
		const move =
			moves.find(({kind, text}) => kind === 'action' && text !== 'flip') ??
			moves.find(({text}) => text.startsWith('r-'));
		if (move === undefined) {
			break;
		}
		positions.push(applied(game, position, move));
	}
	return positions;
};

const phase = (game: Game, {deal, stock, packet, reserve, tableau, replacement}: Position) =>
	JSON.stringify([
		game.id,
		deal,
		stock.length === 0,
		packet.some(lying => lying < 128),
		packet.some(lying => lying >= 128),
		(reserve.at(-1) ?? 128) < 128,
		reserve.length > 0,
		tableau.some(({length}) => length === 0),
		replacement === undefined,
	]);

const cache = new Map<string, readonly Position[]>();

/** Positions of a game in every phase that a few players meet: of each the first, the fullest and the last. */
export const phases = (game: Game): readonly Position[] => {
	const known = cache.get(game.id);
	if (known !== undefined) {
		return known;
	}
	const all = [
		...onlyDealing(game, 7),
		...[0, 1, 2, 3].flatMap(seed => played(game, 30 + seed, seed).positions),
	];
	const groups = Map.groupBy(all, position => phase(game, position));
	const fullness = ({tableau, packet}: Position) =>
		Math.max(packet.length, ...tableau.map(({length}) => length));
	const found = [...groups.values()].flatMap(group => [
		...new Set([
			group[0]!,
			group.toSorted((one, other) => fullness(other) - fullness(one))[0]!,
			group.at(-1)!,
		]),
	]);
	cache.set(game.id, found);
	return found;
};
