import type {Readable} from 'node:stream';

/** The longest part of a line that is kept: no move is as long. */
const longestLine = 1000;

/**
 * The lines of a stream as they come, without their line feeds and the carriage return before one; an unfinished
 * last line counts. Of a line that is too long only the beginning is kept.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
	let line = '';
	const add = (piece: string) => {
		line += piece.slice(0, longestLine - line.length);
	};
	for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
		let start = 0;
		for (
			let end = chunk.indexOf('\n');
			end >= 0;
			start = end + 1, end = chunk.indexOf('\n', start)
		) {
			add(chunk.slice(start, end));
			yield line.endsWith('\r') ? line.slice(0, -1) : line;
			line = '';
		}
		add(chunk.slice(start));
	}
	if (line !== '') {
		yield line;
	}
}
