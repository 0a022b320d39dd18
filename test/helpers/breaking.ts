import {
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {generator} from '../../source/random.js';

const ways = {
	'flips a bit': (file: string, draw: () => number) => {
		const bytes = readFileSync(file);
		bytes[draw() % bytes.length]! ^= 1 << (draw() % 8);
		writeFileSync(file, bytes);
	},
	'cuts it off': (file: string, draw: () => number) => {
		const bytes = readFileSync(file);
		writeFileSync(file, bytes.subarray(0, draw() % bytes.length));
	},
	'empties it': (file: string) => {
		writeFileSync(file, '');
	},
	'writes anything into it': (file: string, draw: () => number) => {
		writeFileSync(file, Buffer.from(Array.from({length: 500}, () => draw() & 255)));
	},
	'makes it long': (file: string) => {
		writeFileSync(file, `{"moves": "${'deal '.repeat(1_000_000)}"}`);
	},
	'writes __proto__ into it': (file: string) => {
		writeFileSync(file, '{"__proto__": {"format": 1, "finished": "won"}, "constructor": 1}');
	},
	'puts a directory there': (file: string) => {
		renameSync(file, `${file}-elsewhere`);
		mkdirSync(file);
	},
	'puts a link there': (file: string) => {
		renameSync(file, `${file}-elsewhere`);
		symlinkSync(`${file}-elsewhere`, file);
	},
} as const;

export type Way = keyof typeof ways;

export const waysToBreak = Object.keys(ways) as readonly Way[];

/** Breaks a file as the way says, differently for every seed; answers how to tell that it is kept. */
export const broken = (file: string, way: Way, seed: number) => {
	ways[way](file, generator(seed, 31));
	const isFile = lstatSync(file).isFile();
	const bytes = isFile ? readFileSync(file) : undefined;
	return {
		/** Whether it was renamed, whole. */
		isKept: (): boolean =>
			readdirSync(dirname(file))
				.filter(name => name.startsWith(`${basename(file)}.broken-`))
				.some(name => {
					const path = join(dirname(file), name);
					return bytes === undefined
						? !lstatSync(path).isFile()
						: lstatSync(path).isFile() && readFileSync(path).equals(bytes);
				}),
	};
};
