import {constants} from 'node:os';
import {faultExitCode} from './fault.js';
import {FrameWriter} from './frame-writer.js';
import {HeldErrors} from './held-errors.js';
import {takeBack, writeLast} from './last-words.js';
import {PlainWriter} from './plain-writer.js';
import type {KeyStream} from './reading.js';
import type {OutputStream} from './sink.js';
import {Suspension} from './suspension.js';

/** Why the program ends without having been asked to by a key. */
export type Ending =
	| {readonly kind: 'signal'; readonly signal: NodeJS.Signals}
	| {readonly kind: 'gone'}
	| {readonly kind: 'fault'; readonly error: unknown};

/** Where keys come from: a `tty.ReadStream`, or less in tests. */
export type InputStream = KeyStream & {
	readonly isTTY?: boolean;
	setRawMode?(isRaw: boolean): unknown;
	pause?(): unknown;
	on(event: 'end' | 'close' | 'error', listener: () => void): unknown;
};

export type TerminalOptions = {
	/** Saves what must not be lost. Called once, before the screen is left; it must be synchronous. */
	readonly onEnding?: (ending: Ending) => void;
	/** The text printed after a fault, with its last line feed. */
	readonly describeFault?: (error: unknown) => string;
	/** False: no colour reaches the terminal. */
	readonly hasColours?: boolean;
	/** True: the terminal may draw characters of ambiguous width over two cells. */
	readonly mayWiden?: boolean;
	/** Changes every frame before it is shown, character by character. */
	readonly translate?: (frame: string) => string;
	/** False: Ink writes in its own plain way, for screen readers; the writer isn't used. */
	readonly hasScreen?: boolean;
	readonly stdin?: InputStream;
	readonly stdout?: OutputStream;
	readonly process?: NodeJS.Process;
};

const endingSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR1', 'SIGUSR2'] as const;
const standardError = 2;

const exitCodeOf = (ending: Ending): number => {
	switch (ending.kind) {
		case 'signal':
			return 128 + constants.signals[ending.signal];
		case 'gone':
			return 128 + constants.signals.SIGHUP;
		case 'fault':
			return faultExitCode;
	}
};

/** The terminal while the program has it: from entering the screen to giving it back, however the program ends. */
export class Terminal {
	readonly writer: FrameWriter;
	/** What is written to where the writer isn't used. */
	readonly #plain: PlainWriter | undefined;
	readonly #options: TerminalOptions;
	readonly #process: NodeJS.Process;
	readonly #stdin: InputStream;
	readonly #stdout: OutputStream;
	readonly #errors: HeldErrors;
	readonly #suspension: Suspension;
	#stopReading = () => {};
	#isOpen = false;
	#isEnding = false;

	constructor(options: TerminalOptions = {}) {
		this.#options = options;
		this.#process = options.process ?? process;
		this.#stdin = options.stdin ?? this.#process.stdin;
		this.#stdout = options.stdout ?? this.#process.stdout;
		this.writer = new FrameWriter(this.#stdout, {
			hasColours: options.hasColours ?? true,
			mayWiden: options.mayWiden ?? false,
			onGone: this.#onGone,
			...(options.translate === undefined ? {} : {translate: options.translate}),
		});
		this.#plain =
			options.hasScreen === false ? new PlainWriter(this.#stdout, this.#onGone) : undefined;
		this.#errors = new HeldErrors(this.#process);
		this.#suspension = new Suspension(this.#process, {
			leave: () => {
				this.#giveBack();
			},
			enter: () => {
				this.#take();
			},
			retake: () => {
				this.#setRawMode(false);
				this.#take();
				this.writer.repaint();
			},
		});
	}

	/** What Ink's `render` needs to draw through the writer, or in its plain way. */
	get inkOptions() {
		return {
			stdout: (this.#plain ?? this.writer) as unknown as NodeJS.WriteStream,
			isScreenReaderEnabled: this.#plain !== undefined,
			debug: this.#plain === undefined,
			interactive: true,
			patchConsole: false,
			exitOnCtrlC: false,
		} as const;
	}

	/** Takes the terminal: raw mode first, so that no key is echoed, then the screen. Keys wait in the terminal until they are listened to. */
	open(): void {
		if (this.#isOpen) {
			return;
		}

		this.#isOpen = true;
		for (const signal of endingSignals) {
			this.#process.on(signal, this.#onSignal);
		}

		this.#process.on('uncaughtException', this.fail);
		this.#process.on('unhandledRejection', this.fail);
		this.#process.on('beforeExit', this.#onIdle);
		this.#process.on('exit', this.close);
		for (const event of ['end', 'close', 'error'] as const) {
			this.#stdin.on(event, this.#onGone);
		}

		this.#stdout.on('error', this.#onGone);
		this.#process.on('SIGWINCH', this.writer.refresh);
		this.#suspension.listen();
		this.#take();
	}

	/** Has what the player does read, until the terminal is closed. What was typed before has waited in it. Both answer what stops them. */
	listen(read: (stream: KeyStream) => () => void): () => void {
		const stop = read(this.#stdin);
		this.#stopReading = () => {
			stop();
			// What is typed from now on is the shell's.
			this.#stdin.pause?.();
		};
		return this.#stopReading;
	}

	/** Gives the terminal back as it was found. Can be called at any time, from anywhere, more than once. */
	readonly close = (): void => {
		if (!this.#isOpen) {
			return;
		}

		this.#isOpen = false;
		this.#suspension.ignore();
		this.#stopReading();
		this.#giveBack();
		this.writer.close();
		this.#plain?.close();
		for (const signal of endingSignals) {
			this.#process.off(signal, this.#onSignal);
		}

		this.#process.off('uncaughtException', this.fail);
		this.#process.off('unhandledRejection', this.fail);
		this.#process.off('beforeExit', this.#onIdle);
		this.#process.off('exit', this.close);
		this.#process.off('SIGWINCH', this.writer.refresh);
	};

	/** Stops the program until the shell goes on with it. For the key Ctrl-Z. */
	readonly suspend = (): void => {
		if (this.#isOpen) {
			this.#suspension.suspend();
		}
	};

	/** Ends the program with the error in words on the player's own screen. For whatever Ink rejects with. */
	readonly fail = (error: unknown): void => {
		this.#end({kind: 'fault', error});
	};

	readonly #onSignal = (signal: NodeJS.Signals): void => {
		this.#end({kind: 'signal', signal});
	};

	readonly #onGone = (): void => {
		if (this.#isOpen) {
			this.#end({kind: 'gone'});
		}
	};

	/** Whoever leaves closes the terminal; here the screen has lost all that it waits for, after an error that React kept to itself. */
	readonly #onIdle = (): void => {
		this.fail(new Error('the screen ended by itself'));
	};

	#end(ending: Ending): void {
		if (this.#isEnding) {
			return;
		}

		this.#isEnding = true;
		let reason = ending;
		try {
			this.#options.onEnding?.(ending);
		} catch (error) {
			reason = {kind: 'fault', error};
		}

		this.close();
		if (reason.kind === 'fault') {
			const describe = this.#options.describeFault ?? String;
			writeLast(standardError, describe(reason.error));
		}

		this.#exit(exitCodeOf(reason));
	}

	/** A listener of 'exit' that throws, as one of Ink's may, must not keep the program alive. */
	#exit(code: number): void {
		try {
			this.#process.exit(code);
		} catch {
			this.#process.exit(code);
		}
	}

	#take(): void {
		takeBack();
		this.#setRawMode(true);
		this.#errors.hold();
		(this.#plain ?? this.writer).enter();
	}

	#giveBack(): void {
		// First, as changing it waits for whatever is left behind to a terminal that doesn't read.
		this.#setRawMode(false);
		(this.#plain ?? this.writer).leave();
		this.#errors.release();
	}

	#setRawMode(isRaw: boolean): void {
		try {
			this.#stdin.setRawMode?.(isRaw);
		} catch {
			// The terminal is gone; its own events tell.
		}
	}
}
