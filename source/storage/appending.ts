import {constants} from 'node:fs';
import type {Disk} from './disk.js';
import {errorOf} from './links.js';

// Windows has none of these.
const {O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;

/**
Reading parts of files, and writing at their ends. What fails throws.

@param writing How whole files are written.
*/
export const createAppending = (
	disk: Disk,
	writing: {
		readonly fill: (file: number, text: string) => void;
		readonly flushFile: (file: number) => void;
		readonly targetOf: (path: string) => string;
	},
) => {
	const readOpen = (file: number, from: number, to: number): string => {
		const bytes = new Uint8Array(Math.max(0, to - from));
		let offset = 0;
		while (offset < bytes.length) {
			const count = disk.read(file, bytes, offset, from + offset);
			if (count === 0) {
				break;
			}

			offset += count;
		}

		return Buffer.from(bytes.buffer, 0, offset).toString('latin1');
	};

	const opened = <Value>(path: string, flags: number, act: (file: number) => Value): Value => {
		const file = disk.open(writing.targetOf(path), flags | O_NOFOLLOW | O_NONBLOCK);
		try {
			return act(file);
		} finally {
			disk.close(file);
		}
	};

	return {
		/** The bytes of a file from one place to another, or to its end, each as a character. */
		readPart: (path: string, from: number, to?: number): string =>
			opened(path, constants.O_RDONLY, file => {
				const {bytes} = disk.lookAtOpen(file);
				return readOpen(file, from, Math.min(bytes, to ?? bytes));
			}),

		/**
		Writes lines where a file's last whole line ends; on return they are on the disk. What a killed program has begun there goes; whole lines mean that somebody else writes, and nothing is written.

		@param at Where the last whole line ended a moment ago.
		*/
		append: (path: string, text: string, at: number): void =>
			opened(path, constants.O_RDWR | constants.O_APPEND, file => {
				const {bytes} = disk.lookAtOpen(file);
				if (bytes < at || readOpen(file, at, bytes).includes('\n')) {
					throw errorOf('EBUSY', 'somebody else writes here');
				}

				if (bytes > at) {
					disk.truncate(file, at);
				}

				writing.fill(file, text);
				writing.flushFile(file);
			}),
	};
};
