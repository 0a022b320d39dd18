import {EventEmitter} from 'node:events';

/** A terminal's stream that keeps what it is sent. */
export class FakeStream extends EventEmitter {
	readonly isTTY = true;
	columns: number;
	rows: number;
	sent = '';
	/** What the next writes fail with. */
	failure: Error | undefined;
	/** Answers that it is full until `drain` is emitted. */
	isFull = false;

	constructor(columns: number, rows: number) {
		super();
		this.columns = columns;
		this.rows = rows;
	}

	write(text: string, callback?: (error?: Error | null) => void): boolean {
		if (this.failure === undefined) {
			this.sent += text;
		}

		callback?.(this.failure);
		return !this.isFull;
	}

	resize(columns: number, rows: number): void {
		this.columns = columns;
		this.rows = rows;
		this.emit('resize');
	}

	/** What was sent since the last call. */
	take(): string {
		const {sent} = this;
		this.sent = '';
		return sent;
	}
}
