import type {Readable, Writable} from 'node:stream';
import {applied} from '../rules/apply.js';
import {refusalFacts} from '../rules/describe.js';
import type {Game} from '../rules/game.js';
import {parseMove} from '../rules/move.js';
import {refusal} from '../rules/moves.js';
import {positionText} from '../rules/notation.js';
import type {Position} from '../rules/position.js';
import {startPosition} from '../rules/start.js';
import {printableWord} from '../terminal/printable.js';
import type {Text} from '../ui/text/text.js';
import type {Invocation} from './invocation.js';
import {linesOf} from './lines.js';
import {stockIn} from './stock.js';

type Streams = {readonly input: Readable; readonly output: Writable; readonly text: Text};

/** The next position, or why there is none, in words. */
const answer = (
	game: Game,
	position: Position,
	line: string,
	text: Text,
): {readonly position: Position} | {readonly error: string} => {
	const move = parseMove(line);
	if (move === undefined) {
		return {error: text.unreadableMove(printableWord(line))};
	}
	const why = refusal(game, position, move);
	return why === undefined
		? {position: applied(game, position, move)}
		: {error: text.refusal(refusalFacts(game, position, move, why))};
};

/**
 * Writes the position as a line of JSON, then, for every line of the input read as a move, the next
 * position or `{"error": …}`. Ends with the input; rejects when the output is closed.
 */
export const trace = async (
	game: Game,
	start: Position,
	{input, output, text}: Streams,
): Promise<void> => {
	const write = (line: string) =>
		new Promise<void>((resolve, reject) => {
			output.write(`${line}\n`, error => (error ? reject(error) : resolve()));
		});
	let position = start;
	await write(positionText(game, position));
	for await (const line of linesOf(input)) {
		const result = answer(game, position, line, text);
		if ('position' in result) {
			position = result.position;
			await write(positionText(game, position));
		} else {
			await write(JSON.stringify(result));
		}
	}
};

/** The same from the deal, or the stock, that was asked for. Throws a UsageError if that is none. */
export const traceDeal = (
	{game, dealNumber, stock}: Extract<Invocation, {kind: 'trace'}>,
	streams: Streams,
): Promise<void> => {
	const cards = stock === undefined ? undefined : stockIn(stock, game, streams.text);
	return trace(game, startPosition(game, dealNumber, cards), streams);
};
