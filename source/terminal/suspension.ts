export type Handover = {
	/** Gives the terminal to the shell. */
	readonly leave: () => void;
	/** Takes it back and paints everything again. */
	readonly enter: () => void;
	/** Takes it back from a shell it was never given to. */
	readonly retake: () => void;
};

const stopTimeout = 150;

/** Stopping for the shell's job control, by the key or by a signal from outside, and going on after it. */
export class Suspension {
	readonly #process: NodeJS.Process;
	readonly #handover: Handover;
	#timer: NodeJS.Timeout | undefined;

	constructor(process: NodeJS.Process, handover: Handover) {
		this.#process = process;
		this.#handover = handover;
	}

	listen(): void {
		this.#process.on('SIGTSTP', this.#onStop);
		this.#process.on('SIGCONT', this.#onContinue);
	}

	ignore(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#process.off('SIGTSTP', this.#onStop);
		this.#process.off('SIGCONT', this.#onContinue);
	}

	/** Stops the whole job, so that a shell waiting for `npm start` gets its prompt too. */
	suspend(): void {
		this.#stop(0);
	}

	readonly #onStop = (): void => {
		this.#stop(this.#process.pid);
	};

	/**
	The signal's own effect stops the process. Where no shell could ever let it go on the system ignores that signal,
	so the timer brings the screen back; it also keeps the process alive until it has gone on.
	*/
	#stop(target: number): void {
		if (this.#timer !== undefined) {
			return;
		}

		this.#handover.leave();
		this.#process.off('SIGTSTP', this.#onStop);
		this.#timer = setTimeout(this.#onTimeout, stopTimeout);
		this.#process.kill(target, 'SIGTSTP');
	}

	/** A waiting SIGCONT comes before the immediate, so that the screen is taken once. */
	readonly #onTimeout = (): void => {
		setImmediate(this.#goOn);
	};

	readonly #goOn = (): void => {
		if (this.#timer === undefined) {
			return;
		}

		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#process.on('SIGTSTP', this.#onStop);
		this.#handover.enter();
	};

	readonly #onContinue = (): void => {
		if (this.#timer === undefined) {
			this.#handover.retake();
		} else {
			this.#goOn();
		}
	};
}
