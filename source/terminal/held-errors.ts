import {writeLast} from './last-words.js';
import {printable} from './printable.js';

type WarningListener = (warning: Error) => void;

const longestHeld = 4096;
const standardError = 2;

/** Keeps from the screen what anyone, Node itself included, writes to standard error while it is in use, and prints it afterwards. */
export class HeldErrors {
	readonly #process: NodeJS.Process;
	readonly #print: (text: string) => void;
	#write: NodeJS.WriteStream['write'] | undefined;
	#warningListeners: WarningListener[] = [];
	#held = '';

	/** @param print Where it is printed. */
	constructor(
		process: NodeJS.Process,
		print: (text: string) => void = text => writeLast(standardError, text),
	) {
		this.#process = process;
		this.#print = print;
	}

	hold(): void {
		if (this.#write !== undefined) {
			return;
		}

		this.#write = this.#process.stderr.write;
		this.#process.stderr.write = (
			text: string | Uint8Array,
			encoding?: unknown,
			callback?: (error?: Error | null) => void,
		): boolean => {
			this.#keep(typeof text === 'string' ? text : Buffer.from(text).toString());
			const done = typeof encoding === 'function' ? (encoding as typeof callback) : callback;
			if (done !== undefined) {
				queueMicrotask(done);
			}

			return true;
		};
		this.#warningListeners = this.#process.listeners('warning') as WarningListener[];
		this.#process.removeAllListeners('warning');
		this.#process.on('warning', this.#onWarning);
	}

	release(): void {
		if (this.#write === undefined) {
			return;
		}

		this.#process.stderr.write = this.#write;
		this.#write = undefined;
		this.#process.off('warning', this.#onWarning);
		for (const listener of this.#warningListeners) {
			this.#process.on('warning', listener);
		}

		const held = this.#held;
		this.#held = '';
		if (held !== '') {
			this.#print(printable(held));
		}
	}

	#keep(text: string): void {
		this.#held = (this.#held + text).slice(-longestHeld);
	}

	readonly #onWarning = (warning: Error): void => {
		this.#keep(`${warning.name}: ${warning.message}\n`);
	};
}
