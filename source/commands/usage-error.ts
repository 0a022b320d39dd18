import {printable} from '../terminal/printable.js';

/** An error in the words of the command line. */
export class UsageError extends Error {
	override readonly name = 'UsageError';

	/** What was typed comes back in the message, but nothing that could steer a terminal. */
	constructor(message: string) {
		super(printable(message).replaceAll('\n', ' '));
	}
}
