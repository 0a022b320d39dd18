import {constants} from 'node:fs';
import {codeOf, type Disk} from './disk.js';

/** Whether an error of a flush says that the disk knows none, which is no failure. */
export const isFlushMissing = (error: unknown): boolean =>
	['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(codeOf(error));

/** Getting onto the disk what was written, where the disk knows how to. What fails throws, unless said otherwise. */
export const createFlushing = (disk: Disk) => {
	/** The flushes that nobody waits for. */
	const behind = new Set<Promise<void>>();

	const flush = (file: number): void => {
		try {
			disk.flush(file);
		} catch (error) {
			if (!isFlushMissing(error)) {
				throw error;
			}
		}
	};

	return {
		flush,

		/** @param onFailure What fails later comes here. */
		flushAndClose: (file: number, onFailure: (error: unknown) => void): void => {
			const flushing = disk
				.flushAndClose(file)
				.catch((error: unknown) => {
					if (!isFlushMissing(error)) {
						onFailure(error);
					}
				})
				.finally(() => behind.delete(flushing));
			behind.add(flushing);
		},

		flushDirectory: (directory: string): void => {
			let file: number;
			try {
				file = disk.open(directory, constants.O_RDONLY);
			} catch (error) {
				// Windows opens no directories and needs no flush of them.
				if (['EISDIR', 'EPERM', 'EACCES'].includes(codeOf(error))) {
					return;
				}

				throw error;
			}

			try {
				flush(file);
			} catch (error) {
				// So says a disk that flushes only what is open for writing.
				if (codeOf(error) !== 'EBADF') {
					throw error;
				}
			} finally {
				disk.close(file);
			}
		},

		/** Waits for the flushes behind, but for a disk that doesn't answer no longer than this, in milliseconds. */
		flushed: async (limit: number): Promise<void> => {
			let timer: NodeJS.Timeout | undefined;
			const patience = new Promise(resolve => {
				timer = setTimeout(resolve, limit);
			});
			await Promise.race([Promise.all(behind), patience]);
			clearTimeout(timer);
		},
	};
};
