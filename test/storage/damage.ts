import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {encodeSave, type Save} from '../../source/play/save.js';
import {open, sampleResult, temporaryDirectory} from './samples.js';

/**
All texts that differ from the given bytes in one bit or end too early.

@param stride Every how many one is given; 1 gives them all.
*/
export function* damaged(bytes: Buffer, stride = 1): Generator<Buffer> {
	let count = 0;
	for (let index = 0; index < bytes.length; index++) {
		for (let bit = 0; bit < 9; bit++) {
			if (count++ % stride !== 0) {
				continue;
			}

			if (bit === 8) {
				yield bytes.subarray(0, index);
			} else {
				const copy = Buffer.from(bytes);
				copy[index] = (copy[index] ?? 0) ^ (1 << bit);
				yield copy;
			}
		}
	}
}

/** The bytes of a statistics file with a result of every kind. */
export const statisticsBytes = async (): Promise<Buffer> => {
	const directory = temporaryDirectory();
	const store = open(directory);
	store.finish(sampleResult({id: 'n1', outcome: 'won'}));
	store.finish(sampleResult({id: 'n2', outcome: 'given-up', replay: true}));
	await store.fold();
	return readFileSync(join(directory, 'stats.json'));
};

const fresh = (): string => {
	const directory = temporaryDirectory();
	mkdirSync(join(directory, 'games'));
	return directory;
};

/** Writes damaged bytes and sees what a start makes of them; answers what is not as promised. */
export const startsWith = (
	bytes: Buffer,
	options: {
		readonly stride: number;
		readonly name: string;
		readonly previous?: Buffer;
		/** What the start sees, as text. */
		readonly see: (store: ReturnType<typeof open>) => string;
		readonly allowed: (seen: string, isTold: boolean) => boolean;
	},
): readonly string[] => {
	const faults: string[] = [];
	let directory = fresh();
	let count = 0;
	for (const copy of damaged(bytes, options.stride)) {
		if (count++ % 100 === 0) {
			directory = fresh();
		}

		const path = join(directory, options.name);
		writeFileSync(path, copy);
		if (options.previous !== undefined) {
			writeFileSync(`${path}.prev`, options.previous);
		}

		const store = open(directory);
		const seen = options.see(store);
		const problems = store.problems();
		const [problem] = problems;
		const isKept =
			problem?.key === 'broken-file-set-aside' && readFileSync(problem.path).equals(copy);
		if (
			problems.length > 1 ||
			(problem !== undefined && !isKept) ||
			!options.allowed(seen, problem !== undefined)
		) {
			faults.push(`${JSON.stringify(problems)} ${seen} ${copy.toString()}`);
		}
	}

	return faults;
};

/** What starts with a damaged save, alone in its directory, do not do as promised. */
export const saveStarts = (save: Save, stride: number): readonly string[] =>
	startsWith(Buffer.from(encodeSave(save)), {
		stride,
		name: 'games/a.json',
		see: store => JSON.stringify(store.resumable().map(offered => offered.save)),
		allowed: (seen, isTold) => seen === (isTold ? '[]' : JSON.stringify([save])),
	});

/** What starts with damaged statistics, the copy of which is whole, do not do as promised. */
export const statisticsStarts = async (stride: number): Promise<readonly string[]> => {
	const bytes = await statisticsBytes();
	const directory = fresh();
	writeFileSync(join(directory, 'stats.json'), bytes);
	const whole = JSON.stringify(open(directory).statistics());
	return startsWith(bytes, {
		stride,
		name: 'stats.json',
		previous: bytes,
		see: store => JSON.stringify(store.statistics()),
		allowed: seen => seen === whole,
	});
};
