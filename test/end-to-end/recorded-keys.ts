import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {applied} from '../../source/rules/apply.js';
import type {Game} from '../../source/rules/game.js';
import type {CardMove, Move} from '../../source/rules/move.js';
import {legalMoves} from '../../source/rules/moves.js';
import type {Position} from '../../source/rules/position.js';
import {startPosition} from '../../source/rules/start.js';
import {move, named} from '../helpers/position.js';

const folder = join(import.meta.dirname, '..', 'recorded');

const actionKeys = {deal: 'd', redeal: 'R', flip: 'v', turn: 't', tuck: 't', pull: 'p'} as const;
const pileKeys = '1234567890-=';
const labels = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const targetKeys = ({target}: CardMove, others: readonly CardMove[]): string => {
	if (others.length === 1) {
		return '';
	}
	const foundations = others.filter(other => other.target.at === 'foundation');
	switch (target.at) {
		case 'tableau':
			return pileKeys[target.index]!;
		case 'foundation': {
			const number = String(target.index + 1);
			if (foundations.length === others.length) {
				return number;
			}
			return foundations.length === 1 ? 'f' : `f${number}`;
		}
		case 'aside':
			throw new Error('No key for a card that could go aside and elsewhere');
	}
};

/** The keys that make a move, as a player would find them on the table. */
export const keysFor = (game: Game, position: Position, made: Move): string => {
	if (made.kind === 'action') {
		return actionKeys[made.action];
	}
	const cards = legalMoves(game, position).filter(other => other.kind === 'card');
	const {source} = made;
	const others = cards.filter(other => other.source === source);
	switch (source.at) {
		case 'tableau':
			return pileKeys[source.index]! + targetKeys(made, others);
		case 'reserve':
			return `w${targetKeys(made, others)}`;
		case 'packet': {
			const playable = new Set(cards.map(other => other.source).filter(({at}) => at === 'packet'));
			return `e${labels[[...playable].indexOf(source)]!}${targetKeys(made, others)}`;
		}
	}
};

export type Recorded = {
	readonly game: Game;
	readonly dealNumber: number;
	readonly status: 'won' | 'lost';
	/** Keys of each move, and the position that they lead to. */
	readonly steps: readonly {readonly keys: string; readonly position: Position}[];
};

/** A recorded game as the keys that play it. */
export const recorded = (gameId: string, status: 'won' | 'lost'): Recorded => {
	const text = readFileSync(join(folder, `${gameId}-${status}.txt`), 'utf8');
	const [, dealNumber = '', moves = ''] = /^deal (\d+)\n.*\n\n([\s\S]+)$/m.exec(text) ?? [];
	const game = named(gameId);
	let position = startPosition(game, Number(dealNumber));
	const steps = moves
		.trim()
		.split(/\s+/)
		.map(text => {
			const made = move(text);
			const keys = keysFor(game, position, made);
			position = applied(game, position, made);
			return {keys, position};
		});
	return {game, dealNumber: Number(dealNumber), status, steps};
};
