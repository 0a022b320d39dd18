import {EventEmitter} from 'node:events';
import {
	beginSynchronized,
	cursorVisibility,
	endSynchronized,
	enterScreen,
	giveInputBack,
	leaveScreen,
	modeSequence,
	readSwitches,
} from './modes.js';
import {Picture} from './picture.js';
import {type OutputStream, openSink, type Sink} from './sink.js';

export type FrameWriterOptions = {
	/** False: no colour reaches the terminal, bold, inverse and the like do. */
	readonly hasColours?: boolean;
	/** True: the terminal may draw characters of ambiguous width over two cells; rows are then sent whole. */
	readonly mayWiden?: boolean;
	/** Called once when the terminal no longer takes anything. */
	readonly onGone?: (error: Error) => void;
	/** Changes every frame before it is shown, character by character. */
	readonly translate?: (frame: string) => string;
};

type WriteCallback = (error?: Error | null) => void;

const alternateScreen = new Set([47, 1047, 1049]);
const defaultSize = {columns: 80, rows: 24};
const largeFrame = 1024;
const resizePause = 25;

/**
Stands where Ink expects `stdout`. It takes whole frames and sends only the cells that change.

Ink must be told `debug: true`: then each write is one whole frame or a list of mode switches.
The alternate screen and the cursor are the writer's own: switches for a state it is in already send nothing.
Frames that come while the screen isn't entered are kept, and the last one is painted on entering.
*/
export class FrameWriter extends EventEmitter<{resize: []}> {
	readonly isTTY = true;
	columns = defaultSize.columns;
	rows = defaultSize.rows;
	readonly #stream: OutputStream;
	readonly #translate: (frame: string) => string;
	readonly #sink: Sink;
	readonly #picture: Picture;
	readonly #modes = new Set<number>();
	#frame: string | undefined;
	#isEntered = false;
	/** Nothing is painted yet, so that all that comes is shown in one go. */
	#isBlank = true;
	#resizeTimer: NodeJS.Timeout | undefined;
	#hasResizeWaiting = false;
	#isResizeHeard = false;

	constructor(
		stream: OutputStream,
		{
			hasColours = true,
			mayWiden = false,
			onGone,
			translate = frame => frame,
		}: FrameWriterOptions = {},
	) {
		super();
		this.#translate = translate;
		this.setMaxListeners(0);
		this.#stream = stream;
		this.#picture = new Picture(hasColours, mayWiden);
		this.#sink = openSink(stream, {
			onDrain: () => {
				this.#show();
			},
			onGone: error => {
				onGone?.(error);
			},
		});
		this.#measure();
		stream.on('resize', this.#onStreamResize);
	}

	/** The last frame taken. */
	get frame(): string | undefined {
		return this.#frame;
	}

	get isEntered(): boolean {
		return this.#isEntered;
	}

	/** Whether the terminal has taken all that was painted. */
	get isShown(): boolean {
		return !this.#sink.isBusy();
	}

	/** Takes a frame or mode switches. Empty with a callback is Ink's way of waiting, a lone line feed its way of leaving. */
	write(text: string, encoding?: string | WriteCallback, callback?: WriteCallback): boolean {
		const done = typeof encoding === 'function' ? encoding : callback;
		const switches = readSwitches(text);
		if (switches !== undefined) {
			for (const {mode, isOn} of switches) {
				this.#switch(mode, isOn);
			}
		} else if (text !== '\n' && (text !== '' || done === undefined)) {
			this.paint(text);
		}

		if (done !== undefined) {
			queueMicrotask(done);
		}

		return true;
	}

	/** Shows a frame. The same frame again, from whomever, sends nothing. */
	paint(frame: string): void {
		this.#frame = this.#translate(frame);
		this.#show();
	}

	/** Enters the alternate screen and paints the last frame, if there is one. Entered already, it does nothing. */
	enter(): void {
		if (this.#isEntered) {
			return;
		}

		// A process that was stopped isn't told of a change of size.
		this.#stream._refreshSize?.();
		this.#isEntered = true;
		this.#sink.send(
			enterScreen + [...this.#modes].map(mode => modeSequence({mode, isOn: true})).join(''),
		);
		if (this.#measure()) {
			this.emit('resize');
		}

		this.#show();
	}

	/** Leaves the screen as the terminal had it, before it returns; modes switched on are switched off and come back with `enter`. */
	leave(): void {
		if (!this.#isEntered) {
			return;
		}

		const modes = [...this.#modes].map(mode => modeSequence({mode, isOn: false})).join('');
		this.#isEntered = false;
		this.#sink.sendLast(modes + leaveScreen);
	}

	/** Sends the whole screen again, for when someone else has written to it. */
	repaint(): void {
		if (this.#isEntered) {
			this.#isEntered = false;
			this.#sink.send(giveInputBack);
			this.enter();
		}
	}

	/** Paints anew after a signal that the size has changed, if the stream tells of no other size: it may have changed and back, which spoils the picture as well. */
	readonly refresh = (): void => {
		if (!this.#isResizeHeard) {
			this.#onResize();
		}
	};

	/** Leaves, and listens to the terminal no more. */
	close(): void {
		this.leave();
		clearTimeout(this.#resizeTimer);
		this.#stream.off('resize', this.#onStreamResize);
		this.removeAllListeners();
	}

	#switch(mode: number, isOn: boolean): void {
		if (alternateScreen.has(mode)) {
			if (isOn) {
				this.enter();
			} else {
				this.leave();
			}
		} else if (mode !== cursorVisibility && this.#modes.has(mode) !== isOn) {
			if (isOn) {
				this.#modes.add(mode);
			} else {
				this.#modes.delete(mode);
			}

			if (this.#isEntered) {
				this.#sink.send(modeSequence({mode, isOn}));
			}
		}
	}

	#show(): void {
		if (!this.#isEntered || this.#frame === undefined || this.#sink.isBusy()) {
			return;
		}

		const output = this.#picture.changeTo(this.#frame);
		if (output !== '') {
			const isWhole = this.#isBlank || output.length > largeFrame;
			this.#isBlank = false;
			this.#sink.send(isWhole ? beginSynchronized + output + endSynchronized : output);
		}
	}

	/** Takes over the terminal's size and forgets the picture, which a change of size spoils. Tells whether it is another size. */
	#measure(): boolean {
		const {columns = 0, rows = 0} = this.#stream;
		const size = columns > 0 && rows > 0 ? {columns, rows} : defaultSize;
		const isChanged = size.columns !== this.columns || size.rows !== this.rows;
		this.columns = size.columns;
		this.rows = size.rows;
		this.#picture.forget(this.columns, this.rows);
		this.#isBlank = true;
		return isChanged;
	}

	#resized(): void {
		this.#hasResizeWaiting = false;
		this.#measure();
		this.emit('resize');
		this.#show();
	}

	readonly #onStreamResize = (): void => {
		this.#isResizeHeard = true;
		setImmediate(() => {
			this.#isResizeHeard = false;
		});
		this.#onResize();
	};

	/** Answers the first of many sizes at once and the last of them after a pause. */
	readonly #onResize = (): void => {
		if (this.#resizeTimer !== undefined) {
			this.#hasResizeWaiting = true;
			return;
		}

		this.#resized();
		this.#resizeTimer = setTimeout(() => {
			this.#resizeTimer = undefined;
			if (this.#hasResizeWaiting) {
				this.#onResize();
			}
		}, resizePause);
	};
}
