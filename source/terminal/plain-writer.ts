import {EventEmitter} from 'node:events';
import {giveInputBack, setInput, showCursor} from './modes.js';
import {type OutputStream, openSink, type Sink} from './sink.js';

type WriteCallback = (error?: Error | null) => void;

/** Stands where Ink expects `stdout` when it writes in its own plain way: all goes on as it comes, and waits for no terminal that doesn't read. */
export class PlainWriter extends EventEmitter<{resize: []}> {
	readonly isTTY = true;
	readonly #stream: OutputStream;
	readonly #sink: Sink;

	constructor(stream: OutputStream, onGone: (error: Error) => void) {
		super();
		this.#stream = stream;
		this.#sink = openSink(stream, {onDrain: () => {}, onGone});
		stream.on('resize', this.#onResize);
	}

	get columns(): number {
		return this.#stream.columns ?? 0;
	}

	get rows(): number {
		return this.#stream.rows ?? 0;
	}

	write(text: string, encoding?: string | WriteCallback, callback?: WriteCallback): boolean {
		this.#sink.send(text);
		const done = typeof encoding === 'function' ? encoding : callback;
		if (done !== undefined) {
			queueMicrotask(done);
		}

		return true;
	}

	/** Sets right what the terminal sends. */
	enter(): void {
		this.#sink.send(setInput);
	}

	/** Gives the terminal back, and leaves the line in which Ink's way ends, so that the shell has one of its own. */
	leave(): void {
		this.#sink.sendLast(`${giveInputBack}${showCursor}\n`);
	}

	/** Listens to the terminal no more. */
	close(): void {
		this.#stream.off('resize', this.#onResize);
	}

	readonly #onResize = (): void => {
		this.emit('resize');
	};
}
