import {join} from 'node:path';
import {digest} from '../play/digest.js';
import {decodeLine, entryLine, headingLine, type Line} from '../play/journal-line.js';
import {isSamePlace, isYear, type Place} from '../play/journal-place.js';
import type {Entry, Games} from '../play/statistics.js';
import {historyIn} from './facts.js';
import type {Files} from './files.js';
import {endOf, errorOf} from './links.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';

/** How much before a place its seal is made of. */
const sealed = 64;
/** In so much there is the end of a line. */
const longestLine = 262_144;

/** What is in the journal behind a place. */
export type Tail = {
	readonly entries: readonly Entry[];
	/** Whether what is counted is all that stands before, and nothing was begun anew since. */
	readonly isKnown: boolean;
	/** Where the journal ends; `undefined` if there is none. */
	readonly end: Place | undefined;
};

/** What is to be added to the journal. */
export type Addition = {
	/** Results that are known from the time before the journal. */
	readonly earlier?: readonly Entry[];
	/** What is counted, if the journal doesn't say so. */
	readonly before?: Games | undefined;
	readonly entries: readonly Entry[];
};

/**
All results for ever: a file of lines for each year, to which is only added. A file begins with where the one before ended. Under the lock of the statistics; what fails throws.
*/
export const createJournal = (directory: string, files: Files, problems: Problems) => {
	const folder = historyIn(directory);
	const pathOf = (year: number): string => join(folder, `${year}.jsonl`);

	const isFile = (path: string): boolean => {
		const {look, isLost} = endOf(files.disk, path);
		if (isLost) {
			throw errorOf('ENOENT', 'a link leads nowhere');
		}

		if (look !== undefined && look.kind !== 'file') {
			setAsideAndTell(files, problems, path);
		}

		return look?.kind === 'file';
	};

	/** The years of which there is a file, the first one first. */
	const years = (): readonly number[] => {
		const code = files.unlistable(folder);
		if (code !== undefined && code !== 'ENOTDIR') {
			throw errorOf(code, 'the names can’t be read');
		}

		return files
			.list(folder)
			.filter(name => /^\d{4}\.jsonl$/.test(name))
			.map(name => Number(name.slice(0, 4)))
			.filter(year => isYear(year) && isFile(pathOf(year)))
			.toSorted((one, other) => one - other);
	};

	const placeAt = (year: number, bytes: number): Place => ({
		year,
		bytes,
		seal: digest(files.readPart(pathOf(year), Math.max(0, bytes - sealed), bytes)),
	});

	/** What of a file from a place on is whole lines. */
	const wholeLines = (year: number, from: number): string => {
		const text = files.readPart(pathOf(year), from);
		return text.slice(0, text.lastIndexOf('\n') + 1);
	};

	const linesIn = (text: string): readonly Line[] => text.split('\n').slice(0, -1).map(decodeLine);

	const sizeOf = (year: number): number => files.look(pathOf(year))?.bytes ?? 0;

	/** Where the last whole line of a file ends. */
	const lastPlace = (year: number): Place => {
		const bytes = sizeOf(year);
		const from = Math.max(0, bytes - longestLine);
		return placeAt(year, from + wholeLines(year, from).length);
	};

	/** @param place As it was when the statistics were written. */
	const since = (place: Place | undefined): Tail => {
		const all = years();
		const last = all.at(-1);
		const isHere =
			place !== undefined &&
			all.includes(place.year) &&
			isSamePlace(place, placeAt(place.year, place.bytes));
		if (isHere && place.year === last && place.bytes === sizeOf(last)) {
			return {entries: [], isKnown: true, end: place};
		}

		const end = last === undefined ? undefined : lastPlace(last);
		if (!isHere) {
			return {entries: [], isKnown: false, end};
		}

		const lines = all
			.filter(year => year >= place.year)
			.flatMap(year => linesIn(wholeLines(year, year === place.year ? place.bytes : 0)));
		return {
			entries: lines.flatMap(line => (line.kind === 'entry' ? [line.entry] : [])),
			isKnown: !lines.some(line => line.kind === 'heading' && line.heading.before !== undefined),
			end,
		};
	};

	const create = (path: string, text: string): void => {
		files.makeDirectory(directory);
		files.makeOwnDirectory(folder);
		if (!files.create(files.end(path)?.path ?? path, text, 'now')) {
			throw errorOf('EEXIST', 'a file is there');
		}

		files.flushDirectoryOf(path);
	};

	return {
		folder,
		since,

		/** Adds to the end; answers the new one. On return it is on the disk. */
		add: (end: Place | undefined, addition: Addition): Place => {
			const {earlier = [], before, entries} = addition;
			const text = [
				...earlier.map(entryLine),
				...(before === undefined ? [] : [headingLine({before})]),
				...entries.map(entryLine),
			].join('');
			const present = Math.min(9999, Math.max(1000, files.now().getUTCFullYear()));
			const year = Math.max(end?.year ?? present, present);
			if (end !== undefined && text === '') {
				return end;
			}

			if (end?.year === year) {
				files.append(pathOf(year), text, end.bytes);
				return placeAt(year, end.bytes + text.length);
			}

			const whole = `${headingLine(end === undefined ? {} : {after: end})}${text}`;
			create(pathOf(year), whole);
			return placeAt(year, whole.length);
		},

		/** All lines; what is missing between two files is a damaged one. */
		lines: function* (): Generator<Line> {
			let end: Place | undefined;
			for (const year of years()) {
				const lines = linesIn(wholeLines(year, 0));
				const [first] = lines;
				if (first?.kind === 'heading' && !isSamePlace(first.heading.after, end)) {
					yield {kind: 'damaged'};
				}

				yield* lines;
				end = lastPlace(year);
			}
		},
	};
};
